"""`clanmoot simulate`: computer games without Discord."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, median
from typing import TYPE_CHECKING

from tqdm import tqdm

from bot.commands.complaint import Complaint
from bot.languages import FALLBACK, words
from bot.telling_options import tell_bad_options
from rules import GAMES, BadOptions, Chance, Course, Entry, Record, write_record

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable, Mapping

    from rules import Game, Move, Outcome, Position
    from rules.core.options import Value

    Player = Callable[[Position, int, Chance], Move]


@dataclass
class Tally:
    """What came of many games."""

    seats: int
    lengths: list[int] = field(default_factory=list)
    outcomes: list[Outcome] = field(default_factory=list)
    seconds: float = 0.0

    def results(self) -> list[dict[str, int | float]]:
        """For each seat its wins, shared first places, losses and mean score."""
        rows: list[dict[str, int | float]] = []
        for seat in range(self.seats):
            first = [outcome.winners for outcome in self.outcomes if seat in outcome.winners]
            alone = sum(len(winners) == 1 for winners in first)
            rows.append(
                {
                    "seat": seat,
                    "won": alone,
                    "shared": len(first) - alone,
                    "lost": len(self.outcomes) - len(first),
                    "mean_score": round(mean(one.scores[seat] for one in self.outcomes), 3),
                }
            )
        return rows

    def summary(self) -> dict[str, object]:
        """Everything as plain data."""
        moves = sum(self.lengths)
        return {
            "games": len(self.lengths),
            "moves": moves,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(len(self.lengths) / self.seconds, 1),
            "moves_per_second": round(moves / self.seconds, 1),
            "length": {
                "min": min(self.lengths),
                "median": median(self.lengths),
                "mean": round(mean(self.lengths), 1),
                "max": max(self.lengths),
            },
            "results": self.results(),
        }


def simulate(arguments: Namespace) -> int:
    """Play the games and tell how they went."""
    game = GAMES[arguments.game]
    options = _options(game, arguments.options)
    seats = arguments.seats or game.seats_for(options)[0]
    records = _opened(arguments.records)
    tally = Tally(seats)
    player = _PLAYERS[arguments.players]
    numbers = tqdm(range(arguments.games), unit=" games", leave=False, disable=None)
    for number in numbers:
        seed = f"{arguments.seed}/{number}"
        begun = time.perf_counter()
        position = _started(game, seats, options, seed)
        entries = _play_out(position, player, Chance(f"{seed}/players"))
        tally.seconds += time.perf_counter() - begun
        tally.lengths.append(len(entries))
        if position.outcome is not None:
            tally.outcomes.append(position.outcome)
        if records is not None:
            course = Course(Record(game.key, seats, options, seed, game.version, entries))
            records.append(write_record(course))
    if records is not None:
        Path(arguments.records).write_text("\n".join((*records, "")), encoding="utf-8")
    head = {"game": game.key, "seats": seats, "options": options, "players": arguments.players}
    print(_shown(head | {"seed": arguments.seed} | tally.summary(), as_json=arguments.json))
    return 0


def _play_out(position: Position, player: Player, chance: Chance) -> list[Entry]:
    """Play to the end; what was played."""
    entries = []
    while position.outcome is None:
        awaited = position.to_act
        seat = awaited[0] if len(awaited) == 1 else chance.pick(awaited)
        move = player(position, seat, chance)
        position.play(seat, move)
        entries.append(Entry(seat, str(move)))
    return entries


def _random(position: Position, seat: int, chance: Chance) -> Move:
    return chance.pick(position.moves(seat))


def _computer(position: Position, seat: int, chance: Chance) -> Move:
    return position.game.advise(position.imagine(seat, chance), seat, chance)


_PLAYERS: Mapping[str, Player] = {"computer": _computer, "random": _random}


def _options(game: Game, text: str | None) -> dict[str, Value]:
    try:
        raw = json.loads(text or "{}")
    except (ValueError, RecursionError) as error:
        raise Complaint(f"--options is not JSON: {error}") from None
    if not isinstance(raw, dict):
        raise Complaint('--options must be an object such as {"variants": ["traitor"]}')
    try:
        return game.choose(raw)
    except BadOptions as error:
        raise Complaint(f"--options: {tell_bad_options(words(FALLBACK), game, error)}") from None


def _started(game: Game, seats: int, options: Mapping[str, Value], seed: str) -> Position:
    try:
        return game.start(seats, options, seed)
    except BadOptions as error:
        raise Complaint(tell_bad_options(words(FALLBACK), game, error)) from None


def _opened(file: str | None) -> list[str] | None:
    """A list for the records, once it is sure that the file can be written."""
    if file is None:
        return None
    try:
        with Path(file).open("a", encoding="utf-8"):
            return []
    except OSError as error:
        raise Complaint(f"{file}: {error.strerror or 'not writable'}") from None


def _shown(summary: Mapping[str, object], *, as_json: bool) -> str:
    if as_json:
        return json.dumps(summary, ensure_ascii=False)
    lines = []
    for key, value in summary.items():
        if key == "results" and isinstance(value, list):
            lines += [
                "  ".join(f"{name} {number}" for name, number in row.items()) for row in value
            ]
            continue
        if key == "length" and isinstance(value, dict):
            value = ", ".join(f"{name} {one}" for name, one in value.items())
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
        lines.append(f"{key.replace('_', ' '):<18}{text}")
    return "\n".join(lines)
