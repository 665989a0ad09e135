"""What the computer thinks a meeting of cards is worth: its chance to win the game after it."""

from __future__ import annotations

from itertools import product

import pytest

from rules import Chance
from rules.duel.outlook import HAND, LOOK, PLUS, Outlook, coin_toss
from tests.rules.duel.setups import duel, start

#: Seven rounds after which each has two points and one card.
SEVEN = "4-6 5-7 0-1 6-2 2-4 3-3 7-0"


def worth(
    meeting: str, rest: str = "3-3", rounds: str = "", *variants: str, seat: int = 0
) -> float:
    """What it is worth to a seat that its card meets the other's: ``worth("2-0")``.

    `rest` is what each has left besides, the seat's own cards first: ``"53-12"``.
    """
    card, against = map(int, meeting.split("-"))
    mine, theirs = (tuple(map(int, cards)) for cards in rest.split("-"))
    position = duel(rounds, *variants)
    outlook = Outlook(position, seat, (card, *mine), (against, *theirs))
    return outlook.after(card, against, position.bonus)


@pytest.mark.parametrize(
    ("meeting", "rest", "expected"),
    [
        ("0-1", "3-3", 0.5),
        ("0-1", "5-1", 0.5 + HAND),
        ("0-1", "1-5", 0.5 - HAND),
        ("0-1", "4-2", 0.5 + 2 * HAND),
        ("0-1", "1-7", 0.5 + 4 * HAND),
        ("0-1", "7-1", 0.5 - 4 * HAND),
        ("0-1", "0-2", 0.5),
        # Of four meetings two are won, one is lost, one is held.
        ("0-1", "53-13", 0.5 + HAND / 4),
    ],
)
def test_the_cards_that_are_left_weigh_by_the_points_they_promise(meeting, rest, expected):
    assert worth(meeting, rest) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("meeting", "expected"),
    [
        ("2-0", 0.5 + LOOK),
        ("0-2", 0.5 - LOOK),
        ("2-2", 0.5),
        ("6-0", 0.5 + PLUS),
        ("0-6", 0.5 - PLUS),
        ("6-6", 0.5),
    ],
)
def test_a_look_and_a_bonus_for_the_next_round_weigh_a_little(meeting, expected):
    assert worth(meeting) == pytest.approx(expected)
    assert worth(meeting, seat=1) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("rounds", "meeting", "score", "held", "left"),
    [
        ("", "5-1", (1, 0), (0, 0), 7),
        ("", "4-2", (2, 0), (0, 0), 7),
        ("", "1-5", (0, 1), (0, 0), 7),
        ("", "0-1", (0, 0), (1, 1), 7),
        ("0-0", "5-1", (2, 0), (0, 0), 6),
        ("0-0", "1-5", (0, 2), (0, 0), 6),
        ("0-4", "5-1", (2, 0), (0, 0), 6),
        ("0-4", "1-5", (0, 3), (0, 0), 6),
        ("0-4", "3-3", (0, 0), (2, 3), 6),
        ("0-4", "4-4", (0, 0), (3, 4), 6),
        ("7-5 0-4", "1-5", (1, 3), (0, 0), 5),
    ],
)
def test_all_later_rounds_are_tosses_of_a_coin(rounds, meeting, score, held, left):
    # The other's Spy will look.
    weighed = LOOK if meeting == "4-2" else 0
    assert worth(meeting, rounds=rounds) == pytest.approx(coin_toss(score, held, left, 4) - weighed)


def test_what_wins_or_loses_the_game_counts_for_sure_whatever_is_left():
    assert worth("6-4", "7-1", "4-1 2-3") == 1.0
    assert worth("4-6", "1-7", "4-1 2-3", seat=1) == 0.0
    assert worth("1-7", "7-1") == 1.0
    assert worth("7-1", "1-7") == 0.0


def test_to_the_bitter_end_a_princess_scores_four_and_no_win_is_sure_early():
    bitter = (0, 0), 7, None
    assert worth("1-7", "3-3", "", "bitter_end") == pytest.approx(coin_toss((4, 0), *bitter))
    assert worth("7-1", "3-3", "", "bitter_end") == pytest.approx(coin_toss((0, 4), *bitter))


@pytest.mark.parametrize("meeting", ["2-0", "6-0", "0-6", "0-2", "0-1"])
def test_in_the_last_round_nothing_to_come_weighs(meeting):
    assert worth(meeting, "5-1", SEVEN) == 0.5


def test_the_last_prize_is_all_that_counts():
    assert worth("5-1", "3-3", SEVEN) == 1.0
    assert worth("1-5", "3-3", SEVEN) == 0.0
    assert worth("5-1", "3-3", SEVEN, "bitter_end") == 1.0
    assert worth("2-0", "3-3", SEVEN, "bitter_end") == 0.5


@pytest.mark.parametrize("variants", [(), ("bitter_end",), ("sandbox",)], ids=str)
def test_what_one_hopes_for_the_other_fears(variants):
    for number in range(12):
        position, whim = start(*variants), Chance(f"hope {number}")
        for _ in range(2 * (number % 7)):
            if position.outcome is None:
                seat = position.to_act[0]
                position.play(seat, whim.pick(position.moves(seat)))
        if position.outcome is not None:
            continue
        mine, theirs = (hand.cards() for hand in position.hands)
        hope, fear = Outlook(position, 0, mine, theirs), Outlook(position, 1, theirs, mine)
        for card, against in product(mine, theirs):
            both = hope.after(card, against, position.bonus)
            assert both + fear.after(against, card, position.bonus) == pytest.approx(1)
