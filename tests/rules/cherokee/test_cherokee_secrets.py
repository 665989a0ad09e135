"""Nobody learns a hand or a clan that is not theirs, and everybody imagines only what may be."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import Chance
from tests.rules.cherokee.setups import (
    BOX,
    WAYS,
    ask,
    discard,
    everybody,
    finish,
    hand,
    start,
    walk,
)


def swap(position, seat: int | None, seed: str):
    """The same game with other hands and, in the secret one, other clans for all but `seat`."""
    twin, chance = position.copy(), Chance(seed)
    others = [other for other in range(len(twin.hands)) if other != seat]
    pool = [member for other in others for member in twin.hands[other]]
    chance.shuffle(pool)
    for other in others:
        size = len(twin.hands[other])
        twin.hands[other], pool = tuple(sorted(pool[:size])), pool[size:]
    if not twin.setup.open and twin.outcome is None:
        free = [clan for clan in range(6) if seat is None or clan != twin.clans[seat]]
        chance.shuffle(free)
        twin.clans = tuple(
            twin.clans[who] if who == seat else free.pop() for who in range(len(twin.hands))
        )
    return twin


@pytest.mark.parametrize(("seats", "options"), WAYS, ids=str)
def test_no_view_depends_on_what_its_viewer_can_not_know(seats, options):
    position = start(seats, **options)
    for number, after in enumerate(walk(position, "secrets")):
        if number % 11 == 0 or after.outcome is not None:
            for viewer in (None, *range(seats)):
                twin = swap(after, viewer, f"{number}")
                assert json.dumps(twin.view(viewer)) == json.dumps(after.view(viewer))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_event_tells_a_hand_or_a_clan(seats):
    """What is told of a move is the same whatever the hands and clans of the others are."""
    position = start(seats)
    chance = Chance("told")
    while position.outcome is None:
        (seat,) = position.to_act
        move = chance.pick(position.moves(seat))
        told = swap(position, seat, "other").play(seat, move)
        now = position.play(seat, move)
        if position.outcome is None:
            assert told == now
            assert not any(event.kind == "revealed" for event in now)


def test_a_player_sees_the_own_hand_and_clan_only():
    position = start(3)
    for viewer in range(3):
        view = position.view(viewer)
        shown = json.dumps(view)
        for other in {0, 1, 2} - {viewer}:
            assert not any(f'"{card}"' in shown for card in hand(position, other).split())
        assert view["clan"] is not None


def test_a_spectator_sees_no_hand():
    position = start(4)
    shown = json.dumps(position.view(None))
    assert position.view(None)["hand"] is None
    for seat in range(4):
        assert not any(f'"{card}"' in shown for card in hand(position, seat).split())


# ---- imagining -----------------------------------------------------------------------------------


@settings(max_examples=80)
@given(
    way=st.sampled_from(WAYS),
    seed=st.integers(0, 10**6),
    pause=st.integers(0, 110),
    data=st.data(),
)
def test_what_a_seat_imagines_looks_to_it_like_the_truth(way, seed, pause, data):
    seats, options = way
    position = start(seats, str(seed), **options)
    for number, _ in enumerate(walk(position, str(seed))):
        if number == pause:
            break
    seat = data.draw(st.integers(0, seats - 1))
    before = [position.view(viewer) for viewer in (None, *range(seats))]
    twin = position.imagine(seat, Chance(f"{seed}"))
    assert twin.view(seat) == position.view(seat)
    assert list(twin.moves(seat)) == list(position.moves(seat))
    assert (twin.to_act, twin.outcome) == (position.to_act, position.outcome)
    table = [hand(twin, who) for who in range(seats)]
    assert [len(held.split()) for held in table] == list(before[0]["hand_sizes"])
    members = " ".join([*everybody(twin), *table, discard(twin)]).replace("-", " ").split()
    assert len(members) == len(set(members))
    clans = [twin.view(who)["clan"] for who in range(seats)]
    assert len(set(clans)) == seats
    for who in twin.to_act:
        if ask(twin).split()[1] in {"place", "drop"}:
            cards = [str(move).removeprefix("drop-") for move in twin.moves(who)]
            assert cards == hand(twin, who).split()
    finish(twin)
    assert [position.view(viewer) for viewer in (None, *range(seats))] == before


def test_every_clan_but_the_own_is_imagined_for_the_others():
    position = start(2)
    own = position.view(0)["clan"]
    found = {position.imagine(0, Chance(str(n))).view(1)["clan"] for n in range(60)}
    assert found == set(BOX.clans) - {own}


def test_every_unseen_card_is_imagined_in_every_other_hand():
    position = start(3)
    twins = [position.imagine(0, Chance(str(n))) for n in range(60)]
    unseen = set(hand(position, 1).split()) | set(hand(position, 2).split())
    for other in (1, 2):
        assert set().union(*(hand(twin, other).split() for twin in twins)) == unseen


def test_of_two_players_each_knows_the_others_hand_but_not_the_clan():
    """All other cards lie open, so the hand of the other is what is missing."""
    position = start(2)
    twin = position.imagine(0, Chance("any"))
    assert hand(twin, 1) == hand(position, 1)


def test_in_the_open_game_the_clans_are_not_imagined():
    position = start(3, open=True)
    for number in range(10):
        assert position.imagine(1, Chance(str(number))).clans == position.clans


def test_after_the_end_the_clans_are_known():
    position = finish(start(3))
    for number in range(10):
        assert position.imagine(1, Chance(str(number))).clans == position.clans


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_copy_goes_its_own_way(seats):
    position = start(seats)
    for number, after in enumerate(walk(position, "original")):
        if number % 5 == 0:
            before = [after.view(viewer) for viewer in (None, *range(seats))]
            twin = after.copy()
            assert [twin.view(viewer) for viewer in (None, *range(seats))] == before
            finish(twin, "copy")
            assert [after.view(viewer) for viewer in (None, *range(seats))] == before
