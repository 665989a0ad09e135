"""What a player of Land of Clans can't know, redrawn."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rules.land.cards import SHIELD, SWORD
from rules.land.turn import NOTHING_YET

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
    position.listed = None
    if seat != position.mover:
        position.plan = NOTHING_YET
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
    sizes = {other: len(hands[other]) for other in others}
    unseen = Counter(deck.pile)
    for other in others:
        unseen.update(hands[other])
        # A partner holds the shields it has offered.
        offered = position.attack.shields[other] if position.attack is not None else 0
        hands[other] = [SHIELD] * offered
        unseen[SHIELD] -= offered
    held = _surely_held(position, others)
    sure = [card for card in sorted(held) for _ in range(min(held[card], unseen[card]))]
    unseen.subtract(sure)
    rest = sorted(unseen.elements())
    chance.shuffle(rest)
    cards = sure + rest
    room = sum(sizes.values()) - sum(len(hands[other]) for other in others)
    dealt, deck.pile = cards[:room], cards[room:]
    chance.shuffle(dealt)
    for other in others:
        while len(hands[other]) < sizes[other]:
            hands[other].append(dealt.pop())


def _surely_held(position: LandPosition, others: list[int]) -> Counter[int]:
    """What these hands hold together for sure, less what the caller has already given them.

    The pile can only hold what it was made of. So the others hold what was in their hands then,
    but for what they have played since: cards of a kind are alike, so it may be thought that a
    card known to be held is played before one drawn from the pile.
    """
    deck, attack = position.deck, position.attack
    held: Counter[int] = Counter()
    for other in others:
        held.update(deck.kept[other])
        held.subtract(position.hands[other])
        if attack is not None:
            held[SWORD] -= attack.swords[other]
    for card, thrower in zip(deck.discard, deck.throwers, strict=True):
        if thrower in others:
            held[card] -= 1
    return held


def _redraw_offer(position: LandPosition, attack: Attack, chance: Chance) -> None:
    """What a defender may have offered whose partner is still asked: not all that is needed."""
    owner = position.castles[attack.target.castle].clan
    shields = list(attack.shields)
    for seat in position.setup.clans[owner]:
        shields[seat] = 0
        if seat not in attack.waiting:
            most = min(position.hands[seat].count(SHIELD), sum(attack.swords) - 1)
            shields[seat] = chance.below(most + 1)
    position.attack = attack._replace(shields=tuple(shields))
