"""Moments of duels in every stage and variant, as a view shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.duel.view import DuelView, RoundView

FULL = (0, 1, 2, 3, 4, 5, 6, 7)

CALM: DuelView = {
    "game": "duel",
    "seat": None,
    "seats": 2,
    "to_act": (0, 1),
    "stage": "choose",
    "ask": None,
    "path": (),
    "facts": {},
    "sides": ((0,), (1,)),
    "outcome": None,
    "variants": (),
    "round": 1,
    "score": (0, 0),
    "goal": 4,
    "worth": (1, 1),
    "bonus": (0, 0),
    "spy": None,
    "hands": (FULL, FULL),
    "hand_sizes": (8, 8),
    "decks": (0, 0),
    "chosen": (False, False),
    "choices": (None, None),
    "rounds": (),
    "exchange": None,
    "packet": None,
    "laid": (0, 0),
    "row": None,
    "peeked": None,
}


def _round(
    cards: tuple[int, int],
    winner: int | None = None,
    points: int = 0,
    reason: str = "higher",
    *,
    bonus: tuple[int, int] = (0, 0),
    silenced: tuple[bool, bool] = (False, False),
) -> RoundView:
    return {
        "cards": cards,
        "bonus": bonus,
        "winner": winner,
        "points": points,
        "reason": reason,
        "silenced": silenced,
        "held": False,
    }


def _fought(*rounds: RoundView) -> tuple[RoundView, ...]:
    """Rounds in a row; those at the end that nobody won are still held."""
    decided = [place for place, fought in enumerate(rounds) if fought["winner"] is not None]
    last = decided[-1] if decided else -1
    return tuple({**fought, "held": place > last} for place, fought in enumerate(rounds))


_WIZARD_BEATS_SPY = _round((2, 5), 1, 1, silenced=(True, False))
_AMBASSADOR_BEATS_SPY = _round((4, 2), 0, 2)
SECOND: DuelView = {
    **CALM,
    "round": 2,
    "score": (0, 1),
    "hands": ((0, 1, 3, 4, 5, 6, 7), (0, 1, 2, 3, 4, 6, 7)),
    "hand_sizes": (7, 7),
    "rounds": _fought(_WIZARD_BEATS_SPY),
}
FOURTH: DuelView = {
    **CALM,
    "round": 4,
    "score": (2, 1),
    "worth": (2, 2),
    "bonus": (2, 0),
    "hands": ((0, 1, 3, 5, 7), (1, 3, 4, 6, 7)),
    "hand_sizes": (5, 5),
    "rounds": _fought(_WIZARD_BEATS_SPY, _AMBASSADOR_BEATS_SPY, _round((6, 0), reason="musician")),
}
TWO_GENERALS: DuelView = {
    **FOURTH,
    "bonus": (2, 2),
    "hands": ((0, 1, 3, 5, 7), (0, 1, 3, 4, 7)),
    "rounds": _fought(_WIZARD_BEATS_SPY, _AMBASSADOR_BEATS_SPY, _round((6, 6), reason="equal")),
}
SPIED: DuelView = {
    **CALM,
    "to_act": (0,),
    "round": 3,
    "score": (2, 1),
    "spy": 1,
    "hands": ((0, 1, 3, 5, 6, 7), (0, 1, 3, 4, 6, 7)),
    "hand_sizes": (6, 6),
    "rounds": _fought(_WIZARD_BEATS_SPY, _AMBASSADOR_BEATS_SPY),
}
SHOWN: DuelView = {**SPIED, "to_act": (1,), "chosen": (True, False), "choices": (6, None)}
BONUS_AND_SPY: DuelView = {
    **SPIED,
    "score": (1, 1),
    "bonus": (2, 0),
    "hands": ((0, 1, 3, 4, 5, 7), (0, 1, 3, 4, 6, 7)),
    "rounds": _fought(_WIZARD_BEATS_SPY, _round((6, 2), 0, 1)),
}
STRENGTHENED: DuelView = {
    **BONUS_AND_SPY,
    "to_act": (1,),
    "chosen": (True, False),
    "choices": (4, None),
}
LAST: DuelView = {
    **CALM,
    "round": 8,
    "score": (2, 2),
    "worth": (4, 5),
    "hands": ((1,), (5,)),
    "hand_sizes": (1, 1),
    "rounds": _fought(
        _round((4, 6), 1, 1),
        _round((5, 7), 1, 1, bonus=(0, 2), silenced=(False, True)),
        _round((0, 1), reason="musician"),
        _round((6, 2), 0, 2),
        _round((2, 4), reason="equal", bonus=(2, 0)),
        _round((3, 3), reason="equal"),
        _round((7, 0), reason="musician"),
    ),
}
DIM: DuelView = {
    **CALM,
    "variants": ("poor_visibility",),
    "round": 3,
    "score": (1, 1),
    "hands": (None, None),
    "hand_sizes": (3, 3),
    "decks": (3, 3),
    "rounds": _fought(_round((5, 2), 0, 1, silenced=(False, True)), _round((3, 7), 1, 1, "prince")),
}
NIGHT: DuelView = {
    **CALM,
    "variants": ("dark_night", "bitter_end"),
    "round": 4,
    "score": (5, 1),
    "goal": None,
    "hands": (None, None),
    "hand_sizes": (5, 5),
    "chosen": (True, False),
    "to_act": (1,),
    "rounds": _fought(
        _round((1, 7), 0, 4, "princess"),
        _round((4, 6), 1, 1),
        _round((7, 4), 0, 1, "prince", bonus=(0, 2)),
    ),
}
DRAFT: DuelView = {
    **CALM,
    "variants": ("mixed_clans",),
    "stage": "draft",
    "to_act": (0,),
    "hands": (None, None),
    "hand_sizes": (2, 3),
    "packet": {"number": 2, "opener": 1, "size": 3, "cards": None},
}
LAYING: DuelView = {
    **CALM,
    "variants": ("fate",),
    "stage": "lay",
    "laid": (3, 5),
}
LOOKED: DuelView = {
    **CALM,
    "variants": ("fate",),
    "stage": "rearrange",
    "to_act": (0,),
    "round": 3,
    "score": (1, 2),
    "spy": 0,
    "hands": ((0, 1, 4, 5, 6, 7), (0, 1, 2, 3, 5, 7)),
    "hand_sizes": (6, 6),
    "laid": (6, 6),
    "rounds": _fought(_round((3, 6), 0, 1, "lower"), _round((2, 4), 1, 2, bonus=(0, 2))),
}
OVER: DuelView = {**CALM, "stage": "over", "to_act": (), "hands": ((), ()), "hand_sizes": (0, 0)}
GOAL: DuelView = {
    **OVER,
    "outcome": {"ranking": ((0,), (1,)), "scores": (4, 1), "reason": "goal"},
    "round": 4,
    "score": (4, 1),
    "hands": ((0, 1, 3, 5), (1, 3, 4, 6)),
    "hand_sizes": (4, 4),
    "rounds": _fought(*FOURTH["rounds"], _round((7, 7), 0, 2, bonus=(2, 0))),
}
PRINCESS: DuelView = {
    **OVER,
    "outcome": {"ranking": ((1,), (0,)), "scores": (3, 5), "reason": "princess"},
    "round": 8,
    "score": (3, 5),
    "rounds": _fought(
        _round((3, 2), 1, 1, "lower"),
        _round((6, 7), 1, 1, "prince"),
        _round((5, 6), 0, 1, bonus=(2, 0), silenced=(False, True)),
        _round((0, 4), reason="musician"),
        _round((2, 3), 0, 2, "lower"),
        _round((4, 5), 1, 1, silenced=(True, False)),
        _round((1, 0), reason="musician"),
        _round((7, 1), 1, 2, "princess"),
    ),
}
DRAWN: DuelView = {
    **OVER,
    "outcome": {"ranking": ((0, 1),), "scores": (3, 2), "reason": "cards"},
    "round": 8,
    "score": (3, 2),
    "worth": (4, 4),
    "rounds": _fought(
        _round((3, 4), 0, 1, "lower"),
        _round((4, 5), 1, 1, silenced=(True, False)),
        _round((6, 6), reason="equal"),
        _round((5, 3), 0, 2, bonus=(2, 2), silenced=(False, True)),
        _round((1, 2), 1, 1),
        _round((2, 0), reason="musician"),
        _round((7, 7), reason="equal"),
        _round((0, 1), reason="musician"),
    ),
}
BITTER: DuelView = {
    **OVER,
    "variants": ("bitter_end",),
    "goal": None,
    "outcome": {"ranking": ((1,), (0,)), "scores": (5, 10), "reason": "bitter_end"},
    "round": 8,
    "score": (5, 10),
    "rounds": _fought(
        _round((7, 1), 1, 4, "princess"),
        _round((4, 5), 1, 1, silenced=(True, False)),
        _round((0, 0), reason="musician"),
        _round((2, 4), 1, 3),
        _round((1, 7), 0, 4, "princess"),
        _round((6, 6), reason="equal"),
        _round((3, 2), 1, 2, "lower", bonus=(2, 2)),
        _round((5, 3), 0, 1, silenced=(False, True)),
    ),
}
RESIGNED: DuelView = {
    **FOURTH,
    "to_act": (),
    "outcome": {"ranking": ((1,), (0,)), "scores": (0, 1), "reason": "resign"},
}


ASKED: DuelView = {**CALM, "ask": "choose"}
PACKET: DuelView = {
    **DRAFT,
    "ask": "pick",
    "hands": ((1, 6), None),
    "packet": {"number": 2, "opener": 1, "size": 3, "cards": (0, 4, 7)},
}
LAY_FIRST: DuelView = {**LAYING, "ask": "lay", "laid": (0, 0), "row": None}
LAY_LATER: DuelView = {**LAYING, "ask": "lay", "hands": ((0, 1, 4, 6, 7), None), "row": (3, 2, 5)}
LOOKING: DuelView = {**LOOKED, "ask": "rearrange", "row": (7, 0, 4, 1, 6, 5), "peeked": 7}
