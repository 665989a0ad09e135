"""The view of a duel, and who may know each field of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.game import outcome_view
from rules.core.view import each_alone
from rules.duel.facts import duel_facts, round_number

if TYPE_CHECKING:
    from rules.duel.position import DuelPosition
    from rules.duel.view import DuelView, RoundView


def duel_view(position: DuelPosition, seat: int | None) -> DuelView:
    """What that seat, or a spectator, may know."""
    rows = position.rows
    peeked = seat is not None and position.peeker == seat
    relaying = position.relaid if peeked else None
    return {
        "game": "duel",
        "seat": seat,
        "seats": 2,
        "to_act": position.to_act,
        "stage": position.stage,
        "ask": position.decision.ask if seat in position.to_act else None,
        "path": (),
        "facts": duel_facts(position),
        "sides": each_alone(2),
        "outcome": outcome_view(position.outcome),
        "variants": position.setup.variants,
        "round": round_number(position),
        "score": (position.score[0], position.score[1]),
        "goal": position.setup.goal,
        "worth": (1 + position.held[0], 1 + position.held[1]),
        "bonus": position.bonus,
        "spy": position.spy,
        "hands": (_hand(position, 0, seat), _hand(position, 1, seat)),
        "hand_sizes": (_size(position, 0), _size(position, 1)),
        "decks": (len(position.decks[0]), len(position.decks[1])),
        "chosen": (position.choices[0] >= 0, position.choices[1] >= 0),
        "choices": (_choice(position, 0, seat), _choice(position, 1, seat)),
        "rounds": tuple(_round(position, place) for place in range(len(position.rounds))),
        "exchange": _exchange(position, seat),
        "packet": None if position.draft is None else position.draft.packet_for(seat),
        "laid": (len(rows[0]), len(rows[1])),
        "row": None if seat is None or not rows[seat] else tuple(relaying or rows[seat]),
        "peeked": rows[1 - seat][0] if seat is not None and peeked else None,
    }


def _hand(position: DuelPosition, owner: int, seat: int | None) -> tuple[int, ...] | None:
    """The cards that `owner` still has to play; an owner who is laying them sees those left over.

    Everybody can count a clan's own deck; only players know exchanged, mixed and dealt ones; while
    a draft goes on, or there are still cards to draw, one knows nothing but one's own hand.
    """
    setup, cards = position.setup, position.hands[owner].cards()
    if owner != seat:
        if position.decks[owner] or position.draft is not None:
            return None
        if seat is None and (setup.traitor or setup.drafted or setup.dealt):
            return None
    elif position.draft is not None:
        return tuple(sorted(position.draft.kept[owner]))
    elif owner in position.to_act:
        return cards
    if position.peeker == owner:
        cards = ()
    return tuple(sorted((*cards, *position.rows[owner])))


def _size(position: DuelPosition, owner: int) -> int:
    if position.draft is not None:
        return len(position.draft.kept[owner])
    if position.peeker == owner:
        return len(position.rows[owner])
    return len(position.hands[owner]) + len(position.rows[owner])


def _choice(position: DuelPosition, owner: int, seat: int | None) -> int | None:
    """A chosen card: its owner knows it, and everybody does if a Spy had it shown."""
    card = position.choices[owner]
    if card < 0 or not (owner == seat or position.spy == 1 - owner):
        return None
    return card


def _exchange(position: DuelPosition, seat: int | None) -> tuple[int, int] | None:
    if seat is None or position.exchanged is None:
        return None
    return position.exchanged[seat], position.exchanged[1 - seat]


def _round(position: DuelPosition, place: int) -> RoundView:
    fought = position.rounds[place]
    later = position.rounds[place:]
    return {
        "cards": fought.cards,
        "bonus": fought.bonus,
        "winner": fought.meeting.winner,
        "points": fought.points,
        "reason": fought.meeting.reason,
        "silenced": fought.meeting.silenced,
        "held": all(one.meeting.winner is None for one in later),
    }
