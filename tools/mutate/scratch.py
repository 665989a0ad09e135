"""Copies of the project in which mutants live: the checkout itself is never changed."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path


def project_files(root: Path) -> list[str]:
    """All files of the project, by path: what git knows, or would take up."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True)
    names = sorted(filter(None, listed.stdout.split("\0")))
    return [name for name in names if (root / name).is_file()]


def digest(root: Path) -> str:
    """Changes with every change of the project's code or tests."""
    whole = hashlib.sha256()
    for name in project_files(root):
        if name.endswith((".py", ".toml", ".ftl", ".sql", ".jsonl")):
            whole.update(name.encode() + b"\0" + (root / name).read_bytes() + b"\0")
    return whole.hexdigest()[:16]


def copy(root: Path, to: Path) -> None:
    """Copy the project's files, with their times, so that compiled modules stay valid."""
    for name in project_files(root):
        target = to / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(root / name, target)


@contextmanager
def changed(path: Path, change: Callable[[bytes], bytes]) -> Iterator[None]:
    """Change a file for the length of the block; then it is as it was, its times included."""
    before, times = path.read_bytes(), path.stat()
    path.write_bytes(change(before))
    try:
        yield
    finally:
        path.write_bytes(before)
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
