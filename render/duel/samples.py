"""Samples of the duel: what its painter has to master."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.duel.moments import (
    BITTER,
    BONUS_AND_SPY,
    CHOSEN,
    DIM,
    DRAFT,
    DRAWN,
    FOURTH,
    GOAL,
    LAST,
    LAY_FIRST,
    LAYING,
    LAYS_ANEW,
    LOOKED,
    NIGHT,
    PRINCESS,
    ROW_LAID,
    SANDBOX,
    SECOND,
    SHOWN,
    SPIED,
    START,
    STRENGTHENED,
    TRAITOR,
    TWO_GENERALS,
)
from render.sample import Sample, given_up

if TYPE_CHECKING:
    from rules.duel.position import DuelPosition

SHORT_NAMES: Final = ("Morag", "Ruairidh")
#: As long as Discord lets them be, in the widest letters that people do use.
LONG_NAMES: Final = ("Murdo MacGillivray of Dunmaglass", "Мстислава Широкоплечая-Громовска")
ODD_NAMES: Final = ("🦌 𝓜𝓸𝓻𝓪𝓰 🦌", "山田 太郎")


def _board(name: str, position: DuelPosition, names: tuple[str, ...] = SHORT_NAMES) -> Sample:
    return Sample(name, "board", position.view(None), names)


BOARDS: Final = (
    _board("start", START),
    _board("fourth_round", FOURTH),
    _board("one_chose", CHOSEN, LONG_NAMES),
    _board("spied", SPIED),
    _board("shown_to_a_spy", SHOWN),
    _board("bonus_and_spy", BONUS_AND_SPY, ODD_NAMES),
    _board("last_round", LAST, LONG_NAMES),
    _board("poor_visibility", DIM),
    _board("dark_night_to_the_bitter_end", NIGHT),
    _board("sandbox", SANDBOX),
    _board("draft", DRAFT),
    _board("laying_rows", LAYING),
    _board("looked_at_a_row", LOOKED),
    _board("won_by_points", GOAL),
    _board("won_by_the_princess", PRINCESS, LONG_NAMES),
    _board("drawn", DRAWN),
    _board("won_to_the_bitter_end", BITTER),
    Sample("resigned", "board", given_up(FOURTH.view(None), 0), LONG_NAMES),
)


def _hand(name: str, position: DuelPosition, seat: int = 0) -> Sample:
    return Sample(name, "hand", position.view(seat), SHORT_NAMES)


HANDS: Final = (
    _hand("eight_cards", START),
    _hand("bonus", FOURTH),
    _hand("both_bonuses", TWO_GENERALS, 1),
    _hand("shows_first", SPIED),
    _hand("answers_a_spy", STRENGTHENED, 1),
    _hand("has_chosen", CHOSEN),
    _hand("three_cards", DIM),
    _hand("seven_cards", SECOND),
    _hand("last_card", LAST, 1),
    _hand("numbers_only", SANDBOX),
    _hand("traitor", TRAITOR),
    _hand("packet", DRAFT),
    _hand("packet_waiting", DRAFT, 1),
    _hand("lays_first", LAY_FIRST),
    _hand("lays_later", LAYING),
    _hand("row_is_laid", ROW_LAID),
    _hand("looks", LOOKED),
    _hand("lays_anew", LAYS_ANEW),
    _hand("is_looked_at", LOOKED, 1),
    _hand("after_the_end", PRINCESS),
    Sample("resigned_hand", "hand", given_up(FOURTH.view(1), 0), SHORT_NAMES),
)
SAMPLES: Final = BOARDS + HANDS
