"""A computer in the other seat: it plays to the end, also after a restart, and it can't peep."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import threading
from typing import TYPE_CHECKING, Any

import pytest

from bot.refused import Stale
from rules import GAMES
from tests.bot.live import PATIENCE, Live, button, click, offered, press, verbs
from tests.bot.players import is_over, play_by_menus

if TYPE_CHECKING:
    from bot.table import Table
    from rules import Chance, Move, Position
    from sandbox import Person

DUEL = GAMES["duel"]


async def solo(live: Live, guest: Person, *variants: str) -> Table:
    """A duel of a guest against a computer."""
    card = await press(guest, "play", live, game="duel")
    if variants:
        await live.choose_variants(guest, card, variants)
    await click(guest, card, "computer")
    await click(guest, card, "start")
    await live.settle()
    return await live.table()


@pytest.mark.parametrize(
    "variants", [(), ("mixed_clans",), ("poor_visibility",), ("fate",)], ids="+".join
)
async def test_one_person_can_play_against_a_computer_to_the_end(
    live: Live, variants: tuple[str, ...]
) -> None:
    anna = live.guest("Anna", "ru")
    table = await solo(live, anna, *variants)
    assert [sitter.user_id for sitter in table.match.sitters] == [anna.id, None]
    await play_by_menus(live, [anna], "solo")
    assert is_over(live, anna)
    assert {entry.seat for entry in table.course.record.entries} == {0, 1}
    # At most one call per turn of the one person and for the end, and none for the computer's.
    calls = [turn for turn in table.course.turns if 0 in turn.awaited or not turn.awaited]
    assert 0 < len(anna.pings) <= len(calls)
    await click(anna, live.turn(anna), "rematch")
    await live.settle()
    lobby = [m for m in live.games.messages_for(anna) if not m.ephemeral][-1]
    assert "1. Gizmo 1 · computer\n2. Anna · host" in lobby.text


async def test_a_computer_is_seated_and_sent_away_only_by_the_host(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    card = await press(anna, "play", live, game="duel")
    reply = await (await bob.click(card, button(card, "computer"))).answered()
    assert reply.ephemeral
    assert "Only the host" in reply.text
    await click(anna, card, "computer")
    assert "2. Gizmo 1 · computer" in card.text
    reply = await (await bob.click(card, button(card, "join"), forge=True)).answered()
    assert "All seats are taken" in reply.text
    sent = button(card, "dismiss")
    reply = await (await bob.click(card, sent)).answered()
    assert "Only the host" in reply.text
    await click(anna, card, "dismiss")
    assert "Gizmo" not in card.text
    assert "dismiss" not in verbs(card)
    reply = await (await anna.click(card, sent, forge=True)).answered()
    assert "There is no computer to remove." in reply.text
    await click(bob, card, "join")
    assert "2. Bob" in card.text


async def test_no_two_computers_have_one_name(live: Live) -> None:
    anna = live.guest("Anna")
    card = await press(anna, "play", live, game="cherokee")
    for _ in range(2):
        await click(anna, card, "computer")
    match = await live.bot.store.matches.read(1)
    assert match is not None
    # As after a rematch, in which the first seat has gone round.
    match.sitters = [match.sitters[at] for at in (0, 2, 1)]
    for seat, sitter in enumerate(match.sitters):
        sitter.seat = seat
    await live.bot.store.matches.save_lobby(match)
    await click(anna, card, "dismiss")
    await click(anna, card, "computer")
    assert "2. Gizmo 2 · computer\n3. Gizmo 1 · computer" in card.text


class Thinker:
    """Stands in for the duel's adviser: it waits, and remembers what it was shown."""

    def __init__(self) -> None:
        self.began = threading.Event()
        self.may_answer = threading.Event()
        self.shown: list[Position] = []
        self._advise = DUEL.advise

    def __call__(self, imagined: Position, seat: int, chance: Chance) -> Move:
        self.shown.append(imagined.copy())
        self.began.set()
        assert self.may_answer.wait(PATIENCE)
        return self._advise(imagined, seat, chance)


async def test_a_computer_goes_on_thinking_after_a_restart(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = live.guest("Anna")
    card = await press(anna, "play", live, game="duel")
    await click(anna, card, "computer")
    thinker = Thinker()
    monkeypatch.setattr(DUEL, "advise", thinker, raising=False)
    await click(anna, card, "start")
    assert await asyncio.to_thread(thinker.began.wait, PATIENCE)
    await live.close()
    thinker.may_answer.set()
    await live.open()
    await live.settle()
    assert [played.seat for played in (await live.table()).course.played] == [1]
    await live.choose(anna, "5")
    assert "Round 2" in live.turn(anna).text


async def test_everybody_is_answered_while_a_computer_thinks(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    card = await press(anna, "play", live, game="duel")
    await click(anna, card, "computer")
    thinker = Thinker()
    monkeypatch.setattr(DUEL, "advise", thinker, raising=False)
    await click(anna, card, "start")
    assert await asyncio.to_thread(thinker.began.wait, PATIENCE)
    await live.bot.delivery.idle()
    reply = await (await bob.slash(live.thread, "board")).answered()
    assert "Round 1" in reply.text
    # Neither do players wait for it: the human chooses, and resigns.
    reply = await (await anna.slash(live.thread, "duel play", card="7")).answered()
    assert "You chose the Prince. Waiting for Gizmo 1" in reply.text
    reply = await (await anna.slash(live.thread, "resign")).answered()
    assert reply.message is not None
    await click(anna, reply.message, "resigned")
    thinker.may_answer.set()
    await live.settle()
    assert is_over(live, anna)
    assert [entry.word for entry in (await live.table()).course.record.entries] == ["7", "resign"]


async def test_computers_think_one_at_a_time(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    cards = [await press(guest, "play", live, game="duel") for guest in (anna, bob)]
    thinker = Thinker()
    monkeypatch.setattr(DUEL, "advise", thinker, raising=False)
    for guest, card in zip((anna, bob), cards, strict=True):
        await click(guest, card, "computer")
        await click(guest, card, "start")
    assert await asyncio.to_thread(thinker.began.wait, PATIENCE)
    await live.bot.delivery.idle()
    await (await bob.slash(live.thread, "board")).answered()
    assert len(live.bot.computers.tasks) == 2
    assert len(thinker.shown) == 1
    thinker.may_answer.set()
    await live.settle()
    for number in (1, 2):
        assert [played.seat for played in (await live.table(number)).course.played] == [1]


@pytest.mark.usefixtures("hurry")
async def test_a_computer_moves_once_the_disk_works_again(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = live.guest("Anna")
    card = await press(anna, "play", live, game="duel")
    await click(anna, card, "computer")
    store, tries = live.bot.store, []
    append = store.matches.append

    async def append_later(*about: Any) -> None:
        tries.append(about)
        if len(tries) < 4:
            raise sqlite3.OperationalError("database or disk is full")
        await append(*about)

    monkeypatch.setattr(store.matches, "append", append_later)
    await click(anna, card, "start")
    await live.settle()
    assert len(tries) == 4
    assert [played.seat for played in (await live.table()).course.played] == [1]


@pytest.mark.parametrize(
    "variants", [(), ("poor_visibility", "dark_night"), ("mixed_clans",)], ids="+".join
)
async def test_a_computer_never_gets_a_true_position(
    live: Live, monkeypatch: pytest.MonkeyPatch, variants: tuple[str, ...], shuffled: None
) -> None:
    anna = live.guest("Anna")
    true: list[Table] = []
    told: list[tuple[Position, Position]] = []
    advise = DUEL.advise

    def watched(imagined: Position, seat: int, chance: Chance) -> Move:
        truth = true[-1].course.position
        assert imagined is not truth
        assert imagined.view(seat) == truth.view(seat)
        assert imagined.chance.text != truth.chance.text
        told.append((truth.copy(), imagined.copy()))
        return advise(imagined, seat, chance)

    card = await press(anna, "play", live, game="duel")
    if variants:
        await live.choose_variants(anna, card, variants)
    await click(anna, card, "computer")
    monkeypatch.setattr(DUEL, "advise", watched, raising=False)
    # Anna always chooses first; the computer moves only when she has.
    monkeypatch.setattr(live.bot.computers, "_pause", (0, 0))
    wake = live.bot.computers.wake

    def wake_with_the_truth(match_id: int) -> None:
        table = live.bot.matches.tables._kept.get(match_id)
        if table is not None and (0 not in table.course.awaited or table.course.outcome):
            true.append(table)
            wake(match_id)

    listeners = live.bot.matches.listeners
    listeners[listeners.index(wake)] = wake_with_the_truth
    await click(anna, card, "start")
    await live.settle()
    for _ in range(30):
        if is_over(live, anna) or not offered(await live.prompt(anna)):
            break
        await live.choose(anna, offered(await live.prompt(anna))[0])
    assert told
    # What the seat can't know was drawn anew: somewhere it must differ from the truth.
    hidden = [(position.view(0), imagined.view(0)) for position, imagined in told]
    assert any(first != second for first, second in hidden)


async def test_a_computer_whose_question_changed_thinks_again(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = live.guest("Anna")
    play, tries = live.bot.matches.play, []

    async def unlucky(match_id: int, seat: int, *moves: str, **how: object):
        if seat == 1:
            tries.append(moves)
            if len(tries) == 1:
                raise Stale
        return await play(match_id, seat, *moves, **how)

    monkeypatch.setattr(live.bot.matches, "play", unlucky)
    table = await solo(live, anna)
    assert len(tries) == 2
    assert [played.seat for played in table.course.played] == [1]


async def test_no_thread_keeps_the_loop_waiting_for_more_than_half_a_millisecond(
    live: Live,
) -> None:
    assert sys.getswitchinterval() == pytest.approx(0.0005)
