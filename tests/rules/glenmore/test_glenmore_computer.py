"""The computer player: it plans whole turns, and it beats who looks one move ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bench.strength import greedy
from bench.strength.players import by_lot
from rules import GAMES, Chance
from tests.rules.glenmore.setups import GAME, at_start, people_on, play, table

if TYPE_CHECKING:
    from bench.strength.players import Player
    from rules.glenmore.position import GlenMorePosition


def advice(position: GlenMorePosition, text: str = "advice") -> str:
    """What the computer would play for who is asked."""
    (seat,) = position.to_act
    chance = Chance(text)
    return str(GAME.advise(position.imagine(seat, chance), seat, chance))


def turn(position: GlenMorePosition) -> list[str]:
    """Let the computer play until another turn begins; its moves."""
    before, moves = position.milestone, []
    while position.milestone == before and position.outcome is None:
        moves.append(advice(position))
        play(position, moves[-1])
    return moves


def walked(seats: int, seed: str, steps: int, **options: object) -> GlenMorePosition:
    """A game after some moves by lot."""
    position, chance = at_start(seats, seed, **options), Chance(seed)
    for _ in range(steps):
        (seat,) = position.to_act
        position.play(seat, by_lot(position, seat, chance))
    return position


def wins(players: dict[str, Player], seeds: range, seats: int = 2, **options: object) -> int:
    """How many games the computer wins, sitting elsewhere each time."""
    found = 0
    for number in seeds:
        position, chance = at_start(seats, f"contest {number}", **options), Chance(f"{number}")
        computer = number % seats
        while position.outcome is None:
            (seat,) = position.to_act
            who = players["computer" if seat == computer else "others"]
            position.play(seat, who(position.imagine(seat, chance), seat, chance))
        found += position.outcome.winners == (computer,)
    return found


def test_it_makes_the_greater_exchange():
    land = {"g4": "aberfoyle scotsman", "h4": "glen-lyon sheep sheep", "i4": "glen-tilt cow"}
    position = table("p0 p1 easdale", land)
    turn(position)
    assert position.players[0].points >= 8


def test_it_makes_goods_before_it_exchanges_them():
    land = {"g4": "carrbridge scotsman", "h4": "inshriach"}
    position = table("p0 p1 easdale", land)
    turn(position)
    assert position.players[0].points == 5


def test_it_places_a_tile_where_it_wakes_most():
    land = {"g4": "inshriach", "f4": "glen-lyon scotsman"}
    position = table("p0 p1 black-isle", land)
    play(position, "take-1")
    assert advice(position) in {"place-f3", "place-g3"}


def test_it_brings_scotsmen_into_the_castle_before_a_scoring():
    position = table("p0 p1 easdale", {"g4": "inshriach scotsman", "g5": "scotsman"})
    turn(position)
    assert people_on(position, "h5") == 2


def test_it_ends_the_game_rather_than_grow_for_nothing():
    position = table("p0 p1 easdale world-end", {"h5": "scotsman scotsman"}, end=False)
    assert advice(position) == "finish"


def test_it_keeps_the_nearer_of_two_tiles_alike():
    assert advice(table("p0 p1 - inshriach - - - rothiemurchus")) == "take-1"


def test_it_sells_for_coins_when_the_game_is_over_for_it():
    position = table("p0 p1 world-end", {"g4": "inshriach wood scotsman"}, end=False)
    position.market.filled[0] = 3
    turn(position)
    assert position.players[0].coins == 3


@pytest.mark.parametrize("die", [True, False])
@pytest.mark.parametrize("end", ["middle", "top"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_its_advice_is_legal_and_fixed_by_its_chance(seats, end, die):
    position = walked(seats, "advice", 60, end=end, die=die)
    word = advice(position)
    assert word == advice(position)
    assert word in {str(move) for move in position.moves(position.to_act[0])}


def test_it_knows_only_what_its_seat_may_know():
    for steps in (0, 40, 90):
        position = walked(3, "blind", steps)
        (seat,) = position.to_act
        assert advice(position) == advice(position.imagine(seat, Chance("elsewhere")))


def test_advice_leaves_the_position_as_it_was():
    position = walked(2, "untouched", 50)
    before = position.view(None)
    (seat,) = position.to_act
    GAME.advise(position, seat, Chance("advice"))
    assert position.view(None) == before


def test_it_beats_players_who_move_by_lot():
    players = {"computer": GAME.advise, "others": by_lot}
    assert wins(players, range(2)) == 2
    assert wins(players, range(1), seats=4, end="top") == 1


def test_it_beats_a_plain_greedy_player():
    assert wins({"computer": GAME.advise, "others": greedy.advise}, range(4)) >= 3


def test_it_is_asked_about_glen_more_alone():
    with pytest.raises(TypeError):
        GAME.advise(GAMES["duel"].start(2), 0, Chance(""))
