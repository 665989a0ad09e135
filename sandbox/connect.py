"""Pointing an unmodified discord.py at a sandbox instead of at Discord."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from yarl import URL

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


def point_discord_at(url: str) -> Callable[[], None]:
    """Make every discord.py client of this process talk to the sandbox at `url`.

    Call it before a client logs in, with the sandbox's base address like
    `http://127.0.0.1:8300`. The returned function undoes it.
    """
    import discord.gateway
    import discord.http
    from discord import Asset

    base = url.rstrip("/")
    wanted: list[tuple[Any, str, object]] = [
        (discord.http.Route, "BASE", f"{base}/api/v10"),
        (
            discord.gateway.DiscordWebSocket,
            "DEFAULT_GATEWAY",
            URL(base.replace("http", "ws", 1) + "/gateway/"),
        ),
        (Asset, "BASE", base),
    ]
    before = [(owner, name, getattr(owner, name)) for owner, name, _ in wanted]

    def put(attributes: list[tuple[Any, str, object]]) -> None:
        for owner, name, value in attributes:
            setattr(owner, name, value)

    put(wanted)
    return lambda: put(before)


@contextmanager
def discord_pointed_at(url: str) -> Iterator[None]:
    """`point_discord_at` for the length of a `with` block."""
    undo = point_discord_at(url)
    try:
        yield
    finally:
        undo()
