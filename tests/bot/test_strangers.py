"""Strangers try every command, button and menu, forged in every way.

They get a private answer, nothing changes, they learn nothing, and nothing fails on our side.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pytest

from tests.bot.intruding import (
    VALUES,
    VERBS,
    WORDS,
    Intruder,
    all_commands,
    forgeries,
    stored,
)
from tests.bot.live import click

if TYPE_CHECKING:
    from sandbox import Message, Person
    from tests.bot.live import Live

Memory = dict[str, list[tuple[object, ...]]]
#: A match that is played, a lobby, a match that is over, and one that never was.
MATCHES: Final = (1, 2, 3, 999)
#: Those who are not where a match is told must not read these.
NAMES: Final = ("Anna", "Bob")


@dataclass
class Town:
    """A match, a lobby and a finished match of Anna and Bob's, and one of Carl and Dora's."""

    live: Live
    anna: Person
    bob: Person
    carl: Person
    #: The card of the lobby.
    lobby: Message

    async def intruder(self, who: str, where: str) -> Intruder:
        """Somebody with no business in Anna's and Bob's matches."""
        live = self.live
        if who == "another player":
            person = self.carl
        else:
            guilds = () if who == "an outsider" else (live.guild,)
            person = live.sandbox.user("Stranger", guilds=guilds)
        place = {
            "their thread": live.guild.threads[0],
            "another channel": live.guild.text("other"),
            "a direct message": await person.dm(),
        }[where]
        return Intruder(live, person, place)


@pytest.fixture
async def town(live: Live) -> Town:
    people = [live.guest(name) for name in ("Anna", "Bob", "Carl", "Dora")]
    anna, bob, carl, dora = people
    await live.duel(anna, bob)
    await live.choose(anna, "7")
    # By invitation only, so that nobody may join.
    lobby = await live.lobby_of(anna, game="land", invite=bob, invited_only=True)
    card = await live.lobby_of(anna, bob)
    await click(anna, card, "start")
    await live.settle()
    await live.bot.matches.resign(3, 0, by=anna.id)
    card = (await carl.slash(live.guild.text("carls"), "play", game="duel")).message
    assert card is not None
    await click(dora, card, "join")
    await click(carl, card, "start")
    await live.settle()
    return Town(live, anna, bob, carl, lobby)


#: Who tries it, where, and whether a few forgeries will do, because the others do no more there.
TRIALS = [
    ("a stranger", "their thread", False),
    ("a stranger", "another channel", True),
    ("an outsider", "a direct message", True),
    ("another player", "their thread", True),
    ("another player", "a direct message", True),
]


@pytest.mark.parametrize(("who", "where", "few"), TRIALS)
async def test_no_forged_command_does_or_tells_anything(
    town: Town, caplog: pytest.LogCaptureFixture, who: str, where: str, *, few: bool
) -> None:
    intruder = await town.intruder(who, where)
    before = remembered(town, intruder)
    for command in all_commands(town.live):
        for values in forgeries(command, few=few):
            await intruder.command(command, values)
        for option in command.parameters:
            if option.autocomplete:
                for typed in ("",) if few else ("", "zzz", "9" * 100):
                    await intruder.type(command, option.name, typed)
    await check(town, intruder, before, caplog)


@pytest.mark.parametrize(("who", "where", "few"), TRIALS)
async def test_no_forged_press_does_or_tells_anything(
    town: Town, caplog: pytest.LogCaptureFixture, who: str, where: str, *, few: bool
) -> None:
    intruder = await town.intruder(who, where)
    message = await intruder.message()
    before = remembered(town, intruder)
    # Whoever plays may have themselves forgotten, and that changes their own match.
    verbs = [verb for verb in VERBS if verb != "forgotten" or who != "another player"]
    for verb in verbs:
        for match in MATCHES:
            for word in WORDS[-2:] if few else WORDS:
                await intruder.press(message, f"{verb}:{match}:1{word}")
            for values in VALUES[-1:] if few else VALUES:
                await intruder.press(message, f"{verb}:{match}:1:0", values)
    await check(town, intruder, before, caplog)


@pytest.mark.parametrize("custom_id", ["", ":", "zzz:1:0", "join", "join:x:0", "join:1", "9" * 100])
async def test_what_no_button_has_ever_been_is_refused(town: Town, custom_id: str) -> None:
    intruder = await town.intruder("a stranger", "their thread")
    reply = await intruder.press(await intruder.message(), custom_id)
    assert "This button is from an older version" in reply.text
    assert intruder.wrong == []


async def test_what_only_others_are_offered_is_no_use_to_a_stranger(
    town: Town, caplog: pytest.LogCaptureFixture
) -> None:
    """Real buttons and menus, taken from where the stranger can't see them."""
    live = town.live
    turn, card = live.guild.threads[0].messages_for(town.anna)[-1], town.lobby
    await click(town.anna, card, "options")
    await click(town.anna, turn, "more")
    await (await town.anna.slash(turn.channel, "hand")).answered()
    intruder = await town.intruder("a stranger", "their thread")
    before = remembered(town, intruder)
    for message in town.anna.messages():
        for control in message.buttons:
            if control.custom_id is not None:
                await intruder.press(turn, control.custom_id)
        for menu in message.menus:
            for option in menu.options[:3]:
                await intruder.press(turn, menu.custom_id, (option.value,))
    assert intruder.tried > 30
    await check(town, intruder, before, caplog)


async def test_a_guest_can_do_nothing_with_a_lobby_that_only_its_host_may(
    town: Town, caplog: pytest.LogCaptureFixture
) -> None:
    live, card = town.live, town.lobby
    await click(town.bob, card, "join")
    panel = (await click(town.anna, card, "options")).message
    times = (await click(town.anna, card, "time")).message
    assert panel is not None
    assert times is not None
    await live.settle()
    intruder = Intruder(live, town.bob, live.games)
    before = remembered(town, intruder)
    for message in (card, panel, times):
        for control in message.buttons:
            if control.custom_id and not control.custom_id.startswith(("leave:", "rules:")):
                await intruder.press(card, control.custom_id)
        for menu in message.menus:
            for option in menu.options[:3]:
                await intruder.press(card, menu.custom_id, (option.value,))
    await check(town, intruder, before, caplog)


async def check(
    town: Town, intruder: Intruder, before: Memory, caplog: pytest.LogCaptureFixture
) -> None:
    """Nothing was changed, told or wrong."""
    await town.live.settle()
    after = remembered(town, intruder)
    assert {one for one in before | after if before.get(one) != after.get(one)} == set()
    assert intruder.wrong == []
    assert "Traceback" not in caplog.text
    if intruder.channel not in (town.live.games, town.live.guild.threads[0]):
        told = [one for one in intruder.got if any(name in one[1] for name in NAMES)]
        assert told == []


def remembered(town: Town, intruder: Intruder) -> Memory:
    """All that is stored but for what is the intruder's own, and all that the others see."""
    others = [one for one in (town.anna, town.bob) if one is not intruder.person]
    seen = {one.name: [(each.id, each.text) for each in one.messages()] for one in others}
    return {**stored(town.live.database, intruder.person.id), **seen}
