"""Players that know nothing of any game: they choose by lot among what Discord offers them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules import Chance
from tests.bot.inn import answer, click, offered

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sandbox import Message, Person
    from tests.bot.inn import Inn

    #: How somebody makes a move by lot.
    Way = Callable[[Inn, Person, Chance], Awaitable[None]]

#: No duel has so many decisions.
LONGEST = 80


def is_over(inn: Inn, guest: Person) -> bool:
    """Whether the thread's last message offers a rematch."""
    return any((one.custom_id or "").startswith("rematch:") for one in inn.turn(guest).buttons)


def is_called(inn: Inn, guest: Person) -> bool:
    """Whether the turn message names a guest among those who are to choose."""
    return guest.mention in inn.turn(guest).text


def rounds(inn: Inn, guest: Person) -> list[str]:
    """The stages that the turn messages tell of."""
    return [m.text.split("Round ")[-1][:1] for m in inn.told(guest) if m.v2]


async def play_by_menus(inn: Inn, players: list[Person], lot: str) -> int:
    """Play to the end in direct messages; those who take none press the Hand button.

    Gives the number of moves.
    """
    return await _play(inn, [(guest, _by_menu) for guest in players], lot)


async def play_by_menus_and_commands(inn: Inn, anna: Person, bob: Person, lot: str) -> None:
    """Play to the end: one by menus, the other with `/duel play` and `/move`."""
    await _play(inn, [(anna, _by_menu), (bob, _by_command)], lot)


async def _play(inn: Inn, players: list[tuple[Person, Way]], lot: str) -> int:
    chance, moves = Chance(lot), 0
    while not is_over(inn, players[0][0]):
        called = [(guest, way) for guest, way in players if is_called(inn, guest)]
        assert called, inn.turn(players[0][0]).text
        guest, way = chance.pick(called)
        await way(inn, guest, chance)
        await inn.settle()
        moves += 1
        assert moves < LONGEST
    return moves


async def _by_menu(inn: Inn, guest: Person, chance: Chance) -> None:
    prompt = await _question(inn, guest)
    words = offered(prompt)
    assert words, prompt.text
    await answer(guest, prompt, chance.pick(words))


async def _question(inn: Inn, guest: Person) -> Message:
    if guest.dms_open:
        return await inn.prompt(guest)
    reply = await click(guest, inn.turn(guest), "hand")
    assert reply.ephemeral
    assert reply.message is not None
    return reply.message


async def _by_command(inn: Inn, guest: Person, chance: Chance) -> None:
    """Choose something that is suggested."""
    command, option = chance.pick((("duel play", "card"), ("move", "move")))
    suggested = (await guest.autocomplete(inn.thread, command, option)).choices
    assert suggested
    chosen = chance.pick(suggested)
    found = (await guest.autocomplete(inn.thread, command, option, chosen.name)).choices
    assert found is not None
    assert chosen in found
    reply = await guest.use(inn.thread, command, {option: chosen.value})
    await reply.answered()
    assert reply.ephemeral
