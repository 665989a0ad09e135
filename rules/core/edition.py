"""Editions: the data of a game, identified by a digest.

What a rulebook's lost pictures showed is data that an owner of the box can correct. A game that was
begun with one edition is played with it to the end, and its record is always read with it.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass, field
from hashlib import sha256
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Edition:
    """The data that a game is played with, as a TOML text.

    The digest covers the values alone: comments and layout may change. Raises `ValueError` for a
    text that isn't TOML.
    """

    text: str
    digest: str = field(init=False)

    def __post_init__(self) -> None:
        values = json.dumps(tomllib.loads(self.text), sort_keys=True, ensure_ascii=False)
        object.__setattr__(self, "digest", sha256(values.encode()).hexdigest()[:12])


def shipped_editions(package: str) -> tuple[Edition, ...]:
    """The editions in a game's folder ``editions``: ``1.toml``, ``2.toml`` and so on, in order.

    None is ever changed: a correction is one more file, and new games are played with the last one.
    """
    found = [one for one in (files(package) / "editions").iterdir() if one.name.endswith(".toml")]
    found.sort(key=lambda one: int(one.name.removesuffix(".toml")))
    return tuple(Edition(one.read_text(encoding="utf-8")) for one in found)
