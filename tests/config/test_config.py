"""The configuration: a file and the environment, each key with its value; the example is true."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

from bot.config import Config, Server, read_config
from tests.config.writing import KEYS, TOKEN, written

if TYPE_CHECKING:
    import pytest

ROOT = Path(__file__).parents[2]


def test_nothing_at_all_is_a_configuration():
    assert read_config(None, {}) == Config()


def test_the_default_file_is_read_if_it_is_there():
    Path("config.toml").write_text('language = "uk"', encoding="utf-8")
    assert read_config(None, {}).language == "uk"


def test_a_file_may_begin_with_a_byte_order_mark():
    Path("config.toml").write_text('language = "uk"', encoding="utf-8-sig")
    assert read_config(None, {}).language == "uk"


def test_a_file_can_be_named_by_the_environment():
    written('language = "uk"')
    assert read_config(None, {"CLANMOOT_CONFIG": "my.toml"}).language == "uk"


def test_a_file_named_by_hand_wins_over_one_named_by_the_environment():
    Path("other.toml").write_text('language = "ru"', encoding="utf-8")
    assert read_config(written(""), {"CLANMOOT_CONFIG": "other.toml"}).language == "en"


def test_every_key_is_read():
    text = f"""
        token = "{TOKEN}"
        database = "games.sqlite3"
        language = "ru"
        api = "http://127.0.0.1:8090/"
        computer_pause = [0, 2.5]
        log_level = "debug"
        heartbeat = "alive"
        painters = 3
        actions_per_minute = 90
        lobbies_per_hour = 0

        [servers.123456789012345678]
        language = "uk"
        threads = false
        direct_messages = false
        games = ["duel"]

        [servers.1]
    """
    assert read_config(written(text), {}) == Config(
        token=TOKEN,
        database=Path("games.sqlite3"),
        language="ru",
        api="http://127.0.0.1:8090",
        computer_pause=(0.0, 2.5),
        log_level="DEBUG",
        heartbeat=Path("alive"),
        painters=3,
        actions_per_minute=90,
        lobbies_per_hour=0,
        servers={123456789012345678: Server("uk", False, False, ("duel",)), 1: Server()},
    )


def test_a_server_without_switches_has_the_plain_ones():
    config = read_config(written("[servers.5]\nthreads = false"), {})
    assert config.server(5) == Server(threads=False)
    assert config.server(6) == Server()


def test_the_environment_wins():
    variables = {
        "CLANMOOT_TOKEN": TOKEN,
        "CLANMOOT_DATABASE": "env.sqlite3",
        "CLANMOOT_LANGUAGE": "uk",
        "CLANMOOT_API": "https://example.org",
        "CLANMOOT_COMPUTER_PAUSE": "0.1-0.2",
        "CLANMOOT_LOG_LEVEL": "Error",
        "CLANMOOT_HEARTBEAT": "beat",
        "CLANMOOT_PAINTERS": "2",
        "CLANMOOT_ACTIONS_PER_MINUTE": "0",
        "CLANMOOT_LOBBIES_PER_HOUR": "7",
    }
    config = read_config(written('language = "ru"\ndatabase = "file.sqlite3"'), variables)
    assert config == Config(
        token=TOKEN,
        database=Path("env.sqlite3"),
        language="uk",
        api="https://example.org",
        computer_pause=(0.1, 0.2),
        log_level="ERROR",
        heartbeat=Path("beat"),
        painters=2,
        actions_per_minute=0,
        lobbies_per_hour=7,
    )


def test_an_empty_variable_counts_as_none():
    assert read_config(written('language = "ru"'), {"CLANMOOT_LANGUAGE": ""}).language == "ru"


def test_variables_of_other_programs_are_left_alone():
    assert read_config(None, {"CLANMOOT_PORT": "tcp://10.0.0.1", "CLANMOOT_OPENAPI": "x"})


def test_paths_may_begin_at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("HOME", str(tmp_path))
    assert read_config(written('database = "~/c.sqlite3"'), {}).database == tmp_path / "c.sqlite3"


def test_a_token_may_stand_between_blanks():
    assert read_config(None, {"CLANMOOT_TOKEN": f" {TOKEN}\n"}).token == TOKEN


def test_any_token_will_do_for_another_discord():
    variables = {"CLANMOOT_TOKEN": "sandbox", "CLANMOOT_API": "http://127.0.0.1:1"}
    assert read_config(None, variables).token == "sandbox"  # noqa: S105


# ---- the example ---------------------------------------------------------------------------------


def test_the_example_is_the_default():
    assert read_config(ROOT / "config.example.toml", {}) == Config()


def test_the_example_with_everything_uncommented_is_valid():
    lines = (ROOT / "config.example.toml").read_text(encoding="utf-8").splitlines()
    shown = [
        line.removeprefix("# ")
        if line.startswith("# ") and (" = " in line or "# [" in line)
        else ""
        for line in lines
    ]
    text = "\n".join(
        found or ("" if line.startswith("#") else line)
        for found, line in zip(shown, lines, strict=True)
    )
    assert set(tomllib.loads(text)) == {*KEYS, "servers"}
    config = read_config(written(text), {})
    (server,) = config.servers.values()
    assert server == Server("ru", True, True, ("duel",), "3d", (123456789012345678,), 10)


def test_the_example_names_every_variable():
    text = (ROOT / "config.example.toml").read_text(encoding="utf-8")
    for key in KEYS:
        assert f"CLANMOOT_{key.upper()}" in text
