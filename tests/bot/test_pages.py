"""Groups and pages of moves on Discord: they work for ever, and never out of time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.ui import controls
from tests.bot.live import Live, answer, offered, open_part, part_called, parts

if TYPE_CHECKING:
    from sandbox import Message, Person

#: How many moves a page holds here.
PAGE = 3


@pytest.fixture
def small_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Menus that hold little, so that there are pages."""
    monkeypatch.setattr(controls, "OPTIONS", PAGE)
    monkeypatch.setattr(controls, "MENUS", 1)


async def asked(live: Live) -> tuple[Person, Message]:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.begin("glory", anna, bob)
    return anna, await live.prompt(anna)


async def turn(guest: Person, message: Message, label: str) -> None:
    """Click a button, and wait until the message shows something else."""
    before = message.text, [option.value for menu in message.menus for option in menu.options]
    (wanted,) = [one.custom_id for one in message.buttons if one.label == label]
    await guest.click(message, wanted)
    await guest.until(
        lambda seen: (
            seen is message
            and (
                message.text,
                [option.value for menu in message.menus for option in menu.options],
            )
            != before
        )
    )


async def to_the_green_4(guest: Person, prompt: Message) -> None:
    """Go from page to page until the green 4 is there, and choose it."""
    while not any(option.label == "Green 4" for option in prompt.menus[0].options):
        await turn(guest, prompt, "›")
    await open_part(guest, prompt, part_called(prompt, "Green 4"))


@pytest.mark.usefixtures("shuffled", "small_pages")
async def test_pages_are_turned_in_place_after_a_restart_too(live: Live) -> None:
    anna, prompt = await asked(live)
    await to_the_green_4(anna, prompt)
    found = offered(prompt)
    while not next(one for one in prompt.buttons if one.label == "›").disabled:
        await live.restart()
        await turn(anna, prompt, "›")
        found += offered(prompt)
    wanted = [str(move) for move in (await live.table()).course.moves(0) if "G4@" in str(move)]
    assert found == wanted
    await turn(anna, prompt, "← Back")
    assert parts(prompt)
    await to_the_green_4(anna, prompt)
    await answer(anna, prompt, wanted[0])
    await live.settle()
    assert "Anna places the green 4" in live.turn(anna).text


@pytest.mark.usefixtures("shuffled", "small_pages")
async def test_a_page_of_a_question_that_is_over_shows_the_present(live: Live) -> None:
    anna, prompt = await asked(live)
    await to_the_green_4(anna, prompt)
    old = next(one.custom_id for one in prompt.buttons if one.label == "›")
    await live.bot.matches.play(1, 0, "G4@2.T1")
    await live.settle()
    reply = await (await anna.click(prompt, old, forge=True)).answered()
    assert "a shield from Anna on field 2?" in reply.text
    assert "shield" in offered(reply.message)
