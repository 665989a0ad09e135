"""Secrets: what you may not know changes nothing that you see, byte for byte.

Two duels are played whose secrets differ and whose public course does not. All that a spectator (or
the opponent) ever saw must be equal: texts, buttons, ids, pictures (which hold the whole view
here), the order and number of messages, edits and pings.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING
from unittest.mock import patch

import pytest

from rules import GAMES, Chance, Course, Entry, Record
from rules.core.event import seen_by
from rules.core.record import UNDO
from tests.bot.live import Live, answer, click, controls, live_bot, offered
from tests.bot.players import is_over, play_by_menus
from tests.bot.watching import look_around, only, transcript

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from rules import Event, Move
    from sandbox import Message, Person
    from tests.bot.watching import Transcript

HIDDEN = [
    (),
    ("traitor",),
    ("poor_visibility",),
    ("mixed_clans",),
    ("dark_night",),
    ("fate",),
    ("mixed_clans", "fate"),
    ("poor_visibility", "dark_night"),
]

#: Those in which what was chosen can be taken back and something else chosen.
TAKEN_BACK = [(), ("fate",), ("poor_visibility", "dark_night")]


@dataclass
class Twins:
    """Two duels that `viewer` can't tell apart, and how they came about."""

    variants: tuple[str, ...]
    viewer: int | None
    seeds: tuple[str, str]
    courses: tuple[Course, Course] = field(init=False)
    #: What is done, by seat, with a move for each of the two duels.
    steps: list[tuple[int, tuple[str, str]]] = field(default_factory=list)

    def __post_init__(self) -> None:
        options = GAMES["duel"].options.read({"variants": self.variants})
        first, second = (Course(Record("duel", 2, options, seed)) for seed in self.seeds)
        self.courses = first, second

    @property
    def secrets(self) -> int:
        """How many steps differ."""
        return sum(first != second for _, (first, second) in self.steps)

    def pairs(self, seat: int) -> list[tuple[str, str]]:
        """The moves for a seat, one for each duel, after which they still look the same."""
        first, second = self.courses
        pairs = [
            (str(one), str(other)) for one in first.moves(seat) for other in second.moves(seat)
        ]
        if seat == self.viewer:
            pairs = [pair for pair in pairs if pair[0] == pair[1]]
        looks = {
            word: self._after(course, seat, move)
            for course in self.courses
            for move in course.moves(seat)
            for word in [(course is second, str(move))]
        }
        return [pair for pair in pairs if looks[False, pair[0]] == looks[True, pair[1]] is not None]

    def _after(self, course: Course, seat: int, move: Move) -> tuple[object, list[Event]] | None:
        """How it looks after a move; nothing at the end, when the seed is revealed."""
        position = course.position.copy()
        events = position.play(seat, move)
        if position.outcome is not None:
            return None
        viewers = {None, self.viewer}
        return [position.view(one) for one in viewers], seen_by(events, self.viewer)

    def step(self, seat: int, words: tuple[str, str]) -> None:
        """Make a move in both."""
        for course, word in zip(self.courses, words, strict=True):
            course.enter(Entry(seat, word))
        self.steps.append((seat, words))

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back its move in both."""
        return all(course.takebacks(seat) for course in self.courses)


def twins(
    variants: tuple[str, ...], viewer: int | None, seeds: tuple[str, str], faithful: int
) -> Twins:
    """Play two duels that differ in as much as the viewer can't notice.

    For so many steps different moves are taken back where that is possible and equal ones are made
    instead; from then on the secrets stay different until one of them would be revealed.
    """
    both, chance = Twins(variants, viewer, seeds), Chance(f"twins {variants} {faithful}")
    while both.courses[0].outcome is None and len(both.steps) < 60:
        awaited = both.courses[0].awaited
        seat = chance.pick([seat for seat in awaited if seat != viewer] or awaited)
        pairs = both.pairs(seat)
        unlike = [pair for pair in pairs if pair[0] != pair[1]] or pairs
        if not unlike:
            break
        both.step(seat, chance.pick(unlike))
        if len(both.steps) < faithful and both.can_undo(seat):
            both.step(seat, (UNDO, UNDO))
            pairs = both.pairs(seat)
            both.step(seat, chance.pick([pair for pair in pairs if pair[0] == pair[1]] or pairs))
    return both


def _offers_anew(prompt: Message, before: frozenset[str], seen: Message) -> bool:
    """Whether the prompt has come back with other controls than before."""
    return seen is prompt and controls(prompt) not in (before, frozenset())


async def perform(live: Live, players: list[Person], twins: Twins, which: int) -> None:
    """Do in direct messages what one of the twins says; then everybody looks around."""
    for seat, words in twins.steps:
        live.sandbox.clock.advance(100)
        guest, prompt = players[seat], await live.prompt(players[seat])
        if words[which] == UNDO:
            before = controls(prompt)
            await click(guest, prompt, "undo")
            await guest.until(partial(_offers_anew, prompt, before))
        else:
            await answer(guest, prompt, words[which])
        await live.settle()


async def saw_in_both(tmp: Path, both: Twins, watcher: str) -> tuple[Transcript, Transcript]:
    """Play both duels, each with a bot of its own; what the watcher saw of each."""
    told = []
    for which, seed in enumerate(both.seeds):
        folder = tmp / str(which)
        await asyncio.to_thread(folder.mkdir)
        with patch("bot.lobbies.secrets.token_hex", return_value=seed):
            async with live_bot(folder) as live:
                people = {name: live.guest(name) for name in ("Anna", "Bob", "Carl")}
                anna, bob, watching = people["Anna"], people["Bob"], people[watcher]
                await live.duel(anna, bob, *both.variants)
                await perform(live, [anna, bob], both, which)
                course = (await live.table()).course
                assert course.record.entries == both.courses[which].record.entries
                await look_around(live, watching)
                told.append(transcript(watching))
    return told[0], told[1]


@pytest.mark.parametrize(
    ("variants", "faithful"),
    [(one, 0) for one in HIDDEN] + [(one, 12) for one in TAKEN_BACK],
    ids=str,
)
async def test_a_spectator_sees_the_same_whatever_the_secrets_are(
    tmp_path: Path, variants: tuple[str, ...], faithful: int
) -> None:
    both = twins(variants, None, ("a" * 32, "b" * 32), faithful)
    assert both.secrets
    first, second = await saw_in_both(tmp_path, both, "Carl")
    assert first == second


@pytest.mark.parametrize("variants", HIDDEN[:6], ids=str)
async def test_an_opponent_sees_the_same_whatever_the_secrets_are(
    tmp_path: Path, variants: tuple[str, ...]
) -> None:
    both = twins(variants, 1, ("c" * 32, "c" * 32), 8)
    assert both.secrets
    first, second = await saw_in_both(tmp_path, both, "Bob")
    assert first == second


async def test_nobody_can_count_how_often_somebody_changed_their_mind(tmp_path: Path) -> None:
    told = []
    for changes in (["5"], ["3", "6", "0", "5"]):
        async with _live_with_seed(tmp_path / changes[0]) as live:
            anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
            await live.duel(anna, bob)
            for card in changes:
                await (await anna.slash(live.thread, "duel play", card=card)).answered()
            await live.settle()
            await live.choose(bob, "4")
            await look_around(live, bob)
            told.append((transcript(bob), transcript(carl)))
    assert told[0] == told[1]


async def test_nobody_can_tell_a_row_that_was_kept_from_one_laid_anew(tmp_path: Path) -> None:
    told = []
    for answers in (["keep"], ["7", "6", "5", "4", "3", "1"]):
        async with _live_with_seed(tmp_path / answers[0]) as live:
            anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
            await live.duel(anna, bob, "fate", "bitter_end")
            # Anna's Spy looks after the first round, Bob's after the third.
            for mine, theirs in zip("2765431", "7625431", strict=True):
                await live.round((anna, mine), (bob, theirs))
            for word in answers:
                await live.choose(anna, word)
            assert "keep" in offered(await live.prompt(bob))
            await look_around(live, bob)
            told.append((transcript(bob), transcript(carl)))
    assert told[0] == told[1]


@asynccontextmanager
async def _live_with_seed(folder: Path) -> AsyncIterator[Live]:
    await asyncio.to_thread(folder.mkdir)
    with patch("bot.lobbies.secrets.token_hex", return_value="d" * 32):
        async with live_bot(folder) as live:
            yield live


@pytest.mark.parametrize("variants", HIDDEN[2:6], ids=str)
async def test_nobody_sees_another_hand_or_direct_message_in_a_whole_game(
    live: Live, variants: tuple[str, ...]
) -> None:
    anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
    await live.duel(anna, bob, *variants)
    await play_by_menus(live, [anna, bob], "secrets")
    assert is_over(live, carl)
    for guest, others in ((anna, (bob, carl)), (bob, (anna, carl))):
        own = [one for one in guest.seen if one.message is not None and only(guest, one)]
        pictures = {file.content for one in own for file in one.files}
        assert pictures
        for other in others:
            assert not any(other.saw(picture) for picture in pictures)
            assert not any(one.message in {seen.message for seen in other.seen} for one in own)
    assert not carl.saw("You chose")
    assert not carl.saw("moves:")


async def test_the_seed_is_secret_until_the_end(live: Live) -> None:
    anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
    await live.duel(anna, bob, "dark_night")
    seed = (await live.table()).match.seed
    for guest in (anna, bob, carl):
        await look_around(live, guest)
        assert not guest.saw(seed)
    await play_by_menus(live, [anna, bob], "seed")
    assert all(guest.saw(seed) for guest in (anna, bob, carl))


async def test_suggestions_show_nothing_of_another_hand(live: Live) -> None:
    anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
    table = await live.duel(anna, bob, "dark_night")
    hands = [table.course.position.hands[seat].cards() for seat in (0, 1)]
    for guest, hand in ((anna, hands[0]), (bob, hands[1])):
        suggested = (await guest.autocomplete(live.thread, "move", "move")).choices or []
        assert [choice.value for choice in suggested] == [str(card) for card in sorted(set(hand))]
        assert offered(await live.prompt(guest)) == [choice.value for choice in suggested]
    for command, option in (("move", "move"), ("duel play", "card")):
        assert (await carl.autocomplete(live.thread, command, option)).choices == []
