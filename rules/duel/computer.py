"""A player for an empty seat: it fights each round for itself, but it mixes its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.duel.cards import CARD_MOVES, KEEP
from rules.duel.clash import BONUS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.chance import Chance
    from rules.core.move import Move
    from rules.duel.position import DuelPosition

#: A rough order of the cards for picking from a packet: a guess by eye, not computed.
WORTH = (3, 2, 4, 4, 5, 6, 5, 7)
#: What seeing the other's next card, and two more strength, are worth in points: guesses too.
LOOK = 0.6
PLUS = 0.5
#: Rounds of fictitious play: a guess at enough; how far the mix still moves was not measured.
THOUGHTS = 200


def advise(position: DuelPosition, seat: int, chance: Chance) -> Move:
    """A legal move for `seat` in a position imagined for it."""
    moves = position.moves(seat)
    if position.stage == "draft":
        return max(moves, key=lambda move: WORTH[_card(move)])
    if position.stage == "lay":
        return chance.pick(moves)
    mine = position.hands[seat].cards()
    theirs = _their_cards(position, seat)
    if position.stage == "rearrange":
        return _answer_row(position, seat, mine, theirs[0])
    values = [[_value(position, seat, card, against) for against in theirs] for card in mine]
    return CARD_MOVES[mine[_draw(_mix(values), chance)]]


def _card(move: Move) -> int:
    return int(move.facts["card"])


def _their_cards(position: DuelPosition, seat: int) -> Sequence[int]:
    """What the other may play in this round; one card only if it is already seen."""
    other = 1 - seat
    if position.peeker == seat:
        return position.rows[other][:1]
    if position.spy == seat and position.choices[other] >= 0:
        return [position.choices[other]]
    return position.hands[other].cards()


def _answer_row(position: DuelPosition, seat: int, mine: Sequence[int], against: int) -> Move:
    """Lead the new row with the best answer to the card seen; then any order will do."""
    if position.relaid:
        return CARD_MOVES[mine[0]]
    best = max(mine, key=lambda card: _value(position, seat, card, against))
    return KEEP if best == position.rows[seat][0] else CARD_MOVES[best]


def _value(position: DuelPosition, seat: int, card: int, against: int) -> float:
    """What a meeting is worth to `seat`, in points."""
    cards = [card, against] if seat == 0 else [against, card]
    clash = position.setup.table.at(cards, position.bonus)
    worth = 0.0
    if clash.winner is not None:
        points = clash.points + position.pending[clash.winner]
        if clash.reason == "princess":
            points = 4
        worth = points if clash.winner == seat else -points
    worth += PLUS * (clash.bonus[seat] - clash.bonus[1 - seat]) / BONUS
    if clash.spy is not None:
        worth += LOOK if clash.spy == seat else -LOOK
    return worth


def _mix(values: list[list[float]]) -> list[float]:
    """How often to play each row so that no column can exploit it: fictitious play."""
    rows, columns = range(len(values)), range(len(values[0]))
    gains, losses = [0.0 for _ in rows], [0.0 for _ in columns]
    played = [0.0 for _ in rows]
    for _ in range(THOUGHTS):
        row = max(rows, key=gains.__getitem__)
        column = min(columns, key=losses.__getitem__)
        played[row] += 1
        for one in rows:
            gains[one] += values[one][column]
        for one in columns:
            losses[one] += values[row][one]
    return played


def _draw(weights: list[float], chance: Chance) -> int:
    """One place, as likely as its weight."""
    rest = chance.below(int(sum(weights)))
    for place, weight in enumerate(weights):
        rest -= int(weight)
        if rest < 0:
            return place
    return len(weights) - 1
