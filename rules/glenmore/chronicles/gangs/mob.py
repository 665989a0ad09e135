"""The gangs: who is in jail, who controls whom, and what everybody has of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Self

from rules.glenmore.cells import cell_name
from rules.glenmore.chronicles.chronicle import Chronicle
from rules.glenmore.chronicles.gangs.words import MEMBERS
from rules.glenmore.scoring import Line
from rules.glenmore.tables import BadBox

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.chance import Chance
    from rules.core.options import Value
    from rules.glenmore.chronicles.gangs.view import GangsView, MemberView
    from rules.glenmore.position import GlenMorePosition
    from rules.glenmore.tables import Table


class Member(NamedTuple):
    """A card of a gang member."""

    name: str
    #: S: in jail from the start; B: from the first tile of that stack on.
    letter: str
    #: The chronicle that it needs, if any (C8-R2).
    chronicle: str
    #: How many players it needs (C8-R4).
    players: int
    #: What it costs its owner at the end.
    penalty: int
    #: The values of its tokens.
    tokens: tuple[int, ...]
    #: Whether what it brings on the way counts when a tile is chosen, and whether it acts in the
    #: very turn in which it comes. Edition 2 says neither of anybody.
    pays: bool
    at_once: bool


class Mob(Chronicle):
    """Cards, pennies and tokens of the gangs."""

    __slots__ = (
        "aside",
        "cards",
        "claims",
        "coins",
        "drawn",
        "due",
        "jail",
        "owners",
        "posts",
        "purses",
        "rerolled",
        "reserved",
        "ruined",
        "spare",
        "spent",
        "sponged",
        "stakes",
        "tokens",
        "tolls",
        "won",
    )

    def __init__(self, table: Table, options: Mapping[str, Value], seats: int) -> None:
        """Read the cards and the pennies (C8-R1, C8-R3)."""
        self.cards = {card.name: card for card in map(_member, table.tables("members"))}
        if tuple(self.cards) != MEMBERS:
            raise BadBox("the members of the gangs are not those of the rules")
        row = next((one for one in table.tables("drawn") if one.number("players") == seats), None)
        if row is None:
            raise BadBox(f"nothing is said of gangs with {seats} players")
        self.drawn = row.number("cards")
        #: Pennies with the side of the loss up in the castles, and pennies won (C8-R1).
        self.purses = [table.number("pennies")] * seats
        self.won = [0] * seats
        #: Cards in jail, those that come there with stack B, and of that kind those not drawn.
        self.jail: tuple[str, ...] = ()
        self.aside: tuple[str, ...] = ()
        self.spare: tuple[str, ...] = ()
        #: Pennies on the cards in jail.
        self.stakes: dict[str, int] = {}
        self.owners: dict[str, int] = {}
        #: Tokens that are left to the owner of a card; the coins on Bruce's card.
        self.tokens: dict[str, tuple[int, ...]] = {}
        self.coins = table.number("coins")
        #: Tax tokens on cells of the clan board.
        self.tolls: dict[str, tuple[int, ...]] = {}
        #: The tile that the tenant has reserved, with the value of its token; whether her card is
        #: turned over.
        self.reserved: tuple[int, int] | None = None
        self.ruined = False
        #: Whether the tile that is reserved must be taken in this turn.
        self.due = False
        #: Where members stand who are Scotsmen: the seat of the territory, and the cell.
        self.posts: dict[str, tuple[int, int]] = {}
        #: Members who have done what they do once.
        self.spent: frozenset[str] = frozenset()
        #: Whether the mover has given Sybil something in this turn, and whether Una has rolled
        #: again in this scoring.
        self.sponged = False
        self.rerolled = False
        #: Landmark cards with John's tokens.
        self.claims: tuple[str, ...] = ()

    def copy(self) -> Self:
        """An equal one."""
        twin = object.__new__(type(self))
        twin.cards, twin.drawn = self.cards, self.drawn
        twin.purses, twin.won = self.purses.copy(), self.won.copy()
        # Replaced and never changed, as are all others.
        twin.jail, twin.aside, twin.spare = self.jail, self.aside, self.spare
        twin.stakes, twin.owners, twin.tokens = self.stakes, self.owners, self.tokens
        twin.coins, twin.tolls, twin.reserved = self.coins, self.tolls, self.reserved
        twin.ruined, twin.due = self.ruined, self.due
        twin.posts, twin.spent = self.posts, self.spent
        twin.sponged, twin.rerolled, twin.claims = self.sponged, self.rerolled, self.claims
        return twin

    # ---- set-up ----------------------------------------------------------------------------------

    def deal(self, position: GlenMorePosition) -> None:
        """Draw cards out of those that can be used, and jail the first (C8-R2 to C8-R5, Q8-1)."""
        played = {chronicle.key for chronicle in position.chronicles}
        pool = [
            name
            for name, card in self.cards.items()
            if card.players <= len(self.purses) and card.chronicle in {"", *played}
        ]
        drawn = pool.copy()
        position.chance.shuffle(drawn)
        drawn = drawn[: self.drawn]
        late = [name for name in pool if self.cards[name].letter == "B"]
        self.jail = tuple(name for name in pool if name in drawn and name not in late)
        self.aside = tuple(name for name in late if name in drawn)
        self.spare = tuple(name for name in late if name not in drawn)

    # ---- who has what ----------------------------------------------------------------------------

    def is_owner(self, seat: int, name: str) -> bool:
        """Whether a seat controls a member."""
        return self.owners.get(name) == seat

    def is_ready(self, seat: int, name: str) -> bool:
        """Whether a seat controls a member who acts once in the game, and has not."""
        return self.is_owner(seat, name) and name not in self.spent

    def spend(self, name: str) -> None:
        """A member has done what it does once in the game."""
        self.spent = self.spent | {name}

    def take_token(self, name: str, value: int) -> None:
        """A token of a card is used."""
        left = list(self.tokens[name])
        left.remove(value)
        self.tokens = {**self.tokens, name: tuple(left)}

    # ---- the end ---------------------------------------------------------------------------------

    def final_lines(self, position: GlenMorePosition) -> Mapping[str, Line]:
        """Members and pennies of the castle cost, pennies won bring points (C8-R11 to C8-R13)."""
        seats = range(len(self.purses))
        held = [[name for name in self.owners if self.is_owner(seat, name)] for seat in seats]
        losses = tuple(-sum(self.cards[name].penalty for name in names) for names in held)
        pennies = tuple(won - left for won, left in zip(self.won, self.purses, strict=True))
        return {
            "gangs": Line(tuple(map(len, held)), losses),
            "pennies": Line(pennies, pennies),
        }

    # ---- knowledge -------------------------------------------------------------------------------

    def view(self, position: GlenMorePosition, seat: int | None) -> GangsView:
        """All but the cards that are still to come."""
        reserved = self.reserved
        return {
            "jail": self.jail,
            "aside": len(self.aside),
            "members": {
                name: self._card(name)
                for name in self.cards
                if name in self.jail or name in self.owners
            },
            "purses": tuple(self.purses),
            "won": tuple(self.won),
            "tolls": self.tolls,
            "reserved": None
            if reserved is None
            else (position.box.tiles[reserved[0]].name, reserved[1]),
            "posts": {name: (host, cell_name(cell)) for name, (host, cell) in self.posts.items()},
            "claims": self.claims,
        }

    def _card(self, name: str) -> MemberView:
        card = self.cards[name]
        return {
            "owner": self.owners.get(name),
            "penalty": card.penalty,
            "pennies": self.stakes.get(name, 0),
            "tokens": self.tokens.get(name, ()) if name in self.owners else card.tokens,
            "coins": self.coins if name == "bruce" else 0,
            "spent": name in self.spent or (name == "tenant" and self.ruined),
        }

    def redraw(self, position: GlenMorePosition, seat: int, chance: Chance) -> None:
        """The cards of stack B that were drawn and are not in jail yet."""
        late = sorted((*self.aside, *self.spare), key=MEMBERS.index)
        count = len(self.aside)
        if count:
            chance.shuffle(late)
            drawn = late[:count]
            late.sort(key=MEMBERS.index)
            self.aside = tuple(name for name in late if name in drawn)
            self.spare = tuple(name for name in late if name not in drawn)


def _member(table: Table) -> Member:
    table.check_names(
        "name", "letter", "chronicle", "players", "penalty", "tokens", "pays", "at_once"
    )
    return Member(
        table.word("name"),
        table.word("letter"),
        table.word("chronicle") if "chronicle" in table.values else "",
        table.number("players", 2),
        table.number("penalty"),
        table.numbers("tokens") if "tokens" in table.values else (),
        table.flag("pays"),
        table.flag("at_once"),
    )
