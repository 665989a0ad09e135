"""The short sentences of Land's pictures, chosen by what the view says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.land.clans import winning_clans
from render.land.lands import card_kind, card_square

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.painter import Words
    from rules.land.view import LandView


def card_name(card: str, words: Words) -> str:
    """What a card is called."""
    name = words("land-picture-card", card=card_kind(card))
    square = card_square(card)
    return f"{name} {square}" if square else name


def speaker(view: LandView) -> int | None:
    """The seat that a table's headline is about; ``None`` once the game is over."""
    if view["outcome"] is not None:
        return None
    attack = view["attack"]
    return view["to_act"][0] if attack is None else attack["seat"]


def headline(view: LandView, name: str, words: Words) -> str:
    """What is going on, for everyone; `name` is the `speaker`'s."""
    attack = view["attack"]
    if view["outcome"] is not None:
        return words("land-picture-over", turns=view["turn"])
    if attack is None:
        return words("land-picture-turn", turn=view["turn"], name=name)
    key = "joining" if view["stage"] == "swords" else "attacked"
    return words(f"land-picture-{key}", name=name, castle=attack["castle"])


def question(view: LandView, names: Sequence[str], words: Words) -> str:
    """What the viewer is asked, or whom they wait for."""
    ask, attack, plan = view["ask"], view["attack"], view["plan"]
    if view["outcome"] is not None:
        return words("land-picture-over", turns=view["turn"])
    if ask is None:
        return words("land-picture-waiting", name=names[view["to_act"][0]])
    facts: dict[str, int | str] = {"turn": view["turn"]}
    if attack is not None:
        facts |= {"castle": attack["castle"], "swords": attack["swords"]}
        facts["needed"] = attack["needed"] or 0
    if plan is not None and plan["card"] is not None:
        facts["card"] = card_kind(plan["card"])
    return words(f"land-picture-ask-{ask}", **facts)


def ending(view: LandView, names: Sequence[str], words: Words) -> tuple[str, str]:
    """Who won, and why."""
    outcome = view["outcome"]
    if outcome is None:
        raise ValueError("the game goes on")
    seats = outcome["ranking"][0]
    winners = [names[seat] for seat in seats]
    shared = len(winning_clans(view)) > 1
    if outcome["reason"] == "resign":
        loser = names[outcome["ranking"][-1][0]]
        return told_winners(winners, shared, words), words("land-picture-resigned", name=loser)
    points = outcome["scores"][seats[0]]
    reason = words("land-picture-points-won", points=points, turns=view["turn"])
    return told_winners(winners, shared, words), reason


def told_winners(winners: Sequence[str], shared: bool, words: Words) -> str:
    """Who won, in a sentence; partners win together, equal clans share the victory."""
    names = joined(winners, words)
    if shared:
        return words("land-picture-shared", names=names)
    return words("land-picture-wins", names=names, count=len(winners))


def joined(names: Sequence[str], words: Words) -> str:
    """Several names in a row, as the language joins them."""
    if len(names) == 1:
        return names[0]
    return words("land-picture-and", first=", ".join(names[:-1]), last=names[-1])
