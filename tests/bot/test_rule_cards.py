"""Rules on a card: what it can't hold is left out, and an ellipsis says so."""

from __future__ import annotations

import pytest

from bot.languages import words
from cogs.rulebook import _CARD_LIMIT, Book, _title, _told
from rules import GAMES

TONGUE, BOOK = words("en"), Book("duel")


@pytest.mark.parametrize("used", [0, 2000, 3500])
def test_all_rules_of_a_game_never_fill_more_than_the_rest_of_a_card(used: int) -> None:
    told = _told(TONGUE, BOOK, GAMES["duel"].rules, used)
    assert used + len(_title(TONGUE, BOOK)) + len(told) <= _CARD_LIMIT
    assert told.endswith("…")
    assert told.startswith("**BR-R1 · ") or used == 3500


def test_what_fits_is_told_whole() -> None:
    told = _told(TONGUE, BOOK, ["BR-R1", "BR-R2"])
    assert [line[:9] for line in told.splitlines()[::2]] == ["**BR-R1 ·", "**BR-R2 ·"]
    assert "…" not in told
