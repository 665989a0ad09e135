"""Names are any Unicode; pictures show what they can and never fail."""

from __future__ import annotations

import pytest

from render.duel.samples import BOARDS
from render.kit.names import UNKNOWN, fit_named, fit_rows, readable
from render.kit.type import FLOOR, Face, width_of

ODD = {
    "Morag": "Morag",
    "  Morag   of\tSkye ": "Morag of Skye",
    "Ґанна Їжакевич": "Ґанна Їжакевич",
    "𝓜𝓸𝓻𝓪𝓰": "Morag",
    "Ｍｏｒａｇ": "Morag",
    "🦌 Morag 🦌": "Morag",
    "👨‍👩‍👧": "",
    "Mora\u0301g": "Morág",
    "Z̵̢̛a̸͖l̷g̴o̶": None,
    "山田 Taro": f"{UNKNOWN}{UNKNOWN} Taro",
    "山田太郎": "",
    "שלום": "",
    "مرحبا": "",
    "\u202emoraG": "moraG",
    "\u200b\u200d\ufe0f": "",
    "": "",
    "...": "",
    "\x00\x07M": "M",
    "\ud83d": "",
}


@pytest.mark.parametrize("name", ODD)
@pytest.mark.parametrize("face", [Face.SERIF_BOLD, Face.SANS_SEMIBOLD])
def test_odd_names_become_readable(name, face):
    shown = readable(name, face)
    if ODD[name] is not None:
        assert shown == ODD[name]
    assert shown.isprintable()


def test_stacked_accents_keep_within_their_line():
    assert len(readable("Z" + "\u0301" * 30, Face.SERIF_BOLD)) <= 2


@pytest.mark.parametrize("name", [*ODD, "W" * 32, "Щ" * 32, "ﷺ" * 32])
def test_no_name_breaks_a_picture(duel, english, name):
    canvas = duel.draw_board(BOARDS[2].view, (name, "Ruairidh"), english)
    assert all(text.box[2] <= canvas.size[0] for text in canvas.texts)


def test_a_nameless_player_is_numbered(duel, english):
    canvas = duel.draw_board(BOARDS[0].view, ("Morag", "山田"), english)
    assert "Player 2" in [text.text for text in canvas.texts]


def test_a_name_is_shortened_rather_than_the_sentence_around_it():
    line = fit_named(lambda name: f"{name} wins!", "W" * 32, Face.SERIF_BOLD, 56, 400)
    assert line.text.endswith("… wins!")
    assert line.size >= FLOOR
    assert width_of(line.text, Face.SERIF_BOLD, line.size) <= 400


LONG = "Murdo MacGillivray of Dunmaglass"


@pytest.mark.parametrize(
    ("name", "rooms", "rows"),
    [
        ("Morag", (300, 300), ["Morag"]),
        (LONG, (600, 600), [LONG]),
        (LONG, (320, 320), ["Murdo MacGillivray", "of Dunmaglass"]),
        (LONG, (320,), ["Murdo MacGillivra…"]),
        (LONG, (220, 220), ["Murdo", "MacGillivray…"]),
        (LONG, (220, 130), ["Murdo", "MacGi…"]),
        (LONG, (220, 220, 220), ["Murdo", "MacGillivray", "of Dunmagl…"]),
        ("W" * 32, (200, 200), ["WWWWW…"]),
        ("", (200, 200), [""]),
    ],
)
def test_a_name_takes_another_line_before_it_is_shortened(name, rooms, rows):
    lines = fit_rows(name, Face.SERIF_BOLD, 40, rooms)
    assert [line.text for line in lines] == rows
    assert all(line.size >= FLOOR for line in lines)
    assert all(line.width <= room for line, room in zip(lines, rooms, strict=False))
