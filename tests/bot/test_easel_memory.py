"""What the easel keeps: finished pictures and signs, each for those whom it is meant for."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from bot.easel import KEPT, Easel
from bot.languages import words
from render import Picture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render import Words


class Painter:
    """Notes in which language it paints."""

    def __init__(self) -> None:
        self.painted: list[str] = []

    def board(self, view: object, names: Sequence[str], words: Words) -> Picture:
        self.painted.append(words("yes"))
        return Picture("board.png", b"", words("yes"))


@pytest.fixture
def painter(monkeypatch: pytest.MonkeyPatch) -> Painter:
    painter = Painter()
    monkeypatch.setattr("bot.easel.PAINTERS", {"duel": painter})
    return painter


def scene(version: int = 0, *names: str) -> Any:
    match = SimpleNamespace(id=1, game="duel", names=names)
    return SimpleNamespace(match=match, version=version, seat=None, view={}, names=names)


async def test_a_picture_is_painted_once_for_each_language_moment_and_name(
    painter: Painter,
) -> None:
    easel = Easel()
    for _ in range(2):
        for language in ("en", "ru"):
            file = await easel.board(scene(), words(language))
            assert file is not None
            assert file.description == words(language)("yes")
    assert painter.painted == [words("en")("yes"), words("ru")("yes")]
    await easel.board(scene(1), words("en"))
    await easel.board(scene(0, "Anna"), words("en"))
    assert len(painter.painted) == 4


async def test_only_so_many_pictures_are_kept(painter: Painter) -> None:
    easel = Easel()
    for version in range(KEPT + 5):
        await easel.board(scene(version), words("en"))
    assert len(easel._dry) == KEPT
    await easel.board(scene(KEPT + 4), words("en"))
    assert len(painter.painted) == KEPT + 5


async def test_a_sign_that_is_painted_waits_for_no_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    easel = Easel()
    monkeypatch.setattr("bot.easel.sign", str.encode)
    await easel.sign("duel")

    async def no_thread(*_: object) -> None:
        raise AssertionError("all threads are busy")

    monkeypatch.setattr(asyncio, "to_thread", no_thread)
    file = await easel.sign("duel")
    assert file is not None
    assert file.fp.read() == b"duel"
