"""Options by lot: everybody sees on the card what the published hash has fixed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING
from unittest.mock import patch

import pytest

from bot.languages import words
from rules import GAMES
from rules.core.lots import by_lot
from tests.bot.live import Live, click, press

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sandbox import Message, Person, Reply


@pytest.fixture(autouse=True)
def lots() -> Iterator[None]:
    """The duel with variants that may be drawn."""
    duel = GAMES["duel"]
    with patch.object(type(duel), "options", replace(duel.options, by_lot="variants")):
        yield


async def draw(host: Person, card: Message, count: int) -> Reply:
    reply = await click(host, card, "options")
    assert reply.message is not None
    menu = next(one for one in reply.message.menus if one.custom_id.startswith("lot:"))
    return await host.select(reply.message, menu.custom_id, [str(count)])


async def test_the_card_shows_what_the_lot_gave(live: Live) -> None:
    anna, tongue = live.guest("Anna"), words("en")
    card = await press(anna, "play", live, game="duel")
    assert tongue("lot-drawn") not in card.text
    await draw(anna, card, 2)
    await anna.until(lambda message: message is card and tongue("lot-drawn") in card.text)
    match = await live.bot.lobbies.lobby(1)
    fixed = by_lot(GAMES["duel"], match.options, match.seed, 1, 2)
    assert match.options == fixed
    drawn = fixed["variants"]
    assert isinstance(drawn, tuple)
    assert len(drawn) == 2
    for variant in drawn:
        assert tongue(f"duel-variants-{variant}") in card.text


async def test_drawing_again_is_no_second_chance(live: Live) -> None:
    anna = live.guest("Anna")
    card = await press(anna, "play", live, game="duel")
    await draw(anna, card, 1)
    first = (await live.bot.lobbies.lobby(1)).options
    await draw(anna, card, 1)
    assert (await live.bot.lobbies.lobby(1)).options == first


async def test_a_choice_of_ones_own_is_not_called_a_lot(live: Live) -> None:
    anna = live.guest("Anna")
    card = await press(anna, "play", live, game="duel")
    await draw(anna, card, 1)
    drawn = (await live.bot.lobbies.lobby(1)).options["variants"]
    other = "fate" if drawn != ("fate",) else "sandbox"
    await live.choose_variants(anna, card, (other,))
    chosen = words("en")(f"duel-variants-{other}")
    await anna.until(lambda message: message is card and chosen in card.text)
    assert words("en")("lot-drawn") not in card.text


async def test_only_the_host_draws(live: Live) -> None:
    anna, bob = live.guest("Anna"), live.guest("Bob")
    card = await press(anna, "play", live, game="duel")
    refused = await (await bob.click(card, "lot:1:0", forge=True)).answered()
    assert refused.ephemeral
    assert (await live.bot.lobbies.lobby(1)).options["variants"] == ()
