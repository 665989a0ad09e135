"""Records as text, one line of JSON per game, and back with all checks."""

from __future__ import annotations

import json

from rules.core.chance import seed_hash
from rules.core.course import Course
from rules.core.errors import BadOptions, BadRecord
from rules.core.record import Entry, Label, Record
from rules.core.shelf import GAMES, game_of

_KEYS = ("game", "version", "edition", "seats", "options", "seed", "hash", "log", "outcome")
#: What a record of a match has beside them.
_LABEL_KEYS = ("match", "players")


def write_record(course: Course, label: Label | None = None) -> str:
    """The game as one line of JSON, with the outcome that its log leads to.

    It gets that label; by default the one it was read with.
    """
    record = course.record
    label = label or record.label
    labelled = (
        {}
        if label is None
        else dict(zip(_LABEL_KEYS, (label.match, list(label.players)), strict=True))
    )
    values = (
        record.game,
        record.version,
        record.edition,
        record.seats,
        dict(record.options),
        record.seed,
        record.hash,
        " ".join(map(str, record.entries)),
        _stated(course),
    )
    return json.dumps(labelled | dict(zip(_KEYS, values, strict=True)), ensure_ascii=False)


def read_record(line: str) -> Course:
    """Read a line back and replay it.

    Raises `BadRecord` unless it is whole, its seed matches its hash, every entry is legal and the
    log leads to the stated outcome.
    """
    try:
        raw = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"not a line of JSON: {error}", "shape") from None
    if isinstance(raw, dict):
        raw.setdefault("edition", None)
    if not isinstance(raw, dict) or set(raw) - set(_LABEL_KEYS) != set(_KEYS):
        raise BadRecord(f"a record has exactly the keys {', '.join(_KEYS)}", "shape")
    course = _folded(_record(raw))
    reached = _stated(course)
    if raw["outcome"] != reached:
        message = f"the log leads to the outcome {reached}, stated is {raw['outcome']}"
        raise BadRecord(message, "outcome")
    return course


def _folded(record: Record) -> Course:
    """The course of a record; if its log breaks, the facts say by whose entry."""
    try:
        return Course(record)
    except BadRecord as error:
        number = error.facts.get("number")
        if isinstance(number, int):
            error.facts["seat"] = record.entries[number - 1].seat
        raise


def _stated(course: Course) -> dict[str, object] | None:
    """The outcome as JSON reads it back."""
    outcome = course.outcome
    if outcome is None:
        return None
    ranking = [list(place) for place in outcome.ranking]
    return {"ranking": ranking, "scores": list(outcome.scores), "reason": outcome.reason}


def _record(raw: dict[str, object]) -> Record:
    """The fields, each checked by itself, and the seed against its hash."""
    key, version, edition, seats, options, seed, hashed, log, _ = (raw[name] for name in _KEYS)
    if edition is None and isinstance(key, str) and key in GAMES:
        # Records without an edition were written before there were any: they are of the first one.
        edition = GAMES[key].first_edition
    game = game_of(key, version, edition)
    if not isinstance(seed, str) or not _is_text(seed) or seed_hash(seed) != hashed:
        raise BadRecord("the seed does not match its published hash", "hash")
    if not isinstance(seats, int) or not isinstance(options, dict) or not isinstance(log, str):
        raise BadRecord("seats must be a number, options an object and log a text", "shape")
    try:
        chosen = game.options.read(options)
    except BadOptions as error:
        raise BadRecord(str(error), "options") from None
    if seats not in game.seats_for(chosen):
        raise BadRecord(f"{key} is not played by {seats} with these options", "options")
    entries = [_entry(number, text, seats) for number, text in enumerate(log.split(), 1)]
    label = _label(raw, seats)
    return Record(game.key, seats, chosen, seed, game.version, entries, game.edition.digest, label)


def _label(raw: dict[str, object], seats: int) -> Label | None:
    """Which match it is of, if it says so."""
    match, players = (raw.get(name) for name in _LABEL_KEYS)
    if match is None and players is None:
        return None
    # JSON's true is no number, though Python takes it for one.
    if not isinstance(match, int) or isinstance(match, bool) or match < 1:
        raise BadRecord("match must be a number from 1 on", "shape")
    if not isinstance(players, list) or not all(_is_name(one) for one in players):
        raise BadRecord("players must be a list of names", "shape")
    if len(players) != seats:
        raise BadRecord(f"there are {len(players)} names for {seats} seats", "shape")
    return Label(match, tuple(players))


def _is_name(value: object) -> bool:
    return isinstance(value, str) and _is_text(value)


def _is_text(value: str) -> bool:
    """Whether it can be encoded: JSON can hold lone surrogates, which can't."""
    return not any("\ud800" <= letter <= "\udfff" for letter in value)


def _entry(number: int, text: str, seats: int) -> Entry:
    seat, _, word = text.partition(":")
    if not word or seat not in map(str, range(seats)):
        message = f"log entry {text!r} is not seat:word with a seat below {seats}"
        raise BadRecord(message, "notation", number=number)
    return Entry(int(seat), word)
