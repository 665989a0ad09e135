"""Samples of Clans and Glory: what its painter has to master."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, Literal

from render.glory.moments import a_card, a_moment, after, in_hand, over
from render.sample import Sample

if TYPE_CHECKING:
    from rules.glory.view import GloryView

SHORT_NAMES: Final = ("Morag", "Ruairidh", "Olena", "Iain")
#: As long as Discord lets them be, in the widest letters that people do use.
LONG_NAMES: Final = (
    "Murdo MacGillivray of Dunmaglass",
    "Мстислава Широкоплечая-Громовска",
    "Wilhelmina MacWilliam-Mackintosh",
    "Щедролюба Молодиця-Жовтоводівна",
)
ODD_NAMES: Final = ("🦌 𝓜𝓸𝓻𝓪𝓰 🦌", "山田 太郎", "Z̵̢̛a̸͖l̷g̴o̶", "ab")

DEALT: Final = a_moment(
    2,
    1,
    (9, 8),
    "B6 .. .. / .. .. R6 / ..",
    "G5 .. .. / .. .. Y6",
    "S5 .. .. / .. .. S3",
    "Y4 .. .. / .. .. R4 / ..",
)
HALFWAY: Final = a_moment(
    2,
    8,
    (5, 5),
    "B6 .. .. / V6 .. R6 / .. | 0",
    "G5 V5 .. / .. G6 Y6 | 0",
    "S5 Y3 G3 / .. B3 S3 | 0",
    "Y4 .. .. / .. R5 R4 / .. | 1",
    last="2.T1",
    shield=True,
)
SHIELD_FOR_TWO: Final = after(HALFWAY, "O3@3.B0")
TWO_DONE: Final = over(
    a_moment(
        2,
        16,
        (1, 0),
        "B6 B4 S4 / V6 V4 R6 / .. | 0 0",
        "G5 V5 Y5 / S6 G6 Y6 | 0 1 0",
        "S5 Y3 G3 / O3 B3 S3 | 0",
        "Y4 .. O4 / V3 R5 R4 / R3 | 1 1 1 1",
        last="4.T2",
    ),
    "points",
)
TIED: Final = over(
    a_moment(
        2,
        16,
        (1, 0),
        "R6 R5 S5 / S6 O6 O4 / .. | 1 1",
        "S4 .. G6 / V4 V5 R3 | 1",
        "B6 B5 O3 / Y3 G3 B3 | 0 0",
        "O5 G5 G4 / Y5 Y4 V3 / B4 | 0 0 1 0 1",
        last="4.H",
    ),
    "cards",
)
RESIGNED: Final[GloryView] = {
    **HALFWAY,
    "to_act": (),
    "outcome": {"ranking": ((1,), (0,)), "scores": (0, 1), "reason": "resign"},
}

THREE: Final = a_moment(
    3,
    13,
    (5, 5, 4),
    ".. G4 .. / .. O4 .. / .. | 2",
    "Y3 V3 B7 / .. S4 B4",
    "O7 Y7 Y4 / V4 G7 .. | 2 2 1",
    ".. B5 O5 / .. .. .. | 2",
    "V5 G5 .. / .. R5 .. / .. | 0",
    last="4.T2",
    shield=True,
)
STUCK: Final = a_moment(
    3,
    22,
    (2, 2, 1),
    ".. G4 G3 / .. O4 B6 / .. | 2 1",
    "Y3 V3 B7 / B3 S4 B4 | 1",
    "O7 Y7 Y4 / V4 G7 R7 | 2 2 1 1",
    "V6 B5 O5 / S6 S5 O6 | 2 0 0",
    "V5 G5 .. / R3 R5 .. / .. | 0 0",
    last="1.B2",
)
COVERED: Final = after(STUCK, "?@1.H")
ONE_CARD_FITS: Final = after(COVERED, "shield")
THREE_DONE: Final = over(
    after(ONE_CARD_FITS, "R4@1.B0", "shield", "?@5.T2", "shield"),
    "points",
)
SHARED: Final = over(
    a_moment(
        3,
        24,
        (1, 1, 0),
        ".. G7 Y7 / .. ?2 S7 / R4 | 1",
        "G6 O6 O3 / S6 O7 O4 | 0 0 1",
        "G3 B5 B6 / S4 B7 B4 | 1 0 1",
        "S3 V3 V7 / R3 V4 ..",
        "R7 Y5 O5 / S5 G5 V5 / R5 | 2 0 1",
        last="1.B1",
    ),
    "shared",
)

FOUR: Final = a_moment(
    4,
    15,
    (4, 4, 5, 4),
    "Y7 Y3 .. / O6 Y6 .. / .. | 1",
    "R6 R3 S3 / .. .. R5 | 0 0",
    "Y4 B4 S6 / Y5 B8 .. | 3 2",
    "S7 S8 .. / .. O8 .. | 1",
    ".. R8 .. / .. .. ..",
    ".. G5 .. / .. G6 G7 / ..",
    last="4.B1",
    shield=True,
)
SHIELD_FOR_FOUR: Final = after(FOUR, "O3@4.B2")
FOUR_DONE: Final = over(
    a_moment(
        4,
        28,
        (1, 1, 1, 0),
        "Y7 Y3 ?3 / O6 Y6 S4 / G8 | 1 3 3 3",
        "R6 R3 S3 / R4 R7 R5 | 0 0 0 2",
        "Y4 B4 S6 / Y5 B8 B3 | 3 2 0",
        "S7 S8 O4 / G3 O8 O3 | 1 2 3 2",
        "B5 R8 .. / O5 V8 .. | 0 1 1",
        ".. G5 O7 / .. G6 G7 / G4 | 1 2",
        last="1.B2",
    ),
    "points",
)
TALL: Final = over(
    a_moment(
        4,
        28,
        (1, 1, 1, 0),
        "O5 O8 B8 / R5 O3 B7 / S5 | 0 1 2 3 0 1",
        "B6 O7 S4 / R7 R4 V4 | 3 3 0",
        "S8 V3 S7 / R3 B3 S6 | 3",
        "G7 G3 G5 / O4 G4 Y4 | 0 2 1 2 3",
        "G6 Y3 Y5 / Y6 V6 V7 | 0 1 2",
        "Y8 Y7 .. / V8 .. .. / ..",
        last="5.B1",
    ),
    "points",
)


def _sample(
    scene: Literal["board", "hand"],
    name: str,
    view: GloryView,
    names: tuple[str, ...] = SHORT_NAMES,
) -> Sample:
    return Sample(name, scene, view, names[: view["seats"]])


_board: Final = partial(_sample, "board")
_hand: Final = partial(_sample, "hand")


#: So many of the boards, the first ones, show all sizes of the table.
WARMED: Final = 3
BOARDS: Final = (
    _board("two_halfway", HALFWAY),
    _board("three_halfway", THREE),
    _board("four_halfway", FOUR),
    _board("two_dealt", DEALT),
    _board("two_shield", SHIELD_FOR_TWO, LONG_NAMES),
    _board("three_face_down", COVERED, ODD_NAMES),
    _board("four_shield", SHIELD_FOR_FOUR, LONG_NAMES),
    _board("fields_apart", {**FOUR, "adjacency_crosses_fields": False}),
    _board("two_over", TWO_DONE),
    _board("three_over", THREE_DONE, LONG_NAMES),
    _board("four_over", FOUR_DONE, LONG_NAMES),
    _board("tall_stacks", TALL),
    _board("tied", TIED, LONG_NAMES),
    _board("shared", SHARED),
    _board("resigned", RESIGNED, LONG_NAMES),
)


_NINE: Final = {
    "Y3": "2.T2 2.B1 3.T2 3.B0 3.B1 4.T1 4.B0",
    "Y5": "1.T2 2.T1 2.T2 2.B0 2.B1 3.T1 3.T2 3.B0 4.T1 4.B0",
    "G4": "1.T2 2.T1 2.B0 3.T2 4.T1 4.T2 4.B0 4.B1 4.H",
    "B3": "1.T1 1.B0 1.H 3.T2 3.B1 4.B0",
    "B4": "1.T1 1.B0 1.H 3.T2 4.T1 4.T2 4.B0 4.B1 4.H",
    "V4": "3.T2 4.T1 4.T2 4.B0 4.B1 4.H",
    "V5": "1.T2 2.T1 2.T2 2.B0 3.T1 3.B0",
    "V6": "1.T1 1.T2 1.B0 1.B1 1.H 2.T2 2.B0 2.B1 3.B0",
    "S4": "2.T2 3.T1 3.T2 3.B0 3.B1 4.T1 4.T2 4.B0 4.B1 4.H",
}
_FIVE: Final = {
    "R7": "1.T2 1.H 2.B0 2.B1 4.B0 5.T0 5.T2 5.B1 6.T2 6.H",
    "O3": "1.T2 1.H 2.B1 4.B0 4.B2",
    "Y8": "1.T2 1.B2 1.H 3.B2 4.T2 4.B0 4.B2 5.T0 5.T2 5.B1",
    "G3": "1.T2 2.B1 6.T0 6.T2 6.B0 6.H",
    "G4": "6.T0 6.T2 6.B0 6.H",
}
_LAST_TWO: Final = {"R4": "1.T0 1.B0 5.B2", "S3": ""}
_ANYWHERE: Final = "1.T0 1.B0 1.H 5.T2 5.B2 5.H"

HANDS: Final = (
    _hand("nine_cards", in_hand(DEALT, 0, " ".join(_NINE), _NINE, "place")),
    _hand("five_cards", in_hand(FOUR, 2, " ".join(_FIVE), _FIVE, "place")),
    _hand("one_fits", in_hand(ONE_CARD_FITS, 1, " ".join(_LAST_TWO), _LAST_TWO, "place")),
    _hand(
        "nothing_fits",
        in_hand(STUCK, 0, "Y6 V7", {"Y6": _ANYWHERE, "V7": _ANYWHERE}, "place_face_down"),
    ),
    _hand("shield", in_hand(SHIELD_FOR_FOUR, 2, "R7 Y8 G3 G4", ask="shield")),
    _hand("shield_after_face_down", in_hand(COVERED, 0, "Y6", ask="shield")),
    _hand("waits", in_hand(SHIELD_FOR_TWO, 0, "Y5 G4 B4 V4 S4"), LONG_NAMES),
    _hand("left_over", {**in_hand(TWO_DONE, 0, ""), "discard": a_card("G4")}),
    _hand("nothing_left", in_hand(TWO_DONE, 1, ""), LONG_NAMES),
    _hand("resigned_hand", in_hand(RESIGNED, 1, "R3 O3 O4 V3 S6"), LONG_NAMES),
)
SAMPLES: Final = BOARDS + HANDS
