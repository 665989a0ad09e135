"""What a player of Land of Clans can't know, redrawn (LC-R24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.land.cards import SHIELD
from rules.land.deck import Seen
from rules.land.guesses import guess_hands

if TYPE_CHECKING:
    from rules.core.chance import Chance
    from rules.land.attack import Attack
    from rules.land.position import LandPosition


def redraw(position: LandPosition, seat: int, chance: Chance) -> None:
    """Replace everything that `seat` can't know by something else it might be.

    Hidden are the other hands, the order of the draw pile and of the bag, a chain that another
    player is in the middle of, and shields that were offered on the other side. What is drawn
    depends on nothing but `chance` and what that seat knows.
    """
    position.changed()
    if seat != position.mover and position.stage == "turn":
        position.put(position.pending[0])
    position.bag.sort()
    chance.shuffle(position.bag)
    deck, attack = position.deck, position.attack
    deck.story = [seen for seen in deck.story if seen.known_to(seat)]
    guess_hands(position, seat, chance)
    if attack is not None and not _defends(position, attack, seat):
        _redraw_offer(position, attack, chance)


def _defends(position: LandPosition, attack: Attack, seat: int) -> bool:
    owner = position.castles[attack.target.castle].clan
    return position.setup.clan_of[seat] == owner


def _redraw_offer(position: LandPosition, attack: Attack, chance: Chance) -> None:
    """Guess what defenders offered while a partner is still asked: less than is needed."""
    owner = position.castles[attack.target.castle].clan
    side, shields = position.setup.clans[owner], [0] * len(attack.shields)
    for seat in attack.answered:
        most = min(position.hands[seat].count(SHIELD), sum(attack.swords) - 1)
        shields[seat] = many = chance.below(most + 1)
        if many:
            position.deck.story.append(Seen("shields", seat, many=many, only=side))
    position.attack = attack._replace(shields=tuple(shields))
