"""Options by lot: fixed by the seed, playable by those who are there, the same however often."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules import GAMES
from rules.core.lots import by_lot, is_by_lot
from tests.rules.many_options import OPTIONS, ManyOptions
from tests.rules.toy_game import ToyGame


class Drawn(ManyOptions):
    options = replace(OPTIONS, by_lot="chapters")


GAME = Drawn()
USUAL = GAME.choose({})


def drawn(seed: str, players: int = 2, count: int = 3) -> tuple[str, ...]:
    value = by_lot(GAME, USUAL, seed, players, count)["chapters"]
    assert isinstance(value, tuple)
    return value


@pytest.mark.parametrize("count", [1, 2, 5, 20])
def test_as_many_are_drawn_as_were_asked_for(count: int):
    assert len(set(drawn("a seed", count=count))) == count


def test_drawing_again_changes_nothing_and_another_seed_everything():
    assert drawn("a seed") == drawn("a seed")
    assert len({drawn(f"seed {number}") for number in range(20)}) > 15


def test_more_of_them_are_those_and_further_ones():
    assert set(drawn("a seed", count=3)) < set(drawn("a seed", count=6))


def test_every_value_is_drawn_sooner_or_later():
    firsts = {drawn(f"seed {number}", count=1) for number in range(600)}
    assert len(firsts) > 50


@pytest.mark.parametrize("players", [2, 3, 4])
def test_so_many_can_play_what_is_drawn(players: int):
    for number in range(30):
        options = by_lot(GAME, USUAL, f"seed {number}", players, 12)
        assert max(GAME.seats_for(options)) >= players


def test_it_can_be_told_whether_the_lot_has_spoken():
    options = by_lot(GAME, USUAL, "a seed", 2, 3)
    assert is_by_lot(GAME, options, "a seed", 2)
    assert not is_by_lot(GAME, options, "another seed", 2)
    assert not is_by_lot(GAME, {**options, "chapters": ()}, "a seed", 2)
    assert not is_by_lot(ManyOptions(), options, "a seed", 2)


def test_with_everything_nothing_was_drawn():
    game = GAMES["glenmore"]
    everything = game.choose({"chronicles": game.options["chronicles"].values})
    assert by_lot(game, everything, "a seed", 3, 8) == everything
    assert not is_by_lot(game, everything, "a seed", 3)


def test_a_game_without_a_lot_refuses_to_draw():
    with pytest.raises(ValueError, match="draws no options"):
        by_lot(ToyGame(), {}, "a seed", 2, 1)
