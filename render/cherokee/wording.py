"""The short sentences of Cherokee's pictures, chosen by what the view says."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.painter import Words
    from rules.cherokee.view import CherokeeView


def winners(view: CherokeeView) -> tuple[int, ...]:
    """The seats that won; none while the game goes on."""
    outcome = view["outcome"]
    return () if outcome is None else outcome["ranking"][0]


def headline(view: CherokeeView, names: Sequence[str], words: Words) -> str:
    """Whose turn it is and what it is at, for everyone; how it ended once it is over."""
    if view["outcome"] is not None:
        return words("cherokee-picture-over", turn=view["turn"])
    name = names[view["to_act"][0]]
    return f"{_turn(view, words)} · {name} · {_step('now', view, words)}"


def question(view: CherokeeView, words: Words) -> str:
    """What a player is asked, or that they wait."""
    if view["outcome"] is not None:
        return words("cherokee-picture-over", turn=view["turn"])
    if view["ask"] is None:
        return f"{_turn(view, words)} · {words('cherokee-picture-ask-none')}"
    return f"{_turn(view, words)} · {_step('ask', view, words)}"


def _turn(view: CherokeeView, words: Words) -> str:
    return words("cherokee-picture-turn", turn=view["turn"], turns=view["turns"])


def _step(kind: str, view: CherokeeView, words: Words) -> str:
    """The step of the turn, with the cell that it is about."""
    cell = view["aim"] or view["gap"] or ""
    return words(f"cherokee-picture-{kind}-{view['stage']}", cell=cell)


def ending(view: CherokeeView, names: Sequence[str], words: Words) -> tuple[str, str]:
    """Who won and why; two empty texts while the game goes on."""
    outcome, best = view["outcome"], winners(view)
    if outcome is None:
        return "", ""
    title = words("cherokee-picture-shared")
    if len(best) == 1:
        title = words("cherokee-picture-wins", name=names[best[0]])
    reason = words(
        "cherokee-picture-reason",
        reason=outcome["reason"],
        points=outcome["scores"][best[0]],
        women=_women(view),
        loser=names[outcome["ranking"][-1][0]],
    )
    return title, reason


def _women(view: CherokeeView) -> str:
    """The women of all who have the most feathers, most of them first: ``4 : 2``."""
    scoring = view["scoring"] or ()
    most = max((score["total"] for score in scoring), default=0)
    counts = sorted((score["women"] for score in scoring if score["total"] == most), reverse=True)
    return " : ".join(map(str, counts))
