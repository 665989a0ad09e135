"""The shelf on which all games stand, by their keys; `rules` puts them there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.errors import BadRecord

if TYPE_CHECKING:
    from rules.core.edition import Edition
    from rules.core.game import Game

#: Each game with its newest edition, by which new games are played.
GAMES: dict[str, Game] = {}
#: Each game with each of its editions, by key and digest.
_BY_EDITION: dict[tuple[str, str], Game] = {}


def put_on_shelf(game: type[Game]) -> None:
    """Offer a game: new games are played with the last edition it ships, old ones with theirs."""
    for edition in game.editions:
        GAMES[game.key] = game(edition)
        _BY_EDITION[game.key, edition.digest] = GAMES[game.key]


def learn_edition(key: str, edition: Edition) -> None:
    """Let games be played on, and records be read, that were begun with an edition not shipped."""
    if (key, edition.digest) not in _BY_EDITION:
        _BY_EDITION[key, edition.digest] = type(GAMES[key])(edition)


def game_of(key: object, version: object, edition: object) -> Game:
    """The game with these rules and this data, whatever a record says they are.

    Raises `BadRecord` if they are not at hand: what was played with others can't be told from them.
    """
    if not isinstance(key, str) or key not in GAMES:
        raise BadRecord(f"unknown game {key!r}; known are {', '.join(GAMES)}", "game")
    newest = GAMES[key]
    if type(version) is not int or version != newest.version:
        message = f"version {version!r} of {key} is unknown; known is {newest.version}"
        raise BadRecord(message, "version", known=newest.version)
    # A game that stands on the shelf by itself, as in tests, has but one edition.
    game = newest if edition == newest.edition.digest else _BY_EDITION.get((key, str(edition)))
    if game is None:
        message = f"edition {edition!r} of {key} is not at hand"
        raise BadRecord(message, "edition", edition=str(edition))
    return game
