"""Which tables /games offers to somebody: those at which they may sit down."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from bot.store import Sitter
from cogs.games import _may_join
from rules import GAMES, Course, Record
from tests.bot.made_table import made_table

ANNA, BOB, CARL = 100, 101, 102


def lobby(*users: int, invited: tuple[int, ...] = (), invited_only: bool = False):
    """A table for two."""
    course = Course(Record("duel", 2, GAMES["duel"].options.read(None), "seats"))
    match = made_table(course, [Sitter(at, user, "name") for at, user in enumerate(users)]).match
    match.invited, match.invited_only = list(invited), invited_only
    return match


@pytest.mark.parametrize(
    ("match", "may"),
    [
        (lobby(ANNA, invited=(BOB,)), True),
        (lobby(ANNA, invited=(BOB,), invited_only=True), True),
        (lobby(ANNA, invited=(CARL,), invited_only=True), False),
        (lobby(BOB), False),
        (lobby(BOB, invited=(BOB,)), False),
        (lobby(ANNA, CARL, invited=(BOB,)), False),
    ],
    ids=["invited", "only invited", "not invited", "sits", "sits, invited", "full"],
)
def test_a_table_is_offered_where_there_is_a_seat_for_bob(match, may) -> None:
    bob = SimpleNamespace(user=SimpleNamespace(id=BOB))
    assert _may_join(bob, match) is may
