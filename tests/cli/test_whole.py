"""The command line as a whole: help, wrong arguments, a wrong configuration."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path


def test_help_names_every_command(clanmoot):
    told = clanmoot("--help").out
    commands = ("run", "sandbox", "simulate", "replay", "verify", "health")
    for command in (*commands, "backup", "restore", "check"):
        assert f"  {command} " in told


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "the following arguments are required: COMMAND"),
        (("fly",), "invalid choice: 'fly'"),
        (("simulate",), "the following arguments are required: GAME"),
        (("simulate", "chess"), "invalid choice: 'chess'"),
        (("simulate", "duel", "--seats", "two"), "'two' is not a number from 1 on"),
        (("simulate", "duel", "--games", "0"), "'0' is not a number from 1 on"),
        (("simulate", "duel", "--games", "-5"), "--games"),
        (("simulate", "duel", "--players", "gods"), "invalid choice: 'gods'"),
        (("simulate", "duel", "--seats", "3"), "3"),
        (("simulate", "duel", "--options", "{"), "--options is not JSON"),
        (("simulate", "duel", "--options", "[]"), "--options must be an object"),
        (("simulate", "duel", "--options", '{"speed": 1}'), "speed"),
        (("simulate", "duel", "--options", '{"variants": ["hail"]}'), "hail"),
        (("simulate", "duel", "--records", "no/where"), "no/where: No such file or directory"),
        (("replay",), "the following arguments are required: FILE"),
        (("replay", "nowhere"), "nowhere: No such file or directory"),
        (("replay", "x", "--line", "0"), "'0' is not a number from 1 on"),
        (("replay", "x", "--language", "fr"), "invalid choice: 'fr'"),
        (("verify", "nowhere"), "nowhere: No such file or directory"),
        (("verify", "."), ".: Is a directory"),
        (("sandbox", "--port", "70000"), "'70000' is not a port from 0 to 65535"),
        (("run", "--config", "nowhere"), "nowhere: No such file or directory"),
        (("health",), "heartbeat is not set"),
        (("backup",), "the following arguments are required: FILE"),
        (("restore",), "the following arguments are required: FILE"),
    ],
)
def test_wrong_arguments_get_one_line(clanmoot, arguments: tuple[str, ...], said: str):
    done = clanmoot(*arguments)
    assert said in done.complaint()
    assert done.out == ""


def test_a_wrong_configuration_is_told_line_by_line(clanmoot, tmp_path: Path):
    (tmp_path / "config.toml").write_text("langauge = 1\nlog_level = 2", encoding="utf-8")
    done = clanmoot("run")
    assert done.status == 2
    assert done.err.splitlines() == [
        "clanmoot: config.toml: langauge is unknown; did you mean language?",
        "clanmoot: config.toml: log_level: must be one of debug, info, warning, error, not 2",
    ]
