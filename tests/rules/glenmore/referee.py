"""A second referee of Glen More, written from the rulebook and the rulings alone.

It keeps its own table and follows a game by what is told: every event must be what is due next, or
a choice that is open. What is due lies on an agenda, the next thing last. Before each move it says
which moves are legal; after each move its table must be what everybody sees.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tests.rules.glenmore.referee_ring import DIE, Ring
from tests.rules.glenmore.referee_table import (
    ANIMALS,
    CARDS,
    CASTLE,
    CLANS,
    END,
    GOODS,
    HUME,
    TILES,
    VILLAGE,
    Bill,
    Means,
    Place,
    Player,
    Spot,
    around,
    name_of,
    place_of,
    roads,
    scored,
)

if TYPE_CHECKING:
    from rules import Event, Move
    from rules.core.facts import Amounts, Listing
    from rules.glenmore.view import GlenMoreView

#: Moves that stand for several others, for convenience; the rulebook knows the others.
SHORT = {"pay-cheapest", "activate-free"}
#: In these no point may be spent and nothing sold: one payment, one activation (H-10).
INSIDE = {"pay", "trade", "produce"}
#: What a player can be asked. Everything else that is due happens by itself.
ASKED = {
    *INSIDE,
    "place",
    "once",
    "marker",
    "put",
    "settle",
    "gain",
    "remove",
    "arrive",
    "wake",
} | {
    "salvage",
    "comfort",
    "step",
}
#: Which one-time effect an event belongs to.
EFFECT_OF = {
    "card": "landmark",
    "scotsman": "scotsman",
    "goods": "any",
    "whisky": "whisky",
    "coins": "coins",
    "points": "points",
}


@dataclass
class Due:
    """Something that is due; what of this it needs depends on its kind."""

    kind: str
    place: Place | None = None
    tile: str = ""
    count: int = 0
    goods: list[str] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)
    effects: dict[str, Any] = field(default_factory=dict)
    #: Whether it is compulsory.
    must: bool = False
    everything: bool = False
    bill: Bill = field(default_factory=Bill)


class Referee:
    """Follows one game from its beginning."""

    def __init__(self, view: GlenMoreView, *, die: bool, top: bool) -> None:
        self.ring = Ring(view, die=die, top=top)
        self.filled = Counter(dict.fromkeys(GOODS, int(view["seats"] < 4)))
        self.discard: list[str] = []
        self.cards = set(CARDS)
        self.held: dict[str, list[int]] = {clan: [] for clan in CLANS}
        self.players = [Player(0) for _ in range(view["seats"])]
        for seat, player in enumerate(self.players):
            player.coins = 5 + self.ring.ahead(self.ring.at[seat])
            player.land = {VILLAGE: Spot(["start-village"]), CASTLE: Spot(["home-castle"])}
            player.land[VILLAGE].scotsmen = 1
        self.agenda: list[Due] = []
        #: Points of a scoring that are still to be told.
        self.awaited: Counter[tuple[int, int, str]] = Counter()
        #: Each scoring: what it came after, the points before it, and its lines.
        self.scorings: list[tuple[str, list[int], dict[str, list[int]]]] = []
        self.road_paid = 0
        self.chosen = ""
        self.over = False
        self._new_turn()

    # ---- following -------------------------------------------------------------------------------

    def follow(self, move: Move, events: list[Event]) -> None:
        """Follow a move and what is told of it. Raises `AssertionError` at what can't be."""
        self.chosen = str(move)
        match move.kind:
            case "trade" | "barrel-points" | "effect" | "keep" | "comfort" | "discard":
                getattr(self, "_do_" + move.kind.replace("-", "_"))(self.chosen)
                self.chosen = ""
            case "gain" if self.due.kind == "produce" and self.due.goods:
                self._do_keep(self.chosen)
                self.chosen = ""
            case "done" | "no-marker":
                self.chosen = ""
                self._close()
            case "activate-free":
                woken = {event.facts["cell"] for event in events if event.kind == "activated"}
                assert woken == {name_of(place) for place in self._free(self.due)}
            case "pay-cheapest":
                kinds = {"bought": "price", "paid-coins": "coins"}
                paid = sum(
                    event.facts[kinds[event.kind]] for event in events if event.kind in kinds
                )
                assert paid == self.means.cheapest(self.due.bill)
        for event in events:
            self._settle()
            assert not +self.awaited or event.kind == "points", event
            getattr(self, "_on_" + event.kind.replace("-", "_"))(**event.facts)
        self._settle()
        assert self.chosen in {"", *SHORT}, f"{self.chosen} did nothing"
        assert not +self.awaited
        assert not self.agenda or self.due.kind in ASKED, self.due

    @property
    def due(self) -> Due:
        return self.agenda[-1]

    @property
    def mover(self) -> Player:
        return self.players[self.seat]

    @property
    def means(self) -> Means:
        return Means(self.mover.goods, self.mover.coins, self.filled)

    def _new_turn(self) -> None:
        self.seat = self.ring.rearmost
        self.steps = 0
        self.woken: set[str] = set()
        self.further_used = False

    def _choose(self, word: str) -> None:
        """A choice was made: by the move, by one that stands for several, or as the only one."""
        legal = self.legal()
        assert word in legal, (word, legal)
        if self.chosen == word:
            self.chosen = ""
        elif self.chosen not in SHORT:
            assert legal == {word}, (word, legal)

    def _expect(self, kind: str, count: int | None = None) -> Due:
        """What is due must be this; it is done with."""
        due = self.agenda.pop()
        assert due.kind == kind, (due, kind)
        assert count is None or due.count == count, (due, count)
        return due

    # ---- what needs no choice --------------------------------------------------------------------

    def _settle(self) -> None:
        """Carry out what is neither asked nor told; drop what can't be done."""
        while self.agenda and self._settled():
            pass

    def _settled(self) -> bool:
        """Whether something was done with what is due."""
        due, mover = self.due, self.mover
        match due.kind:
            case "lasting":
                mover.lasting.add(due.tile)
            case "everything":
                next(one for one in reversed(self.agenda) if one.kind == "step").everything = True
            case "tally":
                count = mover.tally(due.effects["of"])
                due.kind, due.count = "points", 0
                for least, points in due.effects["points"]:
                    if count >= least:
                        due.count = points
                return True
            case "turn":
                self.agenda.pop()
                if self.ring.rearmost == DIE:
                    self.agenda += [Due("turn"), Due("refill"), Due("roll")]
                else:
                    self._new_turn()
                return True
            case "once":
                return self._settle_once(due)
            case "trade":
                words = sorted(self.legal())
                if len(words) > 1:
                    return False
                self._do_trade(words[0])
                return True
            case "arrive" | "produce":
                return self._settle_goods(due)
            case _:
                if not self._void(due):
                    return False
        self.agenda.remove(due)
        return True

    def _void(self, due: Due) -> bool:
        """Whether there is nothing to do about what is due."""
        mover = self.mover
        match due.kind:
            case "points" | "coins" | "lost" | "arrived" | "swept":
                return not (due.count or due.goods)
            case "pay":
                return due.bill.paid
            case "scotsman":
                return not mover.scotsmen or due.place not in mover.land
            case "goods":
                return due.place not in mover.land
            case "card":
                return due.tile not in self.cards
            case "marker":
                return not mover.markers or self.means.wealth < min(self.prices().values())
            case "put":
                return not due.goods or all(not spot.room for spot in mover.land.values())
            case "settle":
                return not (due.count and mover.scotsmen)
            case "gain":
                return not due.count or not mover.land[due.place].room
            case "remove":
                return not (due.count and mover.removable())
            case "wake":
                return not self._wakeable(due)
            case "salvage":
                return not self._salvageable()
            case "refill":
                return not self.ring.room()
            case "step":  # The turn itself is ended by its owner's word.
                return due is not self.agenda[0] and not self._active(due)
        return False

    def _settle_once(self, due: Due) -> bool:
        if "landmark" in due.effects and due.effects["landmark"] not in self.cards:
            del due.effects["landmark"]
        elif "scotsman" in due.effects and not self.mover.scotsmen:
            del due.effects["scotsman"]
        elif not due.effects:
            self.agenda.pop()
        elif len(due.effects) == 1:
            self._begin(*due.effects)
        else:
            return False
        return True

    def _settle_goods(self, due: Due) -> bool:
        """Goods that come to a tile: as many as fit stay, by choice if they differ."""
        if due.kinds:  # One of choice, if there is room.
            if self.mover.land[due.place].room:
                return False
            self.agenda.pop()
            return True
        room = self.mover.land[due.place].room
        if len(due.goods) > room > 0 and len(set(due.goods)) > 1:
            return False
        self.agenda.pop()
        self.agenda.append(Due("lost", due.place, goods=due.goods[room:]))
        self.agenda.append(Due("arrived", due.place, goods=due.goods[:room]))
        return True

    def _begin(self, effect: str) -> None:
        """One of a tile's one-time effects, in the order that its owner wants."""
        due = self.due
        value = due.effects.pop(effect)
        self._bring([{effect: value}], due.place, due.tile)

    def _bring(self, effects: list[dict[str, Any]], place: Place | None, source: str) -> None:
        """Effects are due, the first one first."""
        for effect in reversed(effects):
            ((kind, value),) = effect.items()
            match kind:
                case "landmark":
                    due = Due("card", place, value)
                case "any":
                    due = Due("gain", place, count=value)
                case "marker":
                    due = Due("marker")
                case "goods":
                    due = Due("arrive", place, goods=list(value))
                case "lasting":
                    due = Due("lasting", tile=value)
                case "remove" | "clear":
                    due = Due("remove", count=value, must=kind == "clear")
                case "gift":
                    due = Due("put", goods=list(value))
                case "settlers":
                    due = Due("settle", count=value)
                case "wake":
                    due = Due("wake", kinds=list(value))
                case "tally":
                    due = Due("tally", tile=source, effects=value)
                case "hume":
                    due = Due("person", tile=HUME)
                case _:
                    due = Due(kind, place, source, value)
            self.agenda.append(due)

    # ---- moves that are not told as such ---------------------------------------------------------

    def _do_effect(self, word: str) -> None:
        assert word in self.legal()
        self._begin(word.removeprefix("effect-"))

    def _do_keep(self, word: str) -> None:
        assert word in self.legal()
        good = word.split("-")[1]
        self.due.goods.remove(good)
        self.agenda.append(Due("arrived", self.due.place, goods=[good]))

    def _do_comfort(self, word: str) -> None:
        assert word in self.legal()
        self._expect("comfort")
        self.agenda.append(Due("coins" if word == "comfort-coin" else "steps", count=1))

    def _do_discard(self, word: str) -> None:
        assert word in self.legal()
        tile = self.ring.tiles[int(word.split("-")[1]) - 1]
        self.agenda += [Due("step"), Due("comfort"), Due("discarded", goods=[tile])]
        self.agenda.append(Due("blocked"))
        self._go(tile)

    def _do_barrel_points(self, word: str) -> None:
        self._do_trade(word)

    def _do_trade(self, word: str) -> None:
        assert word in self.legal()
        tile = self._expect("trade").tile
        if word == "barrel-points":
            self.agenda.append(Due("points", tile="macgregor", count=3))
            return
        size = int(word.split("-")[1])
        offers = TILES[tile]["activation"]["offers"]
        offer = next(one for one in offers if self._price_of(tile, one).size == size)
        if "points" in offer:
            self.agenda.append(Due("points", tile=tile, count=offer["points"]))
        elif "whisky" in offer:
            self.agenda.append(Due("whisky", count=offer["whisky"]))
        else:
            self.agenda.append(Due("marker", must=True))
        self.agenda.append(Due("pay", tile="", bill=self._price_of(tile, offer)))

    def _close(self) -> None:
        """Enough of what is asked."""
        due = self.agenda.pop()
        assert due.kind in {"step", "wake", "remove", "marker"}
        assert not due.must
        if due.kind == "marker":
            self.agenda.append(Due("no-marker"))
        if not self.agenda:
            ended = all(player.finished for player in self.players)
            self.agenda = (
                [Due("over"), Due("scoring", tile="end")] if ended else [Due("turn"), Due("refill")]
            )
            if "points-for-steps" in self.mover.lasting:
                self.agenda.append(Due("points", tile="maclachlan", count=self.steps))
            self.steps = 0

    # ---- events: the ring ------------------------------------------------------------------------

    def _on_took(self, seat: int, tile: str) -> None:
        self._choose(f"take-{self.ring.tiles.index(tile) + 1}")
        assert seat == self.seat
        if TILES[tile]["kind"] == "person":
            self.agenda += [Due("step"), Due("person", tile=tile)]
        else:
            cost = Counter(TILES[tile].get("cost", {}))
            other = {kind: cost.pop(kind, 0) for kind in ("coins", "whisky", "scotsmen")}
            bill = Bill(cost, **other)
            self.agenda += [Due("place", tile=tile), Due("pay", tile=tile, bill=bill)]
        self._go(tile)

    def _go(self, tile: str) -> None:
        self.mover.finished = self.ring.passes(tile)
        self.agenda.append(Due("swept", goods=self.ring.go(self.seat, tile)))

    def _on_finished(self, seat: int) -> None:
        self._choose("finish")
        assert seat == self.seat
        self.agenda.append(Due("step"))
        self._go(END)

    def _on_swept(self, tiles: Listing) -> None:
        self._thrown("swept", tiles)

    def _on_discarded(self, tiles: Listing) -> None:
        self._thrown("discarded", tiles)

    def _on_die_discarded(self, tiles: Listing) -> None:
        self._thrown("die-discarded", tiles)

    def _thrown(self, kind: str, tiles: Listing) -> None:
        assert self._expect(kind).goods == list(tiles.values)
        self.discard += tiles.values

    def _on_blocked(self, seat: int) -> None:
        assert seat == self.seat
        self._expect("blocked")

    def _on_rolled(self, number: int) -> None:
        self._expect("roll")
        told, tile = self.ring.roll(number)
        if told:
            self.agenda.append(Due(told, goods=[tile]))

    def _on_die_left(self) -> None:
        self._expect("die-left")

    def _on_laid(self, tiles: Listing) -> None:
        self._expect("refill")
        waited = self.ring.waits
        emptied, lost = self.ring.lay(tiles.values)
        if emptied:
            self.agenda.append(Due("scoring", tile=emptied))
        if lost:
            self.agenda.append(Due("die-discarded", goods=[lost]))
        elif waited:
            self.agenda.append(Due("die-left"))

    def _on_scoring(self, after: str) -> None:
        assert self._expect("scoring").tile == after
        lines = scored(self.players, final=after == "end")
        self.scorings.append((after, [player.points for player in self.players], lines))
        for name, points in lines.items():
            self.awaited.update((seat, won, name) for seat, won in enumerate(points) if won)

    def _on_over(self) -> None:
        self._expect("over")
        assert [after for after, _, _ in self.scorings] == ["A", "B", "C", "end"]
        self.over = True

    # ---- events: payments and the market ---------------------------------------------------------

    def _on_sold(self, seat: int, good: str, cell: str, price: int) -> None:
        self._choose(f"sell-{good}-{cell}")
        assert (seat, price) == (self.seat, self.filled[good])
        self.mover.land[place_of(cell)].goods[good] -= 1
        self.mover.coins += price
        self.filled[good] -= 1

    def _on_bought(self, seat: int, good: str, price: int) -> None:
        self._choose(f"buy-{good}")
        self.filled[good] += 1
        assert (seat, price) == (self.seat, self.filled[good])
        self.mover.coins -= price
        self.due.bill = self.due.bill.less(good)

    def _on_paid_good(self, seat: int, good: str, cell: str) -> None:
        self._choose(f"pay-{good}-{cell}")
        assert seat == self.seat
        self.mover.land[place_of(cell)].goods[good] -= 1
        self.due.bill = self.due.bill.less(good)

    def _on_paid_coins(self, seat: int, coins: int) -> None:
        assert seat == self.seat
        if self.due.kind == "marker":
            self.road_paid = coins
            return
        bill = self.due.bill
        if bill.coins:
            assert coins == bill.coins
            bill.coins = 0
        else:
            self._choose("pay-coin")
            assert coins == 1
            self.due.bill = bill.less(self._asked_good(bill), coin=True)
        self.mover.coins -= coins

    def _on_paid_whisky(self, seat: int, barrels: int) -> None:
        assert (seat, barrels) == (self.seat, self.due.bill.whisky)
        self.due.bill.whisky = 0
        self.mover.whisky -= barrels

    def _on_paid_scotsman(self, seat: int, cell: str) -> None:
        self._choose(f"spend-{cell}")
        assert seat == self.seat
        self.due.bill.scotsmen -= 1
        self.mover.land[place_of(cell)].scotsmen -= 1
        self.mover.scotsmen += 1

    # ---- events: tiles and what they bring -------------------------------------------------------

    def _on_placed(self, seat: int, tile: str, cell: str) -> None:
        self._choose(f"place-{cell}")
        assert (seat, self._expect("place").tile) == (self.seat, tile)
        place = place_of(cell)
        if TILES[tile].get("rebuild"):
            self.mover.land[place].pile.append(tile)
        else:
            self.mover.land[place] = Spot([tile])
        effects = {kind: much for one in TILES[tile].get("once", ()) for kind, much in one.items()}
        self.agenda += [Due("step", place), Due("once", place, tile, effects=effects)]

    def _told(self, event: str) -> None:
        """If the order of one-time effects makes no difference, they come in any order."""
        if self.due.kind == "once":
            assert not self._order_matters(self.due)
            self._begin(EFFECT_OF[event])
            self._settle()

    @staticmethod
    def _order_matters(due: Due) -> bool:
        """Only a marker can make use of what the other effects bring."""
        card = CARDS.get(due.effects.get("landmark", ""), [])
        return "marker" in due.effects or any("marker" in effect for effect in card)

    def _on_card(self, seat: int, card: str) -> None:
        self._told("card")
        due = self._expect("card")
        assert (seat, card) == (self.seat, due.tile)
        self.cards.remove(card)
        self.mover.cards.append(card)
        self._bring(CARDS[card], due.place, card)

    def _on_scotsman(self, seat: int, cell: str) -> None:
        self._told("scotsman")
        if self.due.kind == "settle":
            self._choose(f"settle-{cell}")
            self.due.count -= 1
        else:
            assert self._expect("scotsman").place == place_of(cell)
        assert seat == self.seat
        self.mover.scotsmen -= 1
        self.mover.land[place_of(cell)].scotsmen += 1

    def _on_whisky(self, seat: int, barrels: int) -> None:
        self._told("whisky")
        self._expect("whisky", barrels)
        assert seat == self.seat
        self.mover.whisky += barrels

    def _on_coins(self, seat: int, coins: int) -> None:
        self._told("coins")
        self._expect("coins", coins)
        assert seat == self.seat
        self.mover.coins += coins

    def _on_points(self, seat: int, points: int, source: str) -> None:
        if +self.awaited:
            assert self.awaited[seat, points, source]
            self.awaited[seat, points, source] -= 1
        else:
            self._told("points")
            assert (seat, self._expect("points", points).tile) == (self.seat, source)
        self.players[seat].points += points

    def _on_steps(self, seat: int, steps: int) -> None:
        self._expect("steps", steps)
        assert seat == self.seat
        self.steps += steps

    def _on_goods(self, seat: int, goods: Amounts, cell: str) -> None:
        self._told("goods")
        due, got = self.due, Counter(dict(goods.of))
        assert seat == self.seat
        match due.kind:
            case "put":
                (good,) = got.elements()
                self._choose(f"put-{good}-{cell}")
                due.goods.remove(good)
            case "gain":
                (good,) = got.elements()
                self._choose(f"gain-{good}")
                assert due.place == place_of(cell)
                due.count -= 1
            case "produce":
                (good,) = got.elements()
                self._choose(f"gain-{good}")
                assert self._expect("produce").place == place_of(cell)
            case _:
                assert (due.kind, due.place) == ("arrived", place_of(cell))
                assert got <= Counter(due.goods)
                due.goods = list((Counter(due.goods) - got).elements())
        self.mover.land[place_of(cell)].goods += got

    def _on_goods_lost(self, seat: int, goods: Amounts, cell: str) -> None:
        due = self._expect("lost")
        assert (seat, due.place) == (self.seat, place_of(cell))
        assert Counter(due.goods) == Counter(dict(goods.of))

    def _on_activated(self, seat: int, tile: str, cell: str) -> None:
        self._choose(f"activate-{cell}")
        place = place_of(cell)
        assert (seat, tile) == (self.seat, self.mover.land[place].top)
        if self.due.kind == "wake":
            self.due.kinds.remove(TILES[tile]["kind"])
        elif place not in self._reach(self.due):
            self.further_used = True
        self.woken.add(tile)
        ((kind, value),) = TILES[tile]["activation"].items()
        match kind:
            case "produce":
                self.agenda.append(Due("produce", place, goods=list(value)))
            case "any":
                self.agenda.append(Due("produce", place, kinds=["any"]))
            case "offers":
                self.agenda.append(Due("trade", place, tile))
            case _:
                self.agenda.append(Due(kind, place, tile, value))

    def _on_stepped(self, seat: int, cell: str, to: str) -> None:
        self._choose(f"move-{cell}-{to}")
        assert seat == self.seat
        self.mover.land[place_of(cell)].scotsmen -= 1
        self.mover.land[place_of(to)].scotsmen += 1
        self.steps -= 1

    # ---- events: persons and clans ---------------------------------------------------------------

    def _on_person(self, seat: int, tile: str) -> None:
        assert (seat, self._expect("person").tile) == (self.seat, tile)
        self.mover.persons.append(tile)
        if tile != HUME:
            self.agenda.append(Due("marker"))

    def _on_marker(self, seat: int, clan: str) -> None:
        self._choose(f"clan-{clan}")
        assert (seat, self.road_paid) == (self.seat, self.prices()[clan])
        self._expect("marker")
        self.mover.coins -= self.road_paid
        self.road_paid = 0
        self.mover.markers -= 1
        self.held[clan].append(seat)
        self._bring(CLANS[clan]["effects"], None, clan)

    def _on_no_marker(self, seat: int) -> None:
        assert seat == self.seat
        self._expect("no-marker")

    def _on_removed(self, seat: int, tiles: Listing, cell: str) -> None:
        self._choose(f"remove-{cell}")
        spot = self.mover.land.pop(place_of(cell))
        assert (seat, list(tiles.values)) == (self.seat, spot.pile)
        self.due.count -= 1
        self.discard += spot.pile
        self.mover.land[CASTLE].scotsmen += spot.scotsmen
        self.agenda.append(Due("arrive", CASTLE, goods=sorted(spot.goods.elements())))

    def _on_salvaged(self, seat: int, tile: str) -> None:
        self._choose(f"salvage-{tile}")
        assert seat == self.seat
        self._expect("salvage")
        self.discard.remove(tile)
        person = TILES[tile]["kind"] == "person"
        self.agenda.append(Due("person" if person else "place", tile=tile, must=True))

    # ---- what is legal ---------------------------------------------------------------------------

    def legal(self) -> set[str]:
        """The notations of all legal moves now."""
        if not self.agenda:
            return self._takes() | self._sales()
        due = self.due
        match due.kind:
            case "pay":
                return self._payments(due)
            case "trade":
                return self._trades(due)
            case "produce":
                kinds = GOODS if due.kinds else due.goods
                return {f"gain-{good}" for good in kinds}
            case "marker":
                words = self._clans()
                if due.must:  # A part of the marker tile's activation (H-10, H-13).
                    return words or self._sales()
                words.add("no-marker")
            case "place":
                words = {f"place-{name_of(place)}" for place in self.mover.places(due.tile)}
                if due.must:  # One choice with the tile of the discard (H-14).
                    return words
            case "once":
                words = {f"effect-{effect}" for effect in due.effects}
            case "put":
                spots = self.mover.land.items()
                room = [name_of(place) for place, spot in spots if spot.room]
                words = {f"put-{due.goods[0]}-{name}" for name in room}
            case "settle":
                words = {f"settle-{name_of(place)}" for place in self.mover.land}
            case "gain":
                words = {f"gain-{good}" for good in GOODS}
            case "arrive":
                words = {f"keep-{good}" for good in due.goods}
            case "remove":
                words = {f"remove-{name_of(place)}" for place in self.mover.removable()}
                words |= set() if due.must else {"done"}
            case "wake":
                words = {f"activate-{name_of(place)}" for place in self._wakeable(due)} | {"done"}
            case "salvage":
                words = {f"salvage-{tile}" for tile in self._salvageable()}
            case "comfort":
                words = {"comfort-coin", "comfort-step"}
            case _:
                words = {f"activate-{name_of(place)}" for place in self._active(due)} | {"done"}
        return words | self._sales() | self._steps()

    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """The seats by points, then by resources; who is equal in both shares a place."""
        merit = [(player.points, player.goods.total()) for player in self.players]
        places = sorted(set(merit), reverse=True)
        return tuple(
            tuple(seat for seat, one in enumerate(merit) if one == place) for place in places
        )

    def takeable(self, tile: str) -> bool:
        """Whether the mover can pay a tile of the ring, by sales and purchases, and place it."""
        printed = TILES[tile]
        if printed["kind"] == "person":
            return True
        cost = Counter(printed.get("cost", {}))
        if self.mover.whisky < cost.pop("whisky", 0):
            return False
        if cost.pop("scotsmen", 0):
            peopled = [place for place, spot in self.mover.land.items() if spot.scotsmen]
            return any(self.mover.places(tile, without=place) for place in peopled)
        bill = Bill(coins=cost.pop("coins", 0), fixed=cost)
        return bool(self.mover.places(tile)) and self.means.after_sales(bill)

    def _takes(self) -> set[str]:
        numbers = {tile: number for number, tile in enumerate(self.ring.tiles, 1)}
        finish = {"finish"} if numbers.pop(END, 0) else set()
        words = {f"take-{number}" for tile, number in numbers.items() if self.takeable(tile)}
        return finish | (words or {f"discard-{number}" for number in numbers.values()})

    def _sales(self) -> set[str]:
        return {
            f"sell-{good}-{name_of(place)}"
            for place, spot in self.mover.land.items()
            for good in +spot.goods
            if self.filled[good]
        }

    def _steps(self) -> set[str]:
        land = self.mover.land
        return {
            f"move-{name_of(place)}-{name_of(to)}"
            for place, spot in land.items()
            if self.steps and spot.scotsmen
            for to in around(place) & set(land)
        }

    def _asked_good(self, bill: Bill) -> str:
        """Given goods are paid in the order of the market's rows."""
        return next((good for good in GOODS if bill.fixed[good]), "")

    def _payments(self, due: Due) -> set[str]:
        bill, means, mover = due.bill, self.means, self.mover
        if bill.scotsmen:
            return {
                f"spend-{name_of(place)}"
                for place, spot in mover.land.items()
                if spot.scotsmen and mover.places(due.tile, without=place)
            }
        if not means.at_once(bill):
            return self._sales()
        asked = self._asked_good(bill)
        goods = [asked] if asked else [good for good in bill.among if good not in bill.barred]
        words = set()
        for good in goods:
            left = bill.less(good)
            if means.own[good] and means.without(good).at_once(left):
                words |= {
                    f"pay-{good}-{name_of(place)}"
                    for place, spot in mover.land.items()
                    if spot.goods[good]
                }
            if self.filled[good] < 3 and means.bought(good).at_once(left):
                words.add(f"buy-{good}")
        if bill.coin_for_good:
            left = Means(means.own, means.coins - 1, means.filled)
            if left.at_once(bill.less(asked, coin=True)):
                words.add("pay-coin")
        return words

    def _price_of(self, tile: str, offer: dict[str, Any]) -> Bill:
        """What an exchange takes."""
        return Bill(
            fixed=Counter(offer.get("goods", {})),
            free=offer.get("animals", 0) + offer.get("any", 0) + offer.get("different", 0),
            among=ANIMALS if "animals" in offer else GOODS,
            different="different" in offer,
            coin_for_good=TILES[tile]["kind"] == "trade" and "coin-for-good" in self.mover.lasting,
            road=min(self.prices().values()) if "marker" in offer else 0,
        )

    def _trades(self, due: Due) -> set[str]:
        words = set()
        for offer in TILES[due.tile]["activation"]["offers"]:
            if "marker" in offer and not self.mover.markers:
                continue
            bill = self._price_of(due.tile, offer)
            if self.means.after_sales(bill):
                words.add(f"trade-{bill.size}")
            if "whisky" in offer and "points-for-barrel" in self.mover.lasting:
                words.add("barrel-points")
        return words

    def _activatable(self, place: Place) -> bool:
        tile = self.mover.land[place].top
        activation = TILES[tile].get("activation")
        if activation is None or tile in self.woken:
            return False
        return "offers" not in activation or bool(self._trades(Due("trade", place, tile)))

    def _reach(self, step: Due) -> set[Place]:
        """The tiles that a placed tile wakes."""
        if step.everything:
            return set(self.mover.land)
        if step.place is None:
            return set()
        return (around(step.place) | {step.place}) & set(self.mover.land)

    @property
    def further(self) -> bool:
        """Whether Loch Ness's tile is still to come."""
        return "further-tile" in self.mover.lasting and not self.further_used

    def _active(self, step: Due) -> set[Place]:
        outer = step is self.agenda[0]
        reach = set(self.mover.land) if outer and self.further else self._reach(step)
        return {place for place in reach if self._activatable(place)}

    def _free(self, step: Due) -> set[Place]:
        """What can be activated around a tile without a payment, a choice or a loss."""
        kinds = {
            place: TILES[self.mover.land[place].top]["activation"] for place in self._active(step)
        }
        return {
            place
            for place, activation in kinds.items()
            if place in self._reach(step) and not {"any", "offers"} & set(activation)
            if len(activation.get("produce", ())) <= self.mover.land[place].room
        }

    def active(self) -> set[Place]:
        """The tiles that can be activated now."""
        if not self.agenda:
            return set()
        match self.due.kind:
            case "step":
                return self._active(self.due)
            case "wake":
                return self._wakeable(self.due)
        return set()

    def _wakeable(self, due: Due) -> set[Place]:
        return {
            place
            for place in self.mover.land
            if self.mover.kind_at(place) in due.kinds and self._activatable(place)
        }

    def _salvageable(self) -> set[str]:
        return {
            tile
            for tile in self.discard
            if TILES[tile]["kind"] == "person" or self.mover.places(tile)
        }

    def prices(self) -> dict[str, int]:
        """What a marker costs at each clan that has room for one."""
        return roads({clan for clan, seats in self.held.items() if seats})

    def _clans(self) -> set[str]:
        prices = self.prices().items()
        return {f"clan-{clan}" for clan, price in prices if price <= self.mover.coins}
