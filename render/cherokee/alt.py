"""Cherokee in words: what the pictures show, for those who can't see them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.cherokee.clans import clan_name
from render.cherokee.wording import ending, headline, question
from render.painter import ALT_LIMIT

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from render.painter import Words
    from rules.cherokee.view import CherokeeView, MemberView, TurnView


def tell_board(view: CherokeeView, names: Sequence[str], words: Words) -> str:
    """The table in words."""
    return _told(
        (
            words("cherokee-picture-title"),
            headline(view, names, words),
            *ending(view, names, words),
            _players(view, names, words),
            *_step(view, words),
            *_pyramid(view, words),
            _neutral(view, words),
            _last(view, words),
        )
    )


def tell_hand(view: CherokeeView, names: Sequence[str], words: Words) -> str:
    """A hand in words: as much of what others did as there is room for."""
    clan, hand = view["clan"], view["hand"] or ()
    if clan is None:
        raise ValueError("a spectator has no clan")
    before = (
        words("cherokee-picture-hand"),
        words("cherokee-picture-you", clan=clan_name(clan, words)),
        question(view, words),
        *ending(view, names, words),
        words("cherokee-alt-cards", cards=_held(hand, words)) if hand else "",
        *_step(view, words),
    )
    after = (
        *_pyramid(view, words),
        _players(view, names, words) if None not in view["clans"] else "",
        _neutral(view, words),
    )
    for brief in (False, True):
        told = _told((*before, _since(view, names, words, brief=brief), *after))
        if len(told) <= ALT_LIMIT:
            return told
    return _told((*before, *after))


def _told(parts: Iterable[str]) -> str:
    """Sentences: the dots that part a picture's short lines become commas."""
    said = (part.replace(" · ", ", ") for part in parts if part)
    return " ".join(part if part.endswith(("!", "?")) else f"{part}." for part in said)


def _players(view: CherokeeView, names: Sequence[str], words: Words) -> str:
    """Everybody with their clan as far as it is known, their cards and who is to move."""
    told = []
    for seat, name in enumerate(names):
        clan, points = view["clans"][seat], view["points"][seat]
        parts = [name]
        if clan is not None and points is not None:
            parts.append(f"{clan_name(clan, words)} {points}")
        if view["scoring"] is None:
            parts.append(words("cherokee-alt-holds", count=view["hand_sizes"][seat]))
        if seat in view["to_act"]:
            parts.append(words("cherokee-picture-to-move"))
        told.append(", ".join(parts))
    return "; ".join(told)


def _step(view: CherokeeView, words: Words) -> Iterable[str]:
    """What may be chosen at this step of the turn."""
    if view["ask"] is not None and view["targets"]:
        yield words("cherokee-alt-targets", cells=" ".join(view["targets"]))
    if view["attacks"]:
        sets = ", ".join("+".join(attack["attackers"]) for attack in view["attacks"])
        yield words("cherokee-alt-attacks", sets=sets)
    if view["successors"]:
        yield words("cherokee-alt-successors", cells=", ".join(view["successors"]))


def _pyramid(view: CherokeeView, words: Words) -> Iterable[str]:
    """Clan by clan what it counts, where its women and its men stand, and their values."""
    for clan, points in view["clan_points"].items():
        groups = []
        for sex in ("woman", "man"):
            placed = [
                f"{cell} {member['value']}"
                for cell, member in view["pyramid"].items()
                if member and (member["clan"], member["sex"]) == (clan, sex)
            ]
            if placed:
                groups.append(words("cherokee-alt-group", sex=sex, members=", ".join(placed)))
        yield f"{clan_name(clan, words)} {points}: {'; '.join(groups)}" if groups else ""


def _held(hand: Sequence[MemberView], words: Words) -> str:
    """The cards of a hand, clan by clan."""
    by_clan: dict[str, list[str]] = {}
    for member in hand:
        card = words("cherokee-alt-card", sex=member["sex"], value=member["value"])
        by_clan.setdefault(member["clan"], []).append(card)
    return "; ".join(f"{clan_name(clan, words)} {', '.join(by_clan[clan])}" for clan in by_clan)


def _neutral(view: CherokeeView, words: Words) -> str:
    if not view["neutral"]:
        return ""
    named = ", ".join(clan_name(clan, words) for clan in view["neutral"])
    return f"{words('cherokee-picture-neutral')}: {named}"


def _last(view: CherokeeView, words: Words) -> str:
    """The last turn's movements, and how many have left."""
    last, left = view["last"], len(view["discard"])
    if last is None or view["scoring"] is not None:
        return ""
    member = _member(last["chased"], words)
    discard = words("cherokee-picture-discard", count=left)
    if last["target"] is None:
        return f"{discard}, {words('cherokee-alt-dropped', member=member)}"
    facts = {"member": member, "cell": last["target"], "steps": _steps(last)}
    return f"{discard}, {words('cherokee-alt-last', **facts)}"


def _since(view: CherokeeView, names: Sequence[str], words: Words, *, brief: bool) -> str:
    """What others did since the viewer's own last turn, as long as it is marked."""
    if not view["since"] or view["aim"] is not None or view["scoring"] is not None:
        return ""
    turns = (_turn(turn, names[turn["seat"]], words, brief=brief) for turn in view["since"])
    return words("cherokee-alt-since", turns="; ".join(turns))


def _turn(turn: TurnView, name: str, words: Words, *, brief: bool) -> str:
    """Who chased or threw away whom; unless it must be `brief`, also who moved."""
    member = _member(turn["chased"], words)
    if turn["target"] is None:
        return words("cherokee-alt-threw", name=name, member=member)
    chased = words("cherokee-alt-chased", name=name, member=member, cell=turn["target"])
    return chased if brief else f"{chased}, {words('cherokee-alt-moved', steps=_steps(turn))}"


def _member(member: MemberView, words: Words) -> str:
    card = words("cherokee-alt-card", sex=member["sex"], value=member["value"])
    return f"{clan_name(member['clan'], words)} {card}"


def _steps(turn: TurnView) -> str:
    return ", ".join(f"{origin}–{cell}" for origin, cell in turn["steps"])
