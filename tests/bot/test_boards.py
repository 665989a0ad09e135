"""The sheets of a game on Discord: pictures, the Boards button, and /board."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unittest.mock import patch

import pytest

from bot.languages import LANGUAGES, words
from render import PAINTERS, Sheet
from render.painter import BOARD, HAND
from sandbox.world.components import Kind, each
from tests.bot.asking import ask, shown
from tests.bot.live import Live, click, verbs
from tests.bot.view_pictures import ViewPainter, view_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules import View
    from sandbox import Message, Person

#: The duel has two sheets; these stand for those of a game with many.
OF_SEATS = (Sheet("board", 0), Sheet("board", 1))


class ManySheets(ViewPainter):
    """A painter with a sheet for each seat, one of which goes with every turn and question."""

    def __init__(self) -> None:
        painter = PAINTERS["duel"]
        assert isinstance(painter, ViewPainter)
        super().__init__(painter._painter)
        own = painter._painter.sheets
        self.sheets = lambda view: own(view) if view["seat"] is not None else (BOARD, *OF_SEATS)
        self.turn_sheets = lambda view: (BOARD, OF_SEATS[0])
        self.prompt_sheets = lambda view: (HAND, OF_SEATS[1])


@pytest.fixture
def many_sheets(live: Live) -> Iterator[None]:
    with patch.dict(PAINTERS, duel=ManySheets()):
        yield


def files(message: Message) -> list[str]:
    return [image.filename for image in message.images]


def views(message: Message) -> Sequence[View]:
    return [view_in(image.content) for image in message.images]


async def completed(guest: Person, live: Live, typed: str = "") -> dict[str, str]:
    """What is offered for `/board sheet:`, by the name that one reads."""
    reply = await guest.autocomplete(live.thread, "board", "sheet", typed)
    return {choice.name: choice.value for choice in reply.choices or []}


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_a_player_is_offered_their_own_sheet_and_others_are_not(
    live: Live, locale: str
) -> None:
    anna, carl, tongue = live.guest("Anna", locale), live.guest("Carl", locale), words(locale)
    await live.duel(anna, live.guest("Bob"))
    board, hand = tongue("duel-sheet-board"), tongue("duel-sheet-hand")
    assert await completed(anna, live) == {board: "board", hand: "hand"}
    assert await completed(anna, live, hand[-4:].upper()) == {hand: "hand"}
    assert await completed(carl, live) == {board: "board"}


async def test_a_hand_is_shown_to_its_seat_alone(live: Live) -> None:
    anna, bob = await live.pair()
    for guest, seat in ((anna, 0), (bob, 1)):
        hand = shown(await ask(guest, live.thread, "board", sheet="hand"))
        assert files(hand) == ["hand.png"]
        assert views(hand)[0]["seat"] == seat
        assert not hand.menus
    reply = await ask(live.guest("Carl"), live.thread, "board", sheet="hand")
    assert words("en")("sheet-unknown") in reply.text


async def test_a_sheet_may_be_named_as_one_reads_it(live: Live) -> None:
    anna, _ = await live.pair()
    board = shown(await ask(anna, live.thread, "board", sheet=" table"))
    assert files(board) == ["board.png"]
    assert views(board)[0]["seat"] is None
    reply = await ask(anna, live.thread, "board", sheet="territory")
    assert words("en")("sheet-unknown") in reply.text


async def test_where_there_is_no_game_no_sheet_is_offered(live: Live) -> None:
    reply = await live.guest("Anna").autocomplete(live.games, "board", "sheet")
    assert reply.choices == []


async def test_a_game_of_one_public_sheet_needs_no_button_for_others(live: Live) -> None:
    anna, _ = await live.pair()
    assert verbs(live.turn(anna)) == ["hand", "more"]
    assert not shown(await ask(anna, live.thread, "board")).menus


@pytest.mark.usefixtures("many_sheets")
async def test_messages_carry_the_sheets_that_the_game_chooses(live: Live) -> None:
    anna, bob = await live.pair()
    turn, prompt = live.turn(bob), await live.prompt(bob)
    assert files(turn) == ["board-0.png", "board.png"]
    assert [view["seat"] for view in views(turn)] == [None, None]
    # What is to be decided stands right above the question. A public sheet of a question is painted
    # from what all may know.
    assert files(prompt) == ["board-1.png", "hand.png"]
    assert [view["seat"] for view in views(prompt)] == [None, 1]
    await live.round((anna, "7"), (bob, "4"))
    assert files(live.turn(bob)) == files(turn)


@pytest.mark.usefixtures("many_sheets")
async def test_each_picture_has_the_whole_width_of_its_message(live: Live) -> None:
    _, bob = await live.pair()
    for message in (live.turn(bob), await live.prompt(bob)):
        galleries = [one for one in each(message.components) if one["type"] == Kind.MEDIA_GALLERY]
        assert [len(one["items"]) for one in galleries] == [1, 1]


@pytest.mark.usefixtures("many_sheets")
async def test_the_others_are_a_button_and_a_menu_away(live: Live) -> None:
    await live.pair()
    carl = live.guest("Carl")
    turn = live.turn(carl)
    assert verbs(turn) == ["hand", "board", "more"]
    board = shown(await click(carl, turn, "board"))
    assert files(board) == ["board.png"]
    (menu,) = board.menus
    assert [option.value for option in menu.options] == ["board", "board-0", "board-1"]
    await carl.select(board, menu.custom_id, ["board-1"])
    await carl.until(lambda seen: seen is board and files(board) == ["board-1.png"])
    assert [option.default for option in board.menus[0].options] == [False, False, True]


@pytest.mark.usefixtures("many_sheets")
async def test_a_player_finds_their_own_sheet_in_the_menu_too(live: Live) -> None:
    anna, _ = await live.pair()
    (menu,) = shown(await ask(anna, live.thread, "board")).menus
    assert [option.value for option in menu.options] == ["board", "board-0", "board-1", "hand"]
