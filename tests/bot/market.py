"""A made-up game for tests of the bot: a market with far too many wares.

On each day one player buys one of 300 wares, or nothing. Stalls are groups of wares: none at all,
one with all wares, a few large ones, or more small ones than a menu has lines.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Self

from bot.languages import Words
from render import PAINTERS
from render.kit.colour import LIVERIES
from rules import GAMES, Chance, Event, Game, IllegalMove, Move, Outcome, Position, UnknownMove
from rules.core.chapters import chapter
from rules.core.facts import Amounts, Listing
from rules.core.game import Group, outcome_view
from rules.core.options import OptionSet, Pick
from tests.bot.view_pictures import NamedPainter

if TYPE_CHECKING:
    import pytest

WARES = 300
DAYS = 3
#: How often a purchase is talked about.
TALK = 60
#: How many wares a stall has.
STALLS = {"none": 0, "one": WARES, "few": 90, "many": 2}
TEXTS = Path(__file__).parent / "market_texts"

PASS = Move("pass", "pass", {})


def price(ware: int) -> Amounts:
    return Amounts.some({"wood": ware % 3, "coin": ware, "sheep": ware % 22})


def buying(ware: int) -> Move:
    return Move(f"ware-{ware}", "buy", {"ware": ware, "price": price(ware), "other": 1})


MOVES = {str(move): move for move in (*map(buying, range(1, WARES + 1)), PASS)}


class MarketPosition(Position):
    """The position; nothing in it is secret."""

    __slots__ = ("day", "seats", "stalls")

    def __init__(self, seats: int, stalls: str) -> None:
        super().__init__(Chance("market"))
        self.seats, self.stalls, self.day = seats, stalls, 1
        self.to_act = (0,)

    def moves(self, seat: int) -> tuple[Move, ...]:
        return tuple(MOVES.values()) if seat in self.to_act else ()

    def groups(self, seat: int) -> tuple[Group, ...]:
        size = STALLS[self.stalls]
        if not size or seat not in self.to_act:
            return ()
        wares = [move for move in self.moves(seat) if move != PASS]
        stalls = [wares[at : at + size] for at in range(0, WARES, size)]
        found = [
            Group("stall", {"stall": number, "other": 1}, tuple(some))
            for number, some in enumerate(stalls, 1)
        ]
        return (*found, Group("pass", {}, (PASS,)))

    def explain(self, seat: int, move: Move):
        if move == PASS:
            return move.facts
        return {**move.facts, "stock": Listing("ware", tuple(range(1, 30)))}

    def view(self, seat):
        asked = seat in self.to_act
        everybody = tuple((one,) for one in range(self.seats))
        return {
            "game": "market",
            "seat": seat,
            "seats": self.seats,
            "to_act": self.to_act,
            "stage": "buy" if self.outcome is None else "over",
            "ask": "buy" if asked else None,
            "path": (
                {"kind": "stall", "facts": {"other": 1}},
                {"kind": "haggle", "facts": {"price": price(41)}},
            ),
            "facts": {"day": self.day, "purse": price(21)},
            "sides": everybody,
            "outcome": outcome_view(self.outcome),
        }

    def redraw(self, seat: int, chance: Chance) -> None:
        """Nothing is hidden."""

    def copy(self) -> Self:
        twin = self.twin()
        twin.seats, twin.stalls, twin.day = self.seats, self.stalls, self.day
        return twin

    def refusal(self, seat: int, move: Move) -> IllegalMove:
        return IllegalMove("MA-R1", str(move), "never")

    def apply(self, seat: int, move: Move) -> list[Event]:
        self.day += 1
        self.milestone += 1
        self.to_act = (self.day % self.seats,)
        if self.day > DAYS:
            self.to_act = ()
            ranking = tuple((one,) for one in range(self.seats))
            self.outcome = Outcome(ranking, (0,) * self.seats, "closed")
        if move == PASS:
            return [Event("passed", {"seat": seat})]
        # Everybody talks about it.
        facts = {"seat": seat, **move.facts}
        return [Event("bought", {**facts, "number": number}) for number in range(1, TALK + 1)]


class Market(Game):
    """The game."""

    key = "market"
    seat_counts = (2, 3, 4, 5, 6)
    options = OptionSet((Pick("stalls", tuple(STALLS), "none"),))
    chapters = (chapter("all", "MA", 1, 1),)
    turn_rule = "MA-R1"

    def set_up(self, seats, options, seed):
        return MarketPosition(seats, options["stalls"])

    def parse(self, text: str) -> Move:
        if text not in MOVES:
            raise UnknownMove("MA-R1", text, "no-such-thing")
        return MOVES[text]

    def advise(self, imagined, seat, chance):
        return chance.pick(imagined.moves(seat))


MarketPosition.game = Market()


@cache
def market_words(language: str) -> Words:
    """The texts of a language, and those of the market."""
    return Words(language, TEXTS)


def put_market_on_shelf(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Let the market be played until the test is over."""
    monkeypatch.setitem(GAMES, "market", MarketPosition.game)
    monkeypatch.setitem(LIVERIES, "market", LIVERIES["land"])
    monkeypatch.setitem(PAINTERS, "market", NamedPainter("market"))
    return MarketPosition.game
