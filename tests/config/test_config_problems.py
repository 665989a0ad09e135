"""What is wrong in a configuration is reported by name, with what would be right."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.config import BadConfig, Config, read_config
from bot.logs import Discreet
from tests.config.writing import KEYS, TOKEN, problems


def test_a_named_file_must_be_there():
    with pytest.raises(BadConfig) as refused:
        read_config(Path("nowhere.toml"), {})
    assert refused.value.problems == ("nowhere.toml: No such file or directory",)


def test_a_folder_is_no_file():
    with pytest.raises(BadConfig, match="Is a directory"):
        read_config(Path(), {})


def test_a_file_must_be_toml():
    (problem,) = problems("language = en")
    assert problem.startswith("my.toml: not TOML: ")
    assert "line 1" in problem


@pytest.mark.parametrize(
    "content",
    [
        b'language = "\xe9n"',
        'language = "uk" # мова'.encode("cp1251"),
        'language = "uk"'.encode("utf-16"),
        'language = "uk"'.encode("utf-16-le"),
        'language = "uk"'.encode("utf-16-be"),
        'language = "uk"'.encode("utf-32"),
    ],
)
def test_a_file_must_be_utf_8(content: bytes):
    Path("foreign.toml").write_bytes(content)
    with pytest.raises(BadConfig) as refused:
        read_config(Path("foreign.toml"), {})
    assert refused.value.problems == (
        "foreign.toml: not a text in UTF-8; save it in that encoding",
    )


@pytest.mark.parametrize("value", ["[" * 10_000, "9" * 5_000])
def test_a_file_that_can_not_be_read_to_its_end_gets_one_line(value: str):
    assert problems(f"language = {value}") == (
        "my.toml: not readable: a number is too long or lists are too deep",
    )


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("tokn = 1", "tokn is unknown; did you mean token?"),
        ("Language = 1", "Language is unknown; did you mean language?"),
        ("log-level = 1", "log-level is unknown; did you mean log_level?"),
        ("server = 1", "server is unknown; did you mean servers?"),
        (
            "zzz = 1",
            f"zzz is unknown; known are {', '.join(KEYS)}, servers",
        ),
        ("language = 'de'", "language: must be one of en, ru, uk, not 'de'"),
        ("language = true", "language: must be one of en, ru, uk, not True"),
        ("language = ['en']", "language: must be one of en, ru, uk, not ['en']"),
        ("database = 7", "database: must be the path of a file, not 7"),
        ("database = ''", "database: must be the path of a file, not ''"),
        ("database = '.'", "database: must be a file, and '.' is a folder"),
        (
            "database = 'no/where.db'",
            "database: must be in a folder that exists, and 'no' doesn't",
        ),
        (
            "actions_per_minute = -1",
            "actions_per_minute: must be a whole number from 0 to 100000, not -1",
        ),
        (
            "actions_per_minute = true",
            "actions_per_minute: must be a whole number from 0 to 100000, not True",
        ),
        ("painters = -1", "painters: must be a whole number from 0 to 64, not -1"),
        ("painters = 65", "painters: must be a whole number from 0 to 64, not 65"),
        (
            "lobbies_per_hour = 1.5",
            "lobbies_per_hour: must be a whole number from 0 to 100000, not 1.5",
        ),
        (
            "lobbies_per_hour = 100001",
            "lobbies_per_hour: must be a whole number from 0 to 100000, not 100001",
        ),
        (
            "lobbies_per_hour = 'many'",
            "lobbies_per_hour: must be a whole number from 0 to 100000, not 'many'",
        ),
        ("heartbeat = false", "heartbeat: must be the path of a file, not False"),
        ("log_level = 'loud'", "log_level: must be one of debug, info, warning, error, not 'loud'"),
        ("log_level = 10", "log_level: must be one of debug, info, warning, error, not 10"),
        ("api = 1", "api: must be an address such as 'http://127.0.0.1:8090', not 1"),
        (
            "api = 'localhost:80'",
            "api: must be an address such as 'http://127.0.0.1:8090', not 'localhost:80'",
        ),
        (
            "api = 'http://a:99999'",
            "api: must be an address such as 'http://127.0.0.1:8090', not 'http://a:99999'",
        ),
        ("token = 5", "token: must be a text in quotes"),
        (f"token = 'Bot {TOKEN}'", 'token: must be the token alone, without "Bot" or other words'),
        ("servers = 1", "servers: must be tables such as [servers.123456789012345678]"),
        (
            "servers.live.threads = true",
            "servers.live: a server is named by its id, such as 123456789012345678",
        ),
        ("servers.5 = 1", "servers.5: must be a table [servers.5]"),
        ("servers.5.treads = true", "servers.5.treads is unknown; did you mean threads?"),
        (
            "servers.5.zzz = true",
            (
                "servers.5.zzz is unknown; known are language, threads, direct_messages, games, "
                "pace, channels, tables"
            ),
        ),
        ("servers.5.language = 'fr'", "servers.5.language: must be one of en, ru, uk, not 'fr'"),
        ("servers.5.threads = 'no'", "servers.5.threads: must be true or false, not 'no'"),
        (
            "servers.5.direct_messages = 0",
            "servers.5.direct_messages: must be true or false, not 0",
        ),
        (
            "servers.5.games = 'duel'",
            "servers.5.games: must be a list of games such as ['duel'], not 'duel'",
        ),
        (
            "servers.5.games = []",
            "servers.5.games: must be a list of games such as ['duel'], not []",
        ),
        (
            "servers.5.channels = ['games']",
            "servers.5.channels: must be a list of ids such as [123456789012345678], not ['games']",
        ),
        (
            "servers.5.tables = 0",
            "servers.5.tables: must be a number of tables such as 5, not 0",
        ),
        (
            "servers.5.pace = 'soon'",
            (
                "servers.5.pace: must be the time for a turn such as '24h', or a bank of time and "
                "what each turn adds such as '7d+12h', not 'soon'"
            ),
        ),
    ],
)
def test_a_wrong_line_is_named_with_what_would_be_right(line: str, said: str):
    assert problems(line) == (f"my.toml: {said}",)


def test_an_unknown_game_is_named():
    (problem,) = problems("servers.5.games = ['duel', 'chess']")
    assert problem.startswith("my.toml: servers.5.games: 'chess' is no game; known are duel")


@pytest.mark.parametrize(
    "value",
    [
        *("1", "[1]", "[1, 2, 3]", "[2, 1]", "[-1, 1]", "[0, 61]", "['a', 'b']", "[true, true]"),
        *("[nan, nan]", "[0, inf]", "{}", "'1'"),
    ],
)
def test_a_wrong_pause_is_named(value: str):
    (problem,) = problems(f"computer_pause = {value}")
    assert problem.startswith(
        "my.toml: computer_pause: must be the shortest and the longest pause in seconds, "
        "such as [0.6, 1.6], from 0 to 60, not "
    )


@pytest.mark.parametrize("value", ["[0.6, 1.6]", "1", "2-1", "0-61", "a-b", "0.6-1.6-2"])
def test_a_wrong_pause_in_the_environment_is_told_as_it_is_written_there(value: str):
    (problem,) = problems(COMPUTER_PAUSE=value)
    assert problem == (
        "CLANMOOT_COMPUTER_PAUSE: must be the shortest and the longest pause in seconds, "
        f"such as 0.6-1.6, from 0 to 60, not {value!r}"
    )


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("LANGUAGE", "de", "CLANMOOT_LANGUAGE: must be one of en, ru, uk, not 'de'"),
        (
            "LOG_LEVEL",
            "9",
            "CLANMOOT_LOG_LEVEL: must be one of debug, info, warning, error, not '9'",
        ),
        ("DATABASE", "/", "CLANMOOT_DATABASE: must be a file, and '/' is a folder"),
        ("TOKN", "x", "CLANMOOT_TOKN is unknown; did you mean CLANMOOT_TOKEN?"),
        ("LANGAUGE", "x", "CLANMOOT_LANGAUGE is unknown; did you mean CLANMOOT_LANGUAGE?"),
    ],
)
def test_a_wrong_variable_is_named_with_what_would_be_right(name: str, value: str, said: str):
    assert problems(**{name: value}) == (said,)


def test_everything_wrong_is_reported_at_once():
    found = problems(
        "lang = 1\nlog_level = 2\n[servers.x]\n[servers.3]\nthreads = 3", API="nowhere"
    )
    places = ["my.toml: lang ", "my.toml: log_level:", "my.toml: servers.x:"]
    places += ["my.toml: servers.3.threads:", "CLANMOOT_API:"]
    assert len(found) == len(places)
    assert all(problem.startswith(place) for problem, place in zip(found, places, strict=True))


def test_a_long_value_is_shown_in_short():
    (problem,) = problems(f"language = '{'x' * 1000}'")
    assert len(problem) < 120


def test_a_value_of_several_lines_is_shown_in_one():
    (problem,) = problems('language = """a\nb\nc"""')
    assert "\n" not in problem


# ---- the token is nobody's business --------------------------------------------------------------


@pytest.mark.parametrize("text", ["short", "a.b.c", TOKEN.replace(".", "-"), f"{TOKEN}.x!"])
def test_what_is_no_token_is_refused_without_being_shown(text: str):
    (problem,) = problems(TOKEN=text)
    assert problem.startswith("token: this is no bot token")
    assert text not in problem


@pytest.mark.parametrize(
    "line",
    [
        f"language = '{TOKEN}'",
        f"api = '{TOKEN}'",
        f"database = '{TOKEN}/x'",
        f"log_level = ['{TOKEN}']",
        f"'{TOKEN}' = 1",
        f"servers.'{TOKEN}'.threads = true",
        f"servers.5.games = ['{TOKEN}']",
        f"token = '{TOKEN} {TOKEN}'",
    ],
)
def test_a_token_in_the_wrong_place_is_not_shown(line: str):
    assert TOKEN not in "".join(problems(line))


def test_the_token_is_not_in_the_representation():
    assert TOKEN not in repr(Config(token=TOKEN))


def test_the_token_is_blotted_out_of_the_log():
    error = RuntimeError(f"failed with {TOKEN}")
    exc_info = (RuntimeError, error, None)
    record = logging.LogRecord("name", logging.ERROR, "x", 1, "got %s", (TOKEN,), exc_info)
    line = Discreet(TOKEN).format(record)
    assert TOKEN not in line
    assert line.count("(token)") == 2


def test_without_a_token_the_log_stays_as_it_is():
    record = logging.LogRecord("name", logging.ERROR, "x", 1, "plain", (), None)
    assert Discreet("").format(record).endswith("name: plain")
