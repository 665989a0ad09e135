"""What deserves it is told in a message of its own: in Glen More every scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.languages import LANGUAGES, words
from rules import GAMES, Chance, Course, Event, Record
from rules.core.report import Report, reports_in

if TYPE_CHECKING:
    from tests.bot.live import Live

SUN = Report("sun", frozenset({"ray"}), "sky")


def told(*kinds: str) -> list[list[int]]:
    """The places of the reports among events of these kinds."""
    return [places for _, places in reports_in([SUN], [Event(kind, {}) for kind in kinds])]


def test_a_report_has_the_events_that_follow_it_directly() -> None:
    assert told("rain", "sun", "ray", "ray", "rain", "ray") == [[1, 2, 3]]
    assert told("sun", "sun", "ray") == [[0], [1, 2]]
    assert told("ray", "rain") == []


@pytest.fixture
def to_a_scoring() -> list[tuple[int, str]]:
    """Moves of a game of two up to the one that brings the first scoring."""
    course = Course(Record("glenmore", 2, GAMES["glenmore"].options.read(None), SEED))
    chance, moves = Chance("to a scoring"), list[tuple[int, str]]()
    while True:
        (seat,) = course.awaited
        move = str(chance.pick(course.moves(seat)))
        moves.append((seat, move))
        if any(event.kind == "scoring" for event in course.play(seat, move)):
            return moves


SEED = "00000000000000000000000000000001"


@pytest.mark.usefixtures("shuffled")
@pytest.mark.parametrize("locale", LANGUAGES)
async def test_a_scoring_comes_as_a_message_of_its_own_with_the_score_sheet(
    live: Live, to_a_scoring: list[tuple[int, str]], locale: str
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.begin("glenmore", anna, bob, language=locale)
    for seat, move in to_a_scoring[:-1]:
        await live.bot.matches.play(1, seat, move)
    await live.settle()
    tongue = words(locale)
    title = tongue("glenmore-event-scoring", after="A")
    before = len(live.told(anna))
    assert not [m for m in live.told(anna) if title in m.text]
    seat, move = to_a_scoring[-1]
    await live.bot.matches.play(1, seat, move)
    await live.settle()
    report, turn = live.told(anna)[before:]
    assert report.text.startswith(title)
    assert [image.filename.partition(".")[0] for image in report.images] == ["scores"]
    assert title not in turn.text
    # One can look at the other sheets from there.
    assert [one.label for one in report.buttons] == [tongue("boards")]
    # Told once, also if the bot was stopped before it noted that.
    await live.restart()
    await live.settle()
    assert len([m for m in live.told(anna) if title in m.text]) == 1
