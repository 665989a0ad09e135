"""`make audit` finds what it is there for."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tools import audit

HASH = "--hash=sha256:" + "0" * 64


def test_our_locks_are_pinned_with_hashes() -> None:
    for lock in audit.LOCKS:
        text = Path(lock).read_text(encoding="utf-8")
        assert list(audit.pins(text))
        assert list(audit.problems_of_lock(lock, text)) == []


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (f"pillow>=12 \\\n    {HASH}", "pillow>=12 is not pinned"),
        ("pillow==12.0.0", "pillow 12.0.0 has no hash"),
        ("pillow==12.0.0 ; python_version > '3'", "pillow 12.0.0 has no hash"),
    ],
)
def test_a_requirement_that_is_not_exact_is_found(line: str, said: str) -> None:
    good = f"aiosqlite==0.1 \\\n    {HASH}\n    # via clanmoot\n"
    assert list(audit.problems_of_lock("lock", good + line)) == [f"lock: {said}"]


def test_another_version_than_the_pinned_one_is_found() -> None:
    (problem,) = audit.problems_of_installed({"pytest": {"0.0.1"}, "nowhere": {"1"}})
    assert problem.startswith("pytest ")
    assert problem.endswith("is installed, but 0.0.1 is pinned")


def test_a_file_that_was_changed_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = tmp_path / "toy-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1\n")
    (tmp_path / "toy.py").write_text("1")
    (info / "RECORD").write_text("toy.py,sha256=a4ayc_80_OGda4BO_1o_V0etpOqiLx1JwB5S3beHW0s,1\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert list(audit.problems_of_installed({"toy": {"1"}})) == []
    (tmp_path / "toy.py").write_text("2")
    (problem,) = audit.problems_of_installed({"toy": {"1"}})
    assert problem == "toy: toy.py is not the file that was installed"


def test_known_vulnerabilities_are_named() -> None:
    def answer(body: bytes) -> dict[str, Any]:
        names = [one["package"]["name"] for one in json.loads(body)["queries"]]
        found = {"left": {}, "right": {"vulns": [{"id": "GHSA-1"}]}}
        return {"results": [found[name] for name in names]}

    found = list(audit.vulnerabilities({"left": {"1"}, "right": {"2"}}, answer))
    assert found == ["right 2 has a known vulnerability: GHSA-1"]


def test_without_a_network_the_rest_is_audited(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def offline(_: bytes) -> dict[str, Any]:
        raise OSError("no network")

    monkeypatch.setattr(audit.vulnerabilities, "__defaults__", (offline,))
    monkeypatch.setattr(audit, "problems_of_installed", lambda _: [])
    assert audit.main() == 0
    assert "can't be reached (no network); problems: 0" in capsys.readouterr().out
