"""The short sentences of the duel's pictures, chosen by what the view says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from render.duel.clans import CLANS, Clan

if TYPE_CHECKING:
    from render.painter import Words
    from rules.duel.view import DuelView

SANDBOX = "sandbox"
FATE = "fate"


def powers_count(view: DuelView) -> bool:
    """Whether cards have their powers in this game."""
    return SANDBOX not in view["variants"]


def power(view: DuelView, card: int, words: Words) -> str:
    """What a card does in this game; empty where powers don't count."""
    if not powers_count(view):
        return ""
    return words(
        "duel-picture-power",
        card=card,
        fate="yes" if FATE in view["variants"] else "no",
        bitter="yes" if view["goal"] is None else "no",
    )


def card_name(card: int, words: Words) -> str:
    """The name of a card."""
    return words("duel-picture-card", card=card)


def clan_name(clan: Clan, words: Words) -> str:
    """The name of a clan."""
    return words("duel-picture-clan", clan=clan.key)


def winner(view: DuelView) -> Clan | None:
    """The clan that won; ``None`` if none did, or not yet."""
    outcome = view["outcome"]
    if outcome is None or len(outcome["ranking"][0]) != 1:
        return None
    return CLANS[outcome["ranking"][0][0]]


def status(view: DuelView, clan: Clan, words: Words) -> str:
    """What a clan is doing; empty if there is nothing to say."""
    key = _status_key(view, clan)
    return words(f"duel-picture-status-{key}", laid=view["laid"][clan.seat]) if key else ""


def _status_key(view: DuelView, clan: Clan) -> str:
    awaited = clan.seat in view["to_act"]
    if view["outcome"] is not None:
        return "won" if winner(view) is clan else ""
    if view["stage"] == "lay":
        return "laying" if awaited else "laid"
    if view["stage"] == "choose" and view["chosen"][clan.seat]:
        return "shown" if view["spy"] == clan.other.seat else "chosen"
    if not awaited:
        return "waiting"
    return {"draft": "picking", "rearrange": "rearranging"}.get(view["stage"], "choosing")


def headline(view: DuelView, words: Words) -> str:
    """What is going on, for everyone."""
    if view["outcome"] is not None:
        return words("duel-picture-over", rounds=len(view["rounds"]))
    if view["packet"] is not None:
        packet = view["packet"]
        return words("duel-picture-draft", number=packet["number"], size=packet["size"])
    if view["stage"] == "lay":
        return words("duel-picture-lay")
    return " · ".join((round_worth(view, words), _awaited(view, words)))


def round_worth(view: DuelView, words: Words) -> str:
    """The number of the round and what it is worth."""
    wilds, golds = view["worth"]
    if wilds == golds:
        return words("duel-picture-round", round=view["round"], worth=wilds)
    return words("duel-picture-round-each", round=view["round"], wilds=wilds, golds=golds)


def _awaited(view: DuelView, words: Words) -> str:
    awaited = view["to_act"]
    if len(awaited) != 1:
        return words("duel-picture-both-choose")
    clan = CLANS[awaited[0]]
    if view["stage"] == "rearrange":
        key = "rearranges"
    elif view["spy"] is None:
        key = "awaited"
    else:
        key = "answers" if view["spy"] == clan.seat else "shows-first"
    return words(f"duel-picture-{key}", clan=clan.key)


def relaying(view: DuelView) -> bool:
    """Whether the viewer has begun to lay the row anew that a Spy may change."""
    seat, row = view["seat"], view["row"]
    if view["stage"] != "rearrange" or view["ask"] is None or seat is None or row is None:
        return False
    return tuple(sorted(row)) != view["hands"][seat]


def question(view: DuelView, clan: Clan, words: Words) -> str:
    """What a player is asked, or what they wait for."""
    ask, packet = view["ask"], view["packet"]
    if view["outcome"] is not None:
        return words("duel-picture-over", rounds=len(view["rounds"]))
    if packet is not None:
        key = "pick" if ask else "pick-waiting"
        return words(f"duel-picture-{key}", number=packet["number"], clan=clan.other.key)
    if view["stage"] == "lay":
        if ask:
            return words("duel-picture-ask-lay", round=len(view["row"] or ()) + 1)
        return words("duel-picture-laid-waiting")
    if relaying(view):
        laid = len(view["rounds"]) + len(view["row"] or ())
        return words("duel-picture-ask-lay", round=laid + 1)
    if view["stage"] == "rearrange":
        return words("duel-picture-ask-rearrange" if ask else "duel-picture-being-looked-at")
    here = words("duel-picture-round", round=view["round"], worth=view["worth"][clan.seat])
    return f"{here} · {_choosing(view, clan, words)}"


def _choosing(view: DuelView, clan: Clan, words: Words) -> str:
    chosen = view["choices"][clan.seat]
    if chosen is not None:
        return words("duel-picture-you-chose", card=chosen)
    key = {"choose_first": "ask-first", "choose_seen": "ask-seen", "choose": "ask-choose"}
    return words(f"duel-picture-{key.get(view['ask'] or '', 'ask-none')}")


@dataclass(frozen=True, slots=True)
class Note:
    """A card that a player has come to know: whose it is, a title, and a line about it."""

    owner: Clan
    card: int
    title: str
    line: str
    #: What a General adds to it.
    bonus: int = 0


def notes(view: DuelView, clan: Clan, words: Words) -> list[Note]:
    """What a player should know before choosing: a card seen by a Spy, or cards exchanged."""
    other = clan.other
    shown, peeked, exchange = view["choices"][other.seat], view["peeked"], view["exchange"]
    bonus = view["bonus"][other.seat]
    if shown is not None:
        title = words("duel-picture-note-shows", clan=other.key, card=shown)
        return [Note(other, shown, title, power(view, shown, words), bonus)]
    if peeked is not None:
        title = words("duel-picture-note-next", clan=other.key, card=peeked)
        return [Note(other, peeked, title, power(view, peeked, words), bonus)]
    if exchange is not None and not view["rounds"]:
        gave, got = exchange
        return [
            Note(clan, gave, card_name(gave, words), words("duel-picture-note-gave")),
            Note(other, got, card_name(got, words), words("duel-picture-note-got")),
        ]
    return []


def ending(view: DuelView, names: tuple[str, str], words: Words) -> tuple[str, str]:
    """Who won and why, with the clans' players as named; two empty texts while the game goes on."""
    outcome, clan = view["outcome"], winner(view)
    if outcome is None:
        return "", ""
    reason = outcome["reason"]
    if clan is None:
        return words("duel-picture-draw"), words("duel-picture-draw-reason", reason=reason)
    return (
        words("duel-picture-wins", name=names[clan.seat]),
        words(
            "duel-picture-reason",
            reason=reason,
            clan=clan.key,
            points=view["score"][clan.seat],
            loser=names[clan.other.seat],
        ),
    )
