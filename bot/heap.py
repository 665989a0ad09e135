"""Memory that was freed goes back to the system."""

from __future__ import annotations

import ctypes
import sys


def give_back() -> None:
    """Return freed memory that the C library still holds; where that isn't possible, do nothing.

    Images come and go by megabytes between small things that stay, and glibc returns only what lies
    at the end of a heap. It has one heap for each thread.
    """
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
