"""Moments of games, written as short as they can be and unfolded to views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.core.view import each_alone

if TYPE_CHECKING:
    from rules.cherokee.view import AttackView, CherokeeView, MemberView, ScoreView, TurnView
    from rules.core.view import OutcomeView

CODES: Final = {
    "BI": "birds",
    "BL": "blue",
    "WP": "wild_potato",
    "DE": "deer",
    "WO": "wolf",
    "LH": "long_hair",
}
FEATHERS: Final = (7, 6, 5, 4, 3, 2, 1, 0)
CELLS: Final = tuple(
    f"{'ABCDEFGH'[row]}{place + 1}" for row in range(8) for place in range(row + 1)
)


def member(code: str) -> MemberView:
    """The member written as ``WO5w``."""
    sex = "woman" if code.endswith("w") else "man"
    return {"card": code, "clan": CODES[code[:2]], "value": int(code[2:-1]), "sex": sex}


def members(codes: str) -> tuple[MemberView, ...]:
    """Several members."""
    return tuple(map(member, codes.split()))


#: Every member once.
DECK: Final = members(
    " ".join(
        f"{code}{value}{sex}"
        for code in CODES
        for sex, values in (("m", range(4, 10)), ("w", range(3, 9)))
        for value in values
    )
)


def turn(
    seat: int, target: str | None, chased: str, attackers: str, steps: str, placed: str | None
) -> TurnView:
    """A turn; its steps are written ``E2-D2 F3-E2``."""
    pairs = [step.partition("-") for step in steps.split()]
    return {
        "seat": seat,
        "target": target,
        "chased": member(chased),
        "attackers": tuple(attackers.split()),
        "steps": tuple((origin, cell) for origin, _, cell in pairs),
        "placed": placed,
    }


def moment(
    drawing: str,
    *,
    number: int,
    sizes: tuple[int, ...],
    to_act: int,
    stage: str = "target",
    discard: str = "",
    last: TurnView | None = None,
    targets: str = "",
    gap: str | None = None,
    successors: str = "",
    clans: str = "",
    neutral: str = "",
) -> CherokeeView:
    """A spectator's view of a game; the pyramid is drawn from the top, a dot is a gap.

    With `clans`, one for each seat, the game is open.
    """
    codes = drawing.split()
    pyramid = {
        cell: None if code == "." else member(code) for cell, code in zip(CELLS, codes, strict=True)
    }
    points = dict.fromkeys(CODES.values(), 0)
    for cell, who in pyramid.items():
        if who is not None:
            points[who["clan"]] += FEATHERS["ABCDEFGH".index(cell[0])]
    shown = tuple(clans.split()) or (None,) * len(sizes)
    spare = [clan for clan in CODES.values() if clan not in (*shown, *neutral.split())]
    return {
        "game": "cherokee",
        "seat": None,
        "seats": len(sizes),
        "to_act": (to_act,),
        "stage": stage,
        "ask": None,
        "path": (),
        "facts": {},
        "sides": each_alone(len(sizes)),
        "outcome": None,
        "open": bool(clans),
        "woman_wins_attack_tie": False,
        "no_attack": "discard",
        "unused_clans": "stay",
        "first": (to_act - number + 1) % len(sizes),
        "turn": number,
        "turns": 36,
        "pyramid": pyramid,
        "feathers": FEATHERS,
        "targets": tuple(targets.split()),
        "aim": None,
        "attacks": (),
        "gap": gap,
        "successors": tuple(successors.split()),
        "hand": None,
        "hand_sizes": sizes,
        "clan": None,
        "clans": shown,
        "neutral": tuple(neutral.split()),
        "unused": tuple(spare) if clans else (),
        "points": tuple(None if clan is None else points[clan] for clan in shown),
        "clan_points": points,
        "discard": members(discard),
        "last": last,
        "scoring": None,
    }


def last_card_laid(drawing: str, seats: int, last: TurnView) -> CherokeeView:
    """The moment after the 36th turn: whoever doesn't stand in the pyramid has been chased."""
    chased = last["chased"]["card"]
    known = {*drawing.split(), chased}
    gone = [who["card"] for who in DECK if who["card"] not in known]
    discard = " ".join((*gone, chased))
    return moment(drawing, number=36, sizes=(0,) * seats, to_act=0, discard=discard, last=last)


def own(view: CherokeeView, seat: int, clan: str, hand: str) -> CherokeeView:
    """The same moment as a seat with that clan and hand sees it."""
    clans = (*view["clans"][:seat], clan, *view["clans"][seat + 1 :])
    points = (*view["points"][:seat], view["clan_points"][clan], *view["points"][seat + 1 :])
    return {
        **view,
        "seat": seat,
        "ask": view["stage"] if seat in view["to_act"] else None,
        "hand": members(hand),
        "clan": clan,
        "clans": clans,
        "points": points,
    }


def aimed(view: CherokeeView, aim: str, *attacks: str) -> CherokeeView:
    """The same moment with a target chosen; attacks are written ``D1+E2 E2 9:7``.

    That is who attacks, who of them would move up, their strength and what it overcomes.
    """
    told: list[AttackView] = []
    for attack in attacks:
        attackers, leader, strengths = attack.split()
        strength, _, defence = strengths.partition(":")
        who = view["pyramid"][leader]
        told.append(
            {
                "move": f"{attackers}x{aim}",
                "attackers": tuple(attackers.split("+")),
                "leader": leader,
                "clan": "" if who is None else who["clan"],
                "strength": int(strength),
                "defence": int(defence),
            }
        )
    return {**view, "stage": "attackers", "targets": (), "aim": aim, "attacks": tuple(told)}


def over(view: CherokeeView, clans: str, reason: str, *ranking: tuple[int, ...]) -> CherokeeView:
    """The same moment as the end of the game, with the clans shown and the feathers counted."""
    shown = tuple(clans.split())
    scoring = tuple(_score(view, clan) for clan in shown)
    scores = tuple(score["total"] for score in scoring)
    outcome: OutcomeView = {"ranking": ranking, "scores": scores, "reason": reason}
    return {
        **view,
        "to_act": (),
        "stage": "over",
        "targets": (),
        "outcome": outcome,
        "clans": shown,
        "points": scores,
        "scoring": scoring,
    }


def _score(view: CherokeeView, clan: str) -> ScoreView:
    heads, women = [0] * len(FEATHERS), 0
    for cell, who in view["pyramid"].items():
        if who is not None and who["clan"] == clan:
            heads["ABCDEFGH".index(cell[0])] += 1
            women += who["sex"] == "woman"
    points = tuple(head * each for head, each in zip(heads, FEATHERS, strict=True))
    return {
        "clan": clan,
        "heads": tuple(heads),
        "points": points,
        "total": sum(points),
        "women": women,
    }


def resigned(view: CherokeeView, seat: int) -> CherokeeView:
    """The same moment after a resignation: the match is over, its position is not."""
    others = tuple(other for other in range(view["seats"]) if other != seat)
    scores = tuple(int(other != seat) for other in range(view["seats"]))
    outcome: OutcomeView = {"ranking": (others, (seat,)), "scores": scores, "reason": "resign"}
    return {**view, "outcome": outcome, "to_act": (), "ask": None}
