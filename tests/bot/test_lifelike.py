"""All games at once, with a clock that runs and with the limits that Discord really has.

Other tests let time stand still and ask for as much as they like.
"""

from __future__ import annotations

import asyncio
import os
from typing import TYPE_CHECKING

import pytest

from rules import GAMES, Chance
from sandbox import DirectChannel, SeenKind
from tests.bot.live import (
    PATIENCE,
    Live,
    answer,
    close_part,
    live_bot,
    offered,
    open_part,
    parts,
    verbs,
)

if TYPE_CHECKING:
    from pathlib import Path

    from sandbox import Message, Person

    #: Who decides what, one after the other.
    Script = list[tuple[int, str]]

#: How many decisions of each game people make; those before them are made past Discord. Whole
#: games would be no more work, but Discord's limits make them last two minutes.
LAST = int(os.environ.get("LAST", "12"))
TOO_MANY = 429
#: At most one request in so many may be one too many: the bot spares Discord, mostly.
SELDOM = 20


async def hasten(live: Live, number: int) -> Script:
    """Bring a match near its end, as if that had been some time ago, and tell only the last turn.

    Gives the decisions that then lead to its end.
    """
    matches, chance = live.bot.matches, Chance(f"hasten {number}")
    trial, turns = (await live.table(number)).course.copy(), [0]
    played: Script = []
    while trial.outcome is None:
        asked, turn = trial.awaited, trial.turn
        played.append((asked[0], str(chance.pick(trial.moves(asked[0])))))
        trial.play(*played[-1])
        if trial.turn > turn and not set(asked) & set(trial.awaited):
            turns.append(len(played))
    begun = max(turn for turn in turns if turn <= max(0, len(played) - LAST))
    listeners, matches.listeners = matches.listeners, []
    for seat, word in played[:begun]:
        for notice in await matches.store.notices.of(number):
            await matches.store.notices.told(notice)
        await matches.play(number, seat, word)
    matches.listeners = listeners
    matches.changed(number)
    return played[begun:]


def asks(message: Message) -> bool:
    """Whether a direct message waits for a decision."""
    is_direct = isinstance(message.channel, DirectChannel)
    return is_direct and bool(parts(message) or offered(message))


async def play_on(guests: list[Person], rest: Script) -> None:
    """Make the rest of the decisions in direct messages."""
    prompts: dict[int, Message] = {}
    for seat, word in rest:
        guest, prompt = guests[seat], prompts.get(seat)
        if prompt is None or not asks(prompt):
            prompt = prompts[seat] = await guest.until(asks, PATIENCE)
        for part in parts(prompt):
            await open_part(guest, prompt, part)
            if word in offered(prompt):
                break
            await close_part(guest, prompt)
        await answer(guest, prompt, word)


@pytest.mark.usefixtures("shuffled")
async def test_all_games_are_played_at_once_on_a_lifelike_discord(tmp_path: Path) -> None:
    async with live_bot(tmp_path, lifelike=True) as live:
        tables, plays = {}, []
        for number, game in enumerate(GAMES, start=1):
            tables[number] = [live.guest(f"{name} {number}") for name in ("Anna", "Bob")]
            await live.begin(game, *tables[number])
            plays.append(play_on(tables[number], await hasten(live, number)))
        await live.settle()
        await asyncio.gather(*plays)
        await live.settle()
        for number, players in tables.items():
            await check_the_end(live, number, players)
        exchanges = live.sandbox.traffic.exchanges
        refused = [one for one in exchanges if one.status == TOO_MANY]
        assert len(refused) < len(exchanges) // SELDOM, refused


async def check_the_end(live: Live, number: int, players: list[Person]) -> None:
    """The result is told once, on the card too; nobody is asked any more; all clicks worked."""
    match = (await live.table(number)).match
    thread = live.sandbox.world.channels[match.thread_id or 0]
    (end,) = [m for m in thread.messages_for(players[0]) if "rematch" in verbs(m)]
    card = live.games.messages[match.card_id or 0]
    assert end.text.splitlines()[0] in card.text
    for guest in players:
        assert not asks(await live.prompt(guest))
        assert not [seen for seen in guest.seen if seen.kind is SeenKind.FAILURE]
