"""Scoring: three times on the way, and at the end (GM-R283 to GM-R307)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from rules.core.outcome import Outcome
from rules.glenmore.asking import Step
from rules.glenmore.cells import CASTLE
from rules.glenmore.doors import gain_points

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.glenmore.position import GlenMorePosition


class Scoring(NamedTuple):
    """A scoring that was held: by category each seat's count and points, and the sums before."""

    #: The stack whose last tile called for it, or "end".
    after: str
    before: tuple[int, ...]
    counts: dict[str, tuple[int, ...]]
    points: dict[str, tuple[int, ...]]


def in_castle(position: GlenMorePosition, seat: int) -> int:
    """Scotsmen on the home castle, twice with Castle Moil (GM-R259, GM-R286, GM-R291)."""
    player = position.players[seat]
    there = player.land.people.get(CASTLE, 0)
    return 2 * there if "castle-twice" in player.lasting else there


def landmarks(position: GlenMorePosition, seat: int) -> int:
    """Landmark cards."""
    return len(position.players[seat].cards)


def barrels(position: GlenMorePosition, seat: int) -> int:
    """Whisky barrels."""
    return position.players[seat].whisky


def persons(position: GlenMorePosition, seat: int) -> int:
    """Persons; David Hume counts as two (GM-R231)."""
    box = position.box
    return sum(
        box.hume_counts if tile == box.hume else 1 for tile in position.players[seat].persons
    )


#: What is compared in every scoring, and how it is counted (GM-R285).
CATEGORIES: Final[dict[str, Callable[[GlenMorePosition, int], int]]] = {
    "castle": in_castle,
    "landmarks": landmarks,
    "whisky": barrels,
    "persons": persons,
}


def counted(position: GlenMorePosition, category: str, seat: int) -> int:
    """What a seat has in a category, with all that changes it."""
    found = CATEGORIES[category](position, seat)
    for chronicle in position.chronicles:
        found = chronicle.count(position, category, seat, found)
    return found


def compare(position: GlenMorePosition, category: str, counts: tuple[int, ...]) -> tuple[int, ...]:
    """Points for being ahead of who has least (GM-R287 to GM-R289)."""
    least = min(counts)
    points = []
    for seat, count in enumerate(counts):
        table, more = position.box.ahead, 0
        for chronicle in position.chronicles:
            table = chronicle.compare(position, category, seat) or table
            more += chronicle.bonus(position, category, seat)
        points.append(table[min(count - least, len(table) - 1)] + more)
    return tuple(points)


def scoring_now(position: GlenMorePosition, after: str) -> Scoring:
    """What a scoring would bring now."""
    seats = range(len(position.players))
    counts = {name: tuple(counted(position, name, seat) for seat in seats) for name in CATEGORIES}
    points = {name: compare(position, name, found) for name, found in counts.items()}
    before = tuple(player.points for player in position.players)
    return Scoring(after, before, counts, points)


class Line(NamedTuple):
    """A line of the final scoring: each seat's count, and what it is worth."""

    counts: tuple[int, ...]
    points: tuple[int, ...]


def territory(position: GlenMorePosition) -> Line:
    """A loss for each tile above the smallest territory; a pile is one (GM-R299, GM-R138)."""
    sizes = tuple(len(player.land.tiles) for player in position.players)
    least, loss = min(sizes), position.box.tile_loss
    return Line(sizes, tuple(-loss * (size - least) for size in sizes))


def coins(position: GlenMorePosition) -> Line:
    """A point for each coin (GM-R300)."""
    purses = tuple(player.coins for player in position.players)
    worth = list(purses)
    for chronicle in position.chronicles:
        worth = [chronicle.coins_counted(position, seat, n) for seat, n in enumerate(worth)]
    return Line(purses, tuple(worth))


def armadale(position: GlenMorePosition) -> Line:
    """With Armadale Castle the first coins count once more (GM-R255, GM-R301)."""
    most = position.box.coins_twice
    twice = tuple(
        min(player.coins, most) if "coins-twice" in player.lasting else 0
        for player in position.players
    )
    return Line(twice, twice)


#: What comes after the comparison in the final scoring, in its order.
FINAL: Final[dict[str, Callable[[GlenMorePosition], Line]]] = {
    "territory": territory,
    "coins": coins,
    "armadale": armadale,
}


def final_now(position: GlenMorePosition) -> Scoring:
    """What the final scoring would bring now, the comparison included (GM-R298)."""
    found = scoring_now(position, "end")
    lines = {name: line(position) for name, line in FINAL.items()}
    for chronicle in position.chronicles:
        lines |= chronicle.final_lines(position)
    return found._replace(
        counts=found.counts | {name: line.counts for name, line in lines.items()},
        points=found.points | {name: line.points for name, line in lines.items()},
    )


def hold_scoring(position: GlenMorePosition, scoring: Scoring) -> None:
    """Give the points; nothing is handed back for them (GM-R290)."""
    position.scorings = (*position.scorings, scoring)
    position.tell("scoring", after=scoring.after)
    for category, points in scoring.points.items():
        for seat, won in enumerate(points):
            gain_points(position, seat, won, category)


class HoldScoring(Step):
    """The scoring after a stack, or the final one, and what follows it."""

    __slots__ = ("after",)

    def __init__(self, after: str) -> None:
        super().__init__()
        self.after = after

    def run(self, position: GlenMorePosition) -> None:
        """Give the points."""
        final = self.after == "end"
        hold_scoring(position, final_now(position) if final else scoring_now(position, self.after))
        for chronicle in reversed(position.chronicles):
            if final:
                chronicle.after_final(position)
            else:
                chronicle.scored(position, self.after)


class GameOver(Step):
    """The end: most points win, then most resources (GM-R303 to GM-R306)."""

    __slots__ = ()

    def run(self, position: GlenMorePosition) -> None:
        """Nobody is asked any more."""
        position.put()
        position.outcome = Outcome.by_score(
            tuple(player.points for player in position.players),
            "end",
            tuple(sum(player.land.stock) for player in position.players),
        )
        position.tell("over")


def end_game(position: GlenMorePosition) -> None:
    """The last turn is over: what comes before the final scoring, that scoring, the end (Q0-5)."""
    position.put(GameOver(), HoldScoring("end"))
    for chronicle in reversed(position.chronicles):
        chronicle.before_final(position)
