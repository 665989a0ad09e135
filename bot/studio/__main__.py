"""A process that paints: reads jobs from its standard input and writes what became of them.

It ends when its input does, which happens when the bot stops or dies.
"""

from __future__ import annotations

import os
import pickle
import sys
import traceback
from typing import TYPE_CHECKING, BinaryIO

from bot.heap import give_back
from bot.studio.pipe import HEAD, packed

if TYPE_CHECKING:
    from bot.studio.jobs import Job


def main() -> None:
    """Paint until there is nothing left to paint."""
    jobs = sys.stdin.buffer
    # Whatever else is printed in this process must not end up among the results.
    results = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    while (body := _next(jobs)) is not None:
        try:
            results.write(_done(body))
            results.flush()
        except BrokenPipeError:
            return
        # A canvas takes megabytes; by now nobody waits.
        give_back()


def _next(jobs: BinaryIO) -> bytes | None:
    """The next job; ``None`` if there is none any more."""
    head = jobs.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    (length,) = HEAD.unpack(head)
    body = jobs.read(length)
    return body if len(body) == length else None


def _done(body: bytes) -> bytes:
    """What became of a job: whether it succeeded, and its result or why it failed."""
    try:
        # Only the bot writes to this process.
        job: Job[object] = pickle.loads(body)  # noqa: S301
        return packed((True, job.do()))
    except Exception:
        return packed((False, traceback.format_exc()))


if __name__ == "__main__":
    main()
