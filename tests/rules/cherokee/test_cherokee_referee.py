"""The game against a second referee, who tries everything: attacks, successions, whole games."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import Chance
from tests.rules.cherokee.referee import Referee
from tests.rules.cherokee.setups import (
    CODES,
    STUCK,
    WAYS,
    discard,
    everybody,
    lay,
    moves,
    sets,
    start,
    steps,
)


def pyramids(clans: int = 6):
    """Any pyramids; few clans make many combined attacks."""
    return st.permutations(CODES[: 12 * clans]).map(lambda deck: " ".join(deck[:36]))


def all_sets(position) -> dict[str, set[str]]:
    """For every legal target the sets of attackers that the game allows."""
    return {target: set(sets(position, target).split()) for target in moves(position).split()}


@settings(max_examples=60)
@given(pyramid=st.one_of(pyramids(), pyramids(4), pyramids(3)), ties=st.booleans())
def test_ch_r7_to_r9_the_legal_attacks_are_those_that_the_referee_finds(pyramid, ties):
    position = lay(pyramid, woman_wins_attack_tie=ties)
    referee = Referee.of(pyramid.split(), woman_wins_attack_tie=ties)
    assert all_sets(position) == referee.attacks()


@settings(max_examples=60)
@given(pyramid=st.one_of(pyramids(), pyramids(4)), seat=st.integers(0, 2), ties=st.booleans())
def test_ch_r18_the_legal_attacks_of_an_open_game_are_those_that_the_referee_finds(
    pyramid, seat, ties
):
    clans, neutral = "birds deer wolf", "blue long_hair"
    position = lay(
        pyramid,
        clans=clans,
        neutral=neutral,
        first=seat,
        open=True,
        woman_wins_attack_tie=ties,
    )
    referee = Referee.of(pyramid.split(), woman_wins_attack_tie=ties)
    assert all_sets(position) == referee.attacks({clans.split()[seat], *neutral.split()})


def test_ch_r19_the_referee_finds_no_attack_in_the_stuck_pyramid():
    assert Referee.of(STUCK.split()).attacks() == {}


@pytest.mark.parametrize(("seats", "options"), WAYS, ids=str)
def test_ch_r6_to_r16_whole_games_go_as_the_referee_says(seats, options):
    """Attacks are kept up to date from turn to turn; the referee finds them afresh each time."""
    position = start(seats, f"referee {seats}", **options)
    ties = options["woman_wins_attack_tie"]
    referee = Referee.of(everybody(position), woman_wins_attack_tie=ties)
    chance = Chance(f"referee {options}")
    public = position.view(None)
    while position.outcome is None:
        (seat,) = position.to_act
        army = {public["clans"][seat], *public["neutral"]} if options["open"] else None
        attacks = referee.attacks(army)
        if attacks:
            assert set(moves(position).split()) == set(attacks)
        _turn(position, seat, referee, chance, attacks)
    for owner, shown in enumerate(position.view(None)["scoring"]):
        assert (shown["total"], shown["women"]) == referee.score(shown["clan"])
        assert position.outcome.scores[owner] == shown["total"]


def _turn(position, seat: int, referee: Referee, chance: Chance, attacks: dict) -> None:
    """Play one turn by lot and let the referee, who found these attacks, follow it."""
    choices, card = [], ""
    stage = "target"
    while stage not in {"place", "drop"} and position.to_act:
        stage = position.view(None)["stage"]
        move = chance.pick(position.moves(seat))
        if stage == "successor":
            choices.append(str(move))
        card = str(move)
        position.play(seat, move)
    if stage == "drop":
        assert not attacks
        referee.discard.append(card.removeprefix("drop-"))
    else:
        last = position.view(None)["last"]
        attackers = "+".join(last["attackers"])
        assert attackers in attacks[last["target"]]
        gap, went = referee.chase(attackers, last["target"], choices)
        assert (gap, " ".join(went)) == (last["placed"], steps(position))
        referee.pyramid[ord(gap[0]) - ord("A"), int(gap[1]) - 1] = card
    assert referee.members() == everybody(position)
    assert referee.discard == discard(position).split()
