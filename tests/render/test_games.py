"""Whole games, played at random in every variant: each of their views can be painted and told."""

from __future__ import annotations

from importlib import import_module

import pytest

from render import PAINTERS
from render.painter import ALT_LIMIT
from render.sample import given_up
from rules import GAMES, Chance
from tests.render.legible import check
from tests.render.words import LANGUAGES, words_of

DUELS = (
    *((), ("sandbox",), ("traitor",), ("poor_visibility",), ("mixed_clans",), ("dark_night",)),
    *(("fate",), ("bitter_end",), ("mixed_clans", "fate", "bitter_end")),
    *(("poor_visibility", "dark_night", "sandbox"), ("traitor", "fate")),
)
CASES = [
    *(("duel", 2, {"variants": variants}) for variants in DUELS),
    *(("cherokee", seats, {}) for seats in (2, 4)),
    *(("cherokee", seats, {"open": True}) for seats in (3, 4)),
    *(("glory", seats, {}) for seats in (2, 4)),
    ("glory", 3, {"adjacency_crosses_fields": False}),
    *(("land", seats, {}) for seats in (2, 4)),
    ("land", 3, {"land_match": "exact"}),
    *(("land", seats, {"teams": True}) for seats in (4, 6)),
]
#: Besides the end and the last of each kind of question, one in this many positions is painted, and
#: one in this many is told.
PAINTED, TOLD = 90, 7


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_view_of_a_random_game_can_be_painted_and_told(case):
    key, seats, _ = case
    painter, names = PAINTERS[key], import_module(f"render.{key}.samples").LONG_NAMES[:seats]
    words = words_of(LANGUAGES[CASES.index(case) % len(LANGUAGES)])
    course = positions(*case)
    for position in course[::TOLD]:
        assert len(painter.tell_board(position.view(None), names, words)) <= ALT_LIMIT
        for seat in range(seats):
            assert len(painter.tell_hand(position.view(seat), names, words)) <= ALT_LIMIT
    for place, position in enumerate([*fullest(course), *course[::PAINTED]]):
        view, hand = position.view(None), position.view((*position.to_act, place % seats)[0])
        check(painter.draw_board(view, names, words), names)
        check(painter.draw_hand(hand, names, words), names)
    if seats == 2:
        check(painter.draw_board(given_up(view, 1), names, words), names)
        check(painter.draw_hand(given_up(hand, 1), names, words), names)


def positions(key, seats, options):
    """All positions of a random game."""
    chance = Chance(f"painted {key} {seats} {options}")
    position = GAMES[key].start(seats, options, "any seed")
    passed = [position.copy()]
    while position.outcome is None:
        seat = chance.pick(position.to_act)
        position.play(seat, chance.pick(position.moves(seat)))
        passed.append(position.copy())
    return passed


def fullest(course):
    """The end of a game, and before it the last of every kind of question."""
    last = {}
    for position in course:
        # Everybody's view says what the game is at, so those who are asked are enough.
        views = [position.view(seat) for seat in position.to_act or (None,)]
        last[views[0]["stage"], *(view["ask"] for view in views)] = position
    return last.values()
