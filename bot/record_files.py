"""The records of matches that are over, as files that people keep and check."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import discord

from rules import Label, write_record

if TYPE_CHECKING:
    from bot.table import Table


def record_line(table: Table) -> str:
    """The record of a match in one line, with its number and the names of its players."""
    return write_record(table.course, Label(table.match.id, tuple(table.match.names)))


def record_file(table: Table) -> discord.File:
    """The record of a match, to be attached to a message."""
    name = f"clanmoot-{table.match.game}-{table.match.id}.jsonl"
    return discord.File(io.BytesIO(f"{record_line(table)}\n".encode()), filename=name)
