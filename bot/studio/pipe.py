"""How jobs and their results go through a pipe: each with its length before it."""

from __future__ import annotations

import pickle
import struct
from typing import Final

#: Stands before each thing that is sent: how many bytes it has.
HEAD: Final = struct.Struct(">Q")


def packed(thing: object) -> bytes:
    """Something as it is sent."""
    body = pickle.dumps(thing, pickle.HIGHEST_PROTOCOL)
    return HEAD.pack(len(body)) + body
