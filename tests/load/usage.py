"""What a process and its children use of the machine, as the system counts it."""

from __future__ import annotations

import os
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")


def family(pid: int) -> list[int]:
    """A process and all that it has started, directly or not."""
    found = [pid]
    for one in found:
        for task in _listed(Path(f"/proc/{one}/task")):
            found += [int(child) for child in _read(task / "children").split()]
    return found


def cpu_seconds(pid: int) -> float:
    """Processor time used by a process and its living children."""
    total = 0
    for one in family(pid):
        # Its second word is its name, in brackets, which may hold anything.
        words = _read(Path(f"/proc/{one}/stat")).rpartition(")")[2].split()
        total += sum(map(int, words[11:13]))
    return total / _TICKS


def megabytes(pid: int) -> float:
    """Memory held by a process and its children."""
    pages = 0
    for one in family(pid):
        words = _read(Path(f"/proc/{one}/statm")).split()
        pages += int(words[1]) if words else 0
    return pages * _PAGE / 2**20


def _listed(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except OSError:
        return []


def _read(path: Path) -> str:
    """A file of the system; empty if its process has ended."""
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
