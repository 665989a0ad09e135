"""Presets and variants in /play: what a game has is offered, everything else refused in words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING
from unittest.mock import patch

import pytest

from bot.languages import LANGUAGES, words
from rules import GAMES
from rules.core.options import Preset
from tests.bot.live import Live, press
from tests.bot.made_texts import made_texts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sandbox import Reply

TEXTS = {
    "duel-preset-calm": "Calm evening",
    "duel-preset-calm-about": "No powers",
    "duel-preset-night": "Long night",
}


@pytest.fixture(autouse=True)
def presets() -> Iterator[None]:
    """The duel with two presets."""
    duel = GAMES["duel"]
    presets = (
        Preset("calm", {"variants": ["sandbox"]}),
        Preset("night", {"variants": ["dark_night", "bitter_end"]}),
    )
    options = replace(duel.options, presets=presets)
    with made_texts(TEXTS), patch.object(type(duel), "options", options):
        yield


def names(reply: Reply) -> list[str]:
    assert reply.choices is not None
    return [choice.name for choice in reply.choices]


async def test_a_preset_is_offered_by_its_name_and_opens_its_game(live: Live) -> None:
    anna = live.guest("Anna")
    offered = await anna.autocomplete(live.games, "play", "preset", "", game="duel")
    assert names(offered) == ["Calm evening", "Long night"]
    narrowed = await anna.autocomplete(live.games, "play", "preset", "LONG", game="duel")
    assert names(narrowed) == ["Long night"]
    card = await press(anna, "play", live, game="duel", preset="night")
    assert "Preset: Long night" in card.text
    assert "Options: Dark night, To the bitter end" in card.text
    typed = await press(anna, "play", live, game="duel", preset="calm evening")
    assert "Preset: Calm evening" in typed.text


async def test_a_variant_comes_to_a_preset_that_it_goes_with(live: Live) -> None:
    anna = live.guest("Anna")
    card = await press(anna, "play", live, game="duel", preset="calm", variant="variants=fate")
    assert "Options: Sandbox, Fate" in card.text
    assert "Preset: " not in card.text
    offered = await anna.autocomplete(
        live.games, "play", "variant", "", game="duel", preset="night"
    )
    assert "Fate" in names(offered)
    assert not {"Traitor in the clan", "Mixed clans"} & set(names(offered))


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_what_does_not_go_together_is_refused_with_the_reason(
    live: Live, locale: str
) -> None:
    anna, tongue = live.guest("Anna", locale), words(locale)
    refused = await anna.slash(
        live.games, "play", game="duel", preset="night", variant="variants=traitor"
    )
    assert refused.ephemeral
    first, second = tongue("duel-variants-traitor"), tongue("duel-variants-dark_night")
    assert refused.text == tongue("duel-reason-decks-made-twice", first=first, second=second)
    assert not await live.bot.store.matches.of(anna.id)


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_a_preset_that_is_none_is_refused_with_those_there_are(
    live: Live, locale: str
) -> None:
    anna, tongue = live.guest("Anna", locale), words(locale)
    refused = await anna.slash(live.games, "play", game="duel", preset="noon")
    assert refused.ephemeral
    known = "Calm evening, Long night"
    assert refused.text == tongue("preset-unknown", game=tongue("duel"), known=known)
    refused = await anna.slash(live.games, "play", game="glory", preset="calm")
    assert refused.text == tongue("preset-none", game=tongue("glory"))
    offered = await anna.autocomplete(live.games, "play", "preset", "", game="glory")
    assert names(offered) == []


async def test_the_card_says_what_a_preset_means(live: Live) -> None:
    anna = live.guest("Anna")
    card = await press(anna, "play", live, game="duel")
    assert "Preset: " not in card.text
    (menu,) = card.menus
    assert [(line.label, line.description) for line in menu.options] == [
        ("Calm evening", "No powers"),
        ("Long night", ""),
    ]
