"""What the easel keeps: finished pictures and signs, each only for its own viewers."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from bot.easel import KEPT, Easel
from bot.languages import words
from render import Picture, Sheet
from render.painter import BOARD, HAND

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render import Words

CLANS = Sheet("clans")


class Painter:
    """Notes what it paints in which language; its sheets show what is in the view."""

    def __init__(self) -> None:
        self.painted: list[str] = []
        self.bytes = b""

    def sheets(self, view: dict[str, Any]) -> tuple[Sheet, ...]:
        return (HAND,) if "hand" in view else (BOARD, CLANS)

    def turn_sheets(self, view: dict[str, Any]) -> tuple[Sheet, ...]:
        return (BOARD,)

    def prompt_sheets(self, view: dict[str, Any]) -> tuple[Sheet, ...]:
        return (HAND, CLANS)

    def shown(self, sheet: Sheet, view: dict[str, Any]) -> object:
        return view.get("clans") if sheet == CLANS else view

    def paint(
        self, sheet: Sheet, view: dict[str, Any], names: Sequence[str], words: Words
    ) -> Picture:
        self.painted.append(f"{sheet.name} {words('yes')}")
        return Picture(f"{sheet.name}.png", self.bytes, f"{sheet.name} of {view} {words('yes')}")


@pytest.fixture
def painter(monkeypatch: pytest.MonkeyPatch) -> Painter:
    painter = Painter()
    for module in ("bot.easel", "bot.studio.jobs"):
        monkeypatch.setattr(f"{module}.PAINTERS", {"duel": painter})
    return painter


def scene(moment: int = 0, *names: str, hand: str | None = None) -> Any:
    match = SimpleNamespace(id=1, game="duel")
    public = {"moment": moment}
    view = public if hand is None else {**public, "hand": hand}
    seat = None if hand is None else 0
    return SimpleNamespace(match=match, seat=seat, view=view, public=public, names=names)


async def test_a_picture_is_painted_once_for_each_language_moment_and_name(
    painter: Painter,
) -> None:
    easel = Easel()
    for _ in range(2):
        for language in ("en", "ru"):
            (file,) = await easel.turn(scene(), words(language))
            assert file.description is not None
            assert file.description.endswith(words(language)("yes"))
    assert painter.painted == [f"board {words(language)('yes')}" for language in ("en", "ru")]
    await easel.turn(scene(1), words("en"))
    await easel.turn(scene(0, "Anna"), words("en"))
    assert len(painter.painted) == 4


async def test_nobody_gets_a_picture_of_what_another_viewer_sees(painter: Painter) -> None:
    easel = Easel()
    for shown in (scene(hand="a"), scene(hand="b")) * 2:
        (board,) = await easel.turn(shown, words("en"))
        hand, clans = await easel.prompt(shown, words("en"))
        assert hand.description == f"hand of {shown.view} Yes"
        assert board.description == f"board of {shown.public} Yes"
        assert clans.description == f"clans of {shown.public} Yes"
    assert sorted(painter.painted) == ["board Yes", "clans Yes", "hand Yes", "hand Yes"]


async def test_a_sheet_is_painted_anew_only_if_what_it_shows_has_changed(painter: Painter) -> None:
    easel = Easel()
    for moment in range(3):
        await easel.sheet(CLANS, scene(moment), words("en"))
    assert painter.painted == ["clans Yes"]


async def test_a_player_may_see_their_own_sheets_and_others_only_the_public_ones(
    painter: Painter,
) -> None:
    assert await Easel().sheets(scene()) == [BOARD, CLANS]
    assert await Easel().sheets(scene(hand="a")) == [BOARD, CLANS, HAND]


async def test_only_so_many_bytes_of_pictures_are_kept(painter: Painter) -> None:
    easel, painter.bytes = Easel(), bytes(KEPT // 10)
    for moment in range(20):
        await easel.turn(scene(moment), words("en"))
    assert easel._kept.weight <= KEPT
    await easel.turn(scene(19), words("en"))
    assert len(painter.painted) == 20


async def test_a_sign_is_painted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    easel, painted = Easel(), []
    monkeypatch.setattr("bot.easel.sign", lambda game: painted.append(game) or game.encode())
    monkeypatch.setattr(Easel, "expect", lambda *games: None)
    for _ in range(2):
        file = await easel.sign("duel")
        assert file is not None
        assert file.fp.read() == b"duel"
    assert painted == ["duel"]
