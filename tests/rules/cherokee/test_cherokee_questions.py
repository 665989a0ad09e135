"""The questions of a turn: what they say of the attack they belong to, and of their answers."""

from __future__ import annotations

import pytest

from tests.rules.cherokee.setups import STUCK, ask, lay, play, ring

TURN = """
              .
            .   .
          .   .   .
      DE4m  DE9m  WO5w   .
      .   WO7w   WO6m   .   .
    .   LH6m   BL6m   .   .   .
"""


def explained(position, word: str) -> dict[str, object]:
    """What texts get to present a legal move, beside its own facts."""
    (seat,) = position.to_act
    move = next(move for move in position.moves(seat) if str(move) == word)
    facts = position.explain(seat, move)
    assert facts.items() >= move.facts.items()
    return {name: value for name, value in facts.items() if name not in move.facts}


def test_a_question_within_a_turn_says_which_attack_it_belongs_to():
    position = lay(TURN)
    assert position.view(None)["path"] == ()
    play(position, "D2")
    assert ask(position) == "0 attackers"
    assert position.view(None)["path"] == ({"kind": "attack", "facts": {"cell": "D2"}},)
    play(position, "E2+E3xD2")
    assert ask(position) == "0 successor"
    assert position.view(1)["path"] == ({"kind": "attack", "facts": {"cell": "D2"}},)
    play(position, "F2-E2")
    while position.stage == "successor":
        play(position, str(position.moves(0)[0]))
    assert ask(position) == "0 place"
    assert position.view(0)["path"] == ({"kind": "attack", "facts": {"cell": "D2"}},)
    play(position, str(position.moves(0)[0]))
    assert position.view(None)["path"] == ()


def test_who_can_not_attack_is_asked_without_a_path():
    position = lay(STUCK)
    assert ask(position) == "0 drop"
    assert position.view(0)["path"] == ()


def test_a_target_is_explained_by_who_stands_there():
    position = ring("DE8m", "WO4m", "WO5m", "WO4w", "DE9m")
    assert explained(position, "D2") == {"cell_clan": "deer", "cell_value": 8, "cell_sex": "man"}


def test_attackers_are_explained_by_their_strength_and_their_leader():
    position = play(ring("DE8m", "WO4m", "WO5m", "WO4w", "DE9m"), "D2")
    assert explained(position, "D1+E2xD2") == {
        "leader": "E2",
        "clan": "wolf",
        "strength": 8,
        "defence": 7,
        "below": 1,
    }


def test_a_successor_is_explained_by_who_it_is():
    position = play(lay(TURN), "D2 E2+E3xD2")
    assert explained(position, "F2-E2") == {
        "origin_clan": "long_hair",
        "origin_value": 6,
        "origin_sex": "man",
    }


@pytest.mark.parametrize("word", ["BI9m", "BL9m"])
def test_a_card_explains_itself(word):
    position = play(lay(TURN, hands=("BI9m BL9m", "BL3w")), "D2 E2+E3xD2 F2-E2")
    while position.stage == "successor":
        play(position, str(position.moves(0)[0]))
    assert explained(position, word) == {}
