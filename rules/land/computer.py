"""A player for an empty seat: it builds toward the best displayed shape, and defends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.land.board import squares_in
from rules.land.cards import SHIELD, SWORD, WIZARD
from rules.land.castles import completed
from rules.land.conquest import by_card, by_wizard
from rules.land.moves import LandMove
from rules.land.scoring import prizes_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rules.core.chance import Chance
    from rules.core.move import Move
    from rules.land.position import LandPosition

#: How much each token in place makes a castle worth.
STEP: Final = 5
#: What a Wizard costs: it should finish a castle or spoil one.
WIZARD_COST: Final = 4 * STEP**3
#: How likely an attack succeeds against an unknown hand: shields are rare.
SUCCESS: Final = 0.7
#: A value above all others: the prize that ends the game.
ALL: Final = 10.0**9


def advise(position: LandPosition, seat: int, chance: Chance) -> Move:
    """A legal move for `seat` in a position imagined for it; chance breaks ties."""
    moves = list(position.moves(seat))
    chance.shuffle(moves)
    return max(moves, key=lambda move: _value(position, seat, move))


def _value(position: LandPosition, seat: int, move: Move) -> float:
    """How good a choice is; only values of one list are compared."""
    rate = _RATES.get(move.kind)
    if rate is None or not isinstance(move, LandMove):
        # Discarding and declining are the last resort.
        return 0
    return rate(position, position.setup.clan_of[seat], move.value)


def _column(position: LandPosition, clan: int, column: int) -> float:
    """What a Wizard can do there at best."""
    squares = by_wizard(position, clan) & position.setup.board.columns[column]
    return _best(position, clan, squares)


def _card(position: LandPosition, clan: int, card: int) -> float:
    """What a card can do on its best square."""
    if card == WIZARD:
        return _best(position, clan, by_wizard(position, clan)) - WIZARD_COST
    worth = _best(position, clan, by_card(position, clan, card))
    # Swords and shields may finish a castle, but they are worth keeping.
    return worth if position.setup.cards.opens[card] else worth - STEP


def _best(position: LandPosition, clan: int, mask: int) -> float:
    return max(_square(position, clan, square) for square in squares_in(mask))


def _square(position: LandPosition, clan: int, square: int) -> float:
    """What a token there is worth: a castle at once, or the way toward one.

    A token taken from others counts as what it was worth to them.
    """
    own, bit = position.tokens[clan], 1 << square
    built = completed(position.setup, position.corners, own | bit, square)
    worth = _toward(position, clan, square)
    if built:
        worth += max(site.points for site in built) * STEP**5
        if _prizes_missing(position, clan) == 1:
            worth += ALL
    for other, tokens in enumerate(position.tokens):
        if tokens & bit:
            worth += _toward(position, other, square)
    return worth


def _toward(position: LandPosition, clan: int, square: int) -> float:
    """How much a token there brings the displayed shapes through it nearer.

    Squares under castles and others' tokens are lost; no-man's-land can only be the last square.
    """
    own, wild = position.tokens[clan], position.setup.board.no_mans_land
    lost = position.built
    for other, tokens in enumerate(position.tokens):
        if other != clan:
            lost |= tokens
    lost &= ~(1 << square)
    worth = 0.0
    for shape in position.corners:
        if shape < 0:
            continue
        nearest = 0
        for mask, _ in position.setup.sites.through[shape][square]:
            if not mask & lost and (mask & wild).bit_count() <= 1:
                nearest = max(nearest, STEP ** (mask & own).bit_count())
        size = position.setup.sites.sizes[shape]
        worth += nearest * position.setup.sites.points[shape] / size
    return worth


def _token(position: LandPosition, clan: int, square: int) -> float:
    """What is left when that token moves away: castles first, then the best of what is underway."""
    target = position.plan.square
    own = position.tokens[clan] ^ 1 << square | 1 << target
    built = completed(position.setup, position.corners, own, target)
    worth = max((site.points for site in built), default=0) * STEP**5
    return worth - _toward(position, clan, square)


def _castle(position: LandPosition, _clan: int, mask: int) -> float:
    """The points of a castle to build."""
    setup = position.setup
    return setup.components.points[str(setup.options["points"])][mask.bit_count()]


def _attack(position: LandPosition, clan: int, square: int) -> float:
    """What a castle of others is worth: its points change sides; it may end the game."""
    castle = position.castles[position.castle_at(square)]
    worth = castle.site.points * STEP**4 * 2 * SUCCESS
    if _prizes_missing(position, clan) == 1:
        worth += ALL * SUCCESS
    if _prizes_missing(position, castle.clan) == 1:
        worth += STEP**6
    return worth


def _prizes_missing(position: LandPosition, clan: int) -> int:
    needed = position.setup.components.prizes_to_end
    return needed - len(prizes_of(position.castles, clan))


def _throw(position: LandPosition, clan: int, card: int) -> float:
    """How easily a card goes, when one must: land first, a Wizard last."""
    if card == WIZARD:
        return -3
    if card in {SWORD, SHIELD}:
        return -2 if any(castle.clan == clan for castle in position.castles) else -1
    return 0


def _many(_position: LandPosition, _clan: int, count: int) -> float:
    """The more swords the better, and shields are there to be used."""
    return count


#: What moves of each kind are worth, by what they choose.
_RATES: Final[Mapping[str, Callable[[LandPosition, int, int], float]]] = {
    "card": _card,
    "wizard": _card,
    "throw": _throw,
    "column": _column,
    "square": _square,
    "token": _token,
    "castle": _castle,
    "attack": _attack,
    "swords": _many,
    "defend": _many,
}
