"""A corrected data file is for new matches: the store keeps what the others began with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.lobbies import Lobbies
from bot.matches import Matches
from bot.refused import Refused
from bot.store import Store
from rules import GAMES, Chance, read_record, write_record
from rules.core import shelf
from rules.core.edition import Edition
from tests.rules.walk import sight

if TYPE_CHECKING:
    from pathlib import Path

    from bot.table import Table

ANNA, BOB = 1, 2
#: In each game with data a value that its owner corrects in place: what stands there, and then.
CORRECTIONS = {
    "cherokee": ("men = [4, 5, 6, 7, 8, 9]", "men = [2, 5, 6, 7, 8, 9]"),
    "glory": ("strengths = [3,", "strengths = [4,"),
    "land": ("tokens = ", "tokens = 1"),
}
EACH = pytest.mark.parametrize("game", CORRECTIONS)


@pytest.fixture(autouse=True)
def shelf_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "_BY_EDITION", dict(shelf._BY_EDITION))
    for key in GAMES:
        monkeypatch.setitem(GAMES, key, GAMES[key])


def correct_in_place(game: str) -> None:
    """The file holds another value, and the process that read the old one is gone."""
    text = GAMES[game].edition.text
    old, new = CORRECTIONS[game]
    assert text.count(old) >= 1
    GAMES[game] = type(GAMES[game])(Edition(text.replace(old, new, 1)))
    shelf._BY_EDITION.clear()


async def begun(matches: Matches, game: str) -> Table:
    lobbies = Lobbies(matches)
    match = lobbies.prepare(game, {}, (10, 20), (ANNA, "Anna"), "en")
    await lobbies.open(match)
    await lobbies.join(match.id, BOB, "Bob")
    return await lobbies.start(match.id, ANNA)


async def played(matches: Matches, game: str, moves: int = 12) -> Table:
    """A match after some moves by lot."""
    table, chance = await begun(matches, game), Chance("editions")
    for _ in range(moves):
        seat = table.course.awaited[0]
        move = chance.pick(table.course.moves(seat))
        table = await matches.play(table.match.id, seat, str(move))
    return table


@EACH
async def test_running_matches_undo_and_records_stay_and_new_ones_are_corrected(
    tmp_path: Path, game: str
) -> None:
    path = tmp_path / "store.sqlite3"
    store = await Store.open(path)
    course = (await played(Matches(store), game)).course
    before = sight(course.position)
    undo = [course.takebacks(seat) for seat in range(2)]
    record = write_record(course)
    await store.close()

    correct_in_place(game)
    store = await Store.open(path)
    matches = Matches(store)
    table = await matches.table(1)
    assert sight(table.course.position) == before
    assert [table.course.takebacks(seat) for seat in range(2)] == undo
    assert write_record(table.course) == record
    assert sight(read_record(record).position) == before
    new = await begun(matches, game)
    assert new.course.game.edition == GAMES[game].edition != table.course.game.edition
    await store.close()


@EACH
async def test_a_match_from_before_editions_keeps_the_first_one(tmp_path: Path, game: str) -> None:
    path = tmp_path / "store.sqlite3"
    store = await Store.open(path)
    before = sight((await played(Matches(store), game)).course.position)
    await store._connection.execute("UPDATE match SET edition = NULL")
    await store._connection.execute("DELETE FROM edition")
    await store.close()
    # The first start of a version that knows editions stores the data it still has.
    await (await Store.open(path)).close()
    correct_in_place(game)
    store = await Store.open(path)
    table = await Matches(store).table(1)
    assert sight(table.course.position) == before
    await store.close()


@EACH
async def test_a_match_whose_edition_is_lost_is_refused_and_never_played_with_another(
    tmp_path: Path, game: str
) -> None:
    path = tmp_path / "store.sqlite3"
    store = await Store.open(path)
    await played(Matches(store), game)
    await store._connection.execute("DELETE FROM edition")
    await store.close()
    correct_in_place(game)
    store = await Store.open(path)
    with pytest.raises(Refused) as refused:
        await Matches(store).table(1)
    assert refused.value.key == "match-outdated"
    await store.close()
