"""Matches that a command suggests: those whose label contains what was typed."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from bot.store import Sitter
from cogs.match_lookup import choices_of
from rules import GAMES, Course, Record
from tests.bot.made_table import made_table

READER = SimpleNamespace(extras={}, locale=SimpleNamespace(value="en-US"))


def match(number: int, *names: str):
    course = Course(Record("duel", 2, GAMES["duel"].options.read(None), "choices"))
    found = made_table(course, [Sitter(at, at, name) for at, name in enumerate(names)]).match
    found.id = number
    return found


@pytest.mark.parametrize(
    ("typed", "suggested"), [("", ["7", "8"]), ("anna", ["7"]), ("bob", ["7", "8"]), ("dora", [])]
)
def test_only_what_fits_is_suggested(typed: str, suggested: list[str]) -> None:
    matches = [match(7, "Anna", "Bob"), match(8, "Bob", "Carl")]
    assert [choice.value for choice in choices_of(READER, matches, typed)] == suggested
