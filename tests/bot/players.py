"""Players that know nothing of any game: they choose by lot among what Discord offers them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules import Chance
from tests.bot.inn import answer, click, offered

if TYPE_CHECKING:
    from sandbox import Message, Person
    from tests.bot.inn import Inn

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
    chance, moves = Chance(lot), 0
    while not is_over(inn, players[0]):
        called = [guest for guest in players if is_called(inn, guest)]
        assert called, inn.turn(players[0]).text
        guest = chance.pick(called)
        prompt = await _question(inn, guest)
        words = offered(prompt)
        assert words, prompt.text
        await answer(guest, prompt, chance.pick(words))
        await inn.settle()
        moves += 1
        assert moves < LONGEST
    return moves


async def _question(inn: Inn, guest: Person) -> Message:
    if guest.dms_open:
        return await inn.prompt(guest)
    reply = await click(guest, inn.turn(guest), "hand")
    assert reply.ephemeral
    assert reply.message is not None
    return reply.message


async def play_by_commands(inn: Inn, players: list[Person], lot: str) -> int:
    """Play to the end with `/duel play` and `/move` by turns, choosing what is suggested."""
    chance, moves = Chance(lot), 0
    while not is_over(inn, players[0]):
        called = [guest for guest in players if is_called(inn, guest)]
        assert called, inn.turn(players[0]).text
        guest = chance.pick(called)
        command, option = (("duel play", "card"), ("move", "move"))[moves % 2]
        suggested = (await guest.autocomplete(inn.thread, command, option)).choices
        assert suggested
        chosen = chance.pick(suggested)
        found = (await guest.autocomplete(inn.thread, command, option, chosen.name)).choices
        assert found is not None
        assert chosen in found
        reply = await guest.use(inn.thread, command, {option: chosen.value})
        await reply.answered()
        assert reply.ephemeral
        await inn.settle()
        moves += 1
        assert moves < LONGEST
    return moves
