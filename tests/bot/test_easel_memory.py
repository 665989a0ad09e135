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
    """Notes in which language it paints; its hands show what is in the view."""

    def __init__(self) -> None:
        self.painted: list[str] = []

    def board(self, view: object, names: Sequence[str], words: Words) -> Picture:
        self.painted.append(words("yes"))
        return Picture("board.png", b"", words("yes"))

    def hand(self, view: object, names: Sequence[str], words: Words) -> Picture:
        return Picture("hand.png", b"", f"hand of {view}")


@pytest.fixture
def painter(monkeypatch: pytest.MonkeyPatch) -> Painter:
    painter = Painter()
    monkeypatch.setattr("bot.easel.PAINTERS", {"duel": painter})
    return painter


def scene(moment: int = 0, *names: str) -> Any:
    match = SimpleNamespace(id=1, game="duel")
    return SimpleNamespace(match=match, view={"moment": moment}, names=names)


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


async def test_nobody_gets_a_picture_of_what_another_viewer_sees(painter: Painter) -> None:
    easel = Easel()
    for shown in (scene(0), scene(1)) * 2:
        board, hand = await easel.board(shown, words("en")), await easel.hand(shown, words("en"))
        assert board is not None
        assert hand is not None
        assert board.description == words("en")("yes")
        assert hand.description == f"hand of {shown.view}"


async def test_only_so_many_pictures_are_kept(painter: Painter) -> None:
    easel = Easel()
    for moment in range(KEPT + 5):
        await easel.board(scene(moment), words("en"))
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
