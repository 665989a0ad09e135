"""A server with a few people in it, for newcomers."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sandbox.sandbox import Sandbox


def add_sample_server(sandbox: Sandbox) -> None:
    """Fill a new sandbox with a server and a few people, so that play can begin at once.

    A sandbox that was loaded from a file stays as it is.
    """
    if sandbox.world.guilds:
        return
    inn = sandbox.guild("The Inn")
    inn.text("games")
    inn.text("tavern")
    host = sandbox.user("Ailsa")
    sandbox.user("Борис", locale="ru")
    sandbox.user("Ганна", locale="uk")
    sandbox.user("Duncan")
    inn.promote(host)


async def serve(sandbox: Sandbox) -> None:
    """Keep a sandbox open until the task is cancelled."""
    async with sandbox:
        add_sample_server(sandbox)
        sys.stdout.write(f"The sandbox is open at {sandbox.url}; bot token: {sandbox.token}\n")
        sys.stdout.flush()
        await asyncio.Event().wait()
