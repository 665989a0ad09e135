"""The short sentences of the game's pictures, chosen by what the view says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.kit.names import readable
from render.kit.type import Face

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.painter import Words
    from rules.core.view import OutcomeView
    from rules.glory.view import CardView, GloryView


def player_name(names: Sequence[str], seat: int, words: Words) -> str:
    """A player's name as a picture can show it."""
    return readable(names[seat], Face.SERIF_BOLD) or words("picture-player", number=seat + 1)


def card_name(card: CardView, words: Words) -> str:
    """A card in words."""
    return words("glory-picture-card", colour=card["colour"], strength=card["strength"])


def speaker(view: GloryView) -> int:
    """The seat that a heading is about: who is awaited, or who won."""
    return (*view["to_act"], *winners(view), 0)[0]


def winners(view: GloryView) -> tuple[int, ...]:
    """The seats that won; none while the game goes on."""
    return () if view["outcome"] is None else view["outcome"]["ranking"][0]


def headline(view: GloryView, name: str, words: Words) -> str:
    """What the table is at, for everyone; `name` is that of the `speaker`."""
    outcome, last = view["outcome"], view["last"]
    if outcome is not None:
        return _reason(view, outcome, words)
    turn = words("glory-picture-turn", turn=view["turn"], turns=view["turns"])
    if view["stage"] == "shield" and last is not None:
        return f"{turn} · {words('glory-picture-shields', name=name, field=last['field'])}"
    return f"{turn} · {words('glory-picture-places', name=name)}"


def question(view: GloryView, name: str, words: Words) -> str:
    """What the viewer is asked; if that is nothing, what the table is at or who won."""
    ask, last, offer = view["ask"], view["last"], view["offer"]
    if view["outcome"] is not None:
        return ending(view, name, words)
    if ask is None:
        return headline(view, name, words)
    if last is None or offer is None:
        return words(f"glory-picture-ask-{ask}")
    return words(
        "glory-picture-ask-shield",
        field=last["field"],
        rank=offer["rank"],
        count=offer["count"],
        strength=offer["strength"],
    )


def ending(view: GloryView, name: str, words: Words) -> str:
    """Who won; `name` is that of the `speaker`."""
    if len(winners(view)) > 1:
        return words("glory-picture-shared")
    return words("glory-picture-wins", name=name)


def _reason(view: GloryView, outcome: OutcomeView, words: Words) -> str:
    """What decided it."""
    best, final = outcome["ranking"][0][0], view["final"]
    if final is None:
        return words("glory-picture-resigned")
    return words(
        "glory-picture-reason",
        reason=outcome["reason"],
        points=final["points"][best],
        cards=final["cards"][best],
    )
