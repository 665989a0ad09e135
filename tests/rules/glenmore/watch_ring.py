"""A watcher's own ring with chronicles: who is next, what is swept off, laid and discarded.

It is written from the rulebook and shares no code with the game. It begins with what everybody sees
at the start and is then told where figures go; every event of the ring must be what is due next.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import TYPE_CHECKING, Any

from tests.rules.glenmore.setups import GAME

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules import Event
    from rules.glenmore.view import GlenMoreView

DATA: dict[str, Any] = tomllib.loads(GAME.edition.text)
SPACES: int = DATA["ring"]["spaces"]
END = "world-end"
DIE = "die"
ENGLISHMAN = "englishman"


class WatchedRing:
    """Where every tile and piece is; seats are numbers, the die and the Englishman words."""

    def __init__(self, view: GlenMoreView) -> None:
        chronicles = view["chronicles"]
        self.floor = {one["space"]: one["tile"] for one in view["ring"] if one["tile"]}
        self.at: dict[int | str, int] = {
            seat: one["space"] for one in view["ring"] for seat in one["seats"]
        }
        for one in view["ring"]:
            if one["die"]:
                self.at[DIE] = one["space"]
        if "england" in chronicles:
            self.at[ENGLISHMAN] = chronicles["england"]["space"]
        self.mountain = chronicles["mountain"]["spaces"] if "mountain" in chronicles else ()
        self.left = dict(view["stacks"])
        #: Tiles with a chronicle's symbol; the namesakes of the base game are not in play then.
        self.guarded = {one["name"] for one in DATA["tiles"] if one.get("chronicle") in chronicles}
        self.stack_of = {one["name"]: one["stack"] for one in DATA["tiles"]} | {END: "D"}
        self.rear = min(self.at.values())
        self.waits = False
        #: How often the die has crossed the mountain.
        self.crossings = 0
        #: What must be told next: a kind of event, and the tile or stack that it is about.
        self.due: list[tuple[str, str]] = []
        #: Where a die that begins to wait will stand.
        self.berth: int | None = None

    # ---- the line --------------------------------------------------------------------------------

    def way(self, start: int, goal: int) -> list[int]:
        """The spaces between two others, clockwise."""
        return [(start + step) % SPACES for step in range(1, (goal - start) % SPACES)]

    @property
    def line(self) -> list[int]:
        """All spaces from the rearmost piece on."""
        return [(self.rear + step) % SPACES for step in range(SPACES)]

    @property
    def tiles(self) -> list[int]:
        """The spaces with tiles, in their order; the first one has the number 1."""
        return [space for space in self.line if space in self.floor]

    @property
    def gap(self) -> int:
        """The space that stays empty (C2-R13)."""
        return next(space for space in reversed(self.line) if space not in self.mountain)

    @property
    def mover(self) -> int | str:
        """The rearmost piece."""
        return min(self.at, key=lambda piece: self.line.index(self.at[piece]))

    def free(self) -> list[int]:
        """The spaces ahead of everything, up to the gap."""
        found = []
        for space in reversed(self.way(self.rear, self.gap)):
            if space in self.floor or space in self.at.values():
                break
            found.append(space)
        return [space for space in reversed(found) if space not in self.mountain]

    # ---- what happens ----------------------------------------------------------------------------

    def go(self, piece: int | str, space: int, *, takes: bool) -> None:
        """A figure goes to a space; what all but the die have passed is swept off (C0-R8)."""
        self.at[piece] = space
        if takes:
            del self.floor[space]
        figures = {at for one, at in self.at.items() if one != DIE}
        behind = self.line[: next(i for i, one in enumerate(self.line) if one in figures)]
        swept = [one for one in behind if self.floor.get(one, END) != END]
        if swept:
            self.due.append(("swept", " ".join(self.floor[one] for one in swept)))
        for one in swept:
            del self.floor[one]

    def follow(self, events: Iterable[Event]) -> None:
        """Follow what is told of the ring, in its order."""
        for event in events:
            kind = event.kind
            if kind in {"swept", "die-discarded"}:
                self._tell(kind, " ".join(event.facts["tiles"].values))
            elif kind == "die-left":
                self._tell(kind, "")
            elif kind == "scoring" and event.facts["after"] != "end":
                self._tell(kind, event.facts["after"])
            elif kind == "laid":
                assert not self.due, self.due
                self._settle()
                self._lay(event.facts["tiles"].values)
            elif kind == "rolled":
                assert not self.due, self.due
                self._settle()
                assert not self.open
                self._roll(event.facts["number"])
        assert not self.due, self.due

    @property
    def open(self) -> bool:
        """Whether something should be laid that is not."""
        return bool(self.free()) and any(self.left.values())

    def _tell(self, kind: str, about: str) -> None:
        assert self.due, (kind, about)
        assert self.due.pop(0) == (kind, about)

    def _settle(self) -> None:
        self.rear = next(space for space in self.line if space in self.at.values())

    def _lay(self, tiles: tuple[str, ...]) -> None:
        spaces = [space for space in (self.berth,) if space is not None] + self.free()
        spaces = list(dict.fromkeys(spaces))
        self.berth = None
        assert len(tiles) == min(len(spaces), sum(self.left.values()))
        ended = []
        for space, tile in zip(spaces, tiles, strict=False):
            stack = next(name for name in "ABCD" if self.left.get(name))
            assert stack == self.stack_of[tile]
            self.left[stack] -= 1
            self.floor[space] = tile
            if not self.left[stack] and stack != "D":
                ended.append(("scoring", stack))
        if self.waits:
            self._catch(spaces, tiles)
        self.due += ended

    def _catch(self, spaces: list[int], tiles: tuple[str, ...]) -> None:
        """A waiting die takes the first tile without a symbol that is laid (C0-R5, H1)."""
        start = self.at[DIE]
        goal = start
        for space, tile in zip(spaces, tiles, strict=False):
            goal = space
            if tile == END or tile not in self.guarded:
                self.waits = False
                self._end_or_discard(space)
                break
            self.at[DIE] = space
        self._cross(start, goal)

    def _roll(self, number: int) -> None:
        """The die counts all tiles and stops on one without a symbol (C0-R4, C0-R6)."""
        start, self.waits = self.at[DIE], False
        assert start == self.rear
        for count, space in enumerate(self.tiles, 1):
            tile = self.floor[space]
            if tile == END or (count >= number and tile not in self.guarded):
                self._end_or_discard(space)
                self._cross(start, space)
                break
        else:
            self.waits = True
            free = self.free()
            goal = free[0] if free else self.gap
            self.at[DIE] = self.berth = goal
            self._cross(start, goal)
        self._settle()

    def _end_or_discard(self, space: int) -> None:
        if self.floor[space] == END:
            del self.at[DIE]
            self.due.append(("die-left", ""))
            return
        self.at[DIE] = space
        self.due.append(("die-discarded", self.floor.pop(space)))

    def _cross(self, start: int, goal: int) -> None:
        self.crossings += bool(self.mountain) and self.mountain[0] in self.way(start, goal)

    # ---- what everybody sees ---------------------------------------------------------------------

    def check(self, view: GlenMoreView) -> None:
        """The ring of a turn that begins is this one, filled up, and the right piece acts."""
        self._settle()
        assert not self.open
        assert [one["space"] for one in view["ring"]] == self.line
        for one in view["ring"]:
            space = one["space"]
            assert one["tile"] == self.floor.get(space)
            assert {*one["seats"]} == {
                seat for seat in range(view["seats"]) if self.at[seat] == space
            }
            assert one["die"] == (self.at.get(DIE) == space)
        assert +Counter(view["stacks"]) == +Counter(self.left)
        if ENGLISHMAN in self.at:
            assert view["chronicles"]["england"]["space"] == self.at[ENGLISHMAN]
            assert view["chronicles"]["england"]["acting"] == (self.mover == ENGLISHMAN)
        if self.mover == ENGLISHMAN:
            assert view["mover"] == view["chronicles"]["england"]["owner"]
        else:
            assert view["mover"] == self.mover
