"""Transport compression: one stream per connection, flushed after every message."""

from __future__ import annotations

import zlib
from typing import Protocol

import zstandard


class Compressor(Protocol):
    """Turns each message into the next piece of one compressed stream."""

    def __call__(self, frame: bytes) -> bytes:
        """The bytes with which the other side can decode this message at once."""


def compressor(name: str | None) -> Compressor | None:
    """The compressor that a client asked for in its URL; None if it asked for none."""
    if name == "zstd-stream":
        return _zstd()
    if name == "zlib-stream":
        return _zlib()
    return None


def _zstd() -> Compressor:
    stream = zstandard.ZstdCompressor().compressobj()

    def compress(frame: bytes) -> bytes:
        return stream.compress(frame) + stream.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)

    return compress


def _zlib() -> Compressor:
    stream = zlib.compressobj()

    def compress(frame: bytes) -> bytes:
        return stream.compress(frame) + stream.flush(zlib.Z_SYNC_FLUSH)

    return compress
