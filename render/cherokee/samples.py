"""Samples of Cherokee: what its painter has to master."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.cherokee.moments import (
    CHOICE,
    CLASH,
    CLIMB,
    END_OF_FOUR,
    END_OF_TWO,
    FIRST,
    GAP,
    LAST_CARD,
    ONE_ROUND_LATER,
    OPEN,
    OPEN_PAIR,
    SHARED,
    STUCK,
    WOMEN,
)
from render.sample import Sample, given_up

if TYPE_CHECKING:
    from rules.cherokee.position import CherokeePosition

SHORT_NAMES: Final = ("Iain", "Morag", "Ruairidh", "Олена")
#: As long as Discord lets them be, in the widest letters that people do use.
LONG_NAMES: Final = (
    "Murdo MacGillivray of Dunmaglass",
    "Мстислава Широкоплечая-Громовска",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Маргарита Довгошия-Заворотнюк ІІ",
)
ODD_NAMES: Final = ("🦌 𝓜𝓸𝓻𝓪𝓰 🦌", "山田 太郎", "Z̵̢̛a̸͖l̷g̴o̶", "...")


def _board(name: str, moment: CherokeePosition, names: tuple[str, ...] = SHORT_NAMES) -> Sample:
    view = moment.view(None)
    return Sample(name, "board", view, names[: view["seats"]])


def _hand(name: str, moment: CherokeePosition, seat: int) -> Sample:
    view = moment.view(seat)
    return Sample(name, "hand", view, SHORT_NAMES[: view["seats"]])


BOARDS: Final = (
    _board("first_turn", FIRST),
    _board("climb", CLIMB),
    _board("climb_of_long_names", CLIMB, LONG_NAMES),
    _board("clash", CLASH, ODD_NAMES),
    _board("choice", CHOICE),
    _board("gap", GAP, LONG_NAMES),
    _board("stuck", STUCK),
    _board("open", OPEN),
    _board("open_with_long_names", OPEN, LONG_NAMES),
    _board("open_pair", OPEN_PAIR),
    _board("won_by_feathers", END_OF_TWO),
    _board("won_among_four", END_OF_FOUR, LONG_NAMES),
    _board("won_by_women", WOMEN, ODD_NAMES),
    _board("shared", SHARED),
    Sample("resigned", "board", given_up(CHOICE.view(None), 1), LONG_NAMES[:2]),
)
HANDS: Final = (
    _hand("eighteen_cards", FIRST, 1),
    _hand("aims", CLIMB, 1),
    _hand("one_round_later", ONE_ROUND_LATER, 0),
    _hand("attacks", CLASH, 1),
    _hand("chooses", CHOICE, 1),
    _hand("places", GAP, 1),
    _hand("waits", GAP, 2),
    _hand("drops", STUCK, 0),
    _hand("last_card", LAST_CARD, 0),
    _hand("open_hand", OPEN, 1),
    _hand("after_the_end", END_OF_TWO, 0),
    Sample("resigned_hand", "hand", given_up(CHOICE.view(1), 0), SHORT_NAMES[:2]),
)
SAMPLES: Final = BOARDS + HANDS
