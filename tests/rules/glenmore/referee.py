"""A second referee of Glen More, written from the rulebook and the rulings alone.

It keeps its own table and follows a game by what is told: every event must be what is due next, or
a choice that is open. Before each move it says which moves are legal; after each move its table
must be what everybody sees.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tests.rules.glenmore.referee_agenda import SHORT, Agenda
from tests.rules.glenmore.referee_moves import Due
from tests.rules.glenmore.referee_table import (
    CARDS,
    CASTLE,
    CLANS,
    END,
    HUME,
    TILES,
    Bill,
    Spot,
    name_of,
    place_of,
    scored,
)

if TYPE_CHECKING:
    from rules import Event, Move
    from rules.core.facts import Amounts, Listing

#: What a player can be asked. Everything else that is due happens by itself.
ASKED = {"step", "wake", "pay", "trade", "produce", "gain", "arrive", "put", "settle"}
ASKED |= {"place", "once", "marker", "remove", "salvage", "comfort"}
#: Which one-time effect an event belongs to.
EFFECT_OF = {
    "card": "landmark",
    "scotsman": "scotsman",
    "goods": "any",
    "whisky": "whisky",
    "coins": "coins",
    "points": "points",
}


class Referee(Agenda):
    """Follows one game from its beginning."""

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
