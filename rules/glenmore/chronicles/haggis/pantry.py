"""The haggis tokens: the supply, everybody's table, and what was rolled for them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Self

from rules.glenmore.chronicles.chronicle import Chronicle
from rules.glenmore.chronicles.haggis.tokens import Token, best_known, deal, without
from rules.glenmore.tables import BadBox

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.chance import Chance
    from rules.core.options import Value
    from rules.glenmore.chronicles.haggis.view import HaggisView
    from rules.glenmore.position import GlenMorePosition
    from rules.glenmore.tables import Table


class Pantry(Chronicle):
    """The supply of tokens, everybody's table (C5-R1), and the rolls of a scoring."""

    __slots__ = (
        "extra",
        "hidden",
        "most",
        "most_up",
        "open_tokens",
        "rolled",
        "rolls",
        "scoring",
        "served",
        "shown",
        "tables",
        "up",
        "values",
    )

    def __init__(self, table: Table, options: Mapping[str, Value], seats: int) -> None:
        """Read the tokens and the limits (C5-R3, C5-R6)."""
        #: How many tokens there are of each value, from 1.
        self.values = table.numbers("tokens")
        #: How many tokens a table holds, how many of them are turned up in one scoring, and how
        #: many lie open in the supply.
        self.most = table.number("table")
        self.most_up = table.number("turned")
        self.open_tokens = table.number("open")
        self.rolls = table.number("rolls")
        if sum(self.values) < self.open_tokens:
            raise BadBox("there are too few haggis tokens")
        #: The supply: the values that lie face down, in no order, and those face up.
        self.hidden: tuple[int, ...] = tuple(
            value for value, count in enumerate(self.values, 1) for _ in range(count)
        )
        self.shown: tuple[int, ...] = ()
        #: On each table: face down, and the values turned up in this scoring.
        self.tables: list[tuple[Token, ...]] = [()] * seats
        self.up: list[tuple[int, ...]] = [()] * seats
        #: Whether haggis is scored now. What was rolled for all, and for each seat alone, in this
        #: scoring or the last one; and what each seat had turned up at the end of the last one.
        self.scoring = False
        self.rolled: tuple[int, ...] = ()
        self.extra: list[tuple[int, ...]] = [()] * seats
        self.served: tuple[tuple[int, ...], ...] = ()

    def copy(self) -> Self:
        """An equal one."""
        twin = object.__new__(type(self))
        twin.values, twin.most, twin.most_up = self.values, self.most, self.most_up
        twin.open_tokens, twin.rolls = self.open_tokens, self.rolls
        twin.hidden, twin.shown = self.hidden, self.shown
        twin.tables = self.tables.copy()
        twin.up = self.up.copy()
        twin.scoring, twin.rolled, twin.served = self.scoring, self.rolled, self.served
        twin.extra = self.extra.copy()
        return twin

    # ---- the supply and the tables ---------------------------------------------------------------

    def deal(self, position: GlenMorePosition) -> None:
        """Turn up the first tokens of the supply (C5-R3)."""
        self.turn_open(position)

    def has_any(self) -> bool:
        """Whether a token can be had (Q5-2)."""
        return bool(self.hidden or self.shown)

    def is_full(self, seat: int) -> bool:
        """Whether a table has no room (C5-R6)."""
        return len(self.tables[seat]) + len(self.up[seat]) >= self.most

    def draw(self, position: GlenMorePosition) -> int:
        """A token of the supply that lay face down, by lot."""
        value = position.chance.pick(self.hidden)
        self.hidden = _less(self.hidden, value)
        return value

    def take_open(self, seat: int, value: int) -> None:
        """An open token comes face down to a table, and everybody knows it (C5-R4, C5-R5)."""
        self.shown = _less(self.shown, value)
        self.tables[seat] += (Token(value, frozenset({value})),)

    def take_drawn(self, seat: int, value: int) -> None:
        """A token that was drawn comes to a table, and its owner alone knows it (C5-R4, C5-R5)."""
        self.tables[seat] += (Token(value, self.all_values),)

    @property
    def all_values(self) -> frozenset[int]:
        """Every value that a token can have."""
        return frozenset(range(1, len(self.values) + 1))

    def give_back(self, seat: int, value: int) -> None:
        """A token goes from a table to the supply, unseen (C5-R7, C5-R8, Q5-1)."""
        self.tables[seat] = without(self.tables[seat], value)
        self.hidden = (*self.hidden, value)

    def turn_open(self, position: GlenMorePosition) -> None:
        """Turn tokens of the supply up until enough lie open (C5-R9, Q5-5)."""
        while len(self.shown) < self.open_tokens and self.hidden:
            value = self.draw(position)
            self.shown = (*self.shown, value)
            position.revealed += 1
            position.tell("haggis-open", value=value)

    # ---- scoring ---------------------------------------------------------------------------------

    def turn_up(self, position: GlenMorePosition, seat: int, value: int) -> None:
        """Turn one token of that value, if there is one and room for it (C5-R14, C5-R15)."""
        table = self.tables[seat]
        if len(self.up[seat]) >= self.most_up:
            return
        if any(token.value == value for token in table):
            gone = best_known(table, value)
            place = table.index(gone)
            self.tables[seat] = (*table[:place], *table[place + 1 :])
            self.up[seat] = (*self.up[seat], value)
            position.tell("haggis-turned", seat=seat, value=value)
        else:
            # Whoever must turn one and does not has none, as all can see.
            self.tables[seat] = tuple(token._replace(may=token.may - {value}) for token in table)

    # ---- knowledge -------------------------------------------------------------------------------

    def view(self, position: GlenMorePosition, seat: int | None) -> HaggisView:
        """The own tokens are shown to their owner; of the others' their number (Q5-3)."""
        return {
            "hidden": len(self.hidden),
            "open": self.shown,
            "tables": tuple(
                {
                    "down": len(table),
                    "up": self.up[one],
                    "own": tuple(token.value for token in table) if one == seat else None,
                    "points": points(self.up[one]),
                    "rolls": self.extra[one],
                }
                for one, table in enumerate(self.tables)
            ),
            "scoring": self.scoring,
            "rolls": self.rolled,
            "served": self.served,
            "most": self.most,
            "most_up": self.most_up,
        }

    def redraw(self, position: GlenMorePosition, seat: int, chance: Chance) -> None:
        """Others' tokens, by all that could be seen of them, and the supply."""
        pool, unknown = Counter(self.hidden), []
        for other, table in enumerate(self.tables):
            if other != seat:
                unknown += [
                    (other, place) for place, token in enumerate(table) if seat not in token.told
                ]
        pool.update(self.tables[other][place].value for other, place in unknown)
        wanted = [self.tables[other][place].may for other, place in unknown]
        for (other, place), value in zip(unknown, deal(pool, wanted, chance), strict=True):
            tokens = list(self.tables[other])
            tokens[place] = tokens[place]._replace(value=value)
            self.tables[other] = tuple(tokens)
            pool[value] -= 1
        self.hidden = tuple(sorted(pool.elements()))


def points(up: tuple[int, ...]) -> int:
    """The number of tokens turned up times their sum (C5-R17)."""
    return len(up) * sum(up)


def _less(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The values without one of these."""
    place = values.index(value)
    return (*values[:place], *values[place + 1 :])
