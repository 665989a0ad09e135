"""Commands are registered when they have changed, and nothing waits for that."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sandbox.interactions.commands import GLOBAL
from tests.bot.live import arrived, press
from tests.bot.players import rounds

if TYPE_CHECKING:
    from tests.bot.live import Live

COMMANDS = "/applications/*/commands"
#: More than anything tries.
OFTEN = 100


async def test_commands_belong_to_servers_and_to_direct_messages_with_the_bot(live: Live) -> None:
    commands = live.sandbox.commands.all(GLOBAL)
    assert commands
    assert {tuple(command["integration_types"]) for command in commands} == {(0,)}
    contexts = {command["name"]: command["contexts"] for command in commands}
    assert contexts["play"] == [0]
    assert contexts["games"] == [0, 1]


async def test_a_restart_does_not_send_the_commands_again(live: Live) -> None:
    fault = live.sandbox.faults.answer(500, times=OFTEN, method="PUT", path=COMMANDS)
    await live.restart()
    assert fault.times == OFTEN


async def test_changed_commands_are_sent(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    before = len(live.sandbox.commands.all(GLOBAL))
    monkeypatch.setattr("bot.app.COGS", ("cogs.lobby", "cogs.moving", "cogs.library"))
    await live.restart()
    assert 0 < len(live.sandbox.commands.all(GLOBAL)) < before


async def reopen_with_changed_commands(live: Live) -> None:
    """Restart the bot as if its commands had changed since."""
    await live.bot.store.registrations.save(live.bot.application_id or 0, "others")
    await live.close()
    await live.open(registered=False)


async def test_games_go_on_while_discord_takes_its_time_with_the_commands(live: Live) -> None:
    anna, bob = await live.pair()
    fault = live.sandbox.faults.hold(method="PUT", path=COMMANDS)
    await reopen_with_changed_commands(live)
    await arrived(fault)
    await live.choose(anna, "7")
    await live.choose(bob, "4")
    await live.settle()
    assert rounds(live, anna) == ["1", "2"]
    fault.release()
    await registered(live)


@pytest.mark.usefixtures("hurry")
async def test_the_commands_are_sent_when_discord_has_recovered(live: Live) -> None:
    fault = live.sandbox.faults.answer(503, times=12, method="PUT", path=COMMANDS)
    await reopen_with_changed_commands(live)
    await registered(live)
    assert fault.times == 0
    anna = live.guest("Anna")
    assert await press(anna, "games", live)


async def test_commands_that_discord_refuses_leave_the_bot_running(
    live: Live, caplog: pytest.LogCaptureFixture
) -> None:
    live.sandbox.faults.answer(400, method="PUT", path=COMMANDS)
    await reopen_with_changed_commands(live)
    await registered(live)
    assert "Discord does not take the commands" in caplog.text
    caplog.clear()
    assert not live.bot.is_closed()


async def registered(live: Live) -> None:
    assert live.bot.registering is not None
    await live.bot.registering
