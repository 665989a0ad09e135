"""Whole games, played at random in every variant: each of their views can be painted."""

from __future__ import annotations

import random

import pytest

from render import PAINTERS
from render.painter import ALT_LIMIT
from rules import GAMES
from tests.render.test_texts import overlap
from tests.render.words import words_of

NAMES = ("Murdo MacGillivray of Dunmaglass", "Мстислава Широкоплечая-Громовска")
VARIANTS = (
    *((), ("sandbox",), ("traitor",), ("poor_visibility",), ("mixed_clans",), ("dark_night",)),
    *(("fate",), ("bitter_end",), ("mixed_clans", "fate", "bitter_end")),
    *(("poor_visibility", "dark_night", "sandbox"), ("traitor", "fate")),
)


@pytest.mark.parametrize("variants", VARIANTS, ids="+".join)
def test_every_view_of_a_random_duel_can_be_painted(variants):
    dice = random.Random("+".join(variants))  # noqa: S311
    painter = PAINTERS["duel"]
    position = GAMES["duel"].start(2, {"variants": list(variants)}, "any seed")
    while True:
        words = words_of(dice.choice(("en", "ru", "uk")))
        # Not every moment is painted: two of three would tell nothing new.
        if dice.random() < 0.35 or position.outcome is not None:
            check(painter.draw_board(position.view(None), NAMES, words))
            assert len(painter.tell_board(position.view(None), NAMES, words)) <= ALT_LIMIT
            for seat in (0, 1):
                check(painter.draw_hand(position.view(seat), NAMES, words))
                assert len(painter.tell_hand(position.view(seat), NAMES, words)) <= ALT_LIMIT
            check(painter.draw_board(resigned(position.view(None)), NAMES, words))
            check(painter.draw_hand(resigned(position.view(0)), NAMES, words))
        if position.outcome is not None:
            break
        seat = dice.choice(position.to_act)
        position.play(seat, dice.choice(position.moves(seat)))


def resigned(view):
    """The view as the bot shows it after a resignation: the match is over, its position is not."""
    outcome = {"ranking": ((0,), (1,)), "scores": (1, 0), "reason": "resign"}
    return {**view, "outcome": outcome, "to_act": (), "ask": None}


def check(canvas, names=NAMES):
    assert canvas.size[1] <= 1440
    boxes = [text.box for text in canvas.texts]
    for place, box in enumerate(boxes):
        assert box[0] >= 0
        assert box[2] <= canvas.size[0]
        assert not any(overlap(box, other) for other in boxes[:place]), canvas.texts[place]
    for text in canvas.texts:
        if text.cut:
            assert any(name.startswith(text.text[:-1]) for name in names), text
