"""Cherokee as its people see it: a turn in small steps, by menus and by commands.

With the fixed shuffle Anna begins; on B1 she can attack in several ways, and a combined attack
leads to a choice of successors; on D1 there is only one way.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.languages import words
from rules import GAMES
from tests.bot.live import Live, answer, click, offered, verbs
from tests.bot.view_pictures import views_seen
from tests.bot.watching import has_controls

if TYPE_CHECKING:
    from sandbox import Message

NAMES = ("Anna", "Bob", "Carl", "Dora")


def labels(message: Message) -> list[str]:
    """What a message offers, as people read it."""
    found = [option.label for menu in message.menus for option in menu.options]
    return found + [
        one.label or "" for one in message.buttons if (one.custom_id or "").startswith("move:")
    ]


async def test_a_turn_is_a_chain_of_small_steps_in_one_direct_message(
    live: Live, shuffled: None
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.begin("cherokee", anna, bob)
    turn = live.turn(bob)
    assert "Turn 1 of 36: Anna chooses a target" in turn.text
    prompt = await live.prompt(anna)
    assert "who do you drive out of the pyramid?" in prompt.text
    # More than 25 targets: two menus of about the same size, by their cells.
    first, second = prompt.menus
    assert [len(first.options), len(second.options)] == [14, 13]
    assert re.fullmatch(r"[A-H]\d … [A-H]\d", first.placeholder or "")
    member = views_seen(prompt)["pyramid"]["B1"]
    named = f"B1 · {words('en')('cherokee-fact-clan', value=member['clan'])} {member['value']}"
    assert any(label.startswith(named) for label in labels(prompt))

    await answer(anna, prompt, "B1")
    await live.settle()
    assert "Who attacks B1?" in prompt.text
    assert "Anna chooses who attacks B1" in live.turn(bob).text
    assert live.turn(bob) is turn
    assert views_seen(turn)["aim"] == "B1"
    combined = r"B2 and C2 · [\w ]+, \d+ against \d+ \(from below −1\), (B2|C2) takes the place"
    assert any(re.fullmatch(combined, one) for one in labels(prompt))
    # A phone would cut such names on buttons.
    assert len(prompt.menus) == 1
    assert "move" not in verbs(prompt)

    await click(anna, prompt, "undo")
    await anna.until(lambda message: message is prompt and len(message.menus) == 2)
    assert "undo" not in verbs(prompt)
    await answer(anna, prompt, "B1")
    await answer(anna, prompt, "B2+C2xB1")
    await live.settle()
    assert "The two below D2 are equal: who moves up?" in prompt.text
    assert offered(prompt) == ["E2-D2", "E3-D2"]
    assert views_seen(turn)["gap"] == "D2"

    await answer(anna, prompt, "E2-D2")
    await live.settle()
    assert "Which card do you place on H" in prompt.text
    assert len(offered(prompt)) == 18
    await answer(anna, prompt, offered(prompt)[0])
    await live.settle()
    assert "You placed" in prompt.text
    assert "Waiting for Bob" in prompt.text
    assert not has_controls(turn)
    told = live.turn(bob).text
    assert "Anna drives" in told
    assert "out of B1: B2 and C2 (Blue)" in told
    assert "Anna lets E2 move up to D2." in told
    assert "Turn 2 of 36: Bob chooses a target" in told
    assert views_seen(live.turn(bob))["last"]["steps"][0][1] == "B1"
    assert len(anna.pings) == 1


async def test_a_turn_goes_on_after_restarts_between_its_steps(live: Live, shuffled: None) -> None:
    """The target is chosen and its attackers aren't; they are chosen and a successor isn't; …"""
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.begin("cherokee", anna, bob)
    prompt, turn = await live.prompt(anna), live.turn(bob)

    async def restart() -> None:
        seen = len(anna.seen), len(bob.seen)
        await live.restart()
        await live.settle()
        assert (len(anna.seen), len(bob.seen)) == seen

    await live.choose(anna, "B1")
    await restart()
    await click(anna, prompt, "undo")
    await anna.until(lambda message: message is prompt and "B1" in offered(prompt))
    await live.choose(anna, "B1")
    await restart()
    assert "Who attacks B1?" in prompt.text
    await live.choose(anna, "B2+C2xB1")
    await restart()
    assert offered(prompt) == ["E2-D2", "E3-D2"]
    await live.choose(anna, "E2-D2")
    await restart()
    assert live.turn(bob) is turn
    card = offered(prompt)[0]
    await live.choose(anna, card)
    course = (await live.table()).course
    assert [str(played.move) for played in course.played] == ["B1", "B2+C2xB1", "E2-D2", card]
    assert "Turn 2 of 36: Bob chooses a target" in live.turn(bob).text
    assert len(anna.pings) == 1


async def test_an_attack_by_command_is_made_in_one_go(live: Live, shuffled: None) -> None:
    anna, bob = live.guest("Anna", "ru"), live.guest("Bob", "uk")
    await live.begin("cherokee", anna, bob)
    targets = (
        await anna.autocomplete(live.thread, "cherokee attack", "target", "B1")
    ).choices or []
    assert [choice.value for choice in targets] == ["B1"]
    assert "B1 · " in targets[0].name
    sets = (
        await anna.autocomplete(live.thread, "cherokee attack", "attackers", "", target="B1")
    ).choices or []
    assert "B2+C2xB1" in [choice.value for choice in sets]
    assert all("против" in choice.name for choice in sets)
    # The order in which attackers are named doesn't matter.
    reply = await anna.slash(live.thread, "cherokee attack", target="b1", attackers="c2+b2")
    await reply.answered()
    assert reply.ephemeral
    assert [str(played.move) for played in (await live.table()).course.played] == ["B1", "B2+C2xB1"]
    assert "кто поднимется" in reply.text
    await (await anna.slash(live.thread, "move", move="E3-D2")).answered()
    cards = (await anna.autocomplete(live.thread, "cherokee place", "card", "")).choices or []
    assert len(cards) == 18
    reply = await anna.slash(live.thread, "cherokee place", card=cards[3].value)
    await reply.answered()
    assert "Вы положили карту" in reply.text
    await live.settle()
    assert "Turn 2 of 36: Bob chooses a target" in live.turn(anna).text


async def test_attackers_are_optional_and_asked_for_if_there_is_a_choice(
    live: Live, shuffled: None
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.begin("cherokee", anna, bob)
    reply = await (await anna.slash(live.thread, "cherokee attack", target="B1")).answered()
    assert "Who attacks B1?" in reply.text
    await (await anna.slash(live.thread, "undo")).answered()
    course = (await live.table()).course
    assert not course.played
    choices = await anna.autocomplete(live.thread, "cherokee attack", "attackers", "", target="D1")
    assert choices.choices == []
    trial = course.position.copy()
    trial.play(0, "D1")
    attackers = "+".join(trial.view(None)["last"]["attackers"])
    reply = await anna.slash(live.thread, "cherokee attack", target="D1", attackers=attackers)
    await reply.answered()
    assert [str(played.move) for played in (await live.table()).course.played] == ["D1"]


async def test_a_hopeless_attack_is_refused_with_its_rule_and_nothing_happens(
    live: Live, shuffled: None
) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.begin("cherokee", anna, bob)
    for attackers, said in (
        ("B2", "B2 (Blue): 4 against 5 is not enough (rule CH-R9)."),
        ("c1+B2", "B2 and C1: only members of one clan attack together (rule CH-R8)."),
        ("A1", "only from its sides and from the two cells below it (rule CH-R7)."),
    ):
        reply = await anna.slash(live.thread, "cherokee attack", target="B1", attackers=attackers)
        await reply.answered()
        assert reply.ephemeral
        assert said in reply.text
        assert not (await live.table()).course.played
    reply = await (await bob.slash(live.thread, "cherokee attack", target="B1")).answered()
    assert reply.text == "It is not your turn (rule CH-R5). Waiting for Anna."
    reply = await (await anna.slash(live.thread, "cherokee place", card="WO5w")).answered()
    assert "First choose who you attack (rule" in reply.text


async def test_the_options_are_offered_in_words(live: Live) -> None:
    anna = live.guest("Anna", "uk")
    reply = await anna.autocomplete(live.games, "play", "variant", "", game="cherokee")
    assert [choice.value for choice in reply.choices or []] == [
        "open=changed",
        "woman_wins_attack_tie=changed",
        "no_attack=pass",
        "unused_clans=leave",
    ]
    card = (await anna.slash(live.games, "play", game="cherokee", variant="open=changed")).message
    assert card is not None
    assert "Options: open game" in card.text
    assert "Players 1/4" in card.text
    options = await click(anna, card, "options")
    assert options.message is not None
    assert len(options.message.menus) == len(GAMES["cherokee"].options.options)


async def test_real_pictures_are_sent(painted_live: Live) -> None:
    anna, bob = painted_live.guest("Anna", "ru"), painted_live.guest("Bob")
    await painted_live.begin("cherokee", anna, bob)
    board = painted_live.turn(bob).images[0]
    seat = (await painted_live.table()).course.awaited[0]
    hand = (await painted_live.prompt((anna, bob)[seat])).images[0]
    assert board.content.startswith(b"\x89PNG")
    assert 100_000 < len(board.content) < 400 * 1024
    assert board.content != hand.content
    assert board.alt.startswith("Cherokee. Turn 1 of 36")
