"""The cards of a channel are edited apart from all else: no question waits for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.bot.live import Live, answer, arrived, choose, offered

if TYPE_CHECKING:
    from sandbox import Person


async def two_duels(live: Live) -> list[Person]:
    """Two duels that have begun in the same channel."""
    guests = [live.guest(name) for name in ("Anna", "Bob", "Carl", "Dora")]
    await live.begin("duel", guests[0], guests[1])
    await live.begin("duel", guests[2], guests[3])
    return guests


async def test_no_question_waits_for_the_edit_of_a_card(live: Live) -> None:
    anna, bob, carl, dora = await two_duels(live)
    held = live.sandbox.faults.hold(method="PATCH", path=f"/channels/{live.games.id}/messages/*")
    await answer(anna, await live.prompt(anna), "7")
    await choose(bob, await live.prompt(bob), "4")
    await arrived(held)
    # All go on, in this match and in the other one of that channel.
    await anna.until(lambda seen: bool(offered(seen)) and "Round 2" in seen.text)
    await answer(carl, await live.prompt(carl), "7")
    await choose(dora, await live.prompt(dora), "4")
    await carl.until(lambda seen: bool(offered(seen)) and "Round 2" in seen.text)
    await answer(anna, await live.prompt(anna), "6")
    await choose(bob, await live.prompt(bob), "5")
    await anna.until(lambda seen: bool(offered(seen)) and "Round 3" in seen.text)
    held.release()
    await live.settle()
    first, second = (m for m in live.games.messages_for(bob) if not m.ephemeral)
    assert "Round 3" in first.text
    assert "Round 2" in second.text
    assert await live.bot.store.notices.waiting() == []


async def test_what_changes_while_a_card_is_edited_is_shown_too_with_few_edits(live: Live) -> None:
    anna, bob, *_ = await two_duels(live)
    card = next(m for m in live.games.messages_for(bob) if not m.ephemeral)
    held = live.sandbox.faults.hold(method="PATCH", path=f"/channels/{live.games.id}/messages/*")
    await live.bot.matches.play(1, 0, "7")
    await live.bot.matches.play(1, 1, "4")
    await arrived(held)
    before = len([seen for seen in anna.seen if seen.message is card])
    for mine, other in (("6", "5"), ("5", "3")):
        await live.bot.matches.play(1, 0, mine)
        await live.bot.matches.play(1, 1, other)
    held.release()
    await live.settle()
    assert "Round 4" in card.text
    assert len([seen for seen in anna.seen if seen.message is card]) - before <= 2


async def test_cards_that_were_not_edited_before_a_stop_are_edited_after_it(live: Live) -> None:
    _, bob, *_ = await two_duels(live)
    held = live.sandbox.faults.hold(method="PATCH", path=f"/channels/{live.games.id}/messages/*")
    for match in (1, 2):
        await live.bot.matches.play(match, 0, "7")
        await live.bot.matches.play(match, 1, "4")
    await arrived(held)
    await live.close()
    live.sandbox.faults.clear()
    await live.open()
    await live.settle()
    cards = [m for m in live.games.messages_for(bob) if not m.ephemeral]
    assert all("Round 2" in card.text for card in cards)
