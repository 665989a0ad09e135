"""Which tests reach a line: measured once with coverage, and kept until the code changes."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import coverage

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

_SETTINGS = """\
[run]
data_file = {folder}/data
source_pkgs = {packages}
context = ${{MUTATE_TEST}}
sigterm = true
disable_warnings = no-data-collected, module-not-imported, module-not-measured
"""
#: Run by every process that a test starts.
_SITE = "import coverage\n\ncoverage.process_startup()\n"


@dataclass(frozen=True)
class Reach:
    """What each test reached, and the seconds that it took."""

    data: coverage.CoverageData
    root: str
    seconds: dict[str, float]
    #: Tests that didn't pass on unchanged code: they judge nothing.
    bad: tuple[str, ...] = ()
    #: Files of tests that read code as text: they may notice what they never reach.
    readers: tuple[str, ...] = ()

    @cached_property
    def _by_file(self) -> dict[str, dict[int, list[str]]]:
        return {}

    def of_file(self, file: str) -> dict[int, list[str]]:
        """By line, the tests that reach it; `""` stands for what runs outside of any test."""
        if file not in self._by_file:
            self._by_file[file] = self.data.contexts_by_lineno(f"{self.root}/{file}")
        return self._by_file[file]

    def of_lines(self, file: str, lines: Collection[int]) -> set[str]:
        """The tests that reach one of these lines, and pass."""
        reached = self.of_file(file)
        found = {test for line in lines for test in reached.get(line, ())}
        return found & self.seconds.keys()

    def outside_tests(self, file: str, lines: Collection[int]) -> bool:
        """Whether one of these lines also runs when no test does: on import, once for all."""
        reached = self.of_file(file)
        return any("" in reached.get(line, ()) for line in lines)


def kept(folder: Path) -> Reach | None:
    """What `measured` has put into a folder before."""
    told, data = folder / "tests.json", folder / "data"
    if not told.exists():
        return None
    known = json.loads(told.read_text(encoding="utf-8"))
    read = coverage.CoverageData(str(data))
    read.read()
    return Reach(
        read, known["root"], known["seconds"], tuple(known["bad"]), tuple(known["readers"])
    )


def measured(
    root: Path, folder: Path, packages: Collection[str], tests: Sequence[str], processes: int
) -> Reach:
    """Run tests in the copy at `root`, and put what each of them reached into a folder."""
    with tempfile.TemporaryDirectory() as name:
        inside = Path(name)
        settings = inside / "coveragerc"
        settings.write_text(
            _SETTINGS.format(folder=inside, packages=", ".join(sorted(packages))), encoding="utf-8"
        )
        (inside / "sitecustomize.py").write_text(_SITE, encoding="utf-8")
        # pytest finds its plugin here, the tests' processes what traces them.
        here = str(Path(__file__).parents[2])
        paths = [str(inside), str(root), here]
        environment = os.environ | {
            "MUTATE_REACH": str(inside),
            "COVERAGE_PROCESS_START": str(settings),
            "COVERAGE_CORE": "ctrace",
            "PYTHONPATH": os.pathsep.join(paths),
        }
        spread = ["-n", str(processes), "--dist", "worksteal"] if processes > 1 else []
        command = [sys.executable, "-m", "pytest", "-p", "tools.mutate.tracing", *spread, *tests]
        subprocess.run(command, cwd=root, env=environment, check=False, stdout=sys.stderr)
        seconds: dict[str, float] = {}
        bad: set[str] = set()
        readers: set[str] = set()
        for part in inside.glob("tests-*.json"):
            known = json.loads(part.read_text(encoding="utf-8"))
            seconds |= known["seconds"]
            bad |= set(known["bad"])
            readers |= set(known["readers"])
        whole = coverage.Coverage(config_file=str(settings))
        whole.combine()
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(inside / "data", folder / "data")
    told = {"root": str(root), "seconds": seconds, "bad": sorted(bad), "readers": sorted(readers)}
    (folder / "tests.json").write_text(json.dumps(told), encoding="utf-8")
    reach = kept(folder)
    if reach is None:
        raise RuntimeError("what was just written is gone")
    return reach
