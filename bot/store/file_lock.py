"""The lock by which a database belongs to one process at a time, while others may read it.

SQLite's own exclusive mode would lock readers out too, and with them backups.
"""

from __future__ import annotations

import fcntl
import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


class FileHeld(OSError):
    """Another process holds the lock."""


class FileLock:
    """Held from creation until `release`, or until the process ends, however that happens.

    Raises `FileHeld` if somebody holds it, another `OSError` if its file can't be made.
    """

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(f"{database.name}-lock")
        self._file: int | None = None
        while self._file is None:
            self._file = self._take()

    def _take(self) -> int | None:
        """Lock the file; ``None`` if its last holder has just removed it."""
        file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if os.path.samestat(os.fstat(file), self._path.stat()):
                return file
        except BlockingIOError:
            os.close(file)
            raise FileHeld(f"{self._path} is held") from None
        except FileNotFoundError:
            pass
        os.close(file)
        return None

    def release(self) -> None:
        """Give it up; a second time does nothing."""
        if self._file is not None:
            self._path.unlink(missing_ok=True)
            os.close(self._file)
            self._file = None
