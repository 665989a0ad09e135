"""`clanmoot sandbox`: the bot on a Discord of its own, on this machine."""

from __future__ import annotations

import os
from dataclasses import replace
from errno import EADDRINUSE
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from bot.commands.complaint import Complaint
from bot.commands.configuration import configuration
from bot.commands.run import serve_until_stopped

if TYPE_CHECKING:
    from argparse import Namespace

    from bot.config import Config
    from sandbox import Sandbox

#: Where the sandbox listens if nothing else is asked for and nobody else listens there.
PORT = 8300
#: Names Discord's OpenAPI document, if requests should be checked against it.
OPENAPI_VARIABLE = "CLANMOOT_OPENAPI"


def sandbox(arguments: Namespace) -> int:
    """Run a sandbox and the bot in it until told to stop."""
    config = configuration(arguments.config)
    return serve_until_stopped(config, in_sandbox(config, arguments.port, arguments.keep))


async def in_sandbox(config: Config, port: int | None, keep: str | None) -> None:
    """Open a sandbox with a few people in it, say where, and let the bot live there.

    A sandbox forgets everything when it closes, so its matches live in a temporary database; if the
    sandbox is kept in a file, the database lies beside that file.
    """
    from bot.app import serve

    kept = Path(keep) if keep else None
    if kept is not None and not kept.exists() and _matches(kept).exists():
        raise Complaint(f"{_matches(kept)} has matches of a sandbox that is gone; move it away")
    opened = await _open(port, kept)
    try:
        with TemporaryDirectory(prefix="clanmoot-") as folder:
            print(f"Open {opened.url} in a browser to play; Ctrl-C ends it.", flush=True)
            database = Path(folder, "sandbox.sqlite3") if kept is None else _matches(kept)
            settings = replace(config, token=opened.token, api=opened.url, database=database)
            # So that pushing the sandbox's clock ahead also moves the bot's deadlines.
            await serve(settings, lambda: opened.clock.utc().timestamp())
    finally:
        await opened.stop()


def _matches(kept: Path) -> Path:
    """The bot's database beside the file in which a sandbox is kept."""
    return kept.with_name(f"{kept.name}.matches")


async def _open(port: int | None, kept: Path | None) -> Sandbox:
    """A sandbox at that port; without one at the usual port, or at any that is free."""
    from sandbox import BadSaveFile, Sandbox, add_sample_server

    document = os.environ.get(OPENAPI_VARIABLE)
    for choice in (PORT, 0) if port is None else (port,):
        opened = Sandbox(port=choice, openapi=Path(document) if document else None, keep=kept)
        try:
            await opened.start()
        except BadSaveFile as refusal:
            raise Complaint(str(refusal)) from None
        except OSError as error:
            await opened.stop()
            if error.errno != EADDRINUSE:
                raise
        else:
            add_sample_server(opened)
            return opened
    raise Complaint(f"port {port} is in use; leave --port out to take any that is free")
