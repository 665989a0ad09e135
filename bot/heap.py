"""Memory that was freed goes back to the system, and what stays is not looked through again."""

from __future__ import annotations

import ctypes
import gc
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


def settle_down() -> None:
    """Let the garbage collector pass over everything that is in memory now.

    Once in a while it looks through all objects, and the event loop stands still meanwhile. Most of
    them are code, rules, texts and Discord's servers, which stay for as long as the bot runs. The
    little garbage among them stays too: to look for it would make the first people wait.
    """
    gc.freeze()
