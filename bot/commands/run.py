"""`clanmoot run`: the bot, on Discord if it has a token, else in the sandbox."""

from __future__ import annotations

import asyncio
import signal
import sys
from typing import TYPE_CHECKING

from bot.commands.complaint import Complaint
from bot.commands.configuration import configuration
from bot.logs import set_up_logging

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Coroutine

    from bot.config import Config

#: Discord's code for a connection whose token it no longer accepts.
BAD_TOKEN = 4004
NOT_ACCEPTED = "token: Discord doesn't accept it; make a new one on the Bot page"


def run(arguments: Namespace) -> int:
    """Run until told to stop."""
    config = configuration(arguments.config)
    if config.token:
        return serve_until_stopped(config, _on_discord(config))
    if arguments.discord:
        raise Complaint("token is not set: give the bot its token in CLANMOOT_TOKEN")
    if config.api:
        raise Complaint(f"token is not set, and the Discord at {config.api} asks for one")
    from bot.commands.sandbox import in_sandbox

    print("There is no token, so this is a sandbox: a Discord of its own on this machine.")
    print("To play on Discord itself, set CLANMOOT_TOKEN; README.md tells where to get one.")
    return serve_until_stopped(config, in_sandbox(config, arguments.port, arguments.keep))


def serve_until_stopped(config: Config, work: Coroutine[None, None, None]) -> int:
    """Run until a signal stops it; what prevents that is reported in one line."""
    # Being told to stop before the bot handles signals itself is no failure either.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    import aiohttp
    import discord

    from bot.store import StoreRefused

    # The bot never uses voice, so discord.py's warning about it is noise.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    set_up_logging(config)
    try:
        asyncio.run(work)
    except* StoreRefused as refused:
        raise Complaint(str(_first(refused))) from None
    except* discord.LoginFailure:
        raise Complaint(NOT_ACCEPTED) from None
    except* discord.ConnectionClosed as closed:
        raise Complaint(_tell_close(_first(closed))) from None
    except* (discord.PrivilegedIntentsRequired, discord.GatewayNotFound) as failed:
        raise Complaint(f"Discord can't be reached: {_first(failed)}") from None
    except* (discord.HTTPException, aiohttp.ClientError) as failed:
        raise Complaint(f"Discord fails just now: {_first(failed)}", status=1) from None
    except* OSError as failed:
        raise Complaint(f"the bot stopped: {_first(failed)}", status=1) from None
    return 0


async def _on_discord(config: Config) -> None:
    from bot.app import serve

    await serve(config)


def _first(group: BaseExceptionGroup[BaseException]) -> BaseException:
    """One error out of many."""
    error: BaseException = group
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error


def _tell_close(closed: BaseException) -> str:
    """Why Discord has closed the connection for good."""
    code = getattr(closed, "code", None)
    return NOT_ACCEPTED if code == BAD_TOKEN else f"Discord closed the connection: {closed}"
