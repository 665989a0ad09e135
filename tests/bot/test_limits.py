"""Nothing is too long: no message of any game exceeds Discord's limits in any language."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from typing import TYPE_CHECKING

import discord
import pytest

from bot.languages import LANGUAGES, Words, words
from bot.lobbies import INVITED
from bot.scene import scene
from bot.store import Sitter
from bot.ui.bounds import CARD_TEXT
from bot.ui.cards import lobby_card, status_card
from bot.ui.messages import past_turn, prompt, settled, turn_message
from cogs.library import log_page
from rules import GAMES, Chance, Course, Entry, Game, Record
from rules.core.record import RESIGN
from tests.bot.made_table import made_table
from tests.bot.market import DAYS, TALK, market_words
from tests.bot.payloads import breaches, texts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.table import Table
    from bot.ui.press import Layout

#: Discord's longest names: each mark is escaped, and letters that turn a line round are enclosed.
NAMES = ("*_~`|>[]()#:@<-+." * 2)[:32], "א" + "*" * 31
#: One of so many moments of a game is looked at, besides the first and the last.
RARE = 40


def picture(name: str) -> discord.File:
    return discord.File(io.BytesIO(b"x"), f"{name}.png", description="alt " * 1000)


def table_of(course: Course) -> Table:
    """A table at which people with long names play; they have been asked for a while."""
    sitters = [
        Sitter(seat, 2**63 + seat, NAMES[seat % 2], 1.0) for seat in range(course.record.seats)
    ]
    table = made_table(course, sitters)
    table.match.thread_id = None
    return table


def messages(table: Table, tongue: Words) -> Iterator[Layout]:
    """All that anybody can be shown of a match now."""
    now = scene(table, None)
    invited = replace(now.match, invited=(2**63,) * INVITED, invited_only=True)
    yield lobby_card(invited, tongue, picture("sign"))
    yield status_card(now, tongue, picture("sign"))
    yield past_turn(now, tongue, [picture("board")])
    record = discord.File(io.BytesIO(b"x"), "record.json")
    yield turn_message(now, tongue, [picture("board")], record if now.over else None)
    yield log_page(table, None, tongue)
    for seat in range(len(now.names)):
        own = scene(table, seat)
        yield prompt(own, tongue, [picture("hand")], closed=True)
        yield prompt(own, tongue, (), note="x" * CARD_TEXT)
        yield settled(own, tongue)
        yield log_page(table, seat, tongue, 0)


def check(course: Course, tongue: Words) -> None:
    for view in messages(table_of(course), tongue):
        assert not breaches(view), texts(view)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("cherokee", {}),
        ("cherokee", {"open": True, "woman_wins_attack_tie": True, "no_attack": "pass"}),
        ("duel", {"variants": ["fate", "traitor", "bitter_end"]}),
        ("duel", {"variants": ["mixed_clans"]}),
        ("glory", {}),
        ("land", {"wizard_replaces_card_play": False, "points": "squares"}),
        ("land", {"teams": True, "land_match": "exact"}),
    ],
)
def test_no_message_of_a_game_passes_a_limit(language, game, options):
    chosen = GAMES[game].options.read(options)
    seats = max(GAMES[game].seats_for(chosen))
    course, chance = Course(Record(game, seats, chosen, "limits")), Chance("limits")
    while course.outcome is None:
        if chance.below(RARE) == 0 or not course.played:
            check(course, words(language))
        seat = chance.pick(course.awaited)
        course.play(seat, chance.pick(course.moves(seat)))
    check(course, words(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nor_does_the_end_of_a_game_that_somebody_resigned(language, game):
    seats = min(GAMES[game].seat_counts)
    course = Course(Record(game, seats, GAMES[game].options.read({}), "limits"))
    course.enter(Entry(0, RESIGN))
    check(course, words(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stalls", ["none", "one", "few", "many"])
def test_nor_does_a_game_in_which_far_too_much_happens(market: Game, language, stalls):
    course = Course(Record("market", 6, market.options.read({"stalls": stalls}), "limits"))
    for _ in range(DAYS):
        check(course, market_words(language))
        course.play(course.awaited[0], course.moves(course.awaited[0])[-2])
    assert course.outcome is not None
    check(course, market_words(language))


def test_what_is_too_long_is_summarised_and_whole_in_the_log(market: Game):
    course = Course(Record("market", 2, market.options.read({}), "limits"))
    course.play(0, "ware-1")
    table, tongue = table_of(course), market_words("en")
    told = texts(turn_message(scene(table, None), tongue, ()))
    numbers = [int(number) for number in re.findall(r"(\d+)\. .* buys Honey", told)]
    last = numbers[1]
    assert numbers == [1, *range(last, TALK + 1)]
    assert f"\n… and {last - 2} more, see `/log`\n{last}. " in told
    pages = "\n".join(texts(log_page(table, 0, tongue, page)) for page in range(9))
    assert {int(number) for number in re.findall(r"(\d+)\. .* buys Honey", pages)} == {
        *range(1, TALK + 1)
    }
