"""The computer player: it answers what it sees, mixes its choices, and beats a player by lot."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import GAMES, Chance
from rules.duel.outlook import coin_toss
from tests.rules.duel.setups import VARIANTS, duel, fate, moves, seeded, start

GAME = GAMES["duel"]
#: How often it is asked where it may give more than one answer.
OFTEN = 20


def advice(position, seat: int, text: str = "advice") -> str:
    """What a computer would play for a seat."""
    return str(GAME.advise(position.imagine(seat, Chance(text)), seat, Chance(text)))


def advised(position, seat: int) -> Counter[str]:
    """What it would play, asked again and again."""
    return Counter(advice(position, seat, f"time {number}") for number in range(OFTEN))


def row_of(text: str) -> tuple[int, ...]:
    """A row of fate that it lays."""
    position = start("fate")
    while 0 in position.to_act:
        position.play(0, advice(position, 0, f"{text} {position.view(0)['laid']}"))
    return position.view(0)["row"]


def test_it_answers_a_prince_that_it_sees_with_the_princess():
    position = duel("2-4")
    position.play(1, "7")
    assert set(advised(position, 0)) == {"1"}


def test_it_shows_a_spy_no_prince_that_the_princess_could_answer():
    position = duel("4-2")
    assert position.view(1)["hands"][1] == (0, 1, 3, 4, 5, 6, 7)
    assert "7" not in advised(position, 0)


def test_it_takes_the_point_that_wins_the_game_when_it_sees_how():
    position = duel("4-1 2-3")
    assert position.view(None)["score"] == (3, 0)
    position.play(1, "4")
    assert set(advised(position, 0)) <= {"3", "5", "6", "7"}


def test_an_opening_cannot_be_foreseen():
    openings = advised(start(), 0)
    assert len(openings) >= 3
    assert max(openings.values()) < 0.7 * OFTEN


def test_in_a_draft_it_takes_wizard_general_and_prince_before_the_others():
    position = seeded("mixed_clans", where=lambda game: set(moves(game, 0)) >= set("125"))
    assert set(advised(position, 0)) <= {"5", "6", "7"}


def test_in_fate_it_leads_with_the_princess_against_a_prince_that_its_spy_has_seen():
    position = fate("20345671/17306245")
    assert set(advised(position, 0)) == {"1"}


def test_in_fate_it_keeps_a_row_that_already_leads_with_the_best_answer():
    position = fate("21034567/17306245")
    assert set(advised(position, 0)) == {"keep"}


def test_in_fate_a_card_that_its_spy_has_seen_is_met_by_the_first_of_a_new_row_alone():
    """The Princess would come next if the Prince were still to come; as it is, the Wizard does."""
    position = fate("03672415/45601732", "bitter_end")
    assert position.view(0)["peeked"] == 7
    position.play(0, "4")
    assert position.view(0)["hands"][0] == (1, 5)
    assert advised(position, 0)["5"] > 0.8 * OFTEN


def test_its_rows_differ_and_the_stronger_cards_tend_to_come_first():
    rows = [row_of(str(number)) for number in range(8)]
    assert len(set(rows)) > len(rows) / 2
    assert len({row[0] for row in rows}) > 1
    sooner = sum(row.index(5) < row.index(3) for row in rows)
    assert sooner > len(rows) / 2


@pytest.mark.parametrize(
    ("score", "pending", "left", "goal", "chance"),
    [
        ((0, 0), (0, 0), 8, 4, 0.5),
        ((4, 1), (0, 0), 3, 4, 1.0),
        ((1, 5), (0, 0), 3, 4, 0.0),
        ((3, 2), (0, 0), 2, 4, 0.75),
        ((3, 2), (0, 0), 0, 4, 0.5),
        ((3, 2), (0, 1), 1, 4, 0.5),
        ((3, 2), (0, 0), 0, None, 1.0),
        ((3, 2), (0, 0), 1, None, 0.75),
        ((2, 3), (1, 0), 1, None, 0.5),
    ],
)
def test_chances_if_a_coin_decided_every_round(score, pending, left, goal, chance):
    assert coin_toss(score, pending, left, goal) == chance
    mirrored = coin_toss(score[::-1], pending[::-1], left, goal)
    assert mirrored == 1 - chance


def test_it_beats_a_player_who_moves_by_lot():
    wins = Counter(
        contest(variants, number) for variants in [(), *zip(VARIANTS)] for number in range(4)
    )
    assert wins["computer"] > 1.5 * wins["lot"]


def contest(variants: tuple[str, ...], number: int) -> str:
    """Who wins a game of the computer against moves by lot."""
    position = start(*variants, seed=f"contest {number}")
    computer, whim = number % 2, Chance(f"contest {variants} {number}")
    while position.outcome is None:
        seat = position.to_act[0]
        by_lot = str(whim.pick(position.moves(seat)))
        word = advice(position, seat, f"{by_lot} {number}") if seat == computer else by_lot
        position.play(seat, word)
    if len(position.outcome.winners) == 2:
        return "nobody"
    return "computer" if position.outcome.winners == (computer,) else "lot"
