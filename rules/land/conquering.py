"""The choices of a conquest: where the token goes, where it comes from, and what is built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.land.actions import conquer
from rules.land.board import squares_in
from rules.land.castles import completed
from rules.land.conquest import by_card, by_wizard
from rules.land.question import Choice

if TYPE_CHECKING:
    from rules.core.event import Event
    from rules.land.moves import LandMove
    from rules.land.position import LandPosition
    from rules.land.question import Plan, Why
    from rules.land.shapes import Site


class Column(Choice):
    """Which column a Wizard goes to: all squares at once would be too long a list."""

    __slots__ = ()
    ask = "column"
    takes = ("column",)

    def moves(self, position: LandPosition, seat: int) -> list[LandMove]:
        """The columns with a square that a Wizard can conquer."""
        setup = position.setup
        found = by_wizard(position, setup.clan_of[seat])
        return [
            setup.moves.columns[at] for at, mask in enumerate(setup.board.columns) if mask & found
        ]

    def chosen(self, position: LandPosition, seat: int, move: LandMove) -> list[Event]:
        """Ask for the square."""
        position.push(Square(seat, self.plan._replace(column=move.value)))
        return []

    def why(self, position: LandPosition, seat: int, move: LandMove) -> Why:
        """A Wizard can conquer nothing there."""
        return "LC-R14", "column-closed", move.facts


class Square(Choice):
    """Which square to conquer (LC-R7, LC-R13, LC-R14)."""

    __slots__ = ()
    ask = "square"
    takes = ("square",)

    def moves(self, position: LandPosition, seat: int) -> list[LandMove]:
        """The squares that the chosen card can conquer, in the chosen column if there is one."""
        setup, plan = position.setup, self.plan
        if plan.action == "conquer":
            found = by_card(position, setup.clan_of[seat], plan.card)
        else:
            found = by_wizard(position, setup.clan_of[seat]) & setup.board.columns[plan.column]
        return [setup.moves.squares[square] for square in squares_in(found)]

    def chosen(self, position: LandPosition, seat: int, move: LandMove) -> list[Event]:
        """Conquer it, or ask which token moves there if none is left (LC-R9)."""
        setup, plan = position.setup, self.plan._replace(square=move.value)
        if position.tokens[setup.clan_of[seat]].bit_count() < setup.components.tokens:
            return _settle(position, seat, plan)
        position.push(Token(seat, plan))
        return []

    def why(self, position: LandPosition, seat: int, move: LandMove) -> Why:
        """It is out of the card's reach, or taken."""
        board, plan = position.setup.board, self.plan
        facts, bit = {"square": str(move)}, 1 << move.value
        if plan.column >= 0 and not board.columns[plan.column] & bit:
            return "LC-R14", "other-column", facts
        if position.built & bit:
            return "LC-R12", "castle-there", facts
        if board.no_mans_land & bit:
            return "LC-R13", "completes-nothing", facts
        if plan.action == "wizard":
            return "LC-R14", "own-token", facts
        if any(tokens & bit for tokens in position.tokens):
            return "LC-R7", "square-taken", facts
        return "LC-R7", "wrong-land", {**facts, "card": position.setup.cards.names[plan.card]}


class Token(Choice):
    """Which token moves to the square, when all are on the board (LC-R9)."""

    __slots__ = ()
    ask = "token"
    takes = ("token",)

    def moves(self, position: LandPosition, seat: int) -> list[LandMove]:
        """Any own token, unless the castle on no-man's-land needs it (LC-R9, LC-R13)."""
        setup, plan = position.setup, self.plan
        own = list(squares_in(position.tokens[setup.clan_of[seat]]))
        if setup.board.no_mans_land >> plan.square & 1:
            own = [at for at in own if _buildable(position, seat, plan._replace(origin=at))]
        return [setup.moves.tokens[square] for square in own]

    def chosen(self, position: LandPosition, seat: int, move: LandMove) -> list[Event]:
        """The square is conquered with that token."""
        return _settle(position, seat, self.plan._replace(origin=move.value))

    def why(self, position: LandPosition, seat: int, move: LandMove) -> Why:
        """It belongs to somebody else, or the castle needs it where it is."""
        if position.tokens[position.setup.clan_of[seat]] >> move.value & 1:
            return "LC-R13", "token-is-needed", move.facts
        return "LC-R9", "no-own-token", move.facts


class Building(Choice):
    """Which castle to build, of several that the new token completes (LC-R11)."""

    __slots__ = ()
    ask = "castle"
    takes = ("castle",)

    def moves(self, position: LandPosition, seat: int) -> list[LandMove]:
        """The castles that are complete."""
        return [site.move for site in self.sites(position, seat)]

    def sites(self, position: LandPosition, seat: int) -> list[Site]:
        """The sites of the castles to choose from."""
        return _buildable(position, seat, self.plan)

    def chosen(self, position: LandPosition, seat: int, move: LandMove) -> list[Event]:
        """The square is conquered and that castle built."""
        # A parsed move doesn't know the points of this game.
        site = next(site for site in self.sites(position, seat) if site.move == move)
        return conquer(position, seat, self.plan, site)

    def why(self, position: LandPosition, seat: int, move: LandMove) -> Why:
        """It isn't complete, or its shape isn't displayed."""
        if position.setup.sites.names.index(str(move.facts["shape"])) not in position.corners:
            return "LC-R10", "shape-not-displayed", move.facts
        return "LC-R11", "castle-not-complete", move.facts


def _settle(position: LandPosition, seat: int, plan: Plan) -> list[Event]:
    """The square is conquered; ask which castle is built if several are complete (LC-R11)."""
    sites = _buildable(position, seat, plan)
    if len(sites) > 1:
        position.push(Building(seat, plan))
        return []
    return conquer(position, seat, plan, sites[0] if sites else None)


def _buildable(position: LandPosition, seat: int, plan: Plan) -> list[Site]:
    """The castles that the plan's conquest completes."""
    own = position.tokens[position.setup.clan_of[seat]] | 1 << plan.square
    if plan.origin >= 0:
        own ^= 1 << plan.origin
    return completed(position.setup, position.corners, own, plan.square)
