"""The single values of the configuration: what each may be, and what to say if it isn't.

Every check takes the value as TOML, or as text from the environment, and returns it, or raises
`Wrong` with what would be right. No message ever shows a token.
"""

from __future__ import annotations

import math
import re
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from bot.clocks.pace import read_pace
from bot.languages import LANGUAGES
from rules import GAMES

LOG_LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")
#: The longest pause, in seconds, that still passes for a human-like moment.
LONGEST_PAUSE: Final = 60.0
#: Nobody needs a limit above this.
HIGHEST_LIMIT: Final = 100_000
#: More processes than any machine paints with.
MOST_PAINTERS: Final = 64

_TOKEN: Final = re.compile(r"[\w-]{18,}\.[\w-]{4,}\.[\w-]{18,}", re.ASCII)
_SHOWN: Final = 40


class Wrong(ValueError):
    """A value that can't be used; the message says what would be right."""


def shown(value: object, *, quoted: bool = True) -> str:
    """A value as a message may show it: short, on one line, and never a token."""
    text = repr(value) if quoted else str(value)
    if _TOKEN.search(text):
        return "(not shown)"
    text = " ".join(text.split())
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"


def like_a_token(text: str) -> bool:
    """Whether that is a bot's token, or none at all."""
    return not text or _TOKEN.fullmatch(text) is not None


def token(value: object) -> str:
    """A token; `like_a_token` says whether it looks like one of Discord's."""
    if not isinstance(value, str):
        raise Wrong("must be a text in quotes")
    text = value.strip()
    if any(mark.isspace() for mark in text):
        raise Wrong('must be the token alone, without "Bot" or other words')
    return text


def language(value: object) -> str:
    """One of the languages that are complete."""
    if not isinstance(value, str) or value not in LANGUAGES:
        raise Wrong(f"must be one of {', '.join(LANGUAGES)}, not {shown(value)}")
    return value


def database(value: object) -> Path:
    """The path of a file, existing or not, in a folder that exists."""
    path = _path(value)
    if path.is_dir():
        raise Wrong(f"must be a file, and {shown(str(path))} is a folder")
    if not path.parent.is_dir():
        raise Wrong(f"must be in a folder that exists, and {shown(str(path.parent))} doesn't")
    return path


def heartbeat(value: object) -> Path | None:
    """The path of the file that the bot touches while it lives; none for an empty text."""
    return None if value == "" else database(value)


def api(value: object) -> str:
    """Where another Discord listens, without a slash at the end; empty for the real one."""
    if not isinstance(value, str):
        raise Wrong(f"must be an address such as 'http://127.0.0.1:8090', not {shown(value)}")
    if not value:
        return value
    try:
        parts = urlsplit(value)
        usable = parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0
    except ValueError:
        usable = False
    if not usable:
        raise Wrong(f"must be an address such as 'http://127.0.0.1:8090', not {shown(value)}")
    return value.rstrip("/")


def pause(value: object, *, such_as: str = "[0.6, 1.6]") -> tuple[float, float]:
    """The shortest and the longest pause, as a list or as ``0.6-1.6``."""
    parts: object = value.split("-") if isinstance(value, str) else value
    if isinstance(parts, list) and len(parts) == 2:
        shortest, longest = map(_seconds, parts)
        if 0 <= shortest <= longest <= LONGEST_PAUSE:
            return shortest, longest
    raise Wrong(
        f"must be the shortest and the longest pause in seconds, such as {such_as}, "
        f"from 0 to {LONGEST_PAUSE:.0f}, not {shown(value)}"
    )


def pause_variable(value: object) -> tuple[float, float]:
    """The same from the environment, which has no lists."""
    return pause(value, such_as="0.6-1.6")


def log_level(value: object) -> str:
    """One of the levels, in capitals."""
    if not isinstance(value, str) or value.upper() not in LOG_LEVELS:
        raise Wrong(f"must be one of {', '.join(LOG_LEVELS).lower()}, not {shown(value)}")
    return value.upper()


def switch(value: object) -> bool:
    """On or off."""
    if not isinstance(value, bool):
        raise Wrong(f"must be true or false, not {shown(value)}")
    return value


def games(value: object) -> tuple[str, ...]:
    """Keys of games, at least one, in the order of the shelf."""
    if not isinstance(value, list) or not value:
        raise Wrong(f"must be a list of games such as {list(GAMES)[:1]}, not {shown(value)}")
    for one in value:
        if one not in GAMES:
            raise Wrong(f"{shown(one)} is no game; known are {', '.join(GAMES)}")
    return tuple(key for key in GAMES if key in value)


def pace(value: object) -> str | None:
    """How much time players have, such as ``24h`` or ``7d+12h``; none for an empty text."""
    if value == "":
        return None
    if not isinstance(value, str) or read_pace(value) is None:
        raise Wrong(
            "must be the time for a turn such as '24h', or a bank of time and what each turn adds "
            f"such as '7d+12h', not {shown(value)}"
        )
    return value


def channels(value: object) -> tuple[int, ...]:
    """Ids of channels, at least one."""
    if not isinstance(value, list) or not value or not all(map(_is_whole, value)):
        raise Wrong(f"must be a list of ids such as [123456789012345678], not {shown(value)}")
    return tuple(value)


def tables(value: object) -> int:
    """A number of tables, at least one."""
    if not isinstance(value, int) or not _is_whole(value):
        raise Wrong(f"must be a number of tables such as 5, not {shown(value)}")
    return value


def limit(value: object, highest: int = HIGHEST_LIMIT) -> int:
    """How often something may be done, as a number or as text; 0 for any number of times."""
    number: object = value
    if isinstance(value, str) and value.isascii() and value.isdecimal():
        # More digits than any number that is allowed.
        number = int(value[:9])
    if isinstance(number, int) and not isinstance(number, bool) and 0 <= number <= highest:
        return number
    raise Wrong(f"must be a whole number from 0 to {highest}, not {shown(value)}")


def painters(value: object) -> int:
    """How many processes paint."""
    return limit(value, MOST_PAINTERS)


def _is_whole(value: object) -> bool:
    """Whether it is a whole number from one on."""
    return isinstance(value, int) and not isinstance(value, bool) and value > 0


def _path(value: object) -> Path:
    if not isinstance(value, str) or not value or "\0" in value:
        raise Wrong(f"must be the path of a file, not {shown(value)}")
    return Path(value).expanduser()


def _seconds(value: object) -> float:
    """The number in a text; NaN, which no bounds accept, if it holds none."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return math.nan
    try:
        return float(value)
    except (ValueError, OverflowError):
        return math.nan
