"""/log: what happened, turn by turn, with times, and what a computer did in somebody's place."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.bot.asking import ask
from tests.bot.timed import timed

if TYPE_CHECKING:
    from tests.bot.live import Live


async def test_the_log_has_turn_numbers_and_times(live: Live) -> None:
    anna, bob = await live.pair()
    ends = []
    for mine, theirs in (("6", "4"), ("5", "3")):
        live.sandbox.clock.advance(3600)
        await live.round((anna, mine), (bob, theirs))
        ends.append(int(live.now()))
    told = (await ask(live.guest("Carl"), live.thread, "log")).text
    found = re.findall(r"^-# Turn (\d+) · <t:(\d+):f>$", told, re.MULTILINE)
    assert found == [("1", str(ends[0])), ("2", str(ends[1]))]


async def test_a_turn_that_is_not_over_has_no_time_yet(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.begin("glory", anna, bob)
    found = (await anna.autocomplete(live.thread, "move", "move")).choices or []
    await (await anna.slash(live.thread, "move", move=found[0].value)).answered()
    await live.settle()
    told = (await ask(bob, live.thread, "log")).text.splitlines()
    assert told[1] == "-# Turn 1"


async def test_a_computers_moves_are_marked(live: Live) -> None:
    anna, bob, carl = (live.guest(name) for name in ("Anna", "Bob", "Carl"))
    await timed(live, "24h", anna, bob, carl, game="cherokee")
    await live.pass_time(24.1)
    told = (await ask(bob, live.thread, "log")).text
    assert "(a computer, in the player’s place)" in told
