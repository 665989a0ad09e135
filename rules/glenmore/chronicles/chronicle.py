"""A chronicle: what one of the optional modules adds to the base game, at named moments.

The engine asks the chronicles in play, in their order, at each of these moments, and never which
ones they are. What a chronicle has to ask or to do it pushes onto the stack, as questions and
steps; what is pushed last comes first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Self

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from rules.core.chance import Chance
    from rules.core.facts import Facts
    from rules.core.move import Move
    from rules.core.options import Value
    from rules.glenmore.asking import Question, Why
    from rules.glenmore.components import Box, Tile
    from rules.glenmore.feasibility import Target
    from rules.glenmore.goods import Laid
    from rules.glenmore.means import Means
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition
    from rules.glenmore.scoring import Line
    from rules.glenmore.setup import Layout
    from rules.glenmore.tables import Table
    from rules.glenmore.taking import Take


class Chronicle:
    """A chronicle in play, with what it keeps track of. By default nothing happens anywhere."""

    __slots__ = ()

    #: Its name among the options.
    key: ClassVar[str]
    #: The numbers of players that it is for.
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    #: Its rules, by number.
    rules: ClassVar[tuple[str, ...]] = ()
    #: The questions that its rules are about.
    asks: ClassVar[tuple[str, ...]] = ()
    #: The kinds of its moves that are answers to `Take` (C0-R1).
    landing_kinds: ClassVar[frozenset[str]] = frozenset()
    #: The kinds of its moves that may be made at any moment of the own turn.
    free_kinds: ClassVar[frozenset[str]] = frozenset()
    #: The kinds of its events that are told where there is no room for all.
    headlines: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, table: Table, options: Mapping[str, Value], seats: int) -> None:
        """Read its part of the edition. Raises `BadBox` if that can't be played with."""

    @classmethod
    def of(cls, position: GlenMorePosition) -> Self:
        """The chronicle as it stands in a position; only to be asked where it is in play."""
        return next(one for one in position.chronicles if isinstance(one, cls))

    def copy(self) -> Self:
        """An equal one that shares nothing mutable; itself if nothing in it ever changes."""
        return self

    # ---- set-up, in this order -------------------------------------------------------------------

    def shuffled(self, box: Box, stacks: dict[str, list[int]], chance: Chance) -> None:
        """The stacks are shuffled, the next tile last; put something in at a place of its own."""

    def lay_ring(self, layout: Layout) -> None:
        """Before any tile is laid: actors and fixed spaces of the ring."""

    def deal(self, position: GlenMorePosition) -> None:
        """The ring and the market are laid out; chance comes from the position."""

    # ---- a figure moves --------------------------------------------------------------------------

    def before_take(self, position: GlenMorePosition, mover: int, seat: int) -> None:
        """A seat's turn with an actor begins; what is pushed comes before it chooses its way."""

    def landings(self, position: GlenMorePosition, take: Take) -> Sequence[Move]:
        """Where else an actor may go, but to a tile that it takes."""
        return ()

    def why_not_landed(self, position: GlenMorePosition, take: Take, move: Deed) -> Why:
        """Why such a move is not possible."""
        raise NotImplementedError

    def space_of(self, position: GlenMorePosition, take: Take, move: Deed) -> int:
        """The space that such a move leads to."""
        raise NotImplementedError

    def landed(self, position: GlenMorePosition, take: Take, move: Deed) -> None:
        """The actor has gone where such a move leads; what comes instead of a tile."""
        raise NotImplementedError

    def duty(self, position: GlenMorePosition, seat: int) -> int | None:
        """The space of the tile that a seat must take in this turn, if there is one."""
        return None

    def why_duty(self, tile: Tile) -> Why:
        """Why a seat that must take this tile goes nowhere else."""
        raise NotImplementedError

    def forbids(self, position: GlenMorePosition, target: Target) -> Why | None:
        """Why a tile is not for this actor now, whatever is paid."""
        return None

    def surcharge(self, position: GlenMorePosition, target: Target) -> int:
        """Coins that a tile costs beside what is printed on it."""
        return 0

    def tolled_places(self, position: GlenMorePosition, seat: int) -> frozenset[int]:
        """Cells of a seat's territory where a tile that is paid for costs one coin more."""
        return frozenset()

    def place_paid(self, position: GlenMorePosition, seat: int, cell: int) -> None:
        """A tile that was paid for is about to be laid on a cell; take the coin if it costs one."""

    def paid(self, position: GlenMorePosition, target: Target) -> None:
        """A tile and all surcharges are being paid; give the surcharge to whom it belongs."""

    def after_tolls(
        self, position: GlenMorePosition, target: Target, means: Means
    ) -> Iterable[Means]:
        """What may be left of a seat's means after all that it must give up on the way there."""
        return (means,)

    def passes(self, position: GlenMorePosition, mover: int, space: int) -> None:
        """A player's figure goes over a space on its way, before anything is swept or paid."""

    def die_passes(self, position: GlenMorePosition, space: int) -> None:
        """The die goes over a space on its way."""

    # ---- at any moment of the own turn -----------------------------------------------------------

    def free_moves(
        self, position: GlenMorePosition, seat: int, question: Question
    ) -> Sequence[Move]:
        """What else may be done before a question of the own turn is answered."""
        return ()

    def play_free(self, position: GlenMorePosition, seat: int, move: Deed) -> None:
        """Carry out one of these moves."""
        raise NotImplementedError

    def why_not_free(self, position: GlenMorePosition, seat: int, move: Deed) -> Why:
        """Why a move of these kinds is not possible now."""
        raise NotImplementedError

    # ---- doors -----------------------------------------------------------------------------------

    def gained_points(
        self, position: GlenMorePosition, seat: int, points: int, source: str
    ) -> None:
        """A seat has got points, all from one source."""

    def gained_whisky(self, position: GlenMorePosition, seat: int, barrels: int) -> None:
        """A seat has got barrels; they are counted already."""

    def spent_whisky(self, position: GlenMorePosition, seat: int, barrels: int) -> None:
        """A seat has given up barrels; they are counted already."""

    def produced(
        self, position: GlenMorePosition, seat: int, tile: Tile, laid: Sequence[Laid]
    ) -> None:
        """A tile was activated by a seat, and these resources lie in the seat's territory now."""

    def stepped(self, position: GlenMorePosition, seat: int, cell: int) -> None:
        """A seat's Scotsman has come to a cell of its own territory."""

    def placed(self, position: GlenMorePosition, seat: int, tile: Tile, cell: int) -> None:
        """A tile was laid into a territory."""

    def forbids_removal(self, position: GlenMorePosition, seat: int, cell: int) -> Why | None:
        """Why the tile on that cell of a territory stays, by this chronicle's rules."""
        return None

    def removed(self, position: GlenMorePosition, seat: int, cell: int) -> None:
        """The tiles of that cell have left a territory."""

    def discarded(self, position: GlenMorePosition, tiles: Sequence[int], cause: str) -> None:
        """Tiles have come from the ring to the discard: "swept", "discarded", "die-discarded"."""

    def marker_toll(self, position: GlenMorePosition, seat: int, clan: str) -> int:
        """Coins that a marker on that cell costs beside the roads."""
        return 0

    def marked(self, position: GlenMorePosition, seat: int, clan: str) -> None:
        """A marker was laid, roads and tolls are paid; its effects are still to come."""

    def person_done(self, position: GlenMorePosition, seat: int, tile: Tile) -> None:
        """A person was taken and its marker has had all its effects."""

    # ---- the end of a turn, scorings, the end ----------------------------------------------------

    def laid(self, position: GlenMorePosition, tiles: Sequence[int]) -> None:
        """The ring was filled up with these tiles; no scoring was held yet."""

    def turn_ended(self, position: GlenMorePosition, mover: int, seat: int) -> None:
        """What comes after the refill and any scoring of a seat's turn with an actor."""

    def count(self, position: GlenMorePosition, category: str, seat: int, found: int) -> int:
        """What a category of a scoring counts for a seat, which was `found` so far."""
        return found

    def compare(self, position: GlenMorePosition, category: str, seat: int) -> tuple[int, ...]:
        """The table by which a seat's lead in a category is scored; empty for the usual one."""
        return ()

    def bonus(self, position: GlenMorePosition, category: str, seat: int) -> int:
        """Points on top of those for the lead."""
        return 0

    def scored(self, position: GlenMorePosition, after: str) -> None:
        """The scoring after a stack was held."""

    def before_final(self, position: GlenMorePosition) -> None:
        """The last turn is over; what comes before the final scoring."""

    def coins_counted(self, position: GlenMorePosition, seat: int, coins: int) -> int:
        """How many of a seat's coins are points at the end."""
        return coins

    def final_lines(self, position: GlenMorePosition) -> Mapping[str, Line]:
        """Further lines of the final scoring, by the keys of their names."""
        return {}

    def after_final(self, position: GlenMorePosition) -> None:
        """The final scoring was held; what still comes before the game is over."""

    # ---- moments of other chronicles -------------------------------------------------------------

    def boat_step_cost(
        self, position: GlenMorePosition, seat: int, berth: tuple[int, int], cost: int
    ) -> int:
        """What a boat pays to enter a tile, a river and a cell of it, which was `cost` so far."""
        return cost

    def boat_passed(self, position: GlenMorePosition, seat: int, other: int) -> None:
        """A seat's boat has left a tile on which another boat lies, and so has passed it."""

    def reward_taken(self, position: GlenMorePosition, seat: int, castle: int) -> None:
        """A seat has taken a token from the castle of a river; what it brings comes first."""

    def sale_passed(self, position: GlenMorePosition, seat: int) -> bool:
        """Whether a seat that sells a barrel on its way may use the bonus cell as well."""
        return False

    def after_mountain(
        self, position: GlenMorePosition, seat: int, means: Means
    ) -> Iterable[Means]:
        """What a seat's means may be once `mountain_passed` is done, something lying there."""
        return (means,)

    def mountain_passed(self, position: GlenMorePosition, seat: int) -> None:
        """A seat's figure passes the mountain or is about to leave it.

        What is pushed comes after the toll, or before anything is taken from it.
        """

    def is_flipped(self, position: GlenMorePosition, card: str) -> bool:
        """Whether a landmark card lies with its event side up."""
        return False

    def card_flipped(self, position: GlenMorePosition, card: str) -> None:
        """A landmark card was turned to its event side."""

    def stall(self, position: GlenMorePosition) -> int:
        """The largest stack of coins in a row of the chronicle's own; 0 if there is none."""
        return 0

    def take_stall(self, position: GlenMorePosition) -> int:
        """Take that stack away; how many coins it is."""
        raise NotImplementedError

    def guest_castles(self, position: GlenMorePosition, seat: int) -> int:
        """Castles of others that count as a seat's own with a Scotsman (C7-R17)."""
        return 0

    def haggis_begins(self, position: GlenMorePosition) -> None:
        """Haggis is about to be scored; what is pushed comes before the first roll."""

    def haggis_rolled(self, position: GlenMorePosition, rolled: int) -> None:
        """The die was rolled for all; what is pushed comes before anybody turns a token."""

    # ---- knowledge -------------------------------------------------------------------------------

    def view(self, position: GlenMorePosition, seat: int | None) -> object:
        """What that seat, or a spectator, may know of it, as plain data."""
        raise NotImplementedError

    def facts(self, position: GlenMorePosition) -> Facts:
        """What texts of stages and questions need to know of it."""
        return {}

    def redraw(self, position: GlenMorePosition, seat: int, chance: Chance) -> None:
        """Draw anew what that seat can't know of it; the order of the stacks is drawn already."""

    def explain(self, position: GlenMorePosition, seat: int, move: Deed) -> Facts:
        """What texts need to present one of its own legal moves, beside the move's facts."""
        return {}

    # ---- computers -------------------------------------------------------------------------------

    def worthwhile(
        self, position: GlenMorePosition, seat: int, moves: Sequence[Move]
    ) -> Sequence[Move]:
        """Of its free moves those that a computer tries, where most of many are alike or bad."""
        return moves

    def worth(self, position: GlenMorePosition, seat: int, turns: float) -> float:
        """What it is worth to a seat in points, with about so many turns to come for it."""
        return 0.0

    def wakes(self, position: GlenMorePosition, seat: int) -> Mapping[str, float]:
        """What it adds to the worth in points of what activations of turns to come bring a seat.

        By their kinds and by what exchanges bring; of movement points for each.
        """
        return {}

    def turn_worth(self, position: GlenMorePosition, seat: int) -> float:
        """What it adds to the worth in points that one turn more has for a seat."""
        return 0.0
