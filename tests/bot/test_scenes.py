"""Scenes: none holds what its viewer must not know, however deep one looks into it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING

import pytest

from bot.public_match import Player, PublicMatch, public_match
from bot.scene import Scene, scene, scene_at
from bot.store import Sitter, State
from rules import GAMES, Chance, Course, Event, Move, Record
from rules.core.game import Group
from tests.bot.made_table import made_table

if TYPE_CHECKING:
    from bot.table import Table

SEED = "a seed that nobody may know before the end"
#: Where the direct messages of the seats are, beginning with those of the first one.
LETTERS = 7_000_001
#: All that a scene is made of.
PLAIN = (str, int, float, type(None))
PARTS = (Scene, PublicMatch, Player, Move, Event, Group)


def order_of(seat: int) -> str:
    return f"what seat {seat} has ordered"


def table_of(course: Course) -> Table:
    """A table at which every seat has given a standing order and got a direct message."""
    letters = range(LETTERS, LETTERS + 2 * course.record.seats, 2)
    sitters = [
        Sitter(seat, 100 + seat, f"guest {seat}", None, letter, letter + 1, {"ask": order_of(seat)})
        for seat, letter in enumerate(letters)
    ]
    return made_table(course, sitters)


def moments(game: str) -> Iterator[Course]:
    """Some moments of a random game, its end among them."""
    seats = min(GAMES[game].seats_for(GAMES[game].options.read({})))
    course = Course(Record(game, seats, GAMES[game].options.read({}), SEED))
    chance = Chance("another seed")
    while course.outcome is None:
        if len(course.played) % 10 == 0:
            yield course
        seat = chance.pick(course.awaited)
        course.play(seat, chance.pick(course.moves(seat)))
    yield course


def viewers(course: Course) -> list[int | None]:
    return [None, *range(course.record.seats)]


def inside(thing: object) -> Iterator[object]:
    """All plain values inside an object, however deep; unknown types fail the test."""
    if is_dataclass(thing):
        assert isinstance(thing, PARTS), type(thing)
        inner = [getattr(thing, field.name) for field in fields(thing)]
    elif isinstance(thing, Move | Event):
        inner = [getattr(thing, slot) for slot in type(thing).__slots__]
    elif isinstance(thing, Mapping):
        inner = [*thing, *thing.values()]
    elif isinstance(thing, tuple | list):
        inner = list(thing)
    else:
        assert isinstance(thing, PLAIN), type(thing)
        yield thing
        return
    for one in inner:
        yield from inside(one)


def secrets_in(thing: object, table: Table) -> set[object]:
    """What an object holds that only the bot, or one seat, may know."""
    sitters = table.match.sitters
    letters = {sitter.dm_channel_id for sitter in sitters} | {one.dm_message_id for one in sitters}
    held = "\n".join(map(str, inside(thing)))
    secrets = {SEED, *letters, *(order_of(sitter.seat) for sitter in sitters)}
    return {secret for secret in secrets if str(secret) in held}


@pytest.mark.parametrize("game", GAMES)
async def test_before_the_end_a_scene_holds_no_secret_but_its_own_seats_order(game: str) -> None:
    for course in moments(game):
        table = table_of(course)
        for seat in viewers(course):
            own = set() if seat is None else {order_of(seat)}
            public = {SEED} if course.outcome is not None else set()
            assert secrets_in(scene(table, seat), table) == own | public
        if course.outcome is None:
            assert not scene(table, None).absent


@pytest.mark.parametrize("game", GAMES)
async def test_a_scene_of_an_earlier_moment_does_not_hold_the_seed_either(game: str) -> None:
    *_, course = moments(game)
    table = table_of(course)
    for seat in viewers(course):
        earlier = await scene_at(table, seat, table.match.length - 1)
        assert SEED not in secrets_in(earlier, table)
        assert not earlier.absent


@pytest.mark.parametrize("game", GAMES)
def test_a_public_match_holds_no_secret_from_the_lobby_to_the_end(game: str) -> None:
    for course in moments(game):
        table = table_of(course)
        for state in State:
            table.match.state = state
            assert not secrets_in(public_match(table.match), table)
