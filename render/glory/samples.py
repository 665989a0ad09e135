"""Samples of Clans and Glory: what its painter has to master."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.glory.moments import drawn, played
from render.sample import Sample, given_up

if TYPE_CHECKING:
    from rules.glory.position import GloryPosition

SHORT_NAMES: Final = ("Morag", "Ruairidh", "Olena", "Iain")
#: As long as Discord lets them be, in the widest letters that people do use.
LONG_NAMES: Final = (
    "Murdo MacGillivray of Dunmaglass",
    "Мстислава Широкоплечая-Громовска",
    "Wilhelmina MacWilliam-Mackintosh",
    "Щедролюба Молодиця-Жовтоводівна",
)
ODD_NAMES: Final = ("🦌 𝓜𝓸𝓻𝓪𝓰 🦌", "山田 太郎", "Z̵̢̛a̸͖l̷g̴o̶", "ab")

DEALT: Final = drawn(
    1,
    "Y3 Y5 G4 B3 B4 V4 V5 V6 S4",
    "B6 .. .. / .. .. R6 / ..",
    "G5 .. .. / .. .. Y6",
    "S5 .. .. / .. .. S3",
    "Y4 .. .. / .. .. R4 / ..",
)
HALFWAY: Final = played(
    drawn(
        7,
        "Y5 G4 B4 V4 S4 V5 / R3 O3 O4 V3 S6",
        "B6 .. .. / V6 .. R6 / .. | 0",
        "G5 .. .. / .. G6 Y6",
        "S5 Y3 G3 / .. B3 S3 | 0",
        "Y4 .. .. / .. R5 R4 / .. | 1",
    ),
    "V5@2.T1 shield",
)
SHIELD_FOR_TWO: Final = played(HALFWAY, "O3@3.B0")
TWO_DONE: Final = played(
    drawn(
        16,
        "G4 / O4",
        "B6 B4 S4 / V6 V4 R6 / .. | 0 0",
        "G5 V5 Y5 / S6 G6 Y6 | 0 1 0",
        "S5 Y3 G3 / O3 B3 S3 | 0",
        "Y4 .. .. / V3 R5 R4 / R3 | 1 1 1 1",
    ),
    "O4@4.T2",
)
TIED: Final = played(
    drawn(
        16,
        "/ B4",
        "R6 R5 S5 / S6 O6 O4 / .. | 1 1",
        "S4 .. G6 / V4 V5 R3 | 1",
        "B6 B5 O3 / Y3 G3 B3 | 0 0",
        "O5 G5 G4 / Y5 Y4 V3 / .. | 0 0 1 0 1",
    ),
    "B4@4.H",
)

THREE: Final = played(
    drawn(
        12,
        "/ / O5",
        ".. G4 .. / .. O4 .. / .. | 2",
        "Y3 V3 B7 / .. S4 B4",
        "O7 Y7 Y4 / V4 G7 .. | 2 2 1",
        ".. B5 .. / .. .. ..",
        "V5 G5 .. / .. R5 .. / .. | 0",
    ),
    "O5@4.T2 shield",
)
STUCK: Final = played(
    drawn(
        21,
        "Y6 V7 / R4 S3 / B6 S7",
        ".. G4 G3 / .. O4 .. / .. | 2 1",
        "Y3 V3 B7 / B3 S4 B4 | 1",
        "O7 Y7 Y4 / V4 G7 R7 | 2 2 1 1",
        "V6 B5 O5 / S6 S5 O6 | 2 0 0",
        "V5 G5 .. / R3 R5 .. / .. | 0 0",
    ),
    "B6@1.B2 pass",
)
COVERED: Final = played(STUCK, "?V7@1.H")
ONE_CARD_FITS: Final = played(COVERED, "shield")
THREE_DONE: Final = played(ONE_CARD_FITS, "R4@1.B0 shield ?S7@5.T2 shield")
SHARED: Final = played(
    drawn(
        24,
        "/ / B3",
        ".. G7 Y7 / .. .. S7 / R4 | 1",
        "G6 O6 O3 / S6 O7 O4 | 0 0 1",
        "G3 B5 B6 / S4 B7 B4 | 1 0 1",
        "S3 V3 V7 / R3 V4 ..",
        "R7 Y5 O5 / S5 G5 V5 / R5 | 2 0 1",
    ),
    "?B3@1.B1 pass",
)

#: Four clans before a turn, with neighbours over the border of two fields or without.
_OF_FOUR: Final = tuple(
    drawn(
        14,
        "/ O8 / R7 O3 Y8 G3 G4",
        "Y7 Y3 .. / O6 Y6 .. / .. | 1",
        "R6 R3 S3 / .. .. R5 | 0 0",
        "Y4 B4 S6 / Y5 B8 .. | 3 2",
        "S7 S8 .. / .. .. ..",
        ".. R8 .. / .. .. ..",
        ".. G5 .. / .. G6 G7 / ..",
        crosses=crosses,
    )
    for crosses in (True, False)
)
FOUR, APART = (played(before, "O8@4.B1 shield") for before in _OF_FOUR)
SHIELD_FOR_FOUR: Final = played(FOUR, "O3@4.B2")
#: It is the second clan's turn again, after three others'.
ONE_ROUND_LATER: Final = played(SHIELD_FOR_FOUR, "shield B7@6.H shield S5@2.B1 pass")
FOUR_DONE: Final = played(
    drawn(
        28,
        "/ / / S4",
        "Y7 Y3 ?3 / O6 Y6 .. / G8 | 1 3 3 3",
        "R6 R3 S3 / R4 R7 R5 | 0 0 0 2",
        "Y4 B4 S6 / Y5 B8 B3 | 3 2 0",
        "S7 S8 O4 / G3 O8 O3 | 1 2 3 2",
        "B5 R8 .. / O5 V8 .. | 0 1 1",
        ".. G5 O7 / .. G6 G7 / G4 | 1 2",
    ),
    "S4@1.B2",
)
TALL: Final = played(
    drawn(
        28,
        "/ / / V6",
        "O5 O8 B8 / R5 O3 B7 / S5 | 0 1 2 3 0 1",
        "B6 O7 S4 / R7 R4 V4 | 3 3 0",
        "S8 V3 S7 / R3 B3 S6 | 3",
        "G7 G3 G5 / O4 G4 Y4 | 0 2 1 2 3",
        "G6 Y3 Y5 / Y6 .. V7 | 0 1 2",
        "Y8 Y7 .. / V8 .. .. / ..",
    ),
    "V6@5.B1",
)


def _board(name: str, position: GloryPosition, names: tuple[str, ...] = SHORT_NAMES) -> Sample:
    return Sample(name, "board", position.view(None), names[: position.setup.seats])


def _hand(
    name: str, position: GloryPosition, seat: int, names: tuple[str, ...] = SHORT_NAMES
) -> Sample:
    return Sample(name, "hand", position.view(seat), names[: position.setup.seats])


#: How many of the boards, from the first, it takes to show all sizes of the table.
WARMED: Final = 3
BOARDS: Final = (
    _board("two_halfway", HALFWAY),
    _board("three_halfway", THREE),
    _board("four_halfway", FOUR),
    _board("two_dealt", DEALT),
    _board("two_shield", SHIELD_FOR_TWO, LONG_NAMES),
    _board("three_face_down", COVERED, ODD_NAMES),
    _board("four_shield", SHIELD_FOR_FOUR, LONG_NAMES),
    _board("fields_apart", APART),
    _board("two_over", TWO_DONE),
    _board("three_over", THREE_DONE, LONG_NAMES),
    _board("four_over", FOUR_DONE, LONG_NAMES),
    _board("tall_stacks", TALL),
    _board("tied", TIED, LONG_NAMES),
    _board("shared", SHARED),
    Sample("resigned", "board", given_up(HALFWAY.view(None), 0), LONG_NAMES[:2]),
)

HANDS: Final = (
    _hand("nine_cards", DEALT, 0),
    _hand("five_cards", FOUR, 2),
    _hand("one_fits", ONE_CARD_FITS, 1),
    _hand("nothing_fits", STUCK, 0),
    _hand("shield", SHIELD_FOR_FOUR, 2),
    _hand("shield_after_face_down", COVERED, 0),
    _hand("one_round_later", ONE_ROUND_LATER, 1),
    _hand("waits", SHIELD_FOR_TWO, 0, LONG_NAMES),
    _hand("left_over", TWO_DONE, 0),
    _hand("nothing_left", TWO_DONE, 1, LONG_NAMES),
    Sample("resigned_hand", "hand", given_up(HALFWAY.view(1), 0), LONG_NAMES[:2]),
)
SAMPLES: Final = BOARDS + HANDS
