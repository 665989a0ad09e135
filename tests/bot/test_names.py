"""Names of people: whatever is in them, the text beside them stays what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.ui.safe import NAMELESS, plain, safe

if TYPE_CHECKING:
    from tests.bot.live import Live

#: All that steers the direction of writing.
STEERING = "\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
HEBREW = "\u05d3\u05d5\u05d3"


@pytest.mark.parametrize("mark", [*STEERING, "\x00", "\x1b", "\x7f", "\u200b", "\ufeff", "\u00ad"])
def test_what_steers_or_is_not_seen_is_dropped_from_a_name(mark: str) -> None:
    assert safe(f"{mark}An{mark}na{mark}") == plain(f"{mark}An{mark}na{mark}") == "Anna"


@pytest.mark.parametrize(
    "name",
    [
        "\U0001f469\u200d\U0001f9b0",  # a woman with red hair
        "\u2764\ufe0f",  # a heart, as an emoji
        "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",  # Scotland
        "Зоряна",
        "Zo\u0308e",
        "\u0928\u092e\u0938\u094d\u0924\u0947",
    ],
    ids=["woman", "heart", "scotland", "cyrillic", "accent", "devanagari"],
)
def test_what_letters_and_emoji_are_made_of_is_kept(name: str) -> None:
    assert safe(name) == plain(name) == name


@pytest.mark.parametrize("name", [HEBREW, "\u0639\u0644\u064a", f"Anna {HEBREW} 7"])
def test_a_name_with_right_to_left_letters_is_kept_apart_from_what_is_beside_it(name: str) -> None:
    assert safe(name) == plain(name) == f"\u2068{name}\u2069"


@pytest.mark.parametrize(
    "name",
    ["", "  ", STEERING, "\n\t", "\u3164", "\u2800", "\u200d\ufe0f", "\u0301", "\U000e0067"],
    ids=lambda name: "+".join(f"{ord(mark):x}" for mark in name[:2]) or "empty",
)
def test_a_name_of_which_nothing_is_seen_has_a_sign_in_its_place(name: str) -> None:
    assert safe(name) == plain(name) == NAMELESS


def test_markdown_is_escaped_only_where_there_is_any() -> None:
    assert safe("*A*\n_b_") == r"\*A\* \_b\_"
    assert plain("*A*\n_b_") == "*A* _b_"


async def test_a_name_can_not_turn_the_rest_of_a_line_round(live: Live) -> None:
    anna, bob = live.guest("\u202eAnna"), live.guest(HEBREW)
    await live.duel(anna, bob)
    await live.choose(anna, "7")
    for message in (*live.games.messages_for(bob), *live.told(bob)):
        assert "\u202e" not in message.text
        assert message.text.count(HEBREW) == message.text.count(f"\u2068{HEBREW}\u2069")
    assert "✓ Anna has chosen" in live.turn(bob).text
    suggested = await bob.autocomplete(live.games, "board", "match")
    (choice,) = suggested.choices or []
    assert choice.name == f"Scottish Duel #1 · Anna · \u2068{HEBREW}\u2069"


async def test_a_name_turns_nothing_round_in_threads_and_alt_texts(live: Live) -> None:
    anna, bob = live.guest("\u202eAnna"), live.guest("Bob\u2067")
    await live.duel(anna, bob)
    assert live.thread.name == "Scottish Duel #1 · Anna vs Bob"
    for message in (live.turn(anna), await live.prompt(bob)):
        assert "Anna" in message.images[0].alt
        assert not set("\u202e\u2067") & set(message.images[0].alt)
