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
    OPEN,
    OPEN_PAIR,
    SHARED,
    STUCK,
    WOMEN,
)
from render.cherokee.notation import aimed, over, own, resigned
from render.sample import Sample

if TYPE_CHECKING:
    from rules.cherokee.view import CherokeeView

SHORT_NAMES: Final = ("Iain", "Morag", "Ruairidh", "Олена")
#: As long as Discord lets them be, in the widest letters that people do use.
LONG_NAMES: Final = (
    "Murdo MacGillivray of Dunmaglass",
    "Мстислава Широкоплечая-Громовска",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Маргарита Довгошия-Заворотнюк ІІ",
)
ODD_NAMES: Final = ("🦌 𝓜𝓸𝓻𝓪𝓰 🦌", "山田 太郎", "Z̵̢̛a̸͖l̷g̴o̶", "...")

#: Who could be chosen to attack, in the clash.
_CLASH: Final = aimed(
    CLASH,
    "E5",
    *("F5 F5 8:7", "E4+F5 F5 13:7", "E4+F6 F6 12:7", "F5+F6 F5 15:7", "E4+F5+F6 F5 20:7"),
)
_ENDED: Final = over(END_OF_TWO, "wild_potato blue", "feathers", (0,), (1,))


def _board(name: str, view: CherokeeView, names: tuple[str, ...] = SHORT_NAMES) -> Sample:
    return Sample(name, "board", view, names[: view["seats"]])


BOARDS: Final = (
    _board("first_turn", FIRST),
    _board("climb", CLIMB),
    _board("climb_of_long_names", CLIMB, LONG_NAMES),
    _board("clash", _CLASH, ODD_NAMES),
    _board("choice", CHOICE),
    _board("gap", GAP, LONG_NAMES),
    _board("stuck", STUCK),
    _board("open", OPEN),
    _board("open_with_long_names", OPEN, LONG_NAMES),
    _board("open_pair", OPEN_PAIR),
    _board("won_by_feathers", _ENDED),
    _board(
        "won_among_four",
        over(END_OF_FOUR, "wild_potato blue long_hair birds", "feathers", (2,), (3,), (1,), (0,)),
        LONG_NAMES,
    ),
    _board(
        "won_by_women", over(WOMEN, "long_hair birds blue", "women", (0,), (1,), (2,)), ODD_NAMES
    ),
    _board("shared", over(SHARED, "long_hair blue", "shared", (0, 1))),
    _board("resigned", resigned(CHOICE, 1), LONG_NAMES),
)


def _hand(name: str, view: CherokeeView, seat: int, clan: str, hand: str = "") -> Sample:
    return Sample(name, "hand", own(view, seat, clan, hand), SHORT_NAMES[: view["seats"]])


EIGHTEEN: Final = (
    "BI4m BI6m BI6w BI8w BL3w BL4m BL8m WP5m WP9m DE4m DE5w DE6m DE8m WO4w WO5w WO6w LH7m LH9m"
)
EIGHTEEN_LEFT: Final = (
    "BI6w BL5w BL7m BL8w WP3w WP7w WP8w DE3w DE6w DE8m DE9m WO4w WO7w WO8w LH3w LH6w LH7w LH8w"
)
HANDS: Final = (
    _hand("eighteen_cards", FIRST, 1, "wild_potato", EIGHTEEN),
    _hand("aims", CLIMB, 1, "wolf", "BL8m WP4w DE8m WO5m LH6w LH8w"),
    _hand("attacks", _CLASH, 1, "blue", "BI7w WP5m WP6m DE6w DE7m WO5m WO7m WO7w LH6m"),
    _hand(
        "chooses",
        CHOICE,
        1,
        "wild_potato",
        "BI5w BI8m BL3w BL6w WP5w DE8m DE8w WO5m WO7w LH6m LH7w LH9m",
    ),
    _hand("places", GAP, 1, "birds", "BI7m BL8w WP3w WP4m DE4m DE4w DE6w WO4m WO6w LH5m LH7m"),
    _hand("waits", GAP, 2, "long_hair", "BI6m BL5m BL7w BL8m BL9m WP4w WP5m WP7w DE6m LH3w LH4w"),
    _hand("drops", STUCK, 0, "wolf", EIGHTEEN_LEFT),
    _hand("last_card", LAST_CARD, 0, "long_hair", "WO8m"),
    _hand("open_hand", OPEN, 1, "wild_potato", "BI6w BL5w BL7m BL9m WO7w LH6m LH8w"),
    _hand("after_the_end", _ENDED, 0, "wild_potato"),
    _hand("resigned_hand", resigned(CHOICE, 0), 1, "wild_potato", "BI5w BI8m BL3w"),
)
SAMPLES: Final = BOARDS + HANDS
