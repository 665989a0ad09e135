"""Glen More as its people see it: a turn of small moves, by menus and by commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.languages import words
from tests.bot.live import Live, answer, click, offered, verbs
from tests.bot.watching import check_language

if TYPE_CHECKING:
    from sandbox import Message, Person, Reply

pytestmark = pytest.mark.usefixtures("shuffled")


async def begun(live: Live, *tongues: str) -> tuple[list[Person], Person]:
    """A game for two of these languages, and who has the first turn."""
    guests = [
        live.guest(name, tongue) for name, tongue in zip(("Anna", "Bob"), tongues, strict=True)
    ]
    await live.begin("glenmore", *guests)
    (seat,) = (await live.table()).course.awaited
    return guests, guests[seat]


def labels(message: Message) -> list[str]:
    """What a message offers to be done, as people read it."""
    found = [option.label for menu in message.menus for option in menu.options]
    return found + [
        one.label or "" for one in message.buttons if (one.custom_id or "").startswith("move:")
    ]


async def with_command(live: Live, guest: Person, name: str, option: str) -> Reply:
    """Use a command with the first thing that it suggests."""
    choices = (await guest.autocomplete(live.thread, name, option)).choices or []
    assert choices, name
    return await (await guest.use(live.thread, name, {option: choices[0].value})).answered()


async def played(live: Live) -> list[str]:
    return [str(deed.move) for deed in (await live.table()).course.played]


async def to_activation(live: Live, mover: Person) -> Message:
    """Take the first tile that is offered and place it in the first place."""
    prompt = await live.prompt(mover)
    while "done" not in offered(prompt):
        await answer(mover, prompt, offered(prompt)[0])
        await live.settle()
    return prompt


async def test_a_turn_is_a_chain_of_small_moves_in_one_direct_message(live: Live) -> None:
    guests, mover = await begun(live, "en-US", "en-US")
    (other,) = [guest for guest in guests if guest is not mover]
    prompt, turn = await live.prompt(mover), live.turn(other)
    assert "Your turn: which tile do you take?" in prompt.text
    assert f"Stack A: {mover.name}’s turn" in turn.text
    (menu,) = prompt.menus
    about = [option.description or "" for option in menu.options]
    assert any("activated: 1 " in one and "fits" in one for one in about)
    await answer(mover, prompt, "take-1")
    await live.settle()
    assert "Where do you place the tile?" in prompt.text
    assert all("activates" in label for label in labels(prompt))
    await answer(mover, prompt, offered(prompt)[0])
    await live.settle()
    assert "What do you activate?" in prompt.text
    assert "End turn" in labels(prompt)
    assert any(word == "activate-free" for word in offered(prompt))
    assert live.turn(other) is turn, "the turn has one message"
    assert f"{mover.name} takes **" in turn.text


async def test_what_is_unused_is_asked_about_before_the_turn_ends(live: Live) -> None:
    _, mover = await begun(live, "en-US", "en-US")
    prompt = await to_activation(live, mover)
    before = await played(live)
    done = next(one for one in prompt.buttons if (one.custom_id or "").endswith(":done"))
    await (await mover.click(prompt, done.custom_id or "")).answered()
    await mover.until(lambda seen: seen is prompt and "sure" in verbs(prompt))
    assert "Not activated: " in prompt.text
    assert "End the turn?" in prompt.text
    assert verbs(prompt) == ["sure", "part"]
    assert await played(live) == before
    await click(mover, prompt, "part")
    await mover.until(lambda seen: seen is prompt and "done" in offered(prompt))
    await (await mover.click(prompt, done.custom_id or "")).answered()
    await mover.until(lambda seen: seen is prompt and "sure" in verbs(prompt))
    await click(mover, prompt, "sure")
    await live.settle()
    assert await played(live) == [*before, "done"]


async def test_a_turn_that_leaves_nothing_ends_at_once(live: Live) -> None:
    _, mover = await begun(live, "en-US", "en-US")
    prompt = await to_activation(live, mover)
    while any(word.startswith(("activate", "move-")) for word in offered(prompt)):
        word = next(one for one in offered(prompt) if one.startswith(("activate", "move-")))
        await answer(mover, prompt, word)
        await live.settle()
    await answer(mover, prompt, "done")
    await live.settle()
    assert (await played(live))[-1] == "done"
    assert "sure" not in verbs(prompt)


@pytest.mark.parametrize(
    ("tongue", "asked"), [("ru", "Куда вы кладёте"), ("uk", "Куди ви кладете")]
)
async def test_a_turn_is_made_with_commands_too(live: Live, tongue: str, asked: str) -> None:
    guests, mover = await begun(live, tongue, tongue)
    reply = await with_command(live, mover, "glenmore take", "tile")
    assert reply.ephemeral
    assert asked in reply.text
    await with_command(live, mover, "glenmore place", "cell")
    await with_command(live, mover, "glenmore activate", "tile")
    taken = await played(live)
    assert [word.partition("-")[0] for word in taken] == ["take", "place", "activate"]
    await (await mover.use(live.thread, "glenmore undo", {})).answered()
    assert await played(live) == taken[:-1]
    reply = await (await mover.use(live.thread, "glenmore done", {})).answered()
    assert words(tongue)("glenmore-move-done", turn=1) in [
        one.label for one in reply.message.buttons
    ]
    await click(mover, reply.message, "sure")
    await live.settle()
    assert (await played(live))[-1] == "done"
    for guest in guests:
        check_language(guest, "en")


async def test_a_refusal_names_the_rule_and_what_is_possible(live: Live) -> None:
    _, mover = await begun(live, "en-US", "en-US")
    for command, option, typed, said in (
        ("glenmore take", "tile", "30", "The ring has no tile 30 (rule GM-R65)."),
        ("glenmore place", "cell", "g4", "You can’t do that right now (rule GM-R64)."),
        ("glenmore sell", "goods", "sell-cow-g5", "There is no cow on g5 (rule GM-R108)."),
    ):
        reply = await (await mover.use(live.thread, command, {option: typed})).answered()
        assert reply.ephemeral
        assert said in reply.text
    assert not await played(live)


async def test_the_icons_are_explained(live: Live) -> None:
    guests, _ = await begun(live, "uk", "ru")
    reply = await (await guests[0].use(live.thread, "glenmore icons", {})).answered()
    assert reply.ephemeral
    assert reply.message is not None
    assert reply.message.images[0].filename.startswith("legend")
