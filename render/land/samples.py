"""Samples of Land of Clans: what its painter has to master."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from render.land.moments import (
    ASKED,
    ATTACKED,
    BUILT,
    BYSTANDER,
    CAPTURED,
    CASTLE,
    COLUMN,
    DEFENDING,
    DISCARD,
    EXACT,
    FOUR,
    HAND_OVER,
    IN_COLUMN,
    JOINING,
    MIDDLE,
    ONE_ROUND_LATER,
    OVER,
    PARTNER,
    REPELLED,
    RESIGNED,
    SHARED,
    SIX,
    SQUARE,
    START,
    SWORDS,
    TEAM_WON,
    TOKEN,
)
from render.sample import Sample

if TYPE_CHECKING:
    from rules.land.view import LandView

SHORT_NAMES: Final = ("Morag", "Iain", "Olena", "Ruairidh", "Ishbel", "Taras")
#: As long as Discord lets them be, in the widest letters that people do use.
LONG_NAMES: Final = (
    "Murdo MacGillivray of Dunmaglass",
    "Мстислава Широкоплечая-Громовска",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Щщщщщщщщщщщщщщщщщщщщщщщщщщщщщщщщ",
    "Ґертруда Жовтоблакитна-Їжакевич",
    "Mairead NicDhòmhnaill of Sleat",
)
ODD_NAMES: Final = ("🦌 𝓜𝓸𝓻𝓪𝓰 🦌", "山田 太郎", "Olena", "💎", "Ishbel", "Taras")


def _board(name: str, view: LandView, names: tuple[str, ...] = SHORT_NAMES) -> Sample:
    return Sample(name, "board", view, names[: view["seats"]])


BOARDS: Final = (
    _board("start", START),
    _board("middle", MIDDLE),
    _board("four_clans", FOUR),
    _board("four_long_names", FOUR, LONG_NAMES),
    _board("attacked", ATTACKED),
    _board("attacked_long_names", ATTACKED, LONG_NAMES),
    _board("repelled", REPELLED),
    _board("captured", CAPTURED),
    _board("built", BUILT, ODD_NAMES),
    _board("two_teams", JOINING, LONG_NAMES),
    _board("three_teams", SIX),
    _board("three_teams_long_names", SIX, LONG_NAMES),
    _board("won", OVER),
    _board("shared", SHARED, LONG_NAMES),
    _board("team_won", TEAM_WON, LONG_NAMES),
    _board("resigned", RESIGNED, LONG_NAMES),
)


def _hand(name: str, view: LandView, names: tuple[str, ...] = SHORT_NAMES) -> Sample:
    return Sample(name, "hand", view, names[: view["seats"]])


HANDS: Final = (
    _hand("asked", ASKED),
    _hand("which_square", SQUARE),
    _hand("which_column", COLUMN),
    _hand("square_of_a_column", IN_COLUMN),
    _hand("which_castle", CASTLE),
    _hand("which_token", TOKEN),
    _hand("how_many_swords", SWORDS),
    _hand("partner_attacks", PARTNER, LONG_NAMES),
    _hand("defends", DEFENDING),
    _hand("waits", BYSTANDER, LONG_NAMES),
    _hand("one_round_later", ONE_ROUND_LATER),
    _hand("discards", DISCARD),
    _hand("cards_for_one_square", EXACT),
    _hand("hand_at_the_end", HAND_OVER),
)

SAMPLES: Final = BOARDS + HANDS
