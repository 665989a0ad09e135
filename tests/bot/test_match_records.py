"""The record of every game that is over, at any time, and the check of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.languages import LANGUAGES, words
from rules import read_record
from sandbox.world import posting
from tests.bot.asking import ask, shown
from tests.bot.live import Live, click
from tests.bot.players import play_by_menus

if TYPE_CHECKING:
    from sandbox import Message, Person


def record_in(message: Message) -> str:
    """The record that is attached to a message."""
    (file,) = [one for one in message.attachments if one.filename.endswith(".jsonl")]
    return file.content.decode()


async def played(live: Live, locale: str = "en-US") -> tuple[Person, Person]:
    """Anna and Bob, who have played a duel to its end."""
    anna, bob = live.guest("Anna", locale), live.guest("Bob")
    await live.duel(anna, bob)
    await play_by_menus(live, [anna, bob], "records")
    return anna, bob


async def test_a_record_carries_the_number_of_the_match_and_the_names(live: Live) -> None:
    anna, _ = await played(live)
    label = read_record(record_in(live.turn(anna))).record.label
    assert label is not None
    assert (label.match, label.players) == (1, ("Anna", "Bob"))


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_a_match_is_verified_by_its_button_and_by_its_number(live: Live, locale: str) -> None:
    anna, _ = await played(live, locale)
    tongue = words(locale)
    title = tongue("match-title", game=tongue("duel"), number="1")
    good = tongue("record-good", game=title, hash=(await live.table()).match.hash)
    replies = [
        await click(anna, live.turn(anna), "verify"),
        await ask(anna, live.games, "verify", match="1"),
        await ask(anna, await anna.dm(), "verify", match="#1"),
        await ask(anna, live.thread, "verify"),
    ]
    for reply in replies:
        assert reply.ephemeral
        assert good in reply.text
        assert record_in(shown(reply)) == record_in(live.turn(anna))


async def test_verify_suggests_the_games_that_are_over(live: Live) -> None:
    anna, bob = await played(live)
    await live.duel(anna, bob)
    suggested = (await anna.autocomplete(live.games, "verify", "match")).choices or []
    assert [choice.value for choice in suggested] == ["1"]


async def test_verify_needs_to_know_what_to_check(live: Live) -> None:
    anna, _ = await live.pair()
    assert "Attach a game’s record" in (await ask(anna, live.games, "verify")).text
    for place, options in ((live.thread, {}), (live.games, {"match": "1"})):
        reply = await ask(anna, place, "verify", **options)
        assert reply.text == "This game is still being played."
    assert not anna.saw((await live.table()).match.seed)


async def test_what_is_verified_is_what_the_store_holds(live: Live, forgiven: list[str]) -> None:
    anna, _ = await played(live)
    await live.bot.store._connection.execute("UPDATE entry SET word = 'x' WHERE number = 1")
    forgiven.append("match 1 can't be played on: entry {'number': 1, 'rule': ")
    reply = await ask(anna, live.games, "verify", match="1")
    assert "✓" not in reply.text
    assert "can’t continue" in reply.text


async def test_a_strangers_match_elsewhere_is_not_verified(live: Live) -> None:
    await played(live)
    carl = live.guest("Carl")
    elsewhere = live.guild.text("elsewhere")
    assert "There is no such game" in (await ask(carl, elsewhere, "verify", match="1")).text
    assert "✓" in (await ask(carl, live.games, "verify", match="1")).text


async def test_games_has_the_result_and_the_record_of_every_game_that_is_over(live: Live) -> None:
    anna, bob = await played(live)
    listed = shown(await ask(anna, live.games, "games"))
    assert "You’re not in any game" in listed.text
    await anna.click(listed, "Finished (1)")
    await anna.until(lambda seen: seen is listed and "finished games: 1" in seen.text)
    own = "You win!" if "Anna wins" in live.turn(anna).text else "Not this time: place 2"
    assert own in listed.text
    assert "· Bob" in listed.text
    reply = await click(anna, listed, "record")
    assert record_in(shown(reply)) == record_in(live.turn(anna))
    assert "```" in reply.text
    # The messages of the game may be gone: the record is not.
    for message in live.told(bob):
        posting.delete(message)
    again = await click(anna, listed, "record")
    assert record_in(shown(again)) == record_in(shown(reply))
    # And nobody else has the game on that shelf.
    others = shown(await ask(live.guest("Carl"), live.games, "games"))
    assert "Finished (0)" in [one.label for one in others.buttons]
