"""A whole game of Glen More with chronicles, by menus, with its secrets and restarts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from bot.languages import words
from rules import Chance
from tests.bot.live import answer, click, live_bot, offered, open_part, parts, press
from tests.bot.players import is_over, question
from tests.bot.test_glenmore_whole import NAMES, check_the_end, restart_inside_a_turn
from tests.bot.watching import check_language, only

if TYPE_CHECKING:
    from pathlib import Path

    from rules import Move
    from sandbox import Person
    from tests.bot.live import Live

CHRONICLES: Final = ("boats", "mountain", "casks", "england")
#: What is done whenever it is offered, so that it happens.
KEEN: Final = ("row", "visit", "age", "buy-cellar", "sell-cask", "activate-free")
#: The commands for some of it, with the option that names a barrel or a tile.
VERBS: Final = {
    "row": ("glenmore row", None),
    "visit": ("glenmore take", "tile"),
    "age": ("glenmore age", "barrel"),
    "sell-cask": ("glenmore cask", "barrel"),
    "buy-cellar": ("glenmore cellar", None),
}


async def begin(live: Live, host: Person, *others: Person) -> None:
    """Choose the chronicles in the lobby, and start."""
    card = await press(host, "play", live, game="glenmore", variant="end=top")
    for other in others:
        await click(other, card, "join")
    reply = await click(host, card, "options")
    assert reply.message is not None
    menu = next(one for one in reply.message.menus if "boats" in str(one))
    await host.select(reply.message, menu.custom_id, list(CHRONICLES))
    await click(host, card, "start")
    await live.settle()


async def by_menu(live: Live, guest: Person, chance: Chance) -> None:
    """Choose what a chronicle brings if it is offered, else anything by lot."""
    asked = await question(live, guest)
    if parts(asked):
        await open_part(guest, asked, chance.pick(parts(asked)))
    found = offered(asked)
    keen = [one for one in found if one.startswith(KEEN)]
    await answer(guest, asked, chance.pick(keen or found))


async def by_verb(live: Live, guest: Person, move: Move) -> None:
    """Make a move of a chronicle with the command that is there for it."""
    name, option = VERBS[move.kind]
    given = {}
    if option is not None:
        choices = (await guest.autocomplete(live.thread, name, option)).choices or []
        assert str(move) in [choice.value for choice in choices]
        given = {option: str(move)}
    reply = await (await guest.use(live.thread, name, given)).answered()
    assert reply.ephemeral


def private_questions(guest: Person, ask: str) -> int:
    """How often a guest saw a question; nobody else may see any of these messages."""
    told = words(guest.locale)(ask)
    found = [seen for seen in guest.seen if any(told in text for text in seen.strings())]
    assert all(only(guest, seen) for seen in found)
    return len(found)


@pytest.mark.usefixtures("shuffled")
async def test_a_game_with_chronicles_is_played_to_its_end(tmp_path: Path) -> None:
    async with live_bot(tmp_path, locale="en-GB") as live:
        players = [
            live.guest(name, tongue)
            for name, tongue in zip(NAMES, ("ru", "uk", "en-GB"), strict=True)
        ]
        await begin(live, *players)
        assert (await live.table()).course.record.options["chronicles"] == CHRONICLES
        chance, restarts, verbs = Chance("chronicles"), set(), set()
        while not is_over(live, players[0]):
            course = (await live.table()).course
            (seat,) = course.awaited
            mover = players[seat]
            # Once while somebody looks at hidden tokens, once in the Englishman's turn.
            moment = None
            if course.moves(seat)[-1].kind == "no-reward":
                moment = "reward"
            elif course.public["chronicles"]["england"]["acting"]:
                moment = "england"
            if moment is not None and moment not in restarts:
                restarts.add(moment)
                await restart_inside_a_turn(live, mover, [one for one in players if one != mover])
            wanted = [move for move in course.moves(seat) if move.kind in VERBS]
            if wanted and chance.below(3):
                verbs.add(wanted[0].kind)
                await by_verb(live, mover, wanted[0])
            else:
                await by_menu(live, mover, chance)
            await live.settle()
        assert verbs >= {"row", "visit", "sell-cask", "buy-cellar"}
        assert restarts == {"reward", "england"}
        await check_the_end(live, players[0], "en")
        played = (await live.table()).course.played
        assert {"row", "climb", "sell-cask"} <= {one.move.kind for one in played}
        for seat, guest in enumerate(players):
            check_language(guest, "en", NAMES)
            chosen = [one for one in played if one.seat == seat and "reward" in one.move.kind]
            assert bool(private_questions(guest, "glenmore-ask-reward")) == bool(chosen)
