"""`make audit`: whether what is installed is what the locks say, and known to be safe.

Offline: every requirement is pinned with hashes, what is installed is what was pinned, and no
installed file has changed since. With a network also: no pinned version has a known vulnerability
(from osv.dev). Prints one line per finding; 1 if there is any.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import sys
import urllib.error
import urllib.request
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

LOCKS = ("requirements.lock", "requirements-dev.lock", "bench/requirements.lock")
ADVISORIES = "https://api.osv.dev/v1/querybatch"
SECONDS = 10.0
_PIN = re.compile(r"(?P<name>[A-Za-z0-9][\w.-]*)==(?P<version>\S+)")


def pins(text: str) -> Iterator[tuple[str, str, bool]]:
    """Name, version and whether there are hashes, of every requirement in a lock.

    What is not pinned has an empty version.
    """
    joined = re.sub(r"\\\n\s*", " ", text)
    for line in joined.splitlines():
        words = line.split("#")[0].split()
        if words:
            found = _PIN.match(words[0])
            name = found["name"] if found else words[0]
            hashed = any(word.startswith("--hash=sha256:") for word in words)
            yield name, found["version"] if found else "", hashed


def problems_of_lock(name: str, text: str) -> Iterator[str]:
    """Requirements that don't say exactly what is installed."""
    for package, version, hashed in pins(text):
        if not version:
            yield f"{name}: {package} is not pinned"
        elif not hashed:
            yield f"{name}: {package} {version} has no hash"


def problems_of_installed(pinned: dict[str, set[str]]) -> Iterator[str]:
    """Packages that are not what was pinned, or were changed since they were installed.

    For different versions of Python there may be different pins.
    """
    for name, versions in pinned.items():
        try:
            installed = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue
        if installed.version not in versions:
            known = ", ".join(sorted(versions))
            yield f"{name} {installed.version} is installed, but {known} is pinned"
        yield from _changed_files(name, installed)


def _changed_files(name: str, installed: metadata.Distribution) -> Iterator[str]:
    for file in installed.files or ():
        path = Path(str(file.locate()))
        # What is outside was written by the installer itself, for this machine.
        if file.parts[0] == ".." or file.hash is None or not path.is_file():
            continue
        digest = hashlib.sha256(path.read_bytes()).digest()
        if base64.urlsafe_b64encode(digest).rstrip(b"=").decode() != file.hash.value:
            yield f"{name}: {file} is not the file that was installed"


def ask_osv(body: bytes) -> dict[str, Any]:
    """Ask osv.dev; raises `OSError` where there is no network."""
    request = urllib.request.Request(ADVISORIES, body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=SECONDS) as answer:  # noqa: S310 - a fixed https address
        return dict(json.load(answer))


def vulnerabilities(
    pinned: dict[str, set[str]], ask: Callable[[bytes], dict[str, Any]] = ask_osv
) -> Iterator[str]:
    """Known vulnerabilities of what is pinned. Raises `OSError` where nobody can be asked."""
    every = [(name, version) for name, versions in pinned.items() for version in sorted(versions)]
    queries = [
        {"package": {"name": name, "ecosystem": "PyPI"}, "version": version}
        for name, version in every
    ]
    answers = ask(json.dumps({"queries": queries}).encode())["results"]
    for (name, version), answer in zip(every, answers, strict=True):
        for one in answer.get("vulns", ()):
            yield f"{name} {version} has a known vulnerability: {one['id']}"


def main(root: Path = Path()) -> int:
    """Print what is wrong."""
    found: list[str] = []
    pinned: dict[str, set[str]] = {}
    for lock in LOCKS:
        text = (root / lock).read_text(encoding="utf-8")
        found += problems_of_lock(lock, text)
        for name, version, _ in pins(text):
            pinned.setdefault(name, set()).add(version)
    found += problems_of_installed(pinned)
    asked = "asked at osv.dev"
    try:
        found += vulnerabilities(pinned)
    except OSError as error:
        asked = f"not asked for, osv.dev can't be reached ({error})"
    for problem in found:
        print(problem)
    print(f"{len(pinned)} packages; known vulnerabilities: {asked}; problems: {len(found)}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
