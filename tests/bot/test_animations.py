"""Animations of whole games: made in the background, one at a time, with nothing secret in them."""

from __future__ import annotations

import asyncio
import io
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import pytest
from PIL import Image

from bot.animations import PER_PERSON, WITHIN
from bot.filming import Film, some_of
from bot.languages import LANGUAGES, words
from cogs import animating
from render import PAINTERS
from tests.bot.asking import ask, shown
from tests.bot.live import Live, click, live_bot
from tests.bot.test_replays import replayed, rounds

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sandbox import Message, Person


@pytest.fixture
def hasty() -> Iterator[None]:
    """Every step of the making is told."""
    with patch.object(animating, "CALM", 0.0):
        yield


async def animated(live: Live, guest: Person) -> Message:
    """What becomes of a press of the button: the animation, or what is said instead."""
    card = await replayed(live, guest)
    message = shown(await click(guest, card, "animate"))
    await made(live)
    return message


async def made(live: Live) -> None:
    """Wait until nothing is being made."""
    task = live.bot.animations._task
    assert task is not None
    await asyncio.wait([task])


async def resign(live: Live, guest: Person) -> None:
    await click(guest, shown(await ask(guest, live.thread, "resign")), "resigned")
    await live.settle()


def told(guest: Person, message: Message) -> list[str]:
    """All that a message said, one after the other."""
    return [text for seen in guest.seen if seen.message is message for text in seen.strings()]


# What it shows


async def test_a_whole_game_becomes_one_picture_that_moves(tmp_path: Path) -> None:
    async with live_bot(tmp_path, painted=True) as live:
        anna, bob = await live.pair()
        await live.round((anna, "6"), (bob, "4"))
        await resign(live, anna)
        message = await animated(live, bob)
        (picture,) = message.images
        assert message.ephemeral
        assert "The game in 2 turns" in message.text
        assert picture.filename == "duel-1.webp"
        assert picture.alt.startswith("Animation of Scottish Duel #1, turn by turn. At the end: ")
        assert "Bob" in picture.alt
        (file,) = message.attachments
        assert file.content_type == "image/webp"
        film = Image.open(io.BytesIO(picture.content))
        assert film.size == file.size_px
        assert film.n_frames == 3
        film.seek(2)
        film.load()
        assert film.info["duration"] == 5000, "the last picture stays longer"
        assert len(picture.content) < 1 << 20


class Watch:
    """Notes from whose view each sheet is painted."""

    def __init__(self) -> None:
        self.seats: list[int | None] = []

    def __call__(self, sheet: Any, view: Any, *about: Any) -> Any:
        self.seats.append(view["seat"])
        return self.real(sheet, view, *about)

    real: Any


@pytest.fixture
def watch() -> Watch:
    return Watch()


async def painted_from(live: Live, guest: Person, watch: Watch) -> set[int | None]:
    """Whose views an animation is painted from."""
    painter = PAINTERS["duel"]
    watch.real = painter.paint
    card = await replayed(live, guest)
    with patch.object(painter, "paint", watch):
        await click(guest, card, "animate")
        await made(live)
    return set(watch.seats)


async def test_while_a_game_is_played_an_animation_shows_what_spectators_see(
    live: Live, watch: Watch
) -> None:
    anna, bob = await live.pair()
    await rounds(live, anna, bob)
    assert await painted_from(live, anna, watch) == {None}


async def test_once_a_game_is_over_an_animation_shows_all_hands(live: Live, watch: Watch) -> None:
    anna, bob = await live.pair()
    await rounds(live, anna, bob)
    await resign(live, anna)
    assert await painted_from(live, live.guest("Carl"), watch) == {None, 0, 1}
    assert watch.seats.count(0) == watch.seats.count(1) == watch.seats.count(None)


async def test_a_game_that_was_ended_without_a_result_keeps_its_hands_hidden(
    live: Live, watch: Watch
) -> None:
    anna, bob = await live.pair()
    await rounds(live, anna, bob)
    await live.bot.clockwork.end(1)
    await live.settle()
    assert await painted_from(live, anna, watch) == {None}


def test_of_a_long_game_some_turns_are_left_out_but_not_the_first_and_the_last():
    turns = list(range(0, 1000, 2))
    some = some_of(turns, 120)
    assert len(some) == len(set(some)) == 120
    assert (some[0], some[-1]) == (0, 998)
    assert some == sorted(some)
    assert some_of(turns, 500) == turns


async def test_a_game_with_many_turns_says_how_many_are_shown(live: Live) -> None:
    anna, bob = await live.pair()
    await rounds(live, anna, bob)
    with patch("bot.filming.MOST", 3):
        message = await animated(live, anna)
    assert "2 of 3 turns: some are left out" in message.text


async def test_who_waits_too_long_sees_the_end_at_once(live: Live) -> None:
    anna, bob = await live.pair()
    await rounds(live, anna, bob)
    with patch("bot.filming.PATIENCE", -1.0):
        message = await animated(live, anna)
    assert "0 of 3 turns" in message.text
    assert message.images


# While it is made


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("locale", LANGUAGES)
async def test_how_far_it_is_is_told_in_the_readers_language(live: Live, locale: str) -> None:
    anna, bob = await live.pair()
    await rounds(live, anna, bob)
    carl = live.guest("Carl", locale)
    message = await animated(live, carl)
    said, tongue = "\n".join(told(carl, message)), words(locale)
    for done in (0, 2, 4):
        assert tongue("animation-progress", done=done, turns=4) in said
    assert tongue("animation-done", done=3, turns=3) in message.text
    assert not carl.pings


async def test_progress_is_told_at_calm_intervals(live: Live) -> None:
    anna, bob = await live.pair()
    await rounds(live, anna, bob)
    message = await animated(live, anna)
    making = [text for text in told(anna, message) if "Making the animation" in text]
    assert len(making) == 1, "the rest was done within three seconds"


# Who may have one


class Slow:
    """Stands for the filming of a long game."""

    def __init__(self) -> None:
        self.begun, self.go_on = asyncio.Event(), asyncio.Event()

    async def film(self, *_: object) -> Film:
        self.begun.set()
        await self.go_on.wait()
        return Film(b"", 1, "")


async def test_only_one_is_made_at_a_time_and_others_are_told_so(live: Live) -> None:
    anna, bob = await live.pair()
    slow = Slow()
    first, second = await replayed(live, anna), await replayed(live, bob)
    with patch("cogs.animating.film", slow.film):
        await click(anna, first, "animate")
        await slow.begun.wait()
        reply = await click(bob, second, "animate")
        assert reply.ephemeral
        assert reply.text == words("en")("animation-busy")
        slow.go_on.set()
        await made(live)
    reply = await click(bob, second, "animate")
    assert words("en")("animation-busy") not in reply.text


async def test_a_person_gets_so_many_an_hour(live: Live) -> None:
    anna, bob = await live.pair()
    for _ in range(PER_PERSON):
        await animated(live, anna)
    card = await replayed(live, anna)
    reply = await click(anna, card, "animate")
    again = int(live.now() + WITHIN)
    assert reply.text == (
        f"That’s {PER_PERSON} animations within an hour. You can have the next one <t:{again}:R>."
    )
    assert (await animated(live, bob)).images, "that is nobody else's trouble"
    live.sandbox.clock.advance(WITHIN + 1)
    assert (await animated(live, anna)).images


# When it comes to nothing


async def test_who_waits_when_the_bot_stops_is_told_so(live: Live) -> None:
    anna, _ = await live.pair()
    card, slow = await replayed(live, anna), Slow()
    with patch("cogs.animating.film", slow.film):
        message = shown(await click(anna, card, "animate"))
        await slow.begun.wait()
        await live.close()
    assert words("en")("animation-stopped") in message.text
    await live.open()
    assert (await animated(live, anna)).images


async def test_an_animation_that_discord_does_not_take_is_apologised_for(live: Live) -> None:
    anna, _ = await live.pair()
    card = await replayed(live, anna)
    live.sandbox.faults.reject_files(times=1)
    message = shown(await click(anna, card, "animate"))
    await made(live)
    assert words("en")("animation-failed") in message.text


async def test_a_button_of_a_game_that_there_is_not_is_refused(live: Live) -> None:
    anna, _ = await live.pair()
    card = await replayed(live, anna)
    reply = await anna.click(card, "animate:99:0", forge=True)
    assert (await reply.answered()).text == words("en")("match-unknown")
