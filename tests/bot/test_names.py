"""Names of people: whatever is in them, the text beside them stays what it is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from bot.ui.safe import NAMELESS, plain, safe
from tests.bot.live import click

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


#: Names that mean something to Discord, or would tear a layout.
NASTY = {
    "everyone": "@everyone",
    "here": "hi @here",
    "user": "<@1> <@!2> <@&3>",
    "channel": "<#4> </play:5> <t:6:R>",
    "markdown": "**b** __u__ ~~s~~ ||p|| `c`",
    "block": "```\n# head\n> quote\n- x",
    "link": "[x](https://x.example) https://y",
    "emoji": "\U0001f600" * 32,
    "family": "\U0001f468\u200d\U0001f469\u200d\U0001f467" * 6,
    "zero width": "a\u200bb\u200cc\u2060d\ufeff",
    "right to left": "\u202eevil\u202c \u05d0\u05d1",
    "nothing": "\u3164" * 32,
    "accents": "Z" + "\u0301" * 31,
}


#: What of them would do something if it stood outside of a name.
LIVELY = ("@everyone", "@here", "||", "](https://x.example", "</play:5>", "<t:6:R>")


@pytest.mark.parametrize("kind", NASTY)
async def test_no_name_pings_anybody_or_breaks_out_of_its_place(live: Live, kind: str) -> None:
    name = NASTY[kind]
    anna, bob, carl = live.guest(name), live.guest("Bob"), live.guest("Carl")
    await live.duel(anna, bob)
    await live.choose(anna, "7")
    for command in ("board", "log", "games", "help"):
        await (await bob.slash(live.thread, command)).answered()
    await click(anna, (await anna.slash(live.thread, "resign")).message, "resigned")
    await live.settle()
    told = {id(one): one for guest in (anna, bob, carl) for one in guest.messages()}.values()
    assert not [one for one in told if one.mentions_everyone]
    assert carl.pings == []
    # Only Bob is named by hand, and only those who play are called.
    assert {user for one in told for user in one.mentions} <= {anna, bob}
    texts = [one.text for one in told]
    shown = safe(name)
    assert any(shown in text for text in texts)
    for text in texts:
        rest = text.replace(shown, "")
        assert text.count("```") % 2 == 0
        assert not [mark for mark in LIVELY if mark in rest]
        assert not set("\u202e\u200b\u2060\ufeff\u3164") & set(text)


@pytest.mark.parametrize("kind", NASTY)
def test_a_name_stays_on_its_line_and_says_nothing_to_discord(kind: str) -> None:
    shown = safe(NASTY[kind])
    assert "\n" not in shown
    assert shown.strip()
    bare = re.sub(r"\\.", "", shown)
    assert not re.search(r"@everyone|@here|<[@#/t]|\*\*|__|~~|\|\||`|\]\(", bare)
