"""Glen More with all eight chronicles on Discord: four people, secrets, reactions, restarts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from unittest.mock import patch

import pytest

from rules import GAMES, Chance
from tests.bot.live import answer, click, live_bot, offered, press
from tests.bot.players import is_over, question
from tests.bot.test_glenmore_whole import check_the_end, restart_inside_a_turn
from tests.bot.watching import check_language

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from rules import Move

NAMES: Final = ("Anna", "Bob", "Carl", "Dora")
#: A shuffle in which all of these are asked when moves are chosen by it.
SEED: Final = f"{0x16:032x}"
RESTARTS: Final = frozenset({"vote", "haggis-roll", "levy"})
#: What is done whenever it can be, so that it happens.
KEEN: Final = ("release", "levy", "haggis-roll", "activate-free")
LANDINGS: Final = ("take", "discard", "finish", "climb", "visit")


def choose(moves: Sequence[Move], chance: Chance) -> Move:
    """A move by lot, with a liking for what makes others answer and for short turns."""
    keen = [move for move in moves if move.kind in KEEN]
    if keen:
        return chance.pick(keen)
    if moves[0].kind in {"take", "discard"}:
        return chance.pick([move for move in moves if move.kind in LANDINGS])
    ends = [move for move in moves if str(move) == "done"]
    return ends[0] if ends and chance.below(3) else chance.pick(list(moves))


@pytest.mark.usefixtures("hurry")
async def test_a_game_with_everything_is_played_to_its_end(tmp_path: Path) -> None:
    with patch("bot.lobbies.secrets.token_hex", return_value=SEED):
        async with live_bot(tmp_path, locale="ru") as live:
            players = [live.guest(name, "ru") for name in NAMES]
            players[2].dms_open = False
            card = await press(
                players[0], "play", live, game="glenmore", preset="everything", variant="end=top"
            )
            for other in players[1:]:
                await click(other, card, "join")
            await click(players[0], card, "start")
            await live.settle()
            record = (await live.table()).course.record
            assert record.options["chronicles"] == GAMES["glenmore"].options["chronicles"].values
            chance, restarted = Chance(SEED), set()
            while not is_over(live, players[0]):
                course = (await live.table()).course
                seat = course.awaited[0]
                ask = course.position.view(seat)["ask"]
                move = choose(course.moves(seat), chance)
                if ask not in RESTARTS:
                    await live.bot.matches.play(1, seat, str(move))
                    await live.settle()
                    continue
                mover = players[seat]
                if ask not in restarted:
                    restarted.add(ask)
                    others = [one for one in players if one != mover]
                    await restart_inside_a_turn(live, mover, others)
                asked = await question(live, mover)
                assert str(move) in offered(asked)
                await answer(mover, asked, str(move))
                await live.settle()
            assert restarted == RESTARTS
            await check_the_end(live, players[0], "ru")
            for guest in players:
                check_language(guest, "ru", NAMES)
