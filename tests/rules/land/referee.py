"""A second referee, written from the rulebook alone: it knows a view, and squares by their names.

It says which moves are legal by looking at what a player sees. It shares no code with the game.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.land.view import LandView

Place = tuple[int, int]


class Referee:
    """Looks at the table from one seat."""

    def __init__(self, view: LandView) -> None:
        self.view = view
        self.squares = {(one["row"], one["column"]): one for one in view["squares"]}
        self.places = {one["name"]: place for place, one in self.squares.items()}
        self.clan = view["players"][view["seat"]]["clan"]
        self.own = self.of(self.clan)
        self.options = view["options"]

    def of(self, clan: int) -> set[Place]:
        return {place for place, one in self.squares.items() if one["token"] == clan}

    def name(self, place: Place) -> str:
        return self.squares[place]["name"]

    def place(self, name: str) -> Place:
        return self.places[name]

    def legal(self) -> set[str]:
        """The notations of all legal moves."""
        return getattr(self, f"_{self.view['ask']}")()

    # ---- the steps of a turn ---------------------------------------------------------------------

    def _action(self) -> set[str]:
        hand = set(self.view["hand"])
        words = {card for card in hand - {"wizard"} if self.conquers(card)}
        if not words:
            words.add("discard")
        if not self.charmed() and self.charms():
            if "wizard" in hand:
                words.add("hidden-wizard")
            if self.view["players"][self.view["seat"]]["wizards"]:
                words.add("wizard")
        if "sword" in hand:
            for castle in self.view["castles"]:
                if castle["clan"] != self.clan:
                    mine, theirs = self.strengths(castle)
                    if mine >= theirs:
                        words.add(f"attack-{castle['at']}")
        return words

    def _column(self) -> set[str]:
        return {self.name(place)[0] for place in self.charms()}

    def _square(self) -> set[str]:
        plan = self.view["plan"]
        if plan["action"] == "conquer":
            return set(map(self.name, self.conquers(plan["card"])))
        return {name for name in map(self.name, self.charms()) if name[0] == plan["column"]}

    def _token(self) -> set[str]:
        new = self.place(self.view["plan"]["square"])
        wild = self.squares[new]["symbol"] is None
        return {
            f"from-{self.name(old)}"
            for old in self.own
            if not wild or self.castles(self.own - {old} | {new}, new)
        }

    def _castle(self) -> set[str]:
        plan = self.view["plan"]
        new = self.place(plan["square"])
        own = self.own | {new}
        if plan["origin"] is not None:
            own.remove(self.place(plan["origin"]))
        return {
            f"{shape}-{''.join(map(self.name, sorted(places)))}"
            for shape, places in self.castles(own, new)
        }

    def _discard(self) -> set[str]:
        return {"hidden-wizard" if card == "wizard" else card for card in self.view["hand"]}

    def _swords(self) -> set[str]:
        held = self.view["hand"].count("sword")
        return {f"swords-{count}" for count in range(1, held + 1)}

    def _join(self) -> set[str]:
        return self._swords() | {"swords-0"}

    def _shields(self) -> set[str]:
        attack, seat = self.view["attack"], self.view["seat"]
        held = self.view["hand"].count("shield")
        last = attack["defenders"][-1] == seat
        fit = {attack["needed"]} if last else range(1, attack["needed"] + 1)
        return {"decline", *(f"shields-{count}" for count in fit if count <= held)}

    # ---- what the rulebook says ------------------------------------------------------------------

    def conquers(self, card: str) -> set[Place]:
        """Where a card of the hand can put a token."""
        found = set(self.ends)
        for place, one in self.squares.items():
            if one["token"] is None and one["castle"] is None and one["symbol"] is not None:
                names = {one["symbol"], f"{one['symbol']}-{one['name']}"}
                if card in names:
                    found.add(place)
        return found

    def charms(self) -> set[Place]:
        """Where a Wizard can put a token."""
        return self.ends | {
            place
            for place, one in self.squares.items()
            if one["castle"] is None and one["token"] != self.clan and one["symbol"] is not None
        }

    def charmed(self) -> bool:
        """Whether the mover has already played a Wizard in this turn: then it did the last deed."""
        last = self.view["last"]
        return (
            not self.options["wizard_replaces_card_play"]
            and last is not None
            and last["seat"] == self.view["seat"]
            and last["card"] == "wizard"
            and last["kind"] in {"conquered", "built"}
        )

    @cached_property
    def ends(self) -> set[Place]:
        """The squares of no-man's-land that complete a castle."""
        return {
            place
            for place, one in self.squares.items()
            if one["symbol"] is None and one["castle"] is None
            if self.castles(self.own | {place}, place)
        }

    def castles(self, own: set[Place], new: Place) -> set[tuple[str, frozenset[Place]]]:
        """The castles on these tokens that a token on `new` allows."""
        wild = self.squares[new]["symbol"] is None
        anywhere = not self.options["shape_must_contain_new_token"] and not wild
        found = set()
        for prize in self.view["prizes"]:
            if prize is not None:
                for form in self.turned(prize["cells"]):
                    for token in own if anywhere else {new}:
                        for row, column in form:
                            down, right = token[0] - row, token[1] - column
                            if all((down + y, right + x) in own for y, x in form):
                                places = frozenset((down + y, right + x) for y, x in form)
                                found.add((prize["shape"], places))
        return found

    def turned(self, cells: Iterable[Place]) -> list[list[Place]]:
        """A shape as it may lie on the board."""
        forms = [list(cells)]
        for _ in range(3):
            forms.append([(column, -row) for row, column in forms[-1]])
        if self.options["mirror_allowed"]:
            forms += [[(row, -column) for row, column in form] for form in forms]
        return forms

    def strengths(self, castle: dict[str, object]) -> tuple[int, int]:
        """Attacker and owner around a castle."""
        inside = {self.place(name) for name in castle["squares"]}
        around = {
            (row + down, column + right)
            for row, column in inside
            for down, right in ((1, 0), (-1, 0), (0, 1), (0, -1))
        } - inside
        counts = []
        for clan in (self.clan, castle["clan"]):
            near = {
                one["at"]
                for one in self.view["castles"]
                if one["clan"] == clan and around & {self.place(name) for name in one["squares"]}
            }
            counts.append(len(self.of(clan) & around) + len(near))
        return counts[0], counts[1] + 1
