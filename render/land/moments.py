"""Moments of the game in every stage, as a view shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.land.setting import deed, moment

if TYPE_CHECKING:
    from rules.land.view import AttackView, LandView, PlanView

START: LandView = moment(["", ""], prizes="I3 L4 V3 T4")
_THREE = ["c5 d5 b6 g1 g2 i7", "e8 f8 f9 j5 i5 c2 d9", "a4 a5 h9 g10 e3"]
_CASTLES = [(0, "T4", "e5 f5 g5 f6"), (1, "V3", "b7 c7 c8")]
MIDDLE: LandView = {
    **moment(_THREE, _CASTLES, wizards=(2, 1, 2), turn=21, mover=1),
    "last": {**deed("conquered", 0), "card": "oak", "square": "b6"},
}
#: Four clans at the height of a long game; one of them has all its tokens on the board.
FOUR: LandView = {
    **moment(
        [
            "c1 d1 d3 e3 e4 h2 i4 h5 h6",
            "f1 f2 g2 b3 b4 b5 a5 c7 c8 d10",
            "h3 i3 j4 i7 h7 h8 g8 e6",
            "c9 d9 e9 f9 g9 e10 f10 g10 h10 b8 a8 a7 d8 e7 f8",
        ],
        [
            (0, "L4", "c2 c3 c4 d4"),
            (1, "I3", "f3 f4 f5"),
            (2, "P5", "i5 j5 i6 j6 j7"),
            (3, "V3", "a6 b6 b7"),
            (2, "S4", "g5 f6 g6 f7"),
        ],
        prizes="X5 T4 - I5",
        wizards=(1, 0, 2, 0),
        turn=74,
    ),
    "bag": 0,
    "last": {**deed("conquered", 3), "card": "stones", "square": "e7", "origin": "j3"},
}

# Attacks.

_NEAR = ["e4 d5 d6 e6 c9", "f4 g6 e8 f9 j5 c6", "a4 a5 h9"]
_BESIEGED = [(1, "T4", "e5 f5 g5 f6"), (0, "V3", "h5 h6 i6")]
_ATTACK: AttackView = {
    "castle": "e5",
    "clan": 1,
    "seat": 0,
    "defenders": (1,),
    "strength": 4,
    "against": 3,
    "counted": ("e4", "d5", "e6", "h5", "f4", "g6"),
    "swords": 2,
    "swords_by": (2, 0, 0),
    "answered": (),
    "needed": None,
}
ATTACKED: LandView = {
    **moment(_NEAR, _BESIEGED, wizards=(2, 1, 2), turn=30),
    "to_act": (1,),
    "stage": "shields",
    "attack": _ATTACK,
}
REPELLED: LandView = {
    **moment(_NEAR, _BESIEGED, wizards=(2, 1, 2), turn=31, mover=1),
    "last": {**deed("repelled", 0), "castle": "e5"},
}
CAPTURED: LandView = {
    **moment(_NEAR, [(0, "T4", "e5 f5 g5 f6"), _BESIEGED[1]], wizards=(2, 1, 2), turn=31, mover=1),
    "last": {**deed("captured", 0), "castle": "e5"},
}
BUILT: LandView = {
    **moment(
        ["c5 d5 g1", "e8 f8"], [(0, "V3", "b7 c7 c8")], turn=12, mover=1, prizes="I3 L4 T4 S4"
    ),
    "last": {**deed("built", 0), "card": "oak", "square": "c8", "castle": "b7"},
}

# Teams.

#: Four players in two teams: the attacker's partner is asked for swords.
JOINING: LandView = {
    **moment(_NEAR[:2], _BESIEGED, seats=4, wizards=(2, 0, 1, 2), turn=30),
    "to_act": (2,),
    "stage": "swords",
    "attack": {**_ATTACK, "defenders": (1, 3), "swords": 1, "swords_by": (1, 0, 0, 0)},
}
SIX: LandView = {
    **moment(_THREE, _CASTLES, seats=6, wizards=(1, 0, 1, 1, 1, 0), turn=21, mover=4),
    "last": {**deed("conquered", 3), "card": "oak", "square": "b6"},
}

# The end.

_WON = [
    (0, "T4", "e5 f5 g5 f6"),
    (1, "V3", "b7 c7 c8"),
    (0, "I3", "c1 d1 e1"),
    (1, "P5", "i5 j5 i6 j6 j7"),
    (0, "L4", "c3 c4 c5 d5"),
    (0, "S4", "g8 f9 g9 f10"),
]
OVER: LandView = {
    **moment(["a5 b5 h8", "e8 c9 d9", "a4 h9 g10 e3"], _WON, prizes="X5 - T5 I5", turn=52),
    "to_act": (),
    "stage": "over",
    "outcome": {"ranking": ((0,), (1,), (2,)), "scores": (18, 10, 0), "reason": "prizes"},
    "last": {**deed("built", 0), "card": "wizard", "square": "g9", "castle": "g8"},
}
#: Four prizes against three, and as many points, if a square is worth a point.
SHARED: LandView = {
    **moment(
        ["a5 b5 h8", "e8 c9 d9"],
        [
            (0, "V3", "b7 c7 c8"),
            (0, "I3", "c1 d1 e1"),
            (1, "P5", "i5 j5 i6 j6 j7"),
            (1, "T4", "e5 f5 g5 f6"),
            (0, "L4", "c3 c4 c5 d5"),
            (1, "X5", "f8 e9 f9 g9 f10"),
            (0, "I4", "h1 h2 h3 h4"),
        ],
        prizes="S4 - T5 I5",
        points="squares",
        turn=52,
    ),
    "to_act": (),
    "stage": "over",
    "outcome": {"ranking": ((0, 1),), "scores": (14, 14), "reason": "prizes"},
    "last": {**deed("built", 0), "card": "fish", "square": "h1", "castle": "h1"},
}
#: Three teams: the leaders are beaten by those who had no fourth prize yet.
TEAM_WON: LandView = {
    **moment(
        ["a5 b5", "e8 c9 d9", "a4 h9 g10 e3"],
        [
            (0, "V3", "b7 c7 c8"),
            (0, "I3", "c1 d1 e1"),
            (1, "P5", "i5 j5 i6 j6 j7"),
            (1, "T4", "e5 f5 g5 f6"),
            (0, "L4", "c3 c4 c5 d5"),
            (1, "S4", "g7 f8 g8 f9"),
            (0, "I4", "h1 h2 h3 h4"),
        ],
        prizes="X5 - T5 I5",
        seats=6,
        wizards=(0, 0, 1, 0, 1, 0),
        turn=80,
        mover=3,
    ),
    "to_act": (),
    "stage": "over",
    "outcome": {
        "ranking": ((1, 4), (0, 3), (2, 5)),
        "scores": (16, 17, 0, 16, 17, 0),
        "reason": "prizes",
    },
    "last": {**deed("built", 3), "card": "sun", "square": "h4", "castle": "h1"},
}
_RESIGNED = moment(["c5 d5 g1", "e8 f8"], [(0, "V3", "b7 c7 c8")], turn=12, mover=1)
RESIGNED: LandView = {
    **_RESIGNED,
    "to_act": (),
    "outcome": {"ranking": ((0,), (1,)), "scores": (1, 0), "reason": "resign"},
}

# Hands.

_HELD = ("crag", "sun", "thistle", "sword", "sword")
ASKED: LandView = {
    **moment(_NEAR, _BESIEGED, wizards=(2, 1, 2), turn=30),
    "seat": 0,
    "ask": "action",
    "hand": _HELD,
    "targets": ({"castle": "e5", "clan": 1, "strength": 4, "against": 3},),
    "completing": (
        {"square": "d4", "shapes": ("I3", "L4"), "taken": False},
        {"square": "c5", "shapes": ("S4",), "taken": False},
        {"square": "c6", "shapes": ("I3",), "taken": True},
        {"square": "d7", "shapes": ("I3",), "taken": False},
        {"square": "e7", "shapes": ("S4",), "taken": False},
    ),
}
_PLAN: PlanView = {
    "action": "conquer",
    "card": "crag",
    "column": None,
    "square": None,
    "origin": None,
}
SQUARE: LandView = {**ASKED, "ask": "square", "plan": _PLAN}
_CHARM: PlanView = {**_PLAN, "action": "wizard", "card": "wizard"}
COLUMN: LandView = {**ASKED, "ask": "column", "plan": _CHARM}
IN_COLUMN: LandView = {**ASKED, "ask": "square", "plan": {**_CHARM, "column": "c"}}
CASTLE: LandView = {
    **ASKED,
    "ask": "castle",
    "plan": {**_PLAN, "square": "d4"},
    "buildable": (
        {"shape": "I3", "squares": ("d4", "d5", "d6"), "points": 3},
        {"shape": "L4", "squares": ("d4", "e4", "d5", "d6"), "points": 5},
        {"shape": "L4", "squares": ("d4", "d5", "d6", "e6"), "points": 5},
    ),
}
SWORDS: LandView = {
    **ASKED,
    "ask": "swords",
    "plan": {**_PLAN, "action": "attack", "card": None},
    "attack": {**_ATTACK, "swords": 0, "swords_by": (0, 0, 0)},
}
DISCARD: LandView = {
    **moment(["", "e8 f8"], turn=12),
    "seat": 0,
    "ask": "discard",
    "hand": ("sword", "sword", "sword", "shield", "wizard"),
    "plan": {**_PLAN, "action": "discard", "card": None},
}
#: All tokens are on the board: one of them moves.
TOKEN: LandView = {
    **FOUR,
    "to_act": (3,),
    "mover": 3,
    "last": None,
    "seat": 3,
    "ask": "token",
    "hand": ("oak", "oak", "sun", "fish", "shield"),
    "targets": ({"castle": "g5", "clan": 2, "strength": 2, "against": 2},),
    "completing": (
        {"square": "c8", "shapes": ("T4",), "taken": True},
        {"square": "e8", "shapes": ("T4", "X5"), "taken": False},
        {"square": "g8", "shapes": ("T4",), "taken": True},
        {"square": "h9", "shapes": ("T4", "I5"), "taken": False},
        {"square": "d10", "shapes": ("T4", "I5", "X5"), "taken": True},
    ),
    "plan": {**_PLAN, "card": "sun", "square": "e5"},
}
#: Each land card is for one square alone.
EXACT: LandView = {
    **ASKED,
    "options": {**ASKED["options"], "land_match": "exact"},
    "hand": ("shield", "crag-b3", "sun-j3", "toadstool-d9", "thistle-d10"),
}
DEFENDING: LandView = {
    **ATTACKED,
    "seat": 1,
    "ask": "shields",
    "hand": ("moon", "moon", "shield", "shield", "wizard"),
    "attack": {**_ATTACK, "needed": 2},
}
BYSTANDER: LandView = {**ATTACKED, "seat": 2, "hand": ("oak", "crag", "moon", "stones", "shield")}
PARTNER: LandView = {
    **JOINING,
    "seat": 2,
    "ask": "join",
    "hand": ("oak", "toadstool", "sword", "sword", "shield"),
}
HAND_OVER: LandView = {**OVER, "seat": 1, "hand": ("oak", "crag", "moon", "stones", "shield")}
