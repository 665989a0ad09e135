"""The storyboard of a duel: from /play to the rematch, as its people see it."""

from __future__ import annotations

import re

import pytest

from rules import read_record, seed_hash
from tests.bot.live import Live, choose, click


async def test_a_duel_from_play_to_the_winner_by_menus(painted_live: Live) -> None:
    live = painted_live
    anna, bob = live.guest("Anna"), live.guest("Bob")
    reply = await anna.slash(live.games, "play", game="duel")
    card = reply.message
    assert card is not None
    assert "Players 1/2" in card.text
    (fixed,) = re.findall(r"[0-9a-f]{64}", card.text)
    assert [b.label for b in card.buttons] == [
        "Join",
        "Leave",
        "Options",
        "Time",
        "Rules",
        "Add computer",
        "Invite",
        "Start",
        "Cancel",
    ]
    assert next(b for b in card.buttons if b.label == "Start").disabled
    await click(bob, card, "join")
    await click(anna, card, "start")
    await live.settle()
    assert live.thread.name == "Scottish Duel #1 · Anna vs Bob"
    assert "Waiting for Anna and Bob" in card.text
    turn = live.turn(anna)
    assert "Round 1: both choose in secret" in turn.text
    assert f"<@{anna.id}>" in turn.text
    assert turn.images[0].alt.startswith("Scottish Duel.")

    answer = await choose(anna, await live.prompt(anna), "5")
    assert "You chose the Wizard. Waiting for Bob." in answer.text
    await live.settle()
    assert live.turn(bob) is turn
    assert "✓ Anna has chosen" in turn.text
    await choose(bob, await live.prompt(bob), "4")
    await live.settle()
    new = live.turn(bob)
    assert new is not turn
    assert not turn.buttons
    assert turn.images
    assert "the Wizard silences the Ambassador; 5 beats 4." in new.text
    assert "**Wilds 1, Golds 0**" in new.text

    for mine, theirs in (("7", "2"), ("6", "0"), ("3", "6"), ("4", "1")):
        await choose(anna, await live.prompt(anna), mine)
        await live.settle()
        await choose(bob, await live.prompt(bob), theirs)
        await live.settle()
        if (await live.table()).course.outcome:
            break
    end = live.turn(anna)
    assert "Anna wins the duel" in end.text
    match = (await live.table()).match
    assert fixed == match.hash == seed_hash(match.seed)
    assert match.seed in end.text
    assert "Anna wins the duel" in card.text
    record = next(file for file in end.attachments if file.filename.endswith(".jsonl"))
    assert read_record(record.content.decode()).outcome is not None

    await click(bob, end, "rematch")
    await live.settle()
    lobby = live.games.messages_for(bob)[-1]
    assert "1. Bob · host" in lobby.text
    assert f"Invited: {anna.mention}" in lobby.text


async def test_one_ping_per_person_and_turn(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.duel(anna, bob)
    assert [ping.kind for ping in anna.pings] == ["direct"]
    await choose(anna, await live.prompt(anna), "7")
    await live.settle()
    assert len(anna.pings) == len(bob.pings) == 1
    await choose(bob, await live.prompt(bob), "4")
    await live.settle()
    assert len(anna.pings) == len(bob.pings) == 2


async def test_a_duel_by_slash_commands(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.duel(anna, bob)
    choices = (await anna.autocomplete(live.thread, "duel play", "card", "pr")).choices or []
    assert [choice.name for choice in choices] == ["1 · Princess", "7 · Prince"]
    for mine, theirs in (("7", "4"), ("6", "5"), ("5", "3"), ("4", "1")):
        reply = await (await anna.slash(live.thread, "duel play", card=mine)).answered()
        assert reply.ephemeral
        reply = await (await bob.slash(live.thread, "duel play", card=theirs)).answered()
        await live.settle()
    assert "Anna wins the duel" in live.turn(bob).text


async def test_a_choice_can_be_changed_until_both_have_chosen(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    await live.duel(anna, bob)
    prompt = await live.prompt(anna)
    await choose(anna, prompt, "5")
    await click(anna, prompt, "undo")
    await anna.until(lambda message: message is prompt and message.menus)
    assert "choose your card" in prompt.text
    await choose(anna, prompt, "6")
    await (await anna.slash(live.thread, "duel play", card="4")).answered()
    table = await live.table()
    assert [entry.word for entry in table.course.record.entries] == ["5", "undo", "6", "undo", "4"]
    await choose(bob, await live.prompt(bob), "2")
    reply = await (await anna.slash(live.thread, "undo")).answered()
    assert "nothing to undo" in reply.text
    assert reply.ephemeral


async def test_nobody_sees_a_choice_before_both_have_chosen(live: Live) -> None:
    anna, bob, carl = live.guest("Anna"), live.guest("Bob"), live.guest("Carl")
    await live.duel(anna, bob)
    before = len(bob.seen), len(carl.seen)
    prompt = await live.prompt(anna)
    hand = prompt.images[0].content
    await choose(anna, prompt, "5")
    await live.settle()
    for guest, count in zip((bob, carl), before, strict=True):
        news = guest.seen[count:]
        assert news
        assert not any("Wizard" in one and "5 · Wizard" not in one for one in news)
        assert not guest.saw(hand)
        assert not guest.saw("You chose")


@pytest.mark.parametrize(
    ("locale", "said", "ask"),
    [
        ("ru", "Раунд 1", "duel-ask-choose"),
        ("uk", "Раунд 1", "duel-ask-choose"),
        ("de", "Round 1", "duel-ask-choose"),
    ],
)
async def test_each_reads_in_their_own_language(
    live: Live, locale: str, said: str, ask: str
) -> None:
    anna, bob = live.guest("Anna", locale), live.guest("Bob", "en-GB")
    await live.duel(anna, bob)
    assert said in (await live.prompt(anna)).text
    assert "Round 1: choose your card." in (await live.prompt(bob)).text
    assert "Round 1: both choose in secret" in live.turn(anna).text
