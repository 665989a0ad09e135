"""Scottish Duel: its options, its rules and its first position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.chance import Chance
from rules.core.chapters import chapter
from rules.core.game import Game, Position
from rules.duel.cards import CARDS, parse
from rules.duel.computer import advise
from rules.duel.draft import Draft
from rules.duel.hand import Hand
from rules.duel.position import DuelPosition
from rules.duel.variants import OPTIONS, setup_for

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.move import Move
    from rules.core.options import Value


class Duel(Game):
    """Scottish Duel: two clans, eight cards each, the first to four points."""

    key = "duel"
    #: Two play (BR-R1).
    seat_counts = (2,)
    options = OPTIONS
    chapters = (
        chapter("round", "BR", 1, 4, "choose"),
        chapter("powers", "BR", 5, 8, "choose_first", "choose_seen"),
        chapter("points", "BR", 9, 14),
        chapter("end", "BR", 15, 17),
        chapter("cards", "BR", 18, 19),
        chapter("variants", "BR", 20, 26, "pick", "lay", "rearrange"),
    )
    turn_rule = "BR-R2"
    plans = ("choose", "choose_first", "choose_seen")

    def set_up(self, seats: int, options: Mapping[str, Value], seed: str) -> DuelPosition:
        """The first position; seat 0 leads the Wilds, seat 1 the Golds."""
        setup = setup_for(options)
        position = DuelPosition(self, setup, Chance(seed))
        if setup.traitor:
            _exchange(position)
        if setup.drafted or setup.dealt:
            pack = [*CARDS, *CARDS]
            position.chance.shuffle(pack)
            if setup.drafted:
                position.begin_draft(Draft(pack))
                return position
            # Dealt at random (BR-R24).
            position.hands = [Hand.of(pack[:8]), Hand.of(pack[8:])]
        position.begin()
        return position

    def parse(self, text: str) -> Move:
        """The move with that notation: a card's number, or ``keep``."""
        return parse(text)

    def advise(self, imagined: Position, seat: int, chance: Chance) -> Move:
        """A card that fares well against what the other may choose."""
        if not isinstance(imagined, DuelPosition):
            raise TypeError("a duel's position is needed")
        return advise(imagined, seat, chance)


def _exchange(position: DuelPosition) -> None:
    """Each clan loses one random card to the other (BR-R21)."""
    given = (position.chance.below(len(CARDS)), position.chance.below(len(CARDS)))
    for seat, card in enumerate(given):
        position.hands[seat].remove(card)
    for seat, card in enumerate(given):
        position.hands[1 - seat].add(card)
    position.exchanged = given
