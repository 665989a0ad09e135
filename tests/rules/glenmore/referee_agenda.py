"""What is due in a turn: the second referee's agenda, and how things come upon it and leave it."""

from __future__ import annotations

from typing import Any

from tests.rules.glenmore.referee_moves import Due, Table
from tests.rules.glenmore.referee_ring import DIE
from tests.rules.glenmore.referee_table import HUME, TILES, Place

#: Moves that stand for several others, for convenience; the rulebook knows the others.
SHORT = {"pay-cheapest", "activate-free"}


class Agenda(Table):
    """What is due, the next thing last; choices are made and what needs none is carried out."""

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
        self.agenda.pop()
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
