"""Commands that could mean several games offer them, instead of an error."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.languages import LANGUAGES, words
from bot.ui.press import Press
from tests.bot.asking import ask, shown
from tests.bot.live import Live, click, offered

if TYPE_CHECKING:
    from sandbox import Person


async def two_duels(live: Live, locale: str = "en-US") -> tuple[Person, Person, Person]:
    """Anna plays with Bob in the first match and with Carl in the second."""
    anna, bob, carl = live.guest("Anna", locale), live.guest("Bob"), live.guest("Carl")
    await live.duel(anna, bob)
    await live.duel(anna, carl)
    return anna, bob, carl


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("command", ["hand", "board", "log", "resign"])
async def test_each_of_several_games_is_one_press_away(
    live: Live, locale: str, command: str
) -> None:
    anna, *_ = await two_duels(live, locale)
    tongue = words(locale)
    for place in (live.games, await anna.dm()):
        asked = shown(await ask(anna, place, command))
        assert asked.text == tongue("which-match")
        titles = [tongue("match-title", game=tongue("duel"), number=str(one)) for one in (2, 1)]
        names = ("Anna · Carl", "Anna · Bob")
        wanted = [f"{title} · {both}" for title, both in zip(titles, names, strict=True)]
        assert [one.label for one in asked.buttons] == wanted
        reply = await (await anna.click(asked, wanted[1])).answered()
        assert titles[1] in reply.text
        assert reply.ephemeral


async def test_hand_opens_the_question_of_the_game_that_was_chosen(live: Live) -> None:
    anna, *_ = await two_duels(live)
    asked = shown(await ask(anna, live.games, "hand"))
    hand = shown(await (await anna.click(asked, "Scottish Duel #1 · Anna · Bob")).answered())
    assert offered(hand) == [str(card) for card in range(8)]


async def test_undo_offers_only_games_in_which_there_is_something_to_take_back(live: Live) -> None:
    anna, bob, _ = await two_duels(live)
    await live.duel(anna, bob)
    assert "nothing to undo" in (await ask(anna, live.games, "undo")).text
    for number in ("1", "2"):
        await ask(anna, live.games, "move", move="7", match=number)
    asked = shown(await ask(anna, live.games, "undo"))
    assert [one.label for one in asked.buttons] == [
        "Scottish Duel #2 · Anna · Carl",
        "Scottish Duel #1 · Anna · Bob",
    ]
    old = asked.buttons[0].custom_id or ""
    await anna.click(asked, old)
    await anna.until(lambda seen: bool(offered(seen)))
    assert [len((await live.table(one)).course.played) for one in (1, 2)] == [1, 0]
    # A second click on the same button takes nothing else back.
    await ask(anna, live.games, "move", move="6", match="2")
    await (await anna.click(asked, old, forge=True)).answered()
    assert [len((await live.table(one)).course.played) for one in (1, 2)] == [1, 1]


async def test_undo_of_a_whole_turn_takes_back_the_whole_turn_of_the_game_chosen(
    live: Live,
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    for _ in range(2):
        await live.duel(anna, bob, "fate")
    for number in (1, 2):
        for card in ("3", "5"):
            await ask(anna, live.games, "move", move=card, match=str(number))
    asked = shown(await ask(anna, live.games, "undo", whole=True))
    await anna.click(asked, "Scottish Duel #2 · Anna · Bob")
    await anna.until(lambda seen: bool(offered(seen)))
    assert [len((await live.table(one)).course.played) for one in (1, 2)] == [2, 0]


async def test_many_games_are_offered_in_menus(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    for _ in range(7):
        await live.duel(anna, bob)
    asked = shown(await ask(anna, live.games, "log"))
    (menu,) = asked.menus
    assert [option.label for option in menu.options] == [
        f"Scottish Duel #{number} · Anna · Bob" for number in range(7, 0, -1)
    ]
    reply = await anna.select(asked, menu.custom_id, [menu.options[2].value])
    assert "Scottish Duel #5" in (await reply.answered()).text


@pytest.mark.parametrize("value", ["", "way", "unknown:1:2", "log:1", "log:x:0"])
async def test_a_forged_choice_is_refused(live: Live, value: str) -> None:
    anna, *_ = await two_duels(live)
    press = Press("way", 0)
    reply = await anna.select(live.turn(anna), press.custom_id, [value], forge=True)
    await reply.answered()
    assert "from an older version" in reply.text


async def test_onlookers_choose_among_the_games_played_here(live: Live) -> None:
    await two_duels(live)
    dora = live.guest("Dora")
    asked = shown(await ask(dora, live.games, "board"))
    reply = await click(dora, asked, "board")
    assert "Scottish Duel #2" in reply.text
