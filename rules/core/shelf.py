"""The shelf: all games by their keys. `rules` registers them here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.errors import BadRecord

if TYPE_CHECKING:
    from rules.core.edition import Edition
    from rules.core.game import Game

#: Each game with its newest edition, which new games are played with.
GAMES: dict[str, Game] = {}
#: Games with any known edition, by key and digest.
_BY_EDITION: dict[tuple[str, str], Game] = {}


def put_on_shelf(game: type[Game]) -> None:
    """Register a game: new games are played with its last edition, old ones with theirs."""
    for edition in game.editions:
        GAMES[game.key] = game(edition)
        _BY_EDITION[game.key, edition.digest] = GAMES[game.key]


def learn_edition(key: str, edition: Edition) -> None:
    """Register an edition that isn't shipped, for games and records that began with it."""
    if (key, edition.digest) not in _BY_EDITION:
        _BY_EDITION[key, edition.digest] = type(GAMES[key])(edition)


def game_of(key: object, version: object, edition: object) -> Game:
    """The game with the rules and data that a record names.

    Raises `BadRecord` if they are missing: no others could replay the record.
    """
    if not isinstance(key, str) or key not in GAMES:
        raise BadRecord(f"unknown game {key!r}; known are {', '.join(GAMES)}", "game")
    newest = GAMES[key]
    if type(version) is not int or version != newest.version:
        message = f"version {version!r} of {key} is unknown; known is {newest.version}"
        raise BadRecord(message, "version", known=newest.version)
    # A game that was put into `GAMES` directly, as in tests, has only one edition.
    game = newest if edition == newest.edition.digest else _BY_EDITION.get((key, str(edition)))
    if game is None:
        message = f"edition {edition!r} of {key} is not at hand"
        raise BadRecord(message, "edition", edition=str(edition))
    return game
