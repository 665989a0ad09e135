"""Why not?: every tile ahead that can't be taken has its reason, under the question and More."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from bot.languages import LANGUAGES, words
from rules import GAMES, Chance, Course, Record
from tests.bot.asking import shown
from tests.bot.live import SEED, Live, click, verbs

if TYPE_CHECKING:
    from rules import View


def barred(view: View) -> list[int]:
    """The numbers of the tiles that can't be taken."""
    return [one["number"] for one in view["ring"] if one["reason"] is not None]


@pytest.fixture
def moves() -> list[tuple[int, str]]:
    """Moves of a game of two, up to a question in which some tiles can't be taken."""
    course = Course(Record("glenmore", 2, GAMES["glenmore"].options.read(None), SEED))
    chance, made = Chance("why not"), list[tuple[int, str]]()
    while True:
        (seat,) = course.awaited
        if course.position.view(seat)["ask"] == "take" and len(barred(course.public)) > 1:
            return made
        made.append((seat, str(chance.pick(course.moves(seat)))))
        course.play(*made[-1])


@pytest.mark.usefixtures("shuffled")
@pytest.mark.parametrize("locale", LANGUAGES)
async def test_every_tile_that_can_not_be_taken_has_its_reason(
    live: Live, moves: list[tuple[int, str]], locale: str
) -> None:
    guests = live.guest("Anna", locale), live.guest("Bob", locale)
    await live.begin("glenmore", *guests)
    for seat, move in moves:
        await live.bot.matches.play(1, seat, move)
    await live.settle()
    course = (await live.table()).course
    (seat,) = course.awaited
    tongue, mover = words(locale), guests[seat]
    prompt = await live.prompt(mover)
    assert "why" in verbs(prompt)
    reply = await click(mover, prompt, "why")
    assert reply.ephemeral
    assert tongue("glenmore-why-title") in reply.text
    numbers = [int(one) for one in re.findall(r"^\*\*(\d+)\*\*", reply.text, re.MULTILINE)]
    assert numbers == barred(course.public)
    legal = {str(move) for move in course.moves(seat)}
    assert not legal & {f"take-{number}" for number in numbers}
    assert reply.text.count("GM-R") == len(numbers)
    # Everybody finds it under More.
    more = shown(await click(guests[1 - seat], live.turn(guests[1 - seat]), "more"))
    assert tongue("glenmore-why") in [one.label for one in more.buttons]
    assert (await click(guests[1 - seat], more, "why")).text == reply.text


async def test_other_games_have_nothing_of_the_kind(live: Live) -> None:
    anna, _ = await live.pair()
    reply = await (await anna.click(live.turn(anna), "why:1:0", forge=True)).answered()
    assert "There is no such game" in reply.text
