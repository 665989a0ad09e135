"""The computer player: legal, quick, builds what it can and defends."""

from __future__ import annotations

import pytest

from rules import Chance
from tests.rules.land.setups import LANDS, TABLES, land, play, start


def advised(position):
    """The word that the computer says in the place of who is asked."""
    (seat,) = position.to_act
    return str(position.game.advise(position.imagine(seat, Chance("a")), seat, Chance("b")))


def chain(position):
    """A whole turn of the computer."""
    (seat,) = position.to_act
    words = []
    while position.to_act == (seat,) and position.stage == "turn":
        words.append(advised(position))
        position.play(seat, words[-1])
    return " ".join(words)


def test_it_completes_a_castle():
    position = land(
        """
         9     . . A . A .
        """,
        prizes="I3 X5 W5 Z5",
        hands=(LANDS, ""),
    )
    assert chain(position) == "oak f9"


def test_it_picks_the_castle_with_the_most_points():
    position = land(
        """
         4 . . A . . . . . . .
         5 . . A . A . . . . .
        """,
        hands=(LANDS, ""),
    )
    assert chain(position) == "oak d5 L4-c4c5d5e5"


def test_it_builds_toward_a_shape():
    position = land(
        """
         9     . . A . . .
        """,
        prizes="I3 X5 W5 Z5",
        hands=("oak oak oak oak oak", ""),
    )
    assert chain(position) == "oak f9"


def test_it_spends_a_wizard_on_the_last_square():
    position = land(
        """
         9     . . A B A .
        """,
        prizes="I3 X5 W5 Z5",
        hands=("moon moon moon moon moon", ""),
    )
    assert chain(position) == "wizard f f9"


SIEGE = """
 4 . . b . . . . . . .
 5 . A b b A . . . . .
"""


def test_it_defends_if_it_can():
    position = land(SIEGE, hands=("oak oak oak sword sword", "moon moon moon shield shield"))
    play(position, "attack-c4 swords-2")
    assert advised(position) == "shields-2"


def test_it_lets_the_castle_fall_if_it_must():
    position = land(SIEGE, hands=("oak oak oak sword sword", LANDS))
    play(position, "attack-c4 swords-2")
    assert advised(position) == "decline"


def test_it_attacks_when_there_is_nothing_better():
    position = land(SIEGE, prizes="I5 X5 W5 Z5", hands=("oak oak oak sword sword", LANDS))
    assert chain(position) == "attack-c4 swords-2"


def test_partners_of_a_team_help_each_other():
    hands = (
        "oak oak oak oak sword",
        "moon moon moon moon shield",
        "sun sun sun sun sword",
        "fish fish fish fish shield",
    )
    position = land(SIEGE, seats=4, hands=hands, teams=True)
    play(position, "attack-c4 swords-1")
    assert advised(position) == "swords-1"
    play(position, "swords-1")
    assert advised(position) == "shields-1"
    play(position, "shields-1")
    assert advised(position) == "shields-1"


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_computers_play_a_game_to_its_end(seats, teams):
    position, chance = start(seats, "computers", teams=teams), Chance("computers")
    count = 0
    while position.outcome is None:
        seat = position.to_act[0]
        move = position.game.advise(position.imagine(seat, chance), seat, chance)
        assert move in position.moves(seat)
        position.play(seat, move)
        count += 1
    assert count < 1000


def test_it_beats_chance():
    won = 0
    for game in range(6):
        position, chance = start(2, f"chance {game}"), Chance(f"chance {game}")
        while position.outcome is None:
            seat = position.to_act[0]
            move = chance.pick(position.moves(seat))
            if seat == 0:
                move = position.game.advise(position.imagine(seat, chance), seat, chance)
            position.play(seat, move)
        won += position.outcome.winners == (0,)
    assert won == 6
