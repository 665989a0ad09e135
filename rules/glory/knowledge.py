"""What a player of Clans and Glory can't know, redrawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.chance import Chance
    from rules.glory.position import GloryPosition


def redraw(position: GloryPosition, seat: int, chance: Chance) -> None:
    """Replace everything `seat` can't know with something just as possible.

    Hidden are the others' hands, the removed cards, the others' face-down cards and what the others
    discarded at the end: they all come from one pool. A seat that laid a card face down had
    nothing that fitted at that moment (CG-R15), so it is dealt no such card.
    """
    others = [other for other in range(position.setup.seats) if other != seat]
    hidden = position.spread.hidden
    covered = [cell for cell, one in hidden.items() if one.seat != seat]
    secrets = [(position.removed, 0)]
    for other in others:
        barred = position.barred[other]
        secrets += (position.hands[other], barred), (position.discards[other], barred)
    pool = [card for cards, _ in secrets for card in cards]
    pool += [hidden[cell].card for cell in covered]
    # Sorted, so that the result depends on nothing that the seat can't know.
    pool.sort()
    chance.shuffle(pool)
    places = [hidden[cell].barred for cell in covered]
    places += [barred for cards, barred in secrets for _ in cards]
    dealt = deal(pool, places)
    for cell in covered:
        hidden[cell] = hidden[cell]._replace(card=next(dealt))
    for cards, _ in secrets:
        cards[:] = sorted(next(dealt) for _ in cards)


def deal(pool: list[int], places: list[int]) -> Iterator[int]:
    """A card of a shuffled pool for each place, none that is barred there.

    `places` gives the cards that are barred at each, as masks. There must be a
    way to do so; the cards as they truly lie are one.
    """
    taken: dict[int, int] = {}

    def find(place: int, tried: set[int]) -> bool:
        """Take a card for a place; the place that had it must find another one."""
        for at, card in enumerate(pool):
            if at not in tried and not places[place] >> card & 1:
                tried.add(at)
                if at not in taken or find(taken[at], tried):
                    taken[at] = place
                    return True
        return False

    for place, barred in enumerate(places):
        if barred:
            find(place, set())
    found = {place: pool[at] for at, place in taken.items()}
    rest = (card for at, card in enumerate(pool) if at not in taken)
    return (found[place] if place in found else next(rest) for place in range(len(places)))
