"""The duel's pictures: what decides the next choice is where one looks, and no more is told."""

from __future__ import annotations

import pytest

from render import PAINTERS
from render.duel.moments import GOAL, LOOKING, RESIGNED, STRENGTHENED

PAINTER = PAINTERS["duel"]
NAMES = ("Morag", "Ruairidh")
#: Below this line a hand's cards begin; notes on what a player has come to know lie above it.
NOTES_END = 340


def notes_of(view, words) -> list[str]:
    """What is written on the notes of a hand."""
    texts = PAINTER.draw_hand(view, NAMES, words).texts
    return [text.text for text in texts if text.box[1] > 200 and text.box[3] < NOTES_END]


@pytest.mark.parametrize("bonus", [0, 2])
def test_a_card_shown_to_a_spy_carries_its_bonus(bonus, english):
    view = {**STRENGTHENED, "seat": 1, "ask": "choose_seen", "bonus": (bonus, 0)}
    assert ("+2" in notes_of(view, english)) == (bonus == 2)


@pytest.mark.parametrize("bonus", [0, 2])
def test_a_card_seen_in_a_row_carries_its_bonus(bonus, english):
    view = {**LOOKING, "seat": 0, "bonus": (0, bonus)}
    assert ("+2" in notes_of(view, english)) == (bonus == 2)


def test_who_wins_by_points_is_told_with_all_of_them(words):
    view = {
        **GOAL,
        "score": (5, 1),
        "outcome": {"ranking": ((0,), (1,)), "scores": (5, 1), "reason": "goal"},
    }
    told = {"en": "reached 5 points", "ru": "набрали 5 очков", "uk": "набрали 5 очок"}
    assert told[words.language] in PAINTER.tell_board(view, NAMES, words)


def test_a_game_given_up_before_the_first_round_can_be_painted(english):
    view = {**RESIGNED, "rounds": (), "score": (0, 0), "bonus": (0, 0)}
    texts = [text.text for text in PAINTER.draw_board(view, NAMES, english).texts]
    assert "Morag gives up" in texts


def test_after_the_end_no_bonus_is_told(english):
    assert RESIGNED["bonus"] == (2, 0)
    for told in (
        PAINTER.tell_board(RESIGNED, NAMES, english),
        PAINTER.tell_hand({**RESIGNED, "seat": 0}, NAMES, english),
    ):
        assert "from the General" not in told
        assert "+2 strength" not in told
