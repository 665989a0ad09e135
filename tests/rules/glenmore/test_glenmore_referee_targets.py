"""What can be taken in whole games with chronicles, looked for a second time by somebody else."""

from __future__ import annotations

import pytest

from rules import GAMES, Chance
from tests.rules.cases import Case, larger_cases
from tests.rules.glenmore.referee_targets import Aim
from tests.rules.glenmore.setups import GAME

MEDDLERS = [["gangs"], ["mountain", "gangs"], ["england", "gangs"]]
CASES = [
    *(Case(GAME, seats, GAME.choose({"chronicles": one})) for seats in (3, 4) for one in MEDDLERS),
    *larger_cases(GAMES["glenmore"]),
]
#: What brings surcharges and tolls about.
KEEN = {"activate", "penny", "place", "post", "recruit", "release", "reserve", "station", "take"}


def numbers(moves, kind: str) -> set[int]:
    """The numbers of the tiles that moves of a kind name."""
    return {move.facts["number"] for move in moves if move.kind == kind}


def check(position, seat: int) -> None:
    """Compare the list of moves with what can be taken, discarded or thrown away."""
    asked = position.decision.ask
    if asked not in {"take", "england"}:
        return
    moves = position.moves(seat)
    aim = Aim(position.view(None), seat, english=asked == "england")
    if aim.owns("elspeth"):
        # What she gets on the mountain pays too; that is tested by itself.
        return
    found = aim.takeable()
    assert numbers(moves, "take") == found
    if asked == "england":
        assert numbers(moves, "dismiss") == set(aim.tiles)
    else:
        assert numbers(moves, "discard") == (set() if found else set(aim.tiles))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_can_be_taken_is_what_another_finds(case, seed):
    position = case.game.start(case.seats, dict(case.options), f"aimed {seed}")
    chance = Chance(f"aimed {seed}")
    while position.outcome is None:
        seat = chance.pick(position.to_act)
        check(position, seat)
        moves = position.moves(seat)
        keen = [move for move in moves if move.kind in KEEN]
        position.play(seat, chance.pick(keen if keen and chance.below(3) else moves))
