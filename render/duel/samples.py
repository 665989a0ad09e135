"""Samples of the duel: what its painter has to master."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.duel.moments import (
    ASKED,
    BITTER,
    BONUS_AND_SPY,
    CALM,
    DIM,
    DRAFT,
    DRAWN,
    FOURTH,
    GOAL,
    LAST,
    LAY_FIRST,
    LAY_LATER,
    LAYING,
    LOOKED,
    LOOKING,
    NIGHT,
    PACKET,
    PRINCESS,
    RESIGNED,
    SECOND,
    SHOWN,
    SPIED,
    STRENGTHENED,
    TWO_GENERALS,
)
from render.sample import Sample

if TYPE_CHECKING:
    from rules.duel.view import DuelView

SHORT_NAMES: Final = ("Morag", "Ruairidh")
#: As long as Discord lets them be, in the widest letters that people do use.
LONG_NAMES: Final = ("Murdo MacGillivray of Dunmaglass", "Мстислава Широкоплечая-Громовска")
ODD_NAMES: Final = ("🦌 𝓜𝓸𝓻𝓪𝓰 🦌", "山田 太郎")


def _board(name: str, view: DuelView, names: tuple[str, ...] = SHORT_NAMES) -> Sample:
    return Sample(name, "board", view, names)


BOARDS: Final = (
    _board("start", CALM),
    _board("fourth_round", FOURTH),
    _board("one_chose", {**FOURTH, "to_act": (1,), "chosen": (True, False)}, LONG_NAMES),
    _board("spied", SPIED),
    _board("shown_to_a_spy", SHOWN),
    _board("bonus_and_spy", BONUS_AND_SPY, ODD_NAMES),
    _board("last_round", LAST, LONG_NAMES),
    _board("poor_visibility", DIM),
    _board("dark_night_to_the_bitter_end", NIGHT),
    _board("sandbox", {**CALM, "variants": ("sandbox",)}),
    _board("draft", DRAFT),
    _board("laying_rows", LAYING),
    _board("looked_at_a_row", LOOKED),
    _board("won_by_points", GOAL),
    _board("won_by_the_princess", PRINCESS, LONG_NAMES),
    _board("drawn", DRAWN),
    _board("won_to_the_bitter_end", BITTER),
    _board("resigned", RESIGNED, LONG_NAMES),
)


def _hand(name: str, view: DuelView, seat: int = 0) -> Sample:
    own: DuelView = {**view, "seat": seat}
    return Sample(name, "hand", own, SHORT_NAMES)


HANDS: Final = (
    _hand("eight_cards", ASKED),
    _hand("bonus", {**FOURTH, "ask": "choose"}),
    _hand("both_bonuses", {**TWO_GENERALS, "ask": "choose"}, 1),
    _hand("shows_first", {**SPIED, "ask": "choose_first"}),
    _hand("answers_a_spy", {**STRENGTHENED, "ask": "choose_seen"}, 1),
    _hand("has_chosen", {**FOURTH, "to_act": (1,), "chosen": (True, False), "choices": (5, None)}),
    _hand("three_cards", {**DIM, "ask": "choose", "hands": ((0, 2, 7), None)}),
    _hand("seven_cards", {**SECOND, "ask": "choose"}),
    _hand("last_card", {**LAST, "ask": "choose"}, 1),
    _hand("numbers_only", {**ASKED, "variants": ("sandbox",)}),
    _hand(
        "traitor",
        {
            **ASKED,
            "variants": ("traitor",),
            "exchange": (3, 7),
            "hands": ((0, 1, 2, 4, 5, 6, 7, 7), (0, 1, 2, 3, 3, 4, 5, 6)),
        },
    ),
    _hand("packet", PACKET),
    _hand("packet_waiting", {**DRAFT, "hands": (None, (0, 5, 7))}, 1),
    _hand("lays_first", LAY_FIRST),
    _hand("lays_later", LAY_LATER),
    _hand(
        "row_is_laid", {**LAYING, "to_act": (1,), "laid": (8, 6), "row": (3, 2, 5, 7, 0, 4, 1, 6)}
    ),
    _hand("looks", LOOKING),
    _hand("lays_anew", {**LOOKING, "hands": ((0, 1, 4, 5), (0, 1, 2, 3, 5, 7)), "row": (6, 7)}),
    _hand("is_looked_at", {**LOOKED, "row": (7, 1, 5, 0, 3, 2)}, 1),
    _hand("after_the_end", PRINCESS),
    _hand("resigned_hand", RESIGNED, 1),
)
SAMPLES: Final = BOARDS + HANDS
