"""Moves that can't be undone are shown first, and made once they are confirmed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.languages import LANGUAGES, words
from bot.ui.controls import BUTTONS
from tests.bot.live import (
    Live,
    choose,
    click,
    live_bot,
    offered,
    open_part,
    part_called,
    parts,
    verbs,
)
from tests.bot.view_pictures import views_seen

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from sandbox import Message, Person


@pytest.fixture
async def careful(tmp_path: Path) -> AsyncIterator[Live]:
    """The running bot, whose guests have changed no setting."""
    async with live_bot(tmp_path, confirming=True) as open_inn:
        yield open_inn


async def glory(live: Live, locale: str = "en-US") -> tuple[Person, Message]:
    """Who is asked for the first card of Clans and Glory, and the question."""
    anna, bob = live.guest("Anna", locale), live.guest("Bob")
    await live.begin("glory", anna, bob)
    return anna, await live.prompt(anna)


async def played(live: Live) -> list[str]:
    return [str(one.move) for one in (await live.table()).course.played]


async def preview(guest: Person, message: Message, word: str) -> None:
    """Choose a move, and wait until it is asked about."""
    await choose(guest, message, word)
    await guest.until(lambda seen: seen is message and "sure" in verbs(message))


# The first of two steps


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_chosen_card_is_named_and_only_its_cells_are_lit(
    live: Live, shuffled: None, language: str
) -> None:
    anna, prompt = await glory(live, language)
    tongue = words(language)
    name = tongue("glory-fact-card", colour="green", strength=4, value="G4")
    everywhere = views_seen(prompt)["fits"]
    await open_part(anna, prompt, part_called(prompt, name))
    assert tongue("glory-chosen-card", card_name=name) in prompt.text
    assert f"-# {name}" not in prompt.text, "the question says so itself"
    assert views_seen(prompt)["fits"] == {"G4": everywhere["G4"]}
    assert len(everywhere) == 9
    await click(anna, prompt, "part")
    await anna.until(lambda seen: seen is prompt and bool(parts(prompt)))
    assert views_seen(prompt)["fits"] == everywhere
    assert tongue("glory-chosen-card", card_name=name) not in prompt.text


# Confirming


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_placement_is_shown_and_made_only_when_it_is_confirmed(
    careful: Live, shuffled: None, language: str
) -> None:
    anna, prompt = await glory(careful, language)
    tongue = words(language)
    name = tongue("glory-fact-card", colour="green", strength=4, value="G4")
    turn = careful.turn(anna)
    told = turn.text
    await open_part(anna, prompt, part_called(prompt, name))
    await preview(anna, prompt, "G4@2.T1")
    move = tongue("glory-move-place", card_name=name, cell="2.T1")
    assert tongue("confirm-ask", move=move) in prompt.text
    (lying,) = [
        cell["card"]
        for field in views_seen(prompt)["fields"]
        for cell in field["cells"]
        if cell["name"] == "2.T1"
    ]
    assert lying["name"] == "G4"
    assert [one.label for one in prompt.buttons] == [tongue("confirm"), tongue("change")]
    await careful.settle()
    assert (await played(careful), turn.text) == ([], told)
    await click(anna, prompt, "sure")
    await careful.settle()
    assert await played(careful) == ["G4@2.T1"]


async def test_change_leads_back_to_the_cells_of_the_same_card(
    careful: Live, shuffled: None
) -> None:
    anna, prompt = await glory(careful)
    await open_part(anna, prompt, part_called(prompt, "Green 4"))
    cells = offered(prompt)
    await preview(anna, prompt, "G4@2.T1")
    await click(anna, prompt, "part")
    await anna.until(lambda seen: seen is prompt and bool(offered(prompt)))
    assert offered(prompt) == cells
    assert "Green 4: which cell?" in prompt.text
    assert not await played(careful)


async def test_change_leads_back_to_all_controls_where_no_group_was_opened(
    careful: Live, shuffled: None
) -> None:
    guests = [careful.guest("Anna"), careful.guest("Bob")]
    await careful.begin("glenmore", *guests)
    while True:
        course = (await careful.table()).course
        (seat,) = course.awaited
        moves = [str(move) for move in course.moves(seat)]
        if "done" in moves and len(moves) > BUTTONS:
            break
        await careful.bot.matches.play(1, seat, moves[0])
    await careful.settle()
    mover = guests[seat]
    prompt = await careful.prompt(mover)
    controls = (verbs(prompt), offered(prompt))
    assert prompt.menus
    await preview(mover, prompt, "done")
    await click(mover, prompt, "part")
    await mover.until(lambda seen: seen is prompt and "sure" not in verbs(prompt))
    assert (verbs(prompt), offered(prompt)) == controls
    assert words("en")("menu-back") not in [one.label for one in prompt.buttons]


async def test_who_wants_no_questions_moves_at_once(careful: Live, shuffled: None) -> None:
    anna, prompt = await glory(careful)
    await careful.bot.store.people.save_confirms(anna.id, confirms=False)
    await open_part(anna, prompt, part_called(prompt, "Green 4"))
    await choose(anna, prompt, "G4@2.T1")
    await careful.settle()
    assert await played(careful) == ["G4@2.T1"]
    assert offered(prompt) == ["shield", "pass"]


async def test_what_can_be_undone_is_made_at_once(careful: Live) -> None:
    anna, bob = await careful.pair()
    await choose(anna, await careful.prompt(anna), "7")
    await careful.settle()
    assert await played(careful) == ["7"]
    assert "undo" in verbs(await careful.prompt(anna))
    prompt = await careful.prompt(bob)
    await preview(bob, prompt, "4")
    assert "4 · Ambassador? This can’t be undone." in prompt.text
    assert await played(careful) == ["7"], "both cards are shown with the second one"
    await click(bob, prompt, "sure")
    await careful.settle()
    assert await played(careful) == ["7", "4"]


async def test_a_typed_move_is_meant(careful: Live, shuffled: None) -> None:
    anna, _ = await glory(careful)
    reply = await anna.slash(careful.thread, "glory place", card="G4", cell="2.T1", shield=False)
    await reply.answered()
    await careful.settle()
    assert await played(careful) == ["G4@2.T1", "pass"]


async def test_a_confirmation_that_comes_too_late_changes_nothing(
    careful: Live, shuffled: None
) -> None:
    anna, prompt = await glory(careful)
    await open_part(anna, prompt, part_called(prompt, "Green 4"))
    await preview(anna, prompt, "G4@2.T1")
    await (
        await anna.slash(careful.thread, "glory place", card="G4", cell="2.T2", shield=False)
    ).answered()
    await careful.settle()
    reply = await anna.click(prompt, "sure:1:0:G4@2.T1", forge=True)
    await reply.answered()
    assert reply.ephemeral
    assert await played(careful) == ["G4@2.T2", "pass"]


@pytest.mark.parametrize("game", ["cherokee", "land", "glenmore"])
async def test_the_irrevocable_steps_of_every_game_are_confirmed(careful: Live, game: str) -> None:
    guests = [careful.guest("Anna"), careful.guest("Bob")]
    table = await careful.begin(game, *guests)
    (seat,) = table.course.awaited
    mover = guests[seat]
    for _ in range(12):
        course = (await careful.table()).course
        moves = course.moves(seat)
        final = [move for move in moves if course.is_final(seat, move)]
        if final and len(moves) > 1:
            break
        await careful.bot.matches.play(1, seat, str(moves[0]))
    before = await played(careful)
    await careful.settle()
    shown = (await (await mover.slash(careful.thread, "hand")).answered()).message
    press = f"move:1:{course.questions[seat]}:{final[0]}"
    await (await mover.click(shown, press, forge=True)).answered()
    await mover.until(lambda seen: "sure" in verbs(seen))
    assert await played(careful) == before


async def test_the_question_says_what_it_is_about(careful: Live, shuffled: None) -> None:
    guests = [careful.guest("Anna"), careful.guest("Bob")]
    await careful.begin("glenmore", *guests, variant="chronicles=votes")
    while True:
        course = (await careful.table()).course
        seat = course.awaited[0]
        move = course.moves(seat)[0]
        if move.kind == "vote" and course.is_final(seat, move):
            break
        await careful.bot.matches.play(1, seat, str(move))
    await careful.settle()
    prompt = await careful.prompt(guests[seat])
    glen = words("en")("glenmore-fact-glen", value="square")
    about = words("en")("glenmore-crumb-vote", glen="square", glen_name=glen)
    assert about in prompt.text
    await preview(guests[seat], prompt, str(move))
    assert about in prompt.text


# Undo


async def test_everybodys_message_has_no_undo_and_ones_own_has_it_when_it_does_something(
    live: Live,
) -> None:
    anna, _ = await live.pair()
    assert "undo" not in verbs(live.turn(anna))
    assert "undo" not in verbs(await live.prompt(anna))
    await live.choose(anna, "7")
    assert "undo" not in verbs(live.turn(anna))
    assert "undo" in verbs(await live.prompt(anna))
