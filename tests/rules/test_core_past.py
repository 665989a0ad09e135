"""What each seat has missed: the turns of others since its own last one."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from rules import GAMES, Chance
from rules.core.past import remembered, since_own

CASES = [
    *(("cherokee", seats, {}) for seats in (2, 3, 4)),
    ("cherokee", 4, {"open": True, "no_attack": "pass"}),
    *(("glory", seats, {}) for seats in (2, 3, 4)),
    *(("land", seats, {}) for seats in (2, 3, 4)),
    ("land", 3, {"wizard_replaces_card_play": False}),
    *(("land", seats, {"teams": True}) for seats in (4, 6)),
]
EACH = pytest.mark.parametrize("case", CASES, ids=str)


class Turn(NamedTuple):
    seat: int
    number: int = 0


def turns(seats: str) -> tuple[Turn, ...]:
    """Turns of these seats, one after the other."""
    return tuple(Turn(int(seat), number) for number, seat in enumerate(seats))


def missed(past: str, seat: int | None) -> str:
    found = turns(past)
    return "".join(str(turn.seat) for turn in since_own(found, found[-1], seat))


def test_a_seat_has_missed_all_turns_since_its_own_last_one():
    assert [missed("0123", seat) for seat in range(4)] == ["123", "23", "3", ""]
    assert missed("123", 0) == "123"


def test_a_spectator_is_shown_the_newest_turn_alone():
    assert missed("0123", None) == "3"


def test_a_turn_under_way_is_the_newest_one():
    past, under_way = turns("01"), Turn(2, 2)
    assert since_own(past, under_way, 0) == (*past[1:], under_way)
    assert since_own(past, under_way, None) == (under_way,)
    assert since_own(past, under_way, 2) == ()


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_no_more_turns_are_remembered_than_anybody_can_have_missed(seats):
    past: tuple[Turn, ...] = ()
    for turn in turns("012345" * 2):
        past = remembered(past, turn, seats)
    assert past == turns("012345" * 2)[1 - seats :]


def walk(key, seats, options):
    """The positions of a random game."""
    position, chance = GAMES[key].start(seats, options, "missed"), Chance(f"missed {seats}")
    while position.outcome is None:
        yield position
        position.play(position.to_act[0], chance.pick(position.moves(position.to_act[0])))
    yield position


@EACH
def test_a_view_has_the_turns_since_the_viewers_own_and_a_spectators_only_the_last(case):
    seats, turn, finished = case[1], 1, []
    for position in walk(*case):
        public = position.view(None)
        if public["turn"] != turn:
            turn = public["turn"]
            finished.append(public["last"])
        taken = finished if [public["last"]] == finished[-1:] else [*finished, public["last"]]
        taken = [*filter(None, taken)]
        assert public["since"] == tuple(taken[-1:])
        for seat in range(seats):
            own = max((at for at, one in enumerate(taken, 1) if one["seat"] == seat), default=0)
            since = [*position.view(seat)["since"]]
            assert since == taken[own:][-len(since) :]
            assert len(since) >= min(len(taken) - own, seats - 1)


@EACH
def test_what_a_seat_has_missed_is_the_same_in_every_position_that_it_imagines(case):
    chance = Chance("imagined")
    for number, position in enumerate(walk(*case)):
        if number % 20 == 0:
            for seat in range(case[1]):
                twin = position.imagine(seat, chance)
                assert twin.view(seat)["since"] == position.view(seat)["since"]
