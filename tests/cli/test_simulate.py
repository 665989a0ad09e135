"""`clanmoot simulate`: computer games without Discord."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from bot.cli import PLAYERS
from rules import GAMES, read_record

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("players", PLAYERS)
def test_simulate_tells_all_as_json(clanmoot, players: str):
    options = '{"variants": ["bitter_end"]}'
    arguments = ("--games", "5", "--seed", "s", "--options", options, "--players", players)
    done = clanmoot("simulate", "duel", "--seats", "2", *arguments, "--json")
    told = json.loads(done.out)
    assert done.err == ""
    assert (told["game"], told["seats"], told["games"], told["seed"]) == ("duel", 2, 5, "s")
    assert told["options"] == {"variants": ["bitter_end"], "musician_cancels_delayed": False}
    assert told["length"] == {"min": 16, "median": 16, "mean": 16, "max": 16}
    assert told["moves"] == 80
    assert told["games_per_second"] > 0
    assert told["moves_per_second"] > 0
    for seat, row in enumerate(told["results"]):
        assert row["seat"] == seat
        assert row["won"] + row["shared"] + row["lost"] == 5


def test_simulate_tells_all_in_words(clanmoot):
    done = clanmoot("simulate", "duel", "--games", "2", "--players", "random")
    assert done.status == 0
    for word in ("games per second", "moves per second", "length", "seat 0", "seat 1"):
        assert word in done.out


def test_a_seed_fixes_all_games(clanmoot, tmp_path: Path):
    files = []
    for name, seed in (("a", "x"), ("b", "x"), ("c", "y")):
        clanmoot("simulate", "duel", "--games", "2", "--seed", seed, "--records", name)
        files.append((tmp_path / name).read_text(encoding="utf-8"))
    assert files[0] == files[1] != files[2]


@pytest.mark.parametrize("key", GAMES)
def test_every_game_can_be_simulated(clanmoot, tmp_path: Path, key: str):
    done = clanmoot("simulate", key, "--games", "1", "--json", "--records", "one")
    assert done.status == 0, done.err
    assert read_record((tmp_path / "one").read_text(encoding="utf-8")).outcome is not None
