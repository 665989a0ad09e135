"""The second referee's own ring: spaces in a circle, figures, the die, and the stacks beside it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tests.rules.glenmore.referee_table import DATA, END, SPACES, TILES

if TYPE_CHECKING:
    from rules.glenmore.view import GlenMoreView

#: The die among the pieces.
DIE = -1


class Ring:
    """Where everything on the ring is; `rear` is where the line of pieces begins."""

    def __init__(self, view: GlenMoreView, *, die: bool, top: bool) -> None:
        spaces = view["ring"]
        self.rear = spaces[0]["space"]
        self.floor = {one["space"]: one["tile"] for one in spaces if one["tile"]}
        self.at = {seat: one["space"] for one in spaces for seat in one["seats"]}
        for one in spaces:
            if one["die"]:
                self.at[DIE] = one["space"]
        self.stacks = Counter({name: DATA["stacks"][name] for name in "ABCD"} | {"D": 18})
        self.above = {0} if top else {8, 9}
        self.waits = False
        self._check_start(view["seats"], die)

    def _check_start(self, seats: int, die: bool) -> None:
        """Figures, die, S tiles, A tiles and the empty space, in this order."""
        line = [(self.rear + step) % SPACES for step in range(SPACES)]
        figures = [piece for space in line for piece, at in self.at.items() if at == space]
        assert sorted(figures[:seats]) == list(range(seats))
        assert figures[seats:] == ([DIE] if die else [])
        stacks = [TILES[self.floor[space]]["stack"] for space in line[len(figures) : -1]]
        assert stacks == ["S"] * 5 + ["A"] * (SPACES - 1 - len(figures) - 5)
        assert line[-1] not in self.floor
        self.stacks["A"] -= stacks.count("A")

    def ahead(self, space: int) -> int:
        """How far a space is from the rear of the line."""
        return (space - self.rear) % SPACES

    @property
    def tiles(self) -> list[str]:
        """All tiles, from the rear on; the first one has the number 1."""
        return [self.floor[space] for space in sorted(self.floor, key=self.ahead)]

    @property
    def rearmost(self) -> int:
        """The piece whose turn it is."""
        return min(self.at, key=lambda piece: self.ahead(self.at[piece]))

    def space_of(self, tile: str) -> int:
        return next(space for space, here in self.floor.items() if here == tile)

    def passes(self, tile: str) -> bool:
        """Whether a figure that goes to a tile reaches or passes the end tile."""
        return END in self.tiles and self.tiles.index(END) <= self.tiles.index(tile)

    def go(self, seat: int, tile: str) -> list[str]:
        """Move a figure to a tile; what all players have passed then leaves the ring."""
        self.at[seat] = self.space_of(tile)
        if tile != END:
            del self.floor[self.at[seat]]
        last = min(self.ahead(at) for piece, at in self.at.items() if piece != DIE)
        swept = [one for one in self.tiles if one != END and self.ahead(self.space_of(one)) < last]
        for one in swept:
            del self.floor[self.space_of(one)]
        return swept

    def room(self) -> list[int]:
        """The spaces to be filled, clockwise; the one behind the rearmost piece stays empty."""
        self.rear = self.at[self.rearmost]
        foremost = max(map(self.ahead, [*self.at.values(), *self.floor]))
        first = foremost if self.waits else foremost + 1
        spaces = [(self.rear + step) % SPACES for step in range(first, SPACES - 1)]
        return spaces[: self.stacks.total()]

    def lay(self, tiles: tuple[str, ...]) -> tuple[str, str]:
        """Lay tiles; the stack that ran out by it, and the tile that a waiting die discards."""
        spaces, emptied, lost = self.room(), "", ""
        assert len(tiles) == len(spaces)
        for space, tile in zip(spaces, tiles, strict=True):
            stack = next(name for name in "ABCD" if self.stacks[name])
            if tile == END:
                assert DATA["stacks"]["D"] + 1 - self.stacks["D"] in self.above
            assert stack == ("D" if tile == END else TILES[tile]["stack"])
            self.stacks[stack] -= 1
            if not self.stacks[stack] and stack != "D":
                emptied = stack
            self.floor[space] = tile
            if self.waits:
                self.waits = False
                if tile == END:
                    del self.at[DIE]
                else:
                    lost = tile
                    del self.floor[space]
        return emptied, lost

    def roll(self, number: int) -> tuple[str, str]:
        """Move the die: what is told of it, and the tile that it discards."""
        assert number in DATA["pieces"]["die"]
        tiles = self.tiles
        if END in tiles[:number]:
            del self.at[DIE]
            return "die-left", ""
        if number > len(tiles):
            foremost = max(map(self.ahead, [*self.at.values(), *self.floor]))
            self.at[DIE] = (self.rear + foremost + 1) % SPACES
            self.waits = True
            return "", ""
        tile = tiles[number - 1]
        self.at[DIE] = self.space_of(tile)
        del self.floor[self.at[DIE]]
        return "die-discarded", tile

    def check(self, view: GlenMoreView) -> None:
        """Everybody sees this ring."""
        tiles = self.tiles
        for step, seen in enumerate(view["ring"]):
            space = (self.rear + step) % SPACES
            tile = self.floor.get(space)
            here = {piece for piece, at in self.at.items() if at == space}
            assert (seen["space"], seen["tile"]) == (space, tile)
            assert seen["number"] == (tiles.index(tile) + 1 if tile else None)
            assert (set(seen["seats"]), seen["die"]) == (here - {DIE}, DIE in here)
        assert len(view["ring"]) == SPACES
        assert +Counter(view["stacks"]) == +self.stacks
