"""The chronicle of the Penny Mobs, where it comes into the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.glenmore.cells import AROUND
from rules.glenmore.chronicles.boats import Boats
from rules.glenmore.chronicles.gangs.boatmen import ExtraReward
from rules.glenmore.chronicles.gangs.cheat import Cheat
from rules.glenmore.chronicles.gangs.deeds import DEEDS, deeds, why_not_done
from rules.glenmore.chronicles.gangs.eaters import Reroll, StealHaggis
from rules.glenmore.chronicles.gangs.explaining import explain_gang
from rules.glenmore.chronicles.gangs.jail import Bail
from rules.glenmore.chronicles.gangs.mob import Mob
from rules.glenmore.chronicles.gangs.posts import Station
from rules.glenmore.chronicles.gangs.reactions import GivePenny, Levy
from rules.glenmore.chronicles.gangs.schemes import schemes
from rules.glenmore.chronicles.gangs.words import POSTED
from rules.glenmore.chronicles.haggis.pantry import Pantry
from rules.glenmore.chronicles.mountain import Mountain
from rules.glenmore.components import GOODS
from rules.glenmore.doors import gain_points
from rules.glenmore.feasibility import Target, obstacle

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rules.core.facts import Facts
    from rules.core.move import Move
    from rules.glenmore.asking import Question, Why
    from rules.glenmore.components import Tile
    from rules.glenmore.goods import Laid
    from rules.glenmore.means import Means
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition

#: Where points of scorings come from; all others are of a turn.
_SCORED: Final = frozenset(
    {
        *("castle", "landmarks", "whisky", "persons", "territory", "coins", "armadale"),
        *("haggis", "gangs", "pennies"),
    }
)
#: So many points of one source are worth a point to Sybil (C8-R43).
_MUCH: Final = 6


class Gangs(Mob):
    """Penny Mobs."""

    __slots__ = ()

    key = "gangs"
    headlines = frozenset(("released", "levied", "robbed", "swindled", "haggis-stolen", "claimed"))
    rules = tuple(f"C8-R{number}" for number in range(1, 69))
    asks = (
        *("bail", "recruit", "station", "rob", "dump", "levy", "give-penny", "extra-reward"),
        *("steal-haggis", "give-haggis", "reroll", "cheat", "claim", "swindle"),
    )
    free_kinds = frozenset(DEEDS)

    # ---- a turn ----------------------------------------------------------------------------------

    def before_take(self, position: GlenMorePosition, mover: int, seat: int) -> None:
        """Sybil may be given something again; a reserved tile that is gone ruins the tenant.

        C8-R30, C8-R44. One that can't be paid as yet may be with what this turn brings: what lies
        on the mountain, or coins through Joe.
        """
        self.sponged = False
        if self.reserved is not None and self.is_owner(seat, "tenant") and position.own_turn:
            self.due = True
            if self.reserved[0] not in position.ring.floor:
                self._ruin(position)

    def duty(self, position: GlenMorePosition, seat: int) -> int | None:
        """Who has reserved a tile must take it in the next own turn (C8-R28)."""
        if not self.due or self.reserved is None or not position.own_turn:
            return None
        number, _ = self.reserved
        floor = position.ring.floor
        if number not in floor:
            return None
        space = floor.index(number)
        target = Target(seat, position.actor, space, position.box.tiles[number])
        return space if obstacle(position, target) is None else None

    def why_duty(self, tile: Tile) -> Why:
        """The reserved tile comes before all other places to go (C8-R28, Q8-9)."""
        return "C8-R28", "reserved-first", {"tile": tile.name}

    def _ruin(self, position: GlenMorePosition) -> None:
        """The tile could not be taken: the tenant's card is turned over (C8-R30, Q8-9)."""
        if self.reserved is not None:
            tile = position.box.tiles[self.reserved[0]].name
            position.tell("tenant-ruined", seat=self.owners["tenant"], tile=tile)
        self.reserved, self.due, self.ruined = None, False, True
        self.tokens = {**self.tokens, "tenant": ()}

    def surcharge(self, position: GlenMorePosition, target: Target) -> int:
        """Others pay for a reserved tile what its token says (C8-R27)."""
        if self.reserved is None or self.is_owner(target.seat, "tenant"):
            return 0
        number, coins = self.reserved
        return coins if number == target.tile.number else 0

    def paid(self, position: GlenMorePosition, target: Target) -> None:
        """The coins are the tenant's owner's; the token is gone (C8-R31)."""
        if self.reserved is not None and target.tile.number == self.reserved[0]:
            coins = self.surcharge(position, target)
            owner = self.owners["tenant"]
            self.reserved, self.due = None, False
            if coins:
                position.players[owner].coins += coins
                position.tell("rent", seat=target.seat, other=owner, coins=coins)

    def tolled_places(self, position: GlenMorePosition, seat: int) -> frozenset[int]:
        """Cells around Fergus cost a coin; his own, to be rebuilt, does not (C8-R39, Q8-14)."""
        if "fergus" not in self.posts or self.posts["fergus"][0] != seat:
            return frozenset()
        cell = self.posts["fergus"][1]
        return frozenset(cell + step for step in AROUND)

    def place_paid(self, position: GlenMorePosition, seat: int, cell: int) -> None:
        """The coin goes to Fergus's owner, and he must go elsewhere (C8-R39, C8-R41)."""
        if cell in self.tolled_places(position, seat):
            owner = self.owners["fergus"]
            position.players[seat].coins -= 1
            position.players[owner].coins += 1
            position.tell("fergus-paid", seat=seat, other=owner)
            position.push(Station(owner, "fergus"))

    def free_moves(
        self, position: GlenMorePosition, seat: int, question: Question
    ) -> Sequence[Move]:
        """What the own members can do (C8-R15, C8-R20, C8-R26, C8-R33, C8-R46, C8-R66)."""
        return deeds(position, seat, question)

    def play_free(self, position: GlenMorePosition, seat: int, move: Deed) -> None:
        """Do it."""
        DEEDS[move.kind](position, seat, move)

    def why_not_free(self, position: GlenMorePosition, seat: int, move: Deed) -> Why:
        """Why it can't be done."""
        return why_not_done(position, seat, move)

    def laid(self, position: GlenMorePosition, tiles: Sequence[int]) -> None:
        """With the first tile of stack B the other cards come to jail (C8-R6)."""
        if self.aside and any(position.box.tiles[one].stack == "B" for one in tiles):
            for name in self.aside:
                position.tell("jailed", member=name)
            self.jail += self.aside
            self.aside = self.spare = ()
            position.revealed += 1

    def turn_ended(self, position: GlenMorePosition, mover: int, seat: int) -> None:
        """A penny or a member, at the end of the own turn, the last one too (C8-R7, Q8-5)."""
        if self.due:
            self._ruin(position)
        if position.own_turn:
            position.push(Bail(seat))

    # ---- doors -----------------------------------------------------------------------------------

    def gained_points(
        self, position: GlenMorePosition, seat: int, points: int, source: str
    ) -> None:
        """Who gets much gives Sybil's owner a point: once a turn, in scorings always.

        C8-R43 to C8-R45, Q8-12.
        """
        owner = self.owners.get("sybil")
        points = self._of_one_source(position, seat, points, source)
        if owner is None or owner == seat or points < _MUCH:
            return
        if source not in _SCORED and not source.startswith("glen-"):
            if self.sponged or seat != position.mover or not position.own_turn:
                return
            self.sponged = True
        gain_points(position, seat, -1, "sybil")
        gain_points(position, owner, 1, "sybil")

    def _of_one_source(
        self, position: GlenMorePosition, seat: int, points: int, source: str
    ) -> int:
        """Coins are one source, Armadale Castle only makes them worth more (GM-R255, Q8-12)."""
        if source == "coins" and position.scorings[-1].points["armadale"][seat]:
            # They are counted when its points come.
            return 0
        if source == "armadale":
            return points + position.scorings[-1].points["coins"][seat]
        return points

    def produced(
        self, position: GlenMorePosition, seat: int, tile: Tile, laid: Sequence[Laid]
    ) -> None:
        """Bruce's owner is asked after each production of others (C8-R22, Q8-8)."""
        owner = self.owners.get("bruce")
        if owner in {None, seat} or not self.coins or tile.kind not in {"animal", "material"}:
            return
        position.push(Levy(self.owners["bruce"], seat, tuple(laid)))

    def stepped(self, position: GlenMorePosition, seat: int, cell: int) -> None:
        """An opponent's Scotsman drives members away (C8-R37, C8-R41, C8-R54, Q8-11)."""
        self._displace(position, seat, cell)

    def removed(self, position: GlenMorePosition, seat: int, cell: int) -> None:
        """So does the loss of their tile."""
        self._displace(position, seat, cell)

    def _displace(self, position: GlenMorePosition, seat: int, cell: int) -> None:
        for name in reversed(POSTED):
            if self.posts.get(name) == (seat, cell):
                position.push(Station(self.owners[name], name))

    def marker_toll(self, position: GlenMorePosition, seat: int, clan: str) -> int:
        """Others pay the tax collector's tokens (C8-R16, C8-R17, Q8-6)."""
        return 0 if self.is_owner(seat, "collector") else sum(self.tolls.get(clan, ()))

    def marked(self, position: GlenMorePosition, seat: int, clan: str) -> None:
        """The tax is paid, and the tokens are gone (C8-R16, C8-R18)."""
        if clan in self.tolls:
            toll = self.marker_toll(position, seat, clan)
            owner = self.owners["collector"]
            self.tolls = {one: tokens for one, tokens in self.tolls.items() if one != clan}
            if toll:
                position.players[seat].coins -= toll
                position.players[owner].coins += toll
                position.tell("tax-paid", seat=seat, other=owner, coins=toll)

    # ---- scorings --------------------------------------------------------------------------------

    def count(self, position: GlenMorePosition, category: str, seat: int, found: int) -> int:
        """Mike is in the castle of his owner, and one of his host's is not; John's claims.

        C8-R52, C8-R67, Q8-15.
        """
        if category == "castle" and "mike" in self.posts:
            twice = 2 if "castle-twice" in position.players[seat].lasting else 1
            if self.posts["mike"][0] == seat:
                return max(0, found - twice)
            if self.is_owner(seat, "mike"):
                return found + twice
        if category == "landmarks" and self.claims:
            claimed = sum(card in self.claims for card in position.players[seat].cards)
            return found - claimed + (len(self.claims) if self.is_owner(seat, "john") else 0)
        return found

    def guest_castles(self, position: GlenMorePosition, seat: int) -> int:
        """Mike's castle counts for his owner (C7-R17, Q7-8)."""
        return int("mike" in self.posts and self.is_owner(seat, "mike"))

    def card_flipped(self, position: GlenMorePosition, card: str) -> None:
        """A claim on a card that is flipped leaves the game (C8-R68)."""
        self.claims = tuple(one for one in self.claims if one != card)

    # ---- other chronicles ------------------------------------------------------------------------

    def boat_passed(self, position: GlenMorePosition, seat: int, other: int) -> None:
        """Calum's owner may give a penny to the other (C8-R55, Q8-16)."""
        owner = self.owners.get("calum")
        if owner is not None and owner in {seat, other} and self.purses[owner]:
            position.push(GivePenny(owner, other if owner == seat else seat))

    def reward_taken(self, position: GlenMorePosition, seat: int, castle: int) -> None:
        """Calum and Billy bring a second one, by lot (C8-R56, C8-R58)."""
        asked = {one.name for one in position.pending if isinstance(one, ExtraReward)}
        for name in ("billy", "calum"):
            left = Boats.of(position).hoard.castles[castle]
            if left and self.is_ready(seat, name) and name not in asked:
                position.push(ExtraReward(seat, name, castle))

    def boat_step_cost(
        self, position: GlenMorePosition, seat: int, berth: tuple[int, int], cost: int
    ) -> int:
        """Billy rows past others' boats for nothing, in the own turn (C8-R57, Q8-17)."""
        if not self.is_owner(seat, "billy") or not position.own_turn:
            return cost
        boats = Boats.of(position).boats
        rivals = any(one == berth for other, one in enumerate(boats) if other != seat)
        return 0 if rivals else cost

    def sale_passed(self, position: GlenMorePosition, seat: int) -> bool:
        """Erin's owner may use the bonus cell as well (C8-R64, Q8-20)."""
        return self.is_owner(seat, "erin")

    def after_mountain(
        self, position: GlenMorePosition, seat: int, means: Means
    ) -> Iterable[Means]:
        """What Elspeth gets may pay the tile (Q8-19)."""
        if not self.is_owner(seat, "elspeth") or not self.cards["elspeth"].pays:
            return (means,)
        if not position.players[seat].land.has_room(position.box.room):
            return (means,)
        return (means, *(means.with_one_more(good) for good in range(len(GOODS))))

    def mountain_passed(self, position: GlenMorePosition, seat: int) -> None:
        """Elspeth cheats when passing the mountain, or before leaving it (C8-R63)."""
        if self.is_owner(seat, "elspeth") and not Mountain.of(position).is_bare:
            position.push(Cheat(seat))

    def haggis_begins(self, position: GlenMorePosition) -> None:
        """Fraser may steal before the rolls; Una may roll again in each scoring (C8-R60, A4)."""
        self.rerolled = False
        owner = self.owners.get("fraser")
        if owner is not None and self.is_ready(owner, "fraser"):
            tables = Pantry.of(position).tables
            if any(table for other, table in enumerate(tables) if other != owner):
                position.push(StealHaggis(owner))

    def haggis_rolled(self, position: GlenMorePosition, rolled: int) -> None:
        """Una is asked after each roll, unless no token lies on any table (C8-R62)."""
        owner = self.owners.get("una")
        if owner is not None and not self.rerolled and any(Pantry.of(position).tables):
            position.push(Reroll(owner, rolled))

    def explain(self, position: GlenMorePosition, seat: int, move: Deed) -> Facts:
        """What stands on cards, what lies on cells, what a row gives."""
        return explain_gang(position, seat, move)

    def worthwhile(
        self, position: GlenMorePosition, seat: int, moves: Sequence[Move]
    ) -> Sequence[Move]:
        """The few things that members could do which may be best."""
        return schemes(position, seat, moves)

    def worth(self, position: GlenMorePosition, seat: int, turns: float) -> float:
        """Pennies, penalties, and what tokens still promise."""
        found = float(self.won[seat] - self.purses[seat])
        useful = min(1.0, turns / 3)
        for name, owner in self.owners.items():
            if owner == seat:
                found -= self.cards[name].penalty
                found += useful * _TOKEN.get(name, 0.0) * len(self.tokens.get(name, ()))
                found += useful * (2.0 if name in self.posts else 0.0)
        if self.is_owner(seat, "collector"):
            found += useful * 0.6 * sum(map(sum, self.tolls.values()))
        return found


#: What a token that is still to be used is worth.
_TOKEN: Final = {"collector": 0.5, "joe": 2.2}
