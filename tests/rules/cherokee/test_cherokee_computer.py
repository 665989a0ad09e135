"""The computer's seat: legal, steady, blind to secrets, and better than chance."""

from __future__ import annotations

import pytest

from rules import GAMES, Chance
from tests.rules.cherokee.setups import lay, moves, play, start

GAME = GAMES["cherokee"]


def advice(position, seed: str = "advice"):
    (seat,) = position.to_act
    imagined = position.imagine(seat, Chance(seed))
    return GAME.advise(imagined, seat, Chance(f"{seed} taken"))


def test_it_takes_the_top_for_its_own_clan():
    position = lay(
        """
             DE4m
          BI9m  DE9m
        DE3w DE4w DE5w
        """,
        clans="birds blue",
        dots="BL WP WO LH",
    )
    assert str(advice(position)) == "A1"


def test_between_two_attackers_it_lets_its_own_clan_move_up():
    position = lay(
        """
             DE3w
          BI9m  WO9m
        BI8m BI8w BI7m
        """,
        clans="wolf blue",
    )
    play(position, "A1")
    assert moves(position) == "B1xA1 B2xA1"
    assert str(advice(position)) == "B2xA1"


def test_between_two_successors_it_lets_its_own_clan_move_up():
    for clans, wanted in (("birds deer", "H3-G3"), ("blue deer", "H4-G3")):
        position = lay(
            " ".join(["."] * 15)
            + " . DE5m DE4m DE6m . .  . . WO8w DE7m . . .  . . BI6w BL6w . . . .",
            clans=clans,
            dots="WP DE WO LH",
        )
        play(position, "F3")
        assert str(advice(position)) == wanted


def test_it_lays_no_card_that_could_chase_its_own_members():
    """Below the Birds on G1 and G2 a Wolf of 9 would be a danger, a Long Hair of 4 is none."""
    position = lay(
        " ".join(["."] * 21) + " BI8w BI7m BI6m . . . .  DE3w BI4m BI5m . . . . .",
        hands=("WO9m LH4m", "BL3w"),
        clans="birds blue",
        dots="DE WP",
    )
    play(position, "H1")
    assert moves(position) == "WO9m LH4m"
    assert {str(advice(position, str(number))) for number in range(10)} == {"LH4m"}


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"open": True}), (4, {})])
def test_it_beats_players_who_play_by_lot(seats, options):
    won = 0
    for number in range(4):
        position = start(seats, f"beaten {number}", **options)
        computer, chance = number % seats, Chance(str(number))
        while position.outcome is None:
            (seat,) = position.to_act
            asked = position.moves(seat)
            position.play(seat, advice(position) if seat == computer else chance.pick(asked))
        won += computer in position.outcome.winners
    assert won >= 3


def test_the_same_imagination_and_chance_give_the_same_advice():
    position = start(3)
    assert advice(position) == advice(position)


def test_a_position_of_another_game_is_refused():
    with pytest.raises(TypeError):
        GAME.advise(GAMES["duel"].start(2), 0, Chance(""))
