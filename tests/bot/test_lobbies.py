"""Lobbies: who may sit down, and when a game can begin."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.languages import LANGUAGES, words
from bot.lobbies import Lobbies
from bot.matches import Matches
from bot.refused import OptionsChanged, Refused
from bot.store import NoticeKind, Store
from bot.telling_options import tell_bad_options
from rules import GAMES, BadOptions

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bot.store import Match

ANNA = 1


@pytest.fixture
async def lobbies(tmp_path: Path) -> AsyncIterator[Lobbies]:
    store = await Store.open(tmp_path / "store.sqlite3")
    yield Lobbies(Matches(store))
    await store.close()


async def opened(lobbies: Lobbies, game: str, guests: int = 0, **options: object) -> Match:
    """A lobby with Anna and so many guests."""
    match = lobbies.prepare(game, options, (10, 20), (ANNA, "Anna"), "en")
    await lobbies.open(match)
    for guest in range(guests):
        await lobbies.join(match.id, 2 + guest, f"guest {guest}")
    return match


async def test_a_lobby_is_stored_with_the_notice_of_its_card(lobbies: Lobbies) -> None:
    match = await opened(lobbies, "duel")
    assert [notice.kind for notice in await lobbies._store.notices.of(match.id)] == [
        NoticeKind.CARD
    ]


@pytest.mark.parametrize(
    ("game", "known"), [("duel", "2"), ("cherokee", "2, 3, 4"), ("land", "2, 3, 4")]
)
async def test_a_wrong_number_of_players_is_refused_with_those_that_fit(
    lobbies: Lobbies, game: str, known: str
) -> None:
    match = await opened(lobbies, game)
    with pytest.raises(Refused) as refused:
        await lobbies.start(match.id, ANNA)
    assert (refused.value.key, refused.value.facts) == ("lobby-wrong-number", {"known": known})
    for language in LANGUAGES:
        assert known in words(language)(refused.value.key, **refused.value.facts)


async def test_a_number_that_the_options_do_not_fit_is_refused_with_the_reason(
    lobbies: Lobbies,
) -> None:
    match = await opened(lobbies, "land", 2, teams=True)
    with pytest.raises(BadOptions) as refused:
        await lobbies.start(match.id, ANNA)
    told = tell_bad_options(words("en"), GAMES["land"], refused.value)
    assert told == "Teams of two are for 4 or 6 players."
    assert await lobbies.is_open(match.id)
    await lobbies.join(match.id, 9, "Dora")
    table = await lobbies.start(match.id, ANNA)
    assert len(table.match.sitters) == 4


async def test_there_are_as_many_seats_as_the_options_have(lobbies: Lobbies) -> None:
    match = await opened(lobbies, "land", 3)
    with pytest.raises(Refused) as refused:
        await lobbies.join(match.id, 9, "Eve")
    assert (refused.value.key, refused.value.facts) == ("lobby-full-so", {"known": "2, 3, 4"})
    await lobbies.set_options(match.id, ANNA, lambda *_: {"teams": True})
    for user in (9, 10):
        await lobbies.join(match.id, user, f"guest {user}")
    with pytest.raises(Refused) as refused:
        await lobbies.join(match.id, 11, "Fay")
    assert refused.value.key == "lobby-full"


async def test_options_change_also_if_they_do_not_fit_who_is_there(lobbies: Lobbies) -> None:
    match = await opened(lobbies, "land", 2)
    changed = await lobbies.set_options(match.id, ANNA, lambda *_: {"teams": True})
    assert changed.options["teams"] is True
    assert len(changed.sitters) == 3


async def test_what_refuses_a_change_leaves_the_options_as_they_are(lobbies: Lobbies) -> None:
    match = await opened(lobbies, "duel", variants=["fate"])

    def stale(*_: object) -> dict[str, object]:
        raise OptionsChanged

    with pytest.raises(OptionsChanged):
        await lobbies.set_options(match.id, ANNA, stale)
    with pytest.raises(BadOptions):
        await lobbies.set_options(
            match.id, ANNA, lambda *_: {"variants": ["fate", "poor_visibility"]}
        )
    assert (await lobbies.lobby(match.id)).options["variants"] == ("fate",)


async def test_a_change_sees_the_options_as_the_one_before_left_them(lobbies: Lobbies) -> None:
    match = await opened(lobbies, "duel")
    for value in ("sandbox", "fate", "bitter_end"):
        await lobbies.set_options(
            match.id,
            ANNA,
            lambda _, options, value=value: {"variants": [*options["variants"], value]},
        )
    options = (await lobbies.lobby(match.id)).options
    assert options["variants"] == ("sandbox", "fate", "bitter_end")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_of_every_game_gives_its_reason(language: str) -> None:
    tongue = words(language)
    for game in GAMES.values():
        for term in game.options.terms:
            assert tongue.has(f"{game.key}-reason-{term.reason}")
        for preset in game.options.presets:
            assert tongue.has(f"{game.key}-preset-{preset.name}")
        for section in game.options.sections:
            assert tongue.has(f"{game.key}-section-{section.name}")
