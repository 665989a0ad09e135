"""The command line: each command is a module of `bot.commands`."""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module, metadata
from typing import TYPE_CHECKING, NoReturn

from bot.commands.complaint import Complaint

if TYPE_CHECKING:
    from collections.abc import Sequence

#: What a shell expects after Ctrl-C.
INTERRUPTED = 130
#: Who can play in a simulation; the default comes first.
PLAYERS = ("computer", "random")


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where to read more, and leave."""
        line = " ".join(message.split())
        self.exit(2, f"{self.prog}: {line}; {self.prog} --help tells more\n")


class ShowVersion(argparse.Action):
    """Print the version of the installed project, and leave."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        """Look the version up only now: most commands never need it."""
        print(metadata.version("clanmoot"))
        parser.exit()


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name. Returns the exit code."""
    arguments = _parser().parse_args(argv)
    # Each command brings its own imports: checking a record needs no Discord.
    command = getattr(import_module(f"bot.commands.{arguments.command}"), arguments.command)
    try:
        status = command(arguments)
        sys.stdout.flush()
    except Complaint as complaint:
        for problem in complaint.problems:
            print(f"clanmoot: {problem}", file=sys.stderr)
        return complaint.status
    except BrokenPipeError:
        # The reader has closed the pipe: leave nothing to flush at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    return int(status)


def _parser() -> Parser:
    parser = Parser(prog="clanmoot", description="Clan board games on Discord.")
    parser.add_argument("--version", action=ShowVersion, nargs=0, help="which version this is")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    _add_bot_commands(commands)
    _add_simulate(commands)
    _add_record_commands(commands)
    return parser


def _add_bot_commands(commands: argparse._SubParsersAction[Parser]) -> None:
    config = Parser(add_help=False)
    config.add_argument("--config", metavar="FILE", help="the configuration (config.toml)")
    port = Parser(add_help=False)
    port.add_argument(
        "--port",
        type=_port,
        metavar="N",
        help="where the sandbox listens (8300, or any free port)",
    )
    port.add_argument(
        "--keep", metavar="FILE", help="keep the sandbox in this file and go on from there"
    )
    run = commands.add_parser(
        "run", parents=[config, port], help="the bot: on Discord with a token, else in the sandbox"
    )
    run.add_argument(
        "--discord", action="store_true", help="refuse to start without a token, as in a container"
    )
    commands.add_parser(
        "sandbox", parents=[config, port], help="the bot on a Discord of its own on this machine"
    )
    commands.add_parser("health", parents=[config], help="whether the bot is alive")
    _add_database_commands(commands, config)


def _add_database_commands(commands: argparse._SubParsersAction[Parser], config: Parser) -> None:
    backup = commands.add_parser(
        "backup", parents=[config], help="copy the database, also while the bot runs"
    )
    backup.add_argument("file", metavar="FILE", help="a new file")
    restore = commands.add_parser(
        "restore", parents=[config], help="check a backup and put it in the database's place"
    )
    restore.add_argument("file", metavar="FILE", help="what backup has made")
    check = commands.add_parser(
        "check", parents=[config], help="whether the database is sound, also while the bot runs"
    )
    check.add_argument("file", nargs="?", metavar="FILE", help="another database (the bot's own)")
    forget = commands.add_parser(
        "forget", parents=[config], help="remove a person from all that is stored"
    )
    forget.add_argument("user", type=_user, metavar="ID", help="the id of a Discord user")


def _add_simulate(commands: argparse._SubParsersAction[Parser]) -> None:
    from rules import GAMES

    simulate = commands.add_parser("simulate", help="computer games without Discord")
    add = simulate.add_argument
    add("game", choices=tuple(GAMES), metavar="GAME", help=", ".join(GAMES))
    add("--seats", type=_positive, metavar="N", help="how many play (as few as can)")
    add("--games", type=_positive, default=100, metavar="K", help="how many games (100)")
    add("--seed", default="clanmoot", metavar="S", help="any text; fixes all games")
    add("--options", metavar="JSON", help='such as {"variants": ["traitor"]}')
    add("--players", choices=PLAYERS, default=PLAYERS[0], help=f"who plays ({PLAYERS[0]})")
    add("--records", metavar="FILE", help="write the games there, one line each")
    add("--json", action="store_true", help="the results as one line of JSON")


def _add_record_commands(commands: argparse._SubParsersAction[Parser]) -> None:
    from bot.languages import FALLBACK, LANGUAGES

    replay = commands.add_parser("replay", help="a record in words, move by move")
    add = replay.add_argument
    add("file", metavar="FILE", help="records, one per line; - for the standard input")
    add("--line", type=_positive, metavar="N", help="only the record in that line")
    add("--language", choices=LANGUAGES, default=FALLBACK, help=f"of the words ({FALLBACK})")
    add("--picture", nargs=2, metavar=("N", "OUT.png"), help="paint the table after N moves")
    verify = commands.add_parser("verify", help="whether seed, moves and result of records fit")
    verify.add_argument("file", metavar="FILE", help="records, one per line; - for standard input")


def _positive(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and int(text)):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 on")
    return int(text)


def _user(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 20 and int(text)):
        raise argparse.ArgumentTypeError(f"{text!r} is not the id of a Discord user")
    return int(text)


def _port(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 6 and int(text) < 65536):
        raise argparse.ArgumentTypeError(f"{text!r} is not a port from 0 to 65535")
    return int(text)
