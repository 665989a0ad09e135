"""What a player of Land of Clans can't know, redrawn."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rules.land.cards import SHIELD, SWORD

if TYPE_CHECKING:
    from collections.abc import Mapping

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
    attack = position.attack
    if attack is None or _defends(position, attack, seat):
        _redraw_cards(position, seat, chance)
        return
    position.attack = attack._replace(shields=(0,) * len(attack.shields))
    _redraw_cards(position, seat, chance)
    _redraw_offer(position, attack, chance)


def _defends(position: LandPosition, attack: Attack, seat: int) -> bool:
    owner = position.castles[attack.target.castle].clan
    return position.setup.clan_of[seat] == owner


def _redraw_cards(position: LandPosition, seat: int, chance: Chance) -> None:
    """Deal the cards that `seat` doesn't see among the other hands and the pile."""
    deck, hands = position.deck, position.hands
    others = [other for other in range(len(hands)) if other != seat]
    played = {other: _played(position, other) for other in others}
    unseen, room, drawn = Counter(deck.pile), {}, {}
    for other in others:
        size = len(hands[other])
        unseen.update(hands[other])
        # A partner holds the shields it has offered.
        offered = position.attack.shields[other] if position.attack is not None else 0
        hands[other] = [SHIELD] * offered
        unseen[SHIELD] -= offered
        room[other] = size - offered
        drawn[other] = size + played[other].total() - len(deck.kept[other])
    held = _surely_held(position, played)
    sure = [card for card in sorted(held) for _ in range(min(held[card], unseen[card]))]
    unseen.subtract(sure)
    rest = sorted(unseen.elements())
    chance.shuffle(rest)
    # Who has drawn some cards since the pile was made has no more than so many of its cards.
    takers = [other for other in others for _ in range(min(room[other], drawn[other]))]
    chance.shuffle(takers)
    for other in takers[: sum(room.values()) - len(sure)]:
        hands[other].append(rest.pop())
        room[other] -= 1
    chance.shuffle(sure)
    for other in others:
        for _ in range(room[other]):
            hands[other].append((sure or rest).pop())
    deck.pile = rest


def _played(position: LandPosition, seat: int) -> Counter[int]:
    """What a seat has played from its hand since the pile was made."""
    deck, attack = position.deck, position.attack
    thrown = zip(deck.discard, deck.throwers, strict=True)
    played = Counter(card for card, thrower in thrown if thrower == seat)
    if attack is not None:
        played[SWORD] += attack.swords[seat]
    return played


def _surely_held(position: LandPosition, played: Mapping[int, Counter[int]]) -> Counter[int]:
    """What hands hold together for sure, less what the caller has already given them.

    The pile can only hold what it was made of. So the others hold what was in their hands then,
    but for what they have played since: cards of a kind are alike, so it may be thought that a
    card known to be held is played before one drawn from the pile.
    """
    held: Counter[int] = Counter()
    for other, cards in played.items():
        held.update(position.deck.kept[other])
        held.subtract(position.hands[other])
        held.subtract(cards)
    return held


def _redraw_offer(position: LandPosition, attack: Attack, chance: Chance) -> None:
    """What a defender may have offered whose partner is still asked: not all that is needed."""
    owner = position.castles[attack.target.castle].clan
    shields = list(attack.shields)
    for seat in position.setup.clans[owner]:
        shields[seat] = 0
        if seat in attack.answered:
            most = min(position.hands[seat].count(SHIELD), sum(attack.swords) - 1)
            shields[seat] = chance.below(most + 1)
    position.attack = attack._replace(shields=tuple(shields))
