"""What the votes keep track of: cards, tokens, the vote that goes on, personal discards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from rules.glenmore.chronicles.chronicle import Chronicle
from rules.glenmore.chronicles.votes.glen import DISCARDS, GLEN, shares
from rules.glenmore.scoring import Line
from rules.glenmore.tables import BadBox

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rules.core.chance import Chance
    from rules.core.options import Value
    from rules.glenmore.chronicles.votes.view import GlenCardView, VotesView
    from rules.glenmore.components import Tile
    from rules.glenmore.position import GlenMorePosition
    from rules.glenmore.tables import Table

#: Tokens laid or held: so many yes, so many no.
Tokens = tuple[int, int]

#: What can be voted, by the word in the move's notation.
BALLOTS: Final[dict[str, Tokens]] = {
    "yes": (1, 0),
    "no": (0, 1),
    "yeses": (2, 0),
    "noes": (0, 2),
    "both": (1, 1),
}


class Ballots(Chronicle):
    """The cards that lie there, how they were voted on, and everybody's tokens."""

    __slots__ = (
        "cards",
        "cast",
        "doubled",
        "drawn",
        "names",
        "now",
        "owned",
        "stocks",
        "twice",
        "voted",
        "worth_each",
    )

    def __init__(self, table: Table, options: Mapping[str, Value], seats: int) -> None:
        """Read cards and tokens (C7-R2 to C7-R5)."""
        names = table.words("cards")
        if sorted(names) != sorted((*GLEN, DISCARDS)):
            raise BadBox("the cards of the Great Glen are not those of the rules")
        self.names = names
        self.drawn = table.number("drawn")
        #: What each card brings.
        self.worth_each = table.number("points")
        row = next((one for one in table.tables("tokens") if one.number("players") == seats), None)
        if row is None:
            raise BadBox(f"nothing is said of vote tokens with {seats} players")
        #: When two tokens may be laid in one vote: never, in "any", or "once" in a game; and who
        #: has done so (C7-R3, Q7-1).
        self.twice = str(options["two_votes"]) if row.flag("two") else ""
        self.doubled: frozenset[int] = frozenset()
        self.cards: tuple[str, ...] = ()
        #: The tokens on each card that was voted on, by seat.
        self.voted: dict[str, tuple[Tokens, ...]] = {}
        self.stocks: list[Tokens] = [(row.number("yes"), row.number("no"))] * seats
        #: The card of the vote that goes on, and what was chosen so far in it.
        self.now = ""
        self.cast: dict[int, Tokens] = {}
        #: Whose personal discard a tile lies in.
        self.owned: dict[int, int] = {}

    def copy(self) -> Self:
        """An equal one."""
        twin = object.__new__(type(self))
        twin.names, twin.drawn, twin.worth_each = self.names, self.drawn, self.worth_each
        twin.twice, twin.doubled = self.twice, self.doubled
        twin.cards, twin.now = self.cards, self.now
        # Replaced and never changed, as is all but the tokens.
        twin.voted, twin.cast, twin.owned = self.voted, self.cast, self.owned
        twin.stocks = self.stocks.copy()
        return twin

    def deal(self, position: GlenMorePosition) -> None:
        """Draw the cards, which lie open from the start (C7-R1)."""
        names = list(self.names)
        position.chance.shuffle(names)
        self.cards = tuple(name for name in self.names if name in names[: self.drawn])

    # ---- the vote that goes on -------------------------------------------------------------------

    def left(self) -> list[str]:
        """The cards that no vote was held on (C7-R7, C7-R10)."""
        return [card for card in self.cards if card not in self.voted]

    def ballots(self, seat: int) -> list[str]:
        """What a seat could vote now, in tokens that it has (A3)."""
        yes, no = self.stocks[seat]
        most = 2 if self.twice == "any" or (self.twice and seat not in self.doubled) else 1
        return [
            word
            for word, (more_yes, more_no) in BALLOTS.items()
            if more_yes <= yes and more_no <= no and more_yes + more_no <= most
        ]

    def choose(self, seat: int, word: str) -> None:
        """A seat has chosen its tokens."""
        self.cast = {**self.cast, seat: BALLOTS[word]}

    def reveal(self, card: str) -> bool:
        """The tokens are laid on the card and spent; whether it will be scored (C7-R8, C7-R9)."""
        tokens = tuple(self.cast.get(seat, (0, 0)) for seat in range(len(self.stocks)))
        for seat, (yes, no) in enumerate(tokens):
            held = self.stocks[seat]
            self.stocks[seat] = (held[0] - yes, held[1] - no)
        self.doubled |= {seat for seat, laid in enumerate(tokens) if sum(laid) > 1}
        self.voted = {**self.voted, card: tokens}
        self.cast, self.now = {}, ""
        return self.passed(card)

    def passed(self, card: str) -> bool:
        """Whether a card was voted for, a tie being enough (C7-R9, Q7-5)."""
        tokens = self.voted[card]
        return sum(yes for yes, _ in tokens) >= sum(no for _, no in tokens)

    # ---- scoring ---------------------------------------------------------------------------------

    def line(self, position: GlenMorePosition, card: str) -> Line:
        """What a card counts and brings now."""
        count = self.personal_discards if card == DISCARDS else GLEN[card]
        counts = tuple(count(position, seat) for seat in range(len(self.stocks)))
        return Line(counts, shares(card, counts, self.worth_each))

    def final_lines(self, position: GlenMorePosition) -> Mapping[str, Line]:
        """The cards that were voted for (C7-R9, C7-R11)."""
        return {
            f"glen-{card}": self.line(position, card)
            for card in self.cards
            if card in self.voted and self.passed(card)
        }

    # ---- personal discards -----------------------------------------------------------------------

    def discarded(self, position: GlenMorePosition, tiles: Sequence[int], cause: str) -> None:
        """What a figure's movement discards is its player's; the die's is everybody's.

        C7-R23, C7-R25, C7-R26. That holds before the vote and after it (Q7-10).
        """
        if DISCARDS in self.cards and cause != "die-discarded":
            self.owned = {**self.owned, **dict.fromkeys(tiles, position.mover)}

    def placed(self, position: GlenMorePosition, seat: int, tile: Tile, cell: int) -> None:
        """A tile that came back is in no discard; if it is removed it is everybody's (C7-R27)."""
        if tile.number in self.owned:
            self.owned = {one: owner for one, owner in self.owned.items() if one != tile.number}

    def personal_discards(self, position: GlenMorePosition, seat: int) -> int:
        """How many tiles lie in a seat's own discard, ring tiles too (C7-R22, Q7-11)."""
        return len(self._own_discard(position, seat))

    def _own_discard(self, position: GlenMorePosition, seat: int) -> list[int]:
        return [number for number in position.discard if self.owned.get(number) == seat]

    # ---- knowledge -------------------------------------------------------------------------------

    def view(self, position: GlenMorePosition, seat: int | None) -> VotesView:
        """Who has voted is open, what they voted is not, until all have (C7-R8)."""
        seats = range(len(self.stocks))
        return {
            "cards": tuple(self._card(position, card) for card in self.cards),
            "stocks": tuple(self.stocks),
            "voted": tuple(sorted(self.cast)),
            "own": None if seat is None else self.cast.get(seat),
            "discards": tuple(
                tuple(position.box.tiles[one].name for one in self._own_discard(position, seat))
                for seat in (seats if DISCARDS in self.cards else ())
            ),
        }

    def _card(self, position: GlenMorePosition, card: str) -> GlenCardView:
        line = self.line(position, card)
        state = "open"
        if card in self.voted:
            state = "yes" if self.passed(card) else "no"
        elif card == self.now:
            state = "now"
        return {
            "card": card,
            "state": state,
            "votes": self.voted.get(card, ()),
            "counts": line.counts,
            "points": line.points,
        }

    def redraw(self, position: GlenMorePosition, seat: int, chance: Chance) -> None:
        """What others have chosen in the vote that goes on, of the tokens that they have."""
        self.cast = {
            one: tokens if one == seat else BALLOTS[chance.pick(self.ballots(one))]
            for one, tokens in self.cast.items()
        }
