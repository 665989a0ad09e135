"""Scorings of whole games with chronicles, counted a second time by somebody else."""

from __future__ import annotations

import pytest

from rules import GAMES, Chance
from tests.rules.cases import Case, larger_cases
from tests.rules.glenmore.referee_scorings import Scorer
from tests.rules.glenmore.setups import GAME

LATE = ["events", "votes", "gangs"]
CASES = [
    *(Case(GAME, seats, GAME.choose({"chronicles": LATE})) for seats in (2, 3, 4)),
    *larger_cases(GAMES["glenmore"]),
]
#: What leads to cards, persons and members, so that there is something to count.
KEEN = {"activate", "claim", "clan", "event", "flip", "home", "release", "row", "take", "vote"}
#: The next turn has begun without asking: what was counted may have changed since.
BEGUN = {"took", "blocked", "finished", "english-took", "english-finished", "climbed", "visited"}


def check(position, events) -> int:
    """Count the last scoring that was told again, if it can still be seen; how many it were."""
    told = [event.kind for event in events]
    if "scoring" not in told:
        return 0
    after = events[len(told) - told[::-1].index("scoring") :]
    if not BEGUN.isdisjoint(event.kind for event in after):
        return 0
    view = position.view(None)
    held = view["scorings"][-1]
    scorer = Scorer(view)
    lines = scorer.final() if held["after"] == "end" else scorer.categories()
    counted = {name: (one["counts"], one["points"]) for name, one in held["categories"].items()}
    counted.pop("haggis", None)
    assert counted == lines
    given = scorer.given(lines)
    facts = [event.facts for event in after if event.kind == "points"][: len(given)]
    assert [(fact["seat"], fact["points"], fact["source"]) for fact in facts] == given
    return 1


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_scoring_is_what_another_counts(case, seed):
    position = case.game.start(case.seats, dict(case.options), f"scored {seed}")
    chance, counted = Chance(f"scored {seed}"), 0
    for player in position.players:
        player.coins += 3 * seed
    position.changed()
    while position.outcome is None:
        seat = chance.pick(position.to_act)
        moves = position.moves(seat)
        keen = [move for move in moves if move.kind in KEEN]
        events = position.play(seat, chance.pick(keen if keen and chance.below(3) else moves))
        counted += check(position, events)
    assert counted


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_of_the_great_glen_is_what_another_counts(seats):
    for seed in range(4):
        position = GAME.start(seats, {"chronicles": LATE}, f"glen {seed}")
        chance = Chance(f"glen {seed}")
        while position.outcome is None:
            seat = chance.pick(position.to_act)
            position.play(seat, chance.pick(position.moves(seat)))
            if chance.below(9):
                continue
            view = position.view(None)
            scorer = Scorer(view)
            for card in view["chronicles"]["votes"]["cards"]:
                assert (card["counts"], card["points"]) == scorer.glen(card["card"])
