"""Players that know no game: they choose at random among what Discord offers them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules import Chance
from tests.bot.live import answer, click, offered

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sandbox import Message, Person
    from tests.bot.live import Live

    #: How somebody makes a move by lot.
    Way = Callable[[Live, Person, Chance], Awaitable[None]]

#: No duel has so many decisions.
LONGEST = 80


def is_over(live: Live, guest: Person) -> bool:
    """Whether the thread's last message offers a rematch."""
    return any((one.custom_id or "").startswith("rematch:") for one in live.turn(guest).buttons)


def is_called(live: Live, guest: Person) -> bool:
    """Whether the turn message names a guest among those who are to choose."""
    return guest.mention in live.turn(guest).text


def rounds(live: Live, guest: Person) -> list[str]:
    """The stages that the turn messages name."""
    return [m.text.split("Round ")[-1][:1] for m in live.told(guest) if m.v2]


async def play_by_menus(live: Live, players: list[Person], lot: str) -> int:
    """Play to the end in direct messages; those who take none press the Hand button.

    Returns the number of moves.
    """
    return await _play(live, [(guest, _by_menu) for guest in players], lot)


async def play_by_menus_and_commands(live: Live, anna: Person, bob: Person, lot: str) -> None:
    """Play to the end: one by menus, the other with `/duel play` and `/move`."""
    await _play(live, [(anna, _by_menu), (bob, _by_command)], lot)


async def _play(live: Live, players: list[tuple[Person, Way]], lot: str) -> int:
    chance, moves = Chance(lot), 0
    while not is_over(live, players[0][0]):
        called = [(guest, way) for guest, way in players if is_called(live, guest)]
        assert called, live.turn(players[0][0]).text
        guest, way = chance.pick(called)
        await way(live, guest, chance)
        await live.settle()
        moves += 1
        assert moves < LONGEST
    return moves


async def _by_menu(live: Live, guest: Person, chance: Chance) -> None:
    prompt = await question(live, guest)
    words = offered(prompt)
    assert words, prompt.text
    await answer(guest, prompt, chance.pick(words))


async def question(live: Live, guest: Person) -> Message:
    """What a guest is asked: by direct message, or with the Hand button if they take none."""
    if guest.dms_open:
        return await live.prompt(guest)
    reply = await click(guest, live.turn(guest), "hand")
    assert reply.ephemeral
    assert reply.message is not None
    return reply.message


async def _by_command(live: Live, guest: Person, chance: Chance) -> None:
    """Choose something that is suggested."""
    command, option = chance.pick((("duel play", "card"), ("move", "move")))
    suggested = (await guest.autocomplete(live.thread, command, option)).choices
    assert suggested
    chosen = chance.pick(suggested)
    found = (await guest.autocomplete(live.thread, command, option, chosen.name)).choices
    assert found is not None
    assert chosen in found
    reply = await guest.use(live.thread, command, {option: chosen.value})
    await reply.answered()
    assert reply.ephemeral
