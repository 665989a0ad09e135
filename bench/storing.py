"""Moves that are stored for good, against plain aiosqlite with the same settings.

The same rows are written: an entry of the log, the match, its seats and two notices. Once one move
after the other, once fifty at the same time, as with many matches moving.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

import aiosqlite

from bench.measure import Finding, median_rates
from bot.lobbies import Lobbies
from bot.matches import Matches
from bot.store import NewNotice, NoticeKind, Sitter, State, Store
from rules import Entry

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from bot.store import Match

AT_ONCE = 50
#: At least this many times as many as plain aiosqlite, when fifty are stored at once.
LEAST = 10.0
MOVES = 150
NOTICES = (NewNotice(NoticeKind.TURN), NewNotice(NoticeKind.PROMPT, 1))


def findings() -> Iterator[Finding]:
    """One after the other, and fifty at once."""
    yield asyncio.run(_compare(1, None))
    yield asyncio.run(_compare(AT_ONCE, LEAST))


async def _compare(at_once: int, promised: float | None) -> Finding:
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(Path(folder, "ours.sqlite3"))
        plain = await _plain(Path(folder, "plain.sqlite3"))
        matches = await _matches(store, at_once)
        ours, yardstick = await median_rates(
            lambda: _store(matches, lambda match: _ours(store, match)),
            lambda: _store(matches, _one_by_one(plain)),
        )
        await store.close()
        await plain.close()
    how = "one by one" if at_once == 1 else f"{at_once} at once"
    return Finding(
        f"moves stored in a second, {how}",
        f"{ours:,.0f}",
        f"{yardstick:,.0f} (plain aiosqlite)",
        ours / yardstick,
        least=promised,
    )


async def _matches(store: Store, count: int) -> list[Match]:
    lobbies = Lobbies(Matches(store))
    matches = []
    for _ in range(count):
        match = lobbies.prepare("duel", {}, (1, 2), (3, "Anna"), "en")
        match.state, match.sitters = State.PLAYING, [Sitter(0, 3, "Anna"), Sitter(1, 4, "Bob")]
        match.id = await store.matches.add(match)
        matches.append(match)
    return matches


async def _store(matches: list[Match], store: Callable[[Match], Awaitable[None]]) -> float:
    """How many moves are stored in a second, each match making one after the other."""

    async def play(match: Match) -> None:
        for _ in range(MOVES // len(matches)):
            match.length += 1
            await store(match)

    begun = perf_counter()
    await asyncio.gather(*map(play, matches))
    return MOVES // len(matches) * len(matches) / (perf_counter() - begun)


async def _ours(store: Store, match: Match) -> None:
    await store.matches.append(match, [Entry(0, "7")], NOTICES)


async def _plain(path: Path) -> aiosqlite.Connection:
    """The same tables, as anybody would use them."""
    await (await Store.open(path)).close()
    connection = await aiosqlite.connect(path)
    await connection.execute("PRAGMA journal_mode = WAL")
    await connection.execute("PRAGMA synchronous = FULL")
    return connection


def _one_by_one(connection: aiosqlite.Connection) -> Callable[[Match], Awaitable[None]]:
    """Store a move with plain aiosqlite: a transaction belongs to one move, so others wait."""
    turn = asyncio.Lock()

    async def store(match: Match) -> None:
        async with turn:
            await connection.execute(
                "INSERT INTO entry (match_id, number, seat, word, at) VALUES (?, ?, ?, ?, ?)",
                (match.id, match.length, 0, "7", match.moved),
            )
            await connection.execute(
                "UPDATE match SET state = ?, length = ?, thinking = ?, moved = ? WHERE id = ?",
                (match.state, match.length, match.thinking, match.moved, match.id),
            )
            for sitter in match.sitters:
                await connection.execute(
                    "UPDATE seat SET since = ?, user_id = ?, name = ? WHERE match_id = ? "
                    "AND seat = ?",
                    (sitter.since, sitter.user_id, sitter.name, match.id, sitter.seat),
                )
            for notice in NOTICES:
                await connection.execute(
                    "INSERT INTO notice (match_id, kind, version, seat) VALUES (?, ?, ?, ?)",
                    (match.id, notice.kind, match.length, notice.seat),
                )
            await connection.commit()

    return store
