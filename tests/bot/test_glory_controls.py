"""The two steps in which a long list of moves is offered; any game can have one."""

from __future__ import annotations

from bot.ui.controls import OPTIONS, parted
from rules import Move


def a_move(number: int, **facts: int | str) -> Move:
    return Move(f"m{number}", "lay", facts)


def test_what_one_menu_holds_is_not_parted():
    assert not parted([a_move(number, card=number % 3) for number in range(OPTIONS)])


def test_more_is_parted_by_the_first_fact_and_nothing_is_lost():
    moves = [a_move(number, card=number % 4, cell=number) for number in range(OPTIONS + 1)]
    parts = parted(moves)
    assert list(parts) == ["card=0", "card=1", "card=2", "card=3"]
    assert sorted(str(move) for part in parts.values() for move in part) == sorted(map(str, moves))


def test_parts_that_are_too_many_themselves_are_of_no_use():
    assert not parted([a_move(number, cell=number) for number in range(OPTIONS + 5)])


def test_a_move_without_facts_is_in_no_part():
    moves = [
        *(a_move(number, card=number % 2) for number in range(OPTIONS)),
        Move("pass", "pass", {}),
    ]
    assert sum(map(len, parted(moves).values())) == OPTIONS
