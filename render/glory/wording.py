"""The short sentences of the game's pictures, chosen by what the view says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.glory.choosing import picked
from render.kit.names import readable
from render.kit.type import Face

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.painter import Words
    from rules.core.view import OutcomeView
    from rules.glory.view import CardView, GloryView


def shown_names(names: Sequence[str], words: Words) -> list[str]:
    """All players' names as a picture can show them."""
    return [
        readable(name, Face.SERIF_BOLD) or words("picture-player", number=seat + 1)
        for seat, name in enumerate(names)
    ]


def card_name(card: CardView, words: Words) -> str:
    """A card in words."""
    return words("glory-picture-card", colour=card["colour"], strength=card["strength"])


def colour_name(card: CardView, words: Words) -> str:
    """The colour of a card in words, for where its strength is seen."""
    return words("glory-picture-colour", colour=card["colour"])


def winners(view: GloryView) -> tuple[int, ...]:
    """The seats that won; none while the game goes on."""
    return () if view["outcome"] is None else view["outcome"]["ranking"][0]


def open_cells(view: GloryView) -> dict[str, tuple[str, ...]]:
    """Where each card of the viewer may be laid now; nowhere after somebody gave up."""
    return {} if view["outcome"] is not None else view["fits"]


def headline(view: GloryView, names: Sequence[str], words: Words) -> str:
    """What is going on, for everyone; once it is over, what decided it."""
    outcome, last = view["outcome"], view["last"]
    if outcome is not None:
        return _reason(view, outcome, names, words)
    name = names[view["to_act"][0]]
    turn = words("glory-picture-turn", turn=view["turn"], turns=view["turns"])
    if view["stage"] == "shield" and last is not None:
        return f"{turn} · {words('glory-picture-shields', name=name, field=last['field'])}"
    return f"{turn} · {words('glory-picture-places', name=name)}"


def question(view: GloryView, names: Sequence[str], words: Words) -> str:
    """What the viewer is asked; otherwise what is going on, or who won."""
    ask, last, offer = view["ask"], view["last"], view["offer"]
    if view["outcome"] is not None:
        return ending(view, names, words)
    if ask is None:
        return headline(view, names, words)
    card = picked(view)
    if card is not None:
        return _about_picked(card, view["fits"][card["name"]], words)
    if last is None or offer is None:
        return words(f"glory-picture-ask-{ask}")
    return words(
        "glory-picture-ask-shield",
        field=last["field"],
        rank=offer["rank"],
        count=offer["count"],
        strength=offer["strength"],
    )


def _about_picked(card: CardView, cells: Sequence[str], words: Words) -> str:
    """What is asked of a card that is picked: where to, or whether there."""
    if len(cells) == 1:
        return words("glory-picture-sure", card=card_name(card, words), cell=cells[0])
    return words("glory-picture-pick", card=card_name(card, words))


def ending(view: GloryView, names: Sequence[str], words: Words) -> str:
    """Who won."""
    best, *others = winners(view)
    if others:
        return words("glory-picture-shared")
    return words("glory-picture-wins", name=names[best])


def _reason(view: GloryView, outcome: OutcomeView, names: Sequence[str], words: Words) -> str:
    """What decided it."""
    best, final = outcome["ranking"][0][0], view["final"]
    if final is None:
        return words("glory-picture-resigned", name=names[outcome["ranking"][-1][0]])
    return words(
        "glory-picture-reason",
        reason=outcome["reason"],
        points=final["points"][best],
        cards=final["cards"][best],
    )
