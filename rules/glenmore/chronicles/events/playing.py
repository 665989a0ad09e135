"""Playing events: the symbol that lets a card be turned over, with or without what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.glenmore.activation import WAYS, Way
from rules.glenmore.asking import Question
from rules.glenmore.chronicles.events.chronicle import Events
from rules.glenmore.effects import Effects, effect
from rules.glenmore.means import Bill, Means
from rules.glenmore.moves import SHAPES, deed
from rules.glenmore.payment import Pay

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.core.move import Move
    from rules.core.view import Crumb
    from rules.glenmore.asking import Why
    from rules.glenmore.components import Effect, Tile
    from rules.glenmore.moves import Deed
    from rules.glenmore.position import GlenMorePosition

    #: Whether an effect would do something for a seat now.
    Works = Callable[[GlenMorePosition, int, Effect], bool]

SHAPES.update({"event": ("card",), "flip": ("card",)})

#: Effects that may come to nothing; all others always bring something.
WORKS: dict[str, Works] = {}


def works(kind: str) -> Callable[[Works], Works]:
    """Enter a function as the one that knows whether a kind of effect would do something."""

    def enter(test: Works) -> Works:
        WORKS[kind] = test
        return test

    return enter


def can_play(position: GlenMorePosition, seat: int, card: str) -> bool:
    """Whether the event of a card can be carried out: all of its price, some part of it (Q6-3).

    Resources may be bought for it at once (Q6-8); Scotsmen come off own tiles (Q6-2).
    """
    event = Events.of(position).events[card]
    player, price = position.players[seat], event.price
    if player.land.scotsmen < price.scotsmen:
        return False
    if not Means.of(player, position.market).can_raise(Bill(price)):
        return False
    return any(
        one.kind not in WORKS or WORKS[one.kind](position, seat, one) for one in event.effects
    )


class PlayEvent(Question):
    """Play the event of one of the own cards, or just turn it over (C6-R5, C6-R7)."""

    __slots__ = ()

    ask = "event"
    rule = "C6-R5"
    free = False
    kinds = ("event", "flip")

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """The own cards that are not turned over."""
        cards = Events.of(position).unflipped(position, self.seat)
        found: list[Move] = [
            deed("event", card) for card in cards if can_play(position, self.seat, card)
        ]
        return found + [deed("flip", card) for card in cards]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """Turn it over; what it says happens once, after its price is paid (C6-R6)."""
        seat, card, events = self.seat, move.word, Events.of(position)
        position.pop()
        if move.kind == "event":
            event = events.events[card]
            position.push(Effects(seat, event.effects, None, ("event", card)))
            position.push(Pay(seat, Bill(event.price)))
        events.flip(position, seat, card)

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """Why that card is not turned over, or not with its event."""
        facts = {"card": move.word}
        if move.word not in position.players[self.seat].cards:
            return "C6-R5", "not-your-card", facts
        if move.word in Events.of(position).flipped:
            return "C6-R6", "flipped-already", facts
        return "C6-R7", "event-not-possible", facts

    def crumb(self, position: GlenMorePosition) -> Crumb | None:
        """That an event is to be played."""
        return {"kind": "events", "facts": {}}


class TurnOver(Question):
    """Turn one more own card over, without its event (C6-R12, Q6-9)."""

    __slots__ = ()

    ask = "turn"
    rule = "C6-R12"
    kinds = ("flip",)

    def choices(self, position: GlenMorePosition) -> list[Move]:
        """The other own cards."""
        return [deed("flip", card) for card in Events.of(position).unflipped(position, self.seat)]

    def decide(self, position: GlenMorePosition, move: Deed) -> None:
        """Its event is lost."""
        position.pop()
        Events.of(position).flip(position, self.seat, move.word)

    def proceed(self, position: GlenMorePosition) -> bool:
        """Without another card there is nothing to turn."""
        if not self.choices(position):
            position.pop()
            return True
        return super().proceed(position)

    def why_not(self, position: GlenMorePosition, move: Deed) -> Why:
        """It must be an own card that is not turned over."""
        return PlayEvent(self.seat).why_not(position, move)


@effect("turn")
def _turn(position: GlenMorePosition, seat: int, given: Effect, frame: Effects) -> None:
    """Wallace Monument."""
    position.push(TurnOver(seat))


@works("turn")
def _can_turn(position: GlenMorePosition, seat: int, given: Effect) -> bool:
    return len(Events.of(position).unflipped(position, seat)) > 1


def _play(position: GlenMorePosition, seat: int, tile: Tile, cell: int) -> None:
    position.push(PlayEvent(seat))


def _has_cards(position: GlenMorePosition, seat: int, tile: Tile) -> bool:
    return bool(Events.of(position).unflipped(position, seat))


def _is_plain(position: GlenMorePosition, seat: int, tile: Tile, cell: int) -> bool:
    return False


WAYS["event"] = Way(_play, _has_cards, _is_plain)
