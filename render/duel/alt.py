"""The duel in words: what the pictures show, for those who can't see them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.duel.clans import CLANS, Clan, clan_of
from render.duel.wording import (
    card_name,
    clan_name,
    ending,
    headline,
    notes,
    power,
    question,
    status,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from render.painter import Words
    from rules.duel.view import DuelView, RoundView


def tell_board(view: DuelView, names: Sequence[str], words: Words) -> str:
    """The table in words."""
    return _told(
        (
            words("duel-picture-title"),
            headline(view, words),
            *ending(view, (names[0], names[1]), words),
            _score(view, words),
            *(_side(view, clan, names, words) for clan in CLANS),
            *(_round(number, fought, words) for number, fought in enumerate(view["rounds"], 1)),
        )
    )


def tell_hand(view: DuelView, names: Sequence[str], words: Words) -> str:
    """A hand in words."""
    clan = clan_of(view)
    packet, row = view["packet"], view["row"]
    hand, bonus = view["hands"][clan.seat] or (), view["bonus"][clan.seat]
    parts = [
        words("duel-alt-hand", clan=clan_name(clan, words)),
        question(view, clan, words),
        _score(view, words),
        *(_aside(note.title, note.line) for note in notes(view, clan, words)),
        words("duel-picture-bonus", bonus=bonus) if bonus and view["outcome"] is None else "",
    ]
    if packet is not None:
        if packet["cards"] is not None:
            parts.append(words("duel-alt-packet", cards=_with_powers(view, packet["cards"], words)))
        parts.append(words("duel-alt-kept", cards=_listed(hand, words) or "0"))
    elif hand and (row is None or view["ask"] is not None):
        parts.append(words("duel-alt-cards", cards=_with_powers(view, hand, words)))
    if row is not None:
        parts.append(words("duel-alt-row", cards=_listed(row, words)))
    parts.append(_side(view, clan.other, names, words))
    parts += (_round(number, fought, words) for number, fought in enumerate(view["rounds"], 1))
    return _told(parts)


def _told(parts: Iterable[str]) -> str:
    """Sentences: the dots that part a picture's short lines become commas."""
    said = (part.replace(" · ", ", ") for part in parts if part)
    return " ".join(part if part.endswith(("!", "?")) else f"{part}." for part in said)


def _score(view: DuelView, words: Words) -> str:
    wilds, golds = view["score"]
    if view["goal"] is None:
        return words("duel-alt-score", wilds=wilds, golds=golds)
    return words("duel-alt-score-goal", wilds=wilds, golds=golds, goal=view["goal"])


def _side(view: DuelView, clan: Clan, names: Sequence[str], words: Words) -> str:
    """What one clan has on the table."""
    seat = clan.seat
    shown, hand = view["choices"][seat], view["hands"][seat]
    bonus = view["bonus"][seat] if view["outcome"] is None else 0
    parts = [
        words("duel-alt-player", clan=clan_name(clan, words), name=names[seat]),
        status(view, clan, words),
        words("duel-alt-shows", card=shown) if shown is not None else "",
        words("duel-alt-bonus", bonus=bonus) if bonus else "",
    ]
    # A card that lies open is not hidden any more.
    unseen = view["hand_sizes"][seat] - (hand is None and shown is not None)
    if not unseen:
        parts.append(words("duel-alt-holds-none"))
    elif hand is None:
        parts.append(words("duel-alt-holds-unknown", count=unseen))
    else:
        parts.append(words("duel-alt-holds", cards=", ".join(map(str, hand))))
    if view["decks"][seat]:
        parts.append(words("duel-alt-deck", count=view["decks"][seat]))
    if view["laid"][seat]:
        parts.append(words("duel-alt-laid", count=view["laid"][seat]))
    return "; ".join(filter(None, parts))


def _round(number: int, fought: RoundView, words: Words) -> str:
    wilds, golds = (
        f"{card_name(card, words)} {card}" + (f"+{bonus}" if bonus else "")
        for card, bonus in zip(fought["cards"], fought["bonus"], strict=True)
    )
    if fought["winner"] is None:
        return words("duel-alt-round-held", round=number, wilds=wilds, golds=golds)
    return words(
        "duel-alt-round-won",
        round=number,
        wilds=wilds,
        golds=golds,
        clan=clan_name(CLANS[fought["winner"]], words),
        points=fought["points"],
    )


def _listed(cards: Iterable[int], words: Words) -> str:
    return ", ".join(f"{card_name(card, words)} {card}" for card in cards)


def _with_powers(view: DuelView, cards: Iterable[int], words: Words) -> str:
    return ", ".join(
        _aside(f"{card_name(card, words)} {card}", power(view, card, words)) for card in cards
    )


def _aside(text: str, remark: str) -> str:
    return f"{text} ({remark})" if remark else text
