"""Clans and Glory as its people see it: cards, shields, the preview, what is refused.

With the fixed shuffle Anna begins with nine cards and 65 ways to lay one of them.
"""

from __future__ import annotations

import re

from tests.bot.live import (
    Live,
    answer,
    click,
    close_part,
    offered,
    open_part,
    part_called,
    parts,
    verbs,
)
from tests.bot.view_pictures import views_seen


async def legal(live: Live) -> list[str]:
    """The moves of who is awaited."""
    course = (await live.table()).course
    return [str(move) for move in course.moves(course.awaited[0])]


async def test_too_many_placements_are_offered_card_by_card_and_none_is_missing(
    live: Live, shuffled: None
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.begin("glory", anna, bob)
    moves = await legal(live)
    assert len(moves) == 65
    prompt = await live.prompt(anna)
    assert "place a card next to or opposite" in prompt.text
    assert not offered(prompt)
    (menu,) = prompt.menus
    assert [option.label for option in menu.options] == [
        f"{card['colour'].capitalize()} {card['strength']}" for card in views_seen(prompt)["hand"]
    ]
    assert (menu.options[0].label, menu.options[0].description) == ("Orange 6", "6 moves")
    found = []
    for card in parts(prompt):
        await open_part(anna, prompt, card)
        assert prompt.images[0].filename == "hand.png"
        found += offered(prompt)
        await close_part(anna, prompt)
    assert found == moves
    assert not (await live.table()).course.played


async def test_a_turn_is_a_card_and_a_shield_in_one_direct_message(
    live: Live, shuffled: None
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.begin("glory", anna, bob)
    turn, prompt = live.turn(bob), await live.prompt(anna)
    assert "Turn 1 of 16: Anna places a card" in turn.text
    await open_part(anna, prompt, part_called(prompt, "Green 4"))
    assert [option.label for option in prompt.menus[0].options][:2] == [
        "Green 4 → 1.T1",
        "Green 4 → 1.T2",
    ]
    await answer(anna, prompt, "G4@2.T1")
    await live.settle()
    assert "place a shield on field 2?" in prompt.text
    assert (
        "It would be number 1 in the stack; if the game ended now, it would take 1 × 4."
        in prompt.text
    )
    assert offered(prompt) == ["shield", "pass"]
    # Bob has seen the card, so it can't be taken back, and that is not offered.
    assert "undo" not in verbs(prompt)
    assert live.turn(bob) is turn
    assert "Anna places the green 4 on 2.T1." in turn.text
    assert "a shield from Anna on field 2?" in turn.text
    await answer(anna, prompt, "shield")
    await live.settle()
    said = "You placed the green 4 on 2.T1. You placed a shield on that field. Waiting for Bob."
    assert said in prompt.text
    told = live.turn(bob)
    assert told is not turn
    assert "Anna places a shield on field 2: number 1 in the stack, 4 left." in told.text
    assert "Turn 2 of 16: Bob places a card" in told.text
    assert views_seen(told)["fields"][1]["stack"] == [0]
    assert parts(await live.prompt(bob))


async def test_a_part_of_a_question_that_is_over_is_told_so(live: Live, shuffled: None) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.begin("glory", anna, bob)
    prompt = await live.prompt(anna)
    old = prompt.menus[0].custom_id
    await live.bot.matches.play(1, 0, "G4@2.T1", "pass")
    await live.settle()
    reply = await (await anna.select(prompt, old, ["card=V5"], forge=True)).answered()
    assert reply.ephemeral
    assert "The game has moved on." in reply.text
    assert len((await live.table()).course.played) == 2


async def test_the_options_of_place_narrow_each_other(live: Live, shuffled: None) -> None:
    anna, bob = live.guest("Anna", "ru"), live.guest("Bob")
    await live.begin("glory", anna, bob)

    async def suggested(option: str, typed: str = "", **filled: str) -> dict[str, str]:
        reply = await anna.autocomplete(live.thread, "glory place", option, typed, **filled)
        return {choice.value: choice.name for choice in reply.choices or ()}

    hand = [card["name"] for card in views_seen(await live.prompt(anna))["hand"]]
    assert list(await suggested("card")) == hand
    assert await suggested("card", "фиол") == {
        "V3": "Фиолетовая 3",
        "V5": "Фиолетовая 5",
        "V6": "Фиолетовая 6",
    }
    cells = await suggested("cell", card="O6")
    assert list(cells) == ["1.T1", "1.B0", "1.H", "3.T2", "3.B1", "4.B0"]
    assert all(value == name for value, name in cells.items())
    assert list(await suggested("card", cell="1.H")) == ["O6", "G4"]
    assert await suggested("cell", card="R3") == {}
    assert (await bob.autocomplete(live.thread, "glory place", "card")).choices == []


async def test_card_and_shield_are_played_in_one_go(live: Live, shuffled: None) -> None:
    anna, bob = live.guest("Anna", "uk"), live.guest("Bob")
    await live.begin("glory", anna, bob)
    reply = await anna.slash(live.thread, "glory place", card="G4", cell="2.T1", shield=True)
    await reply.answered()
    assert reply.ephemeral
    assert "Ви поклали зелену четвірку в клітинку 2.T1. Ви поклали на це поле щит." in reply.text
    await live.settle()
    assert [str(played.move) for played in (await live.table()).course.played] == [
        "G4@2.T1",
        "shield",
    ]
    placement = (await legal(live))[0]
    card, cell = placement.split("@")
    reply = await bob.slash(live.thread, "glory place", card=card, cell=cell)
    await reply.answered()
    assert "place a shield on field" in reply.text
    assert reply.message is not None
    assert offered(reply.message) == ["shield", "pass"]
    await answer(bob, reply.message, "pass")
    await live.settle()
    assert "Turn 3 of 16: Anna places a card" in live.turn(bob).text


async def test_what_is_not_possible_is_refused_with_its_rule_and_nothing_happens(
    live: Live, shuffled: None
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.begin("glory", anna, bob)
    for card, cell, said in (
        ("O6", "2.T1", "The orange 6 doesn’t fit on 2.T1"),
        ("R8", "2.T1", "You don’t have the red 8 (rule CG-R10)."),
        ("O6", "1.T0", "There’s already a card on 1.T0 (rule CG-R11)."),
        ("O6", "6.T1", "There is no cell 6.T1 on this table (rule CG-R5)."),
        (
            "?O6",
            "1.H",
            "You have a card that fits, so you can’t place one face down (rule CG-R15).",
        ),
        ("Green", "1.H", "There is no such move."),
    ):
        reply = await anna.slash(live.thread, "glory place", card=card, cell=cell, shield=True)
        await reply.answered()
        assert reply.ephemeral
        assert said in reply.text
        assert not (await live.table()).course.played
    reply = await bob.slash(live.thread, "glory place", card="G4", cell="1.H", shield=False)
    assert "It is not your turn (rule CG-R9)." in (await reply.answered()).text


async def test_without_shields_nothing_is_asked_and_none_can_be_laid(
    live: Live, shuffled: None
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.begin("glory", anna, bob)
    for _ in range(5):
        await live.bot.matches.play(1, 0, (await legal(live))[0], "shield")
        await live.bot.matches.play(1, 1, (await legal(live))[0], "pass")
    await live.settle()
    placement = (await legal(live))[0]
    card, cell = placement.split("@")
    played = len((await live.table()).course.played)
    reply = await anna.slash(live.thread, "glory place", card=card, cell=cell, shield=True)
    assert "You have no shields left." in (await reply.answered()).text
    assert len((await live.table()).course.played) == played
    reply = await anna.slash(live.thread, "glory place", card=card, cell=cell, shield=False)
    await reply.answered()
    assert len((await live.table()).course.played) == played + 1
    assert (await live.table()).course.awaited == (1,)


async def test_a_preview_is_seen_only_by_who_asked_for_it(live: Live, shuffled: None) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob", "ru")
    await live.begin("glory", anna, bob)
    await live.bot.matches.play(1, 0, "G4@2.T1", "shield")
    await live.settle()
    scoring = (await live.table()).course.position.view(None)["preview"]
    by_command = await (await bob.slash(live.thread, "glory preview")).answered()
    by_prompt = await click(bob, await live.prompt(bob), "preview")
    more = await click(bob, live.turn(bob), "more")
    assert more.message is not None
    by_more = await click(bob, more.message, "preview")
    for reply in (by_command, by_prompt, by_more):
        assert reply.ephemeral
        assert "Если бы партия закончилась сейчас" in reply.text
        assert f"Anna: **{scoring['points'][0]}** очк" in reply.text
        assert re.search(r"Поле 2:\*\* Anna забирает 1 × \d", reply.text)
        assert "Поле 4:** никому: " in reply.text
    assert not anna.saw("Если бы партия")
    assert (await live.table()).course.record.entries[-1].word == "shield"


async def test_fields_that_end_at_their_borders_are_an_option(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    table = await live.begin("glory", anna, bob, variant="adjacency_crosses_fields=changed")
    assert "neighbours end at the border of a field" in live.games.messages_for(bob)[0].text
    assert table.course.position.view(None)["adjacency_crosses_fields"] is False
