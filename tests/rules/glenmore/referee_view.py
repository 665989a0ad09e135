"""What everybody sees, against the second referee's own table."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tests.rules.glenmore.referee_agenda import SHORT
from tests.rules.glenmore.referee_table import DATA, END, GOODS, name_of, scored

if TYPE_CHECKING:
    from rules import Move
    from rules.glenmore.view import GlenMoreView, PlayerView, ScoringView
    from tests.rules.glenmore.referee import Referee


def check_moves(referee: Referee, moves: tuple[Move, ...]) -> None:
    """Both referees allow the same."""
    allowed = {str(move) for move in moves if str(move) not in SHORT}
    legal = referee.legal()
    assert allowed == legal, (sorted(allowed - legal), sorted(legal - allowed), referee.agenda)


def check_view(referee: Referee, view: GlenMoreView) -> None:
    """Both referees have the same table."""
    for seat, seen in enumerate(view["players"]):
        _check_player(referee, seat, seen)
    referee.ring.check(view)
    _check_market_and_clans(referee, view)
    assert Counter(view["discard"]) == Counter(referee.discard)
    assert set(view["cards"]) == referee.cards
    for final, shown in ((False, view["scoring"]), (True, view["final"])):
        lines = scored(referee.players, final=final)
        assert _points(shown) == lines
    held = [(one["after"], list(one["before"]), _points(one)) for one in view["scorings"]]
    assert held == referee.scorings
    if not referee.over:
        _check_question(referee, view)


def _points(scoring: ScoringView) -> dict[str, list[int]]:
    return {name: list(line["points"]) for name, line in scoring["categories"].items()}


def _check_player(referee: Referee, seat: int, seen: PlayerView) -> None:
    own = referee.players[seat]
    for thing in ("coins", "points", "whisky", "scotsmen", "markers", "finished"):
        assert seen[thing] == getattr(own, thing), (seat, thing)
    assert Counter(seen["persons"]) == Counter(own.persons)
    assert set(seen["cards"]) == set(own.cards)
    assert set(seen["lasting"]) == own.lasting
    assert seen["goods"] == own.goods
    assert set(seen["cells"]) == {name_of(place) for place in own.land}
    for place, spot in own.land.items():
        cell = seen["cells"][name_of(place)]
        assert (cell["column"], cell["row"]) == place
        assert [*cell["pile"], cell["tile"]] == spot.pile
        assert cell["goods"] == +spot.goods
        assert cell["scotsmen"] == spot.scotsmen
        assert spot.room >= 0


def _check_market_and_clans(referee: Referee, view: GlenMoreView) -> None:
    most = len(DATA["market"]["prices"])
    for good, row in zip(GOODS, view["market"], strict=True):
        filled = referee.filled[good]
        assert (row["good"], row["filled"]) == (good, filled)
        assert row["buy"] == (filled + 1 if filled < most else None)
        assert row["sell"] == (filled or None)
    prices = referee.prices()
    for clan, seen in view["clans"].items():
        assert sorted(seen["markers"]) == sorted(referee.held[clan])
        assert seen["price"] == prices.get(clan), clan


def _check_question(referee: Referee, view: GlenMoreView) -> None:
    assert (view["mover"], view["to_act"]) == (referee.seat, (referee.seat,))
    assert view["steps"] == referee.steps
    assert view["further"] == referee.further
    if not referee.agenda:
        for space in view["ring"]:
            tile = space["tile"]
            if tile not in {None, END}:
                assert space["open"] == referee.takeable(tile), tile
    elif referee.due.kind == "place":
        places = {name_of(place) for place in referee.mover.places(referee.due.tile)}
        assert {place["cell"] for place in view["places"]} == places
    active = referee.active()
    for place, spot in referee.mover.land.items():
        seen = view["players"][referee.seat]["cells"][name_of(place)]
        assert seen["activated"] == (spot.top in referee.woken)
        assert seen["active"] == (place in active), place
