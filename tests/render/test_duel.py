"""The duel's pictures: what matters for the next choice is in plain sight, and nothing more."""

from __future__ import annotations

import pytest

from render import PAINTERS
from render.duel.moments import FOURTH, GOAL, LOOKED, PRINCESS, START, STRENGTHENED
from render.duel.samples import LONG_NAMES
from render.sample import given_up
from rules import GAMES
from rules.duel.hand import Hand

PAINTER = PAINTERS["duel"]
RESIGNED = given_up(FOURTH.view(None), 0)
NAMES = ("Morag", "Ruairidh")
#: Below this line a hand's cards begin; notes on what a player has come to know lie above it.
NOTES_END = 340
#: Size of the number on a card that lies on the table.
CARD_VALUE = 74


def notes_of(view, words) -> list[str]:
    """What is written on the notes of a hand."""
    texts = PAINTER.draw_hand(view, NAMES, words).texts
    return [text.text for text in texts if text.box[1] > 200 and text.box[3] < NOTES_END]


@pytest.mark.parametrize("bonus", [0, 2])
def test_a_card_shown_to_a_spy_carries_its_bonus(bonus, english):
    view = {**STRENGTHENED.view(1), "bonus": (bonus, 0)}
    assert ("+2" in notes_of(view, english)) == (bonus == 2)


@pytest.mark.parametrize("bonus", [0, 2])
def test_a_card_seen_in_a_row_carries_its_bonus(bonus, english):
    view = {**LOOKED.view(0), "bonus": (0, bonus)}
    assert ("+2" in notes_of(view, english)) == (bonus == 2)


def test_who_wins_by_points_is_told_with_all_of_them(words):
    view = {
        **GOAL.view(None),
        "score": (5, 1),
        "outcome": {"ranking": ((0,), (1,)), "scores": (5, 1), "reason": "goal"},
    }
    told = {"en": "reached 5 points", "ru": "набрали 5 очков", "uk": "набрали 5 очок"}
    assert told[words.language] in PAINTER.tell_board(view, NAMES, words)


def test_a_game_given_up_before_the_first_round_can_be_painted(english):
    view = {**RESIGNED, "rounds": (), "score": (0, 0), "bonus": (0, 0)}
    texts = [text.text for text in PAINTER.draw_board(view, NAMES, english).texts]
    assert "Morag resigns" in texts


def test_after_the_end_no_bonus_is_told(english):
    assert RESIGNED["bonus"] == (2, 0)
    for told in (
        PAINTER.tell_board(RESIGNED, NAMES, english),
        PAINTER.tell_hand(given_up(FOURTH.view(0), 0), NAMES, english),
    ):
        assert "from the General" not in told
        assert "+2 strength" not in told


def texts_of(canvas) -> list[str]:
    return [text.text for text in canvas.texts]


def test_a_long_name_of_a_winner_is_written_out_and_larger_than_the_reason(words):
    canvas = PAINTER.draw_board(PRINCESS.view(None), LONG_NAMES, words)
    reason = next(text for text in canvas.texts if "ринц" in text.text or "Princess" in text.text)
    title = [text for text in canvas.texts if text.box[1] < reason.box[1]][-2:]
    assert " ".join(text.text for text in title).startswith(LONG_NAMES[1])
    assert all(text.size > reason.size for text in title)


def test_no_name_is_too_long_for_the_end(words):
    widest = "W" * 32
    for names in ((widest, widest), ("Ярополк " + widest[8:], widest)):
        texts = texts_of(PAINTER.draw_board(RESIGNED, names, words))
        gives_up = {"en": "resigns", "ru": "сдаётся", "uk": "здається"}[words.language]
        assert any("…" in text and text.endswith(gives_up) for text in texts)
        assert any(text.endswith("!") for text in texts)


def test_a_hand_after_the_end_tells_who_won(english):
    assert "Ruairidh wins!" in texts_of(PAINTER.draw_hand(PRINCESS.view(0), NAMES, english))


def test_a_game_given_up_before_the_first_round_leaves_no_empty_table(english):
    none = {**RESIGNED, "rounds": (), "score": (0, 0), "bonus": (0, 0)}
    heights = [PAINTER.draw_board(view, NAMES, english).size[1] for view in (none, RESIGNED)]
    assert heights[0] < heights[1] - 400


def test_a_row_that_may_be_changed_lies_in_its_order(english):
    canvas = PAINTER.draw_hand(LOOKED.view(0), NAMES, english)
    values = [text for text in canvas.texts if text.size == CARD_VALUE]
    assert [text.text for text in values] == list("32704165")
    assert [text.box[0] for text in values] == sorted(text.box[0] for text in values)


def test_a_preposition_stays_with_its_noun(words):
    texts = texts_of(PAINTER.draw_hand(START.view(0), NAMES, words))
    assert {"en": "has no power", "ru": "считается за две", "uk": "без властивості"}[
        words.language
    ] in texts


def test_a_card_shown_to_a_spy_is_not_among_the_hidden_ones(english):
    start = GAMES["duel"].start(2, {"variants": ["dark_night"]}, "shown")
    start.hands = [Hand.of((0, 2, 3)), Hand.of((1, 5, 6))]
    for seat, card in ((0, 2), (1, 6), (1, 1)):
        start.play(seat, str(card))
    told = PAINTER.tell_board(start.view(None), NAMES, english)
    assert "shows the Princess" in told
    assert "1 hidden card;" in f"{told.split('shows the Princess')[1].split('.')[0]};"
