"""Whole games, played at random in every variant: each of their views can be painted."""

from __future__ import annotations

import random

import pytest

from render import PAINTERS
from render.painter import ALT_LIMIT
from rules import GAMES
from tests.render.legible import check
from tests.render.words import LANGUAGES, words_of

NAMES = ("Murdo MacGillivray of Dunmaglass", "Мстислава Широкоплечая-Громовска")
VARIANTS = (
    *((), ("sandbox",), ("traitor",), ("poor_visibility",), ("mixed_clans",), ("dark_night",)),
    *(("fate",), ("bitter_end",), ("mixed_clans", "fate", "bitter_end")),
    *(("poor_visibility", "dark_night", "sandbox"), ("traitor", "fate")),
)
PAINTER = PAINTERS["duel"]


@pytest.mark.parametrize("variants", VARIANTS, ids="+".join)
def test_every_view_of_a_random_duel_can_be_painted(variants):
    words = words_of(LANGUAGES[VARIANTS.index(variants) % len(LANGUAGES)])
    for position in moments(variants):
        seen, hands = position.view(None), [position.view(seat) for seat in (0, 1)]
        assert len(PAINTER.tell_board(seen, NAMES, words)) <= ALT_LIMIT
        check(PAINTER.draw_board(seen, NAMES, words), NAMES)
        for hand in hands:
            assert len(PAINTER.tell_hand(hand, NAMES, words)) <= ALT_LIMIT
            check(PAINTER.draw_hand(hand, NAMES, words), NAMES)
    check(PAINTER.draw_board(resigned(seen), NAMES, words), NAMES)
    check(PAINTER.draw_hand(resigned(hands[0]), NAMES, words), NAMES)


def moments(variants):
    """The end of a random duel, and before it the last of every kind of question: the fullest."""
    dice = random.Random("+".join(variants))  # noqa: S311
    position = GAMES["duel"].start(2, {"variants": list(variants)}, "any seed")
    last = {}
    while position.outcome is None:
        last[tuple(position.view(seat)["ask"] for seat in (0, 1))] = position.copy()
        seat = dice.choice(position.to_act)
        position.play(seat, dice.choice(position.moves(seat)))
    return [position, *last.values()]


def resigned(view):
    """The view as the bot shows it after a resignation: the match is over, its position is not."""
    outcome = {"ranking": ((0,), (1,)), "scores": (1, 0), "reason": "resign"}
    return {**view, "outcome": outcome, "to_act": (), "ask": None}
