"""The contract on games: what holds before the first position is set up."""

from __future__ import annotations

import json

import pytest

from rules import GAMES, Game
from tests.rules.cases import cases_of

pytestmark = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)


def test_a_game_is_described_whole(game: Game):
    assert GAMES[game.key] is game
    assert game.key.isidentifier()
    assert game.turn_rule in game.rules
    assert len(set(game.rules)) == len(game.rules)
    assert {case.seats for case in cases_of(game)} == set(game.seat_counts)


def test_options_are_read_back_as_they_were_understood(game: Game):
    for case in cases_of(game):
        text = json.dumps(case.options)
        assert game.options.read(json.loads(text)) == case.options, case
