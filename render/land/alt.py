"""Land in words: what the pictures show, for those who can't see them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.land.clans import own_clan
from render.land.reach import completing_now
from render.land.wording import card_name, ending, headline, joined, question, speaker
from render.painter import ALT_LIMIT

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from render.painter import Words
    from rules.land.view import DeedView, LandView, PrizeView


def tell_board(view: LandView, names: Sequence[str], words: Words) -> str:
    """The table in words."""
    seat = speaker(view)
    head = words("land-picture-title")
    at = headline(view, "" if seat is None else names[seat], words)
    over = ending(view, names, words) if view["outcome"] is not None else ()
    clans = range(len(view["clans"]))
    told = _told((head, at, *over, *_table(view, names, words, clans)))
    if len(told) > ALT_LIMIT:
        told = _told((head, at, *over, *_table(view, names, words, clans, brief=True)))
    return told


def tell_hand(view: LandView, names: Sequence[str], words: Words) -> str:
    """A hand in words: question and cards first, then as much of the table as fits."""
    held = ", ".join(card_name(card, words) for card in view["hand"] or ())
    parts = [
        words("land-picture-hand"),
        question(view, names, words),
        words("land-alt-cards", cards=held),
        _completing(view, words),
        _buildable(view, words),
        _targets(view, words),
    ]
    own = own_clan(view)
    clans = [own, *(clan for clan in range(len(view["clans"])) if clan != own)]
    for part in _table(view, names, words, clans):
        if len(_told([*parts, part])) > ALT_LIMIT:
            break
        parts.append(part)
    return _told(parts)


def _told(parts: Iterable[str]) -> str:
    """Join parts into sentences; the dots between a picture's short phrases become commas."""
    said = (part.replace(" · ", ", ") for part in parts if part)
    return " ".join(part if part.endswith(("!", "?")) else f"{part}." for part in said)


def _table(
    view: LandView,
    names: Sequence[str],
    words: Words,
    clans: Iterable[int],
    *,
    brief: bool = False,
) -> list[str]:
    """What lies on the table: an attack or what was done, the prizes, then each clan."""
    prizes = ", ".join(_prize(prize, words) for prize in view["prizes"])
    attack = view["attack"]
    strengths = ""
    if attack is not None:
        facts = {what: attack[what] for what in ("strength", "against", "swords")}
        strengths = words("land-alt-attack", castle=attack["castle"], **facts)
    return [
        strengths,
        _done(view, names, words),
        words("land-alt-prizes", prizes=prizes, bag=view["bag"]),
        *(_clan(view, clan, names, words, brief=brief) for clan in clans),
    ]


def _done(view: LandView, names: Sequence[str], words: Words) -> str:
    """What was done last or, if that is more, since the viewer's own last turn.

    Nothing if an attack under way is what counts.
    """
    last, since = view["last"], view["since"]
    if last is None or view["attack"] is not None:
        return ""
    if len(since) < 2:
        return words("land-alt-last", deed=_deed(last, names, words))
    deeds = "; ".join(_deed(deed, names, words) for deed in since)
    return words("land-alt-since", deeds=deeds)


def _deed(deed: DeedView, names: Sequence[str], words: Words) -> str:
    facts = {"square": deed["square"] or "", "castle": deed["castle"] or ""}
    return words("land-alt-deed", kind=deed["kind"], name=names[deed["seat"]], **facts)


def _prize(prize: PrizeView | None, words: Words) -> str:
    if prize is None:
        return words("land-alt-no-prize")
    shape = words("land-picture-shape", shape=prize["shape"])
    return words("land-alt-prize", shape=shape, points=prize["points"])


def _clan(
    view: LandView, number: int, names: Sequence[str], words: Words, *, brief: bool = False
) -> str:
    """What a clan has, and where it stands; `brief` names castles by their first square alone."""
    clan = view["clans"][number]
    parts = [
        words(
            "land-alt-clan",
            names=joined([names[seat] for seat in clan["seats"]], words),
            points=clan["points"],
            prizes=len(clan["prizes"]),
            goal=view["goal"],
            wizards=" + ".join(str(view["players"][seat]["wizards"]) for seat in clan["seats"]),
            tokens=clan["tokens"],
        )
    ]
    stand = [square["name"] for square in view["squares"] if square["token"] == number]
    if stand:
        parts.append(words("land-alt-tokens", squares=" ".join(stand)))
    castles = [
        f"{' '.join(castle['squares'][: 1 if brief else None])} ({castle['points']})"
        for castle in view["castles"]
        if castle["clan"] == number
    ]
    if castles:
        parts.append(words("land-alt-castles", castles=", ".join(castles), count=len(castles)))
    return "; ".join(parts)


def _completing(view: LandView, words: Words) -> str:
    if view["ask"] == "castle" or not completing_now(view):
        return ""
    squares = ", ".join(found["square"] for found in completing_now(view))
    return words("land-alt-completing", squares=squares)


def _buildable(view: LandView, words: Words) -> str:
    if not view["buildable"]:
        return ""
    castles = ", ".join(
        f"{' '.join(castle['squares'])} ({castle['points']})" for castle in view["buildable"]
    )
    return words("land-alt-buildable", castles=castles)


def _targets(view: LandView, words: Words) -> str:
    if not view["targets"]:
        return ""
    castles = ", ".join(
        f"{target['castle']} {target['strength']}:{target['against']}" for target in view["targets"]
    )
    return words("land-alt-targets", castles=castles)
