"""The haggis tokens: the supply, everybody's table, and what was rolled for them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Self

from rules.glenmore.chronicles.chronicle import Chronicle
from rules.glenmore.chronicles.haggis.guesses import (
    counts_of,
    draw_tables,
    gaining,
    lacking,
    losing,
    values_in,
)
from rules.glenmore.tables import BadBox

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from rules.core.chance import Chance
    from rules.core.options import Value
    from rules.glenmore.chronicles.haggis.guesses import Guess
    from rules.glenmore.chronicles.haggis.view import HaggisView
    from rules.glenmore.position import GlenMorePosition
    from rules.glenmore.tables import Table


class Pantry(Chronicle):
    """The supply of tokens, everybody's table (C5-R1), and the rolls of a scoring."""

    __slots__ = (
        "extra",
        "guesses",
        "hidden",
        "most",
        "most_up",
        "open_tokens",
        "opened_after_theft",
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
        #: Whether tokens are turned up as soon as Fraser's owner has made room; before edition 4
        #: they waited for the end of the scoring.
        self.opened_after_theft = table.flag("opened_after_theft")
        if sum(self.values) < self.open_tokens:
            raise BadBox("there are too few haggis tokens")
        #: The supply: the values that lie face down, in no order, and those face up.
        self.hidden: tuple[int, ...] = tuple(
            value for value, count in enumerate(self.values, 1) for _ in range(count)
        )
        self.shown: tuple[int, ...] = ()
        #: The values on each table: face down, known to its owner (Q5-3), and turned up in this
        #: scoring.
        self.tables: list[tuple[int, ...]] = [()] * seats
        self.up: list[tuple[int, ...]] = [()] * seats
        #: What seats hold possible of others' tables, by viewer and owner.
        empty = frozenset({(0,) * len(self.values)})
        self.guesses: dict[tuple[int, int], Guess] = {
            (viewer, owner): empty
            for viewer in range(seats)
            for owner in range(seats)
            if viewer != owner
        }
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
        twin.opened_after_theft = self.opened_after_theft
        twin.hidden, twin.shown = self.hidden, self.shown
        twin.tables = self.tables.copy()
        # Replaced and never changed.
        twin.guesses = self.guesses
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
        self.hidden = without(self.hidden, value)
        return value

    def take_open(self, seat: int, value: int) -> None:
        """An open token comes face down to a table, and everybody knows it (C5-R4, C5-R5)."""
        self.shown = without(self.shown, value)
        self.tables[seat] += (value,)
        self._guess(seat, partial(gaining, values=(value,)))

    def take_drawn(self, seat: int, value: int) -> None:
        """A token that was drawn comes to a table, and its owner alone knows it (C5-R4, C5-R5)."""
        self.tables[seat] += (value,)
        self._guess(seat, partial(gaining, values=self.all_values))

    @property
    def all_values(self) -> frozenset[int]:
        """Every value that a token can have."""
        return frozenset(range(1, len(self.values) + 1))

    def give_back(self, seat: int, value: int) -> None:
        """A token goes from a table to the supply, unseen (C5-R7, C5-R8, Q5-1)."""
        self.tables[seat] = without(self.tables[seat], value)
        self._guess(seat, partial(losing, values=self.all_values))
        self.hidden = (*self.hidden, value)

    def hand_over(self, seat: int, taker: int, value: int) -> None:
        """A token goes from a table to another's, and these two alone know it."""
        self.tables[seat] = without(self.tables[seat], value)
        self.tables[taker] += (value,)
        for viewer in range(len(self.tables)):
            given = frozenset({value})
            if viewer not in {seat, taker}:
                given = values_in(self.guesses[viewer, seat])
            if viewer != seat:
                self._guess(seat, partial(losing, values=given), viewer)
            if viewer != taker:
                self._guess(taker, partial(gaining, values=given), viewer)

    def _guess(
        self, owner: int, change: Callable[[Guess], Guess], viewer: int | None = None
    ) -> None:
        """Change what all others, or one of them, hold possible of a table."""
        self.guesses = {
            pair: change(guess) if pair[1] == owner and viewer in {None, pair[0]} else guess
            for pair, guess in self.guesses.items()
        }

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
        if value in table:
            self.tables[seat] = without(table, value)
            self._guess(seat, partial(losing, values=(value,)))
            self.up[seat] = (*self.up[seat], value)
            position.tell("haggis-turned", seat=seat, value=value)
        else:
            # Whoever must turn one and does not has none, as all can see.
            self._guess(seat, partial(lacking, value=value))

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
                    "own": table if one == seat else None,
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
        others = [other for other in range(len(self.tables)) if other != seat]
        unseen = [*self.hidden, *(value for other in others for value in self.tables[other])]
        pool = counts_of(unseen, len(self.values))
        found = draw_tables(pool, tuple(self.guesses[seat, other] for other in others), chance)
        if found is None:
            # Only in what another has imagined, who knows less of a stolen token.
            return
        for other, table in zip(others, found, strict=True):
            self.tables[other] = tuple(_values(table))
        left = (there - sum(gone) for there, *gone in zip(pool, *found, strict=True))
        self.hidden = tuple(_values(left))


def _values(counts: Iterable[int]) -> Iterator[int]:
    """The values that there are so many of each of."""
    return (value for value, count in enumerate(counts, 1) for _ in range(count))


def points(up: tuple[int, ...]) -> int:
    """The number of tokens turned up times their sum (C5-R17)."""
    return len(up) * sum(up)


def without(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The values without one of these."""
    place = values.index(value)
    return (*values[:place], *values[place + 1 :])
