"""A player for an empty seat: it weighs every meeting of cards and mixes its choices.

Of 2000 games (1000 of fate) against a player by lot, draws counted by half, it won 69 % plain,
59 % in the sandbox, 67 % with traitors, 67 % in poor visibility, 81 % with mixed clans, 68 % in a
dark night, 64 % of fate and 62 % to the bitter end; the standard error is 1 or 2 %. Always the card
that does best on the whole would take 74 % from such a player in the plain game (1000 games), but
only 23 % from this one.

It is no match for somebody who knows it. Its mixes rest on a rough outlook, so they can be learned
and punished: the best answer to them, worked out over all 359,000 plain positions that it can get
into, wins 97 % with draws by half.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.duel.cards import CARD_MOVES, KEEP
from rules.duel.outlook import Outlook
from rules.duel.position import NOTHING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.chance import Chance
    from rules.core.move import Move
    from rules.duel.position import DuelPosition

#: What one more of each card adds to the log odds to win, in hundredths, the Princess being nought:
#: fitted to 6000 dark nights that two computers played, with a standard error of 5 or 6.
WORTH: Final = (23, 0, 29, 40, 48, 95, 96, 85)
#: Rounds of fictitious play. In 140 plain positions the mix is then 0.013 short of the chance that
#: it could make sure of, 0.05 at most; four times as many rounds would leave 0.005 and 0.02.
THOUGHTS: Final = 200
#: How finely weights are told apart when one of them is drawn.
FINE: Final = 1 << 20


def advise(position: DuelPosition, seat: int, chance: Chance) -> Move:
    """A legal move for `seat` in a position imagined for it."""
    ask = position.decision.ask
    if ask == "pick":
        return max(position.moves(seat), key=lambda move: WORTH[int(move.notation)])
    if position.stage == "choose":
        return CARD_MOVES[_choose(position, seat, chance)]
    if ask == "rearrange":
        return _answer_row(position, seat)
    return CARD_MOVES[_lay(position, seat, chance)]


def _choose(position: DuelPosition, seat: int, chance: Chance) -> int:
    """The best answer to a card seen; else a card drawn from a mix."""
    other, bonus = 1 - seat, position.bonus
    mine = position.hands[seat].cards()
    theirs = (*position.hands[other].cards(), *position.decks[other])
    outlook = Outlook(position, seat, (*mine, *position.decks[seat]), theirs)
    if position.spy == seat:
        shown = position.choices[other]
        return max(mine, key=lambda card: outlook.after(card, shown, bonus))
    values = [[outlook.after(card, against, bonus) for against in theirs] for card in mine]
    if position.spy == other:
        return max(zip(map(min, values), mine, strict=True))[1]
    return mine[_draw(_mix(values), chance)]


def _answer_row(position: DuelPosition, seat: int) -> Move:
    """Lead the row with the best answer to the card seen."""
    mine, theirs = position.rows[seat], position.rows[1 - seat]
    outlook = Outlook(position, seat, mine, theirs)
    best = max(mine, key=lambda card: outlook.after(card, theirs[0], position.bonus))
    return KEEP if best == mine[0] else CARD_MOVES[best]


def _lay(position: DuelPosition, seat: int, chance: Chance) -> int:
    """The next card of a row: the better a card does on the whole, the sooner, but not surely.

    Always the best card next would do no better against rows laid by lot (61 % of 1000 games), and
    some rows that begin with the Assassin would beat it every time; they beat these in 61 % of 500.
    """
    other = 1 - seat
    mine = position.hands[seat].cards()
    # A card seen meets the first of a row laid anew; the others are still to come.
    seen = 1 if position.relaid else 0
    theirs = (*position.hands[other].cards(), *position.rows[other][seen:])
    outlook = Outlook(position, seat, mine, theirs)
    values = [sum(outlook.after(card, against, NOTHING) for against in theirs) for card in mine]
    lowest, spread = min(values), max(values) - min(values) or 1
    return mine[_draw([0.01 + (value - lowest) / spread for value in values], chance)]


def _mix(values: Sequence[Sequence[float]]) -> list[float]:
    """How often to play each row so that no column does well against it: fictitious play."""
    columns = list(zip(*values, strict=True))
    gains, losses = [0.0] * len(values), [0.0] * len(columns)
    played = [0.0] * len(values)
    for _ in range(THOUGHTS):
        row, column = gains.index(max(gains)), losses.index(min(losses))
        played[row] += 1
        gains = [gain + value for gain, value in zip(gains, columns[column], strict=True)]
        losses = [loss + value for loss, value in zip(losses, values[row], strict=True)]
    return played


def _draw(weights: Sequence[float], chance: Chance) -> int:
    """One place, as likely as its weight."""
    rest = sum(weights) * chance.below(FINE) / FINE
    for place, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return place
    return len(weights) - 1
