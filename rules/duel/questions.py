"""What players of a duel are asked: to choose a card, to pick one, to lay a row.

No question waits for another one, so each takes the place of the one before it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from rules.core.decision import Decision
from rules.core.errors import IllegalMove
from rules.core.event import Event
from rules.duel.cards import KEEP
from rules.duel.hand import CHOICES, LAYS, PICKS, Hand

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.move import Move
    from rules.duel.position import DuelPosition

BOTH: Final = (0, 1)
_CHOSE: Final = tuple(Event("chose", {"seat": seat}) for seat in BOTH)
_LAID: Final = tuple(Event("laid", {"seat": seat}) for seat in BOTH)
_PICKED: Final = tuple(Event("picked", {"seat": seat}) for seat in BOTH)


class Question(Decision["DuelPosition"]):
    """A question of the duel."""

    __slots__ = ()

    #: The part of the game that it belongs to.
    stage: ClassVar[str]
    #: The rule that says who is asked.
    turn_rule: ClassVar[str]

    def refusal(self, position: DuelPosition, seat: int, move: Move) -> IllegalMove:
        """The card isn't held, or there is no row to keep."""
        if move == KEEP:
            return IllegalMove("BR-R25", str(move), "nothing-to-keep")
        return IllegalMove("BR-R18", str(move), "card-not-held", move.facts)


class ChooseCard(Question):
    """Choose a card in secret (BR-R2)."""

    __slots__ = ()
    ask, stage, turn_rule = "choose", "choose", "BR-R2"

    def moves(self, position: DuelPosition, seat: int) -> Sequence[Move]:
        """Any card of the hand (BR-R18)."""
        return CHOICES[position.hands[seat].held]

    def answer(self, position: DuelPosition, seat: int, move: Move) -> list[Event]:
        """The first card waits for the second; then they meet."""
        other = 1 - seat
        position.choices[seat] = int(move.notation)
        if position.choices[other] >= 0:
            return position.fight()
        position.put(CHOOSE_LATER[other])
        return [_CHOSE[seat]]


class ShowCard(ChooseCard):
    """Choose first and show the card, because of the other's Spy (BR-R8)."""

    __slots__ = ()
    ask, turn_rule = "choose_first", "BR-R8"

    def answer(self, position: DuelPosition, seat: int, move: Move) -> list[Event]:
        """Everybody sees the card, and the Spy's owner chooses."""
        card = int(move.notation)
        position.choices[seat] = card
        position.milestone += 1
        position.revealed += 1
        position.put(_ANSWER_CARD[1 - seat])
        return [Event("showed", {"seat": seat, "card": card})]


class AnswerCard(ChooseCard):
    """Choose after seeing the other's card (BR-R8)."""

    __slots__ = ()
    ask, turn_rule = "choose_seen", "BR-R8"


class PickCard(Question):
    """Keep a card of the packet (BR-R23)."""

    __slots__ = ()
    ask, stage, turn_rule = "pick", "draft", "BR-R23"

    def moves(self, position: DuelPosition, seat: int) -> Sequence[Move]:
        """Any card that is left in the packet."""
        return PICKS[Hand.of(position.open_draft.left).held]

    def refusal(self, position: DuelPosition, seat: int, move: Move) -> IllegalMove:
        """The card isn't in the packet."""
        if move == KEEP:
            return super().refusal(position, seat, move)
        return IllegalMove("BR-R23", str(move), "not-in-packet", move.facts)

    def answer(self, position: DuelPosition, seat: int, move: Move) -> list[Event]:
        """Keep it; the packet, or the next one, goes to the next picker."""
        position.pick(int(move.notation))
        return [_PICKED[seat]]


class LayRow(Question):
    """Lay a row, card by card (BR-R25)."""

    __slots__ = ()
    ask, stage, turn_rule = "lay", "lay", "BR-R25"

    def moves(self, position: DuelPosition, seat: int) -> Sequence[Move]:
        """Any card of the hand."""
        return LAYS[position.hands[seat].held]

    def answer(self, position: DuelPosition, seat: int, move: Move) -> list[Event]:
        """Lay the card next; when both rows lie, they are revealed."""
        if not _lay(int(move.notation), position.hands[seat], position.rows[seat]):
            return [_LAID[seat]]
        events = [Event("row", {"seat": seat})]
        others = [other for other in self.seats if other != seat]
        if others:
            position.put(LayRow(*others))
        else:
            position.reveal_next(events)
        return events


class LayAnew(Question):
    """Go on laying the unrevealed cards in a new order (BR-R25)."""

    __slots__ = ()
    ask, stage, turn_rule = "lay", "rearrange", "BR-R25"

    def moves(self, position: DuelPosition, seat: int) -> Sequence[Move]:
        """Any card that isn't laid yet."""
        return LAYS[position.hands[seat].held]

    def answer(self, position: DuelPosition, seat: int, move: Move) -> list[Event]:
        """Lay the card next; when all lie, the game goes on."""
        if not _lay(int(move.notation), position.hands[seat], position.relaid):
            return []
        position.rows[seat][:] = position.relaid
        return position.rearranged(seat)


class Rearrange(LayAnew):
    """Keep the row after a Spy's look, or begin to lay it anew (BR-R25)."""

    __slots__ = ()
    ask = "rearrange"

    def moves(self, position: DuelPosition, seat: int) -> Sequence[Move]:
        """``keep``, or any unrevealed card."""
        return (KEEP, *LAYS[position.hands[seat].held])

    def answer(self, position: DuelPosition, seat: int, move: Move) -> list[Event]:
        """Go on with the row as it lies, or lay the first card of a new one."""
        if move == KEEP:
            return position.rearranged(seat)
        position.put(LAY_ANEW[seat])
        return super().answer(position, seat, move)


def _lay(card: int, hand: Hand, row: list[int]) -> bool:
    """Lay a card next in a row; the last one needs no decision. Whether the row is whole."""
    hand.remove(card)
    row.append(card)
    if len(hand) > 1:
        return False
    (last,) = hand.cards()
    hand.remove(last)
    row.append(last)
    return True


#: The questions to both seats.
CHOOSE_CARDS: Final = ChooseCard(*BOTH)
LAY_ROWS: Final = LayRow(*BOTH)
#: Those to one seat.
SHOW_CARD: Final = (ShowCard(0), ShowCard(1))
PICK_CARD: Final = (PickCard(0), PickCard(1))
REARRANGE: Final = (Rearrange(0), Rearrange(1))
LAY_ANEW: Final = (LayAnew(0), LayAnew(1))
CHOOSE_LATER: Final = (ChooseCard(0), ChooseCard(1))
_ANSWER_CARD: Final = (AnswerCard(0), AnswerCard(1))
