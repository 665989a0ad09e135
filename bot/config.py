"""The configuration: a TOML file, overridden by the environment, every key and value checked."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from bot import config_values
from bot.config_values import Wrong, shown

#: Read from the working directory if it is there and no other file is named.
DEFAULT_FILE: Final = Path("config.toml")
#: What the names of all environment variables begin with.
PREFIX: Final = "CLANMOOT_"
#: Names the file to read, as ``--config`` does.
FILE_VARIABLE: Final = f"{PREFIX}CONFIG"


class BadConfig(ValueError):
    """A configuration that can't be used: one line for each problem, none with the token in it."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = tuple(problems)


@dataclass(frozen=True, slots=True)
class Server:
    """The switches of one Discord server."""

    #: The language of public posts; ``None`` for the one that the server is set to.
    language: str | None = None
    #: Whether each match gets a thread of its own, where the bot may open one.
    threads: bool = True
    #: Whether players get direct messages; if not, only the Hand button shows hands.
    direct_messages: bool = True
    #: The games that may be opened; ``None`` for all.
    games: tuple[str, ...] | None = None
    #: How much time players have unless the host chooses otherwise; ``None`` for no limit.
    pace: str | None = None
    #: The channels in which games may be opened; ``None`` for all.
    channels: tuple[int, ...] | None = None
    #: At how many tables of the server a person may sit at once; ``None`` for any number.
    tables: int | None = None


@dataclass(frozen=True, slots=True)
class Config:
    """Everything that can be set; `config.example.toml` explains each key."""

    token: str = field(default="", repr=False)
    database: Path = Path("clanmoot.sqlite3")
    language: str = "en"
    api: str = ""
    computer_pause: tuple[float, float] = (0.6, 1.6)
    log_level: str = "INFO"
    heartbeat: Path | None = None
    painters: int = 1
    actions_per_minute: int = 120
    lobbies_per_hour: int = 20
    servers: Mapping[int, Server] = field(default_factory=dict)

    def server(self, guild: int) -> Server:
        """The switches of a server, by its id."""
        return self.servers.get(guild, _PLAIN)


_PLAIN: Final = Server()

Check = Callable[[object], object]

_KEYS: Final[Mapping[str, Check]] = {
    "token": config_values.token,
    "database": config_values.database,
    "language": config_values.language,
    "api": config_values.api,
    "computer_pause": config_values.pause,
    "log_level": config_values.log_level,
    "heartbeat": config_values.heartbeat,
    "painters": config_values.painters,
    "actions_per_minute": config_values.limit,
    "lobbies_per_hour": config_values.limit,
}
_VARIABLES: Final[Mapping[str, Check]] = {**_KEYS, "computer_pause": config_values.pause_variable}
_SERVER_KEYS: Final[Mapping[str, Check]] = {
    "language": config_values.language,
    "threads": config_values.switch,
    "direct_messages": config_values.switch,
    "games": config_values.games,
    "pace": config_values.pace,
    "channels": config_values.channels,
    "tables": config_values.tables,
}


def read_config(file: Path | None, environment: Mapping[str, str]) -> Config:
    """The configuration that a file and the environment give; the environment wins.

    Without a named file, the default one is read if it exists. Raises `BadConfig` with all that
    is wrong in either.
    """
    problems: list[str] = []
    named = file or (Path(name) if (name := environment.get(FILE_VARIABLE)) else None)
    found: dict[str, Any] = {}
    if named is not None or DEFAULT_FILE.exists():
        path = named or DEFAULT_FILE
        found = _from_table(_load(path), str(path), problems)
    found |= _from_environment(environment, problems)
    if not found.get("api") and not config_values.like_a_token(found.get("token", "")):
        problems.append(
            "token: this is no bot token; one has three parts joined by dots and is shown once, "
            "on the Bot page of your application"
        )
    if problems:
        raise BadConfig(problems)
    return replace(Config(), **found)


def _load(path: Path) -> dict[str, object]:
    try:
        # Some editors begin a text with a byte order mark.
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadConfig([f"{path}: {error.strerror or 'not readable'}"]) from None
    except UnicodeDecodeError:
        raise BadConfig([_not_utf_8(path)]) from None
    # UTF-16 without a mark passes for UTF-8, with a zero beside every letter.
    if "\0" in text:
        raise BadConfig([_not_utf_8(path)])
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadConfig([f"{path}: not TOML: {error}"]) from None
    except (ValueError, RecursionError):
        raise BadConfig(
            [f"{path}: not readable: a number is too long or lists are too deep"]
        ) from None


def _not_utf_8(path: Path) -> str:
    return f"{path}: not a text in UTF-8; save it in that encoding"


def _from_table(table: Mapping[str, object], where: str, problems: list[str]) -> dict[str, Any]:
    """The values of a file; what is wrong with it is added to `problems`."""
    plain = {key: value for key, value in table.items() if key != "servers"}
    found = _checked(plain, _KEYS, f"{where}: ", problems, others=("servers",))
    if "servers" in table:
        found["servers"] = _servers(table["servers"], f"{where}: servers", problems)
    return found


def _servers(raw: object, where: str, problems: list[str]) -> Mapping[int, Server]:
    servers: dict[int, Server] = {}
    if not isinstance(raw, dict):
        problems.append(f"{where}: must be tables such as [servers.123456789012345678]")
        return servers
    for name, table in raw.items():
        place = f"{where}.{shown(name, quoted=False)}"
        if not (name.isascii() and name.isdecimal()):
            problems.append(f"{place}: a server is named by its id, such as 123456789012345678")
        elif not isinstance(table, dict):
            problems.append(f"{place}: must be a table [servers.{name}]")
        else:
            values = _checked(table, _SERVER_KEYS, f"{place}.", problems)
            servers[int(name)] = replace(_PLAIN, **values)
    return MappingProxyType(servers)


def _from_environment(environment: Mapping[str, str], problems: list[str]) -> dict[str, Any]:
    """The values of the environment; an empty variable counts as none.

    Other programs may set variables that begin like ours, so only likely typos are reported.
    """
    known = {f"{PREFIX}{key.upper()}": key for key in _VARIABLES}
    found: dict[str, Any] = {}
    for name, text in environment.items():
        if name in known and text:
            values = _checked({known[name]: text}, _VARIABLES, "", problems, called=name)
            found |= values
        elif name.startswith(PREFIX) and name not in (*known, FILE_VARIABLE):
            meant = get_close_matches(name, [*known, FILE_VARIABLE], 1, cutoff=0.9)
            problems += [f"{name} is unknown; did you mean {one}?" for one in meant]
    return found


def _checked(
    raw: Mapping[str, object],
    checks: Mapping[str, Check],
    where: str,
    problems: list[str],
    *,
    others: tuple[str, ...] = (),
    called: str | None = None,
) -> dict[str, Any]:
    """The values that pass their checks; for each of the others a line in `problems`."""
    found: dict[str, Any] = {}
    for key, value in raw.items():
        if key not in checks:
            problems.append(
                f"{where}{shown(key, quoted=False)} is unknown; {_hint(key, (*checks, *others))}"
            )
            continue
        try:
            found[key] = checks[key](value)
        except Wrong as wrong:
            problems.append(f"{where}{called or key}: {wrong}")
    return found


def _hint(key: str, known: Sequence[str]) -> str:
    meant = get_close_matches(key.lower().replace("-", "_"), known, 1)
    return f"did you mean {meant[0]}?" if meant else f"known are {', '.join(known)}"
