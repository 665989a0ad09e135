"""/replay: a game turn by turn, as spectators see it, and with all hands once it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.languages import words
from tests.bot.asking import ask, shown
from tests.bot.live import button, click

if TYPE_CHECKING:
    from sandbox import Message, Person
    from tests.bot.live import Live


async def replayed(live: Live, guest: Person) -> Message:
    return shown(await ask(guest, live.thread, "replay"))


async def go(guest: Person, card: Message, way: str) -> None:
    """Press one of the buttons, by its label."""
    before = ids(card)
    await (await guest.click(card, words("en")(f"replay-{way}"))).answered()
    await guest.until(lambda seen: seen is card and ids(card) != before)


def ids(card: Message) -> list[str | None]:
    return [one.custom_id for one in card.buttons]


async def rounds(live: Live, anna: Person, bob: Person) -> None:
    for mine, theirs in (("6", "4"), ("5", "3"), ("4", "6")):
        await live.round((anna, mine), (bob, theirs))


async def test_a_game_is_stepped_through_turn_by_turn(live: Live) -> None:
    anna, bob = await live.pair()
    await rounds(live, anna, bob)
    carl = live.guest("Carl")
    card = await replayed(live, carl)
    assert "Turn 0 of 3 · <t:" in card.text
    assert "Round 1" in card.text
    assert [one.label for one in card.buttons] == ["⏮", "◀", "▶", "⏭", "Animation"]
    assert [one.disabled for one in card.buttons] == [True, True, False, False, False]
    await go(carl, card, "forward")
    assert "Turn 1 of 3" in card.text
    assert "Round 2" in card.text
    assert card.images
    await go(carl, card, "last")
    assert "Turn 3 of 3" in card.text
    assert [one.disabled for one in card.buttons] == [False, False, True, True, False]
    await go(carl, card, "back")
    assert "Turn 2 of 3" in card.text
    await go(carl, card, "first")
    assert "Turn 0 of 3" in card.text


async def test_a_replay_of_a_game_under_way_shows_what_spectators_see(live: Live) -> None:
    anna, bob = await live.pair()
    await rounds(live, anna, bob)
    cards = [await replayed(live, guest) for guest in (anna, live.guest("Carl"))]
    for guest, card in zip((anna, live.guest("Dora")), cards, strict=True):
        assert guest
        assert len(card.images) == 1, "the table, and nobody's hand"
    assert cards[0].images[0].content == cards[1].images[0].content


async def test_my_turns_are_those_in_which_i_moved(live: Live) -> None:
    anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
    await live.begin("glory", anna, bob, carl)
    table = await live.table()
    for guest in (anna, bob):
        while (
            table.course.awaited and table.match.sitters[table.course.awaited[0]].name == guest.name
        ):
            found = (await guest.autocomplete(live.thread, "move", "move")).choices or []
            await (await guest.slash(live.thread, "move", move=found[0].value)).answered()
            await live.settle()
            table = await live.table()
    card = await replayed(live, bob)
    await go(bob, card, "mine")
    assert button(card, "replay").endswith("own")
    await go(bob, card, "forward")
    assert "Turn 2 of 2" in card.text, "the turn in which only Anna moved is left out"
    await go(bob, card, "back")
    assert "Turn 0 of 2" in card.text
    card = await replayed(live, carl)
    await go(carl, card, "mine")
    assert all(one.disabled for one in card.buttons[:4]), "Carl has not moved yet"


async def test_once_a_game_is_over_all_hands_are_shown(live: Live) -> None:
    anna, bob = await live.pair()
    await rounds(live, anna, bob)
    await click(anna, shown(await ask(anna, live.thread, "resign")), "resigned")
    await live.settle()
    card = await replayed(live, live.guest("Carl"))
    assert len(card.images) == 3
    assert len({image.filename for image in card.images}) == 3
    own = await replayed(live, anna)
    await go(anna, own, "last")
    assert "Bob wins" in own.text


async def test_buttons_of_a_replay_work_after_a_restart(live: Live) -> None:
    anna, bob = await live.pair()
    await rounds(live, anna, bob)
    card = await replayed(live, anna)
    await live.restart()
    await go(anna, card, "last")
    assert "Turn 3 of 3" in card.text
