"""Names are any Unicode; pictures show what they can and never fail."""

from __future__ import annotations

import pytest

from render import PAINTERS
from render.duel.samples import BOARDS
from render.kit.names import (
    UNKNOWN,
    fit_alone,
    fit_named,
    fit_names_rows,
    fit_rows,
    readable,
)
from render.kit.type import FLOOR, Face, width_of
from render.sample import samples_of

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
        ("Ada MacWilliam-Mackintosh", (300, 300), ["Ada MacWilliam-", "Mackintosh"]),
        ("the_old_man_of_hoy", (200, 200), ["the_old_", "man_of_hoy"]),
        ("W" * 32, (200, 200), ["WWWWW…"]),
        ("", (200, 200), [""]),
    ],
)
def test_a_name_takes_another_line_before_it_is_shortened(name, rooms, rows):
    lines = fit_rows(name, Face.SERIF_BOLD, 40, rooms)
    assert [line.text for line in lines] == rows
    assert all(line.size >= FLOOR for line in lines)
    assert all(line.width <= room for line, room in zip(lines, rooms, strict=False))


@pytest.mark.parametrize(
    ("name", "rows"),
    [
        ("Morag of Skye", ["Morag of Skye"]),
        (LONG, ["Murdo", "MacGillivray of Dunmaglass"]),
        ("W" * 32, ["WWWWWWWWWWW…"]),
    ],
)
def test_a_name_that_is_too_long_to_stand_alone_goes_around_what_stands_beside_it(name, rows):
    lines = fit_alone(name, Face.SERIF_BOLD, 40, 400, (200, 450))
    assert [line.text for line in lines] == rows


def test_of_several_names_on_several_lines_the_longest_is_shortened_first():
    rows = fit_names_rows(
        lambda names: f"{names[0]} and {names[1]} win!",
        (LONG, "W" * 32),
        Face.SERIF_BOLD,
        50,
        700,
        2,
    )
    assert rows[0].text == f"{LONG} and"
    assert rows[1].text.endswith("W… win!")
    assert all(row.width <= 700 and not row.cut for row in rows)


#: Boards of players whose names are as long as Discord lets them be.
LONG_NAMED = [
    *(("duel", name) for name in ("one_chose", "last_round", "resigned", "won_by_the_princess")),
    *(("cherokee", name) for name in ("climb_of_long_names", "open_with_long_names", "resigned")),
    *(("glory", name) for name in ("two_shield", "four_shield", "three_over", "four_over", "tied")),
    *(("land", name) for name in ("attacked_long_names", "shared", "resigned")),
]


@pytest.mark.parametrize(("key", "board"), LONG_NAMED)
def test_long_names_stand_whole_on_a_board_on_as_many_lines_as_they_need(key, board, words):
    sample = next(sample for sample in samples_of(key) if sample.name == board)
    canvas = sample.draw(PAINTERS[key], words)
    written = "".join(text.text for text in canvas.texts).replace(" ", "")
    broken = [name for name in sample.names if " " in name]
    assert broken
    for name in broken:
        assert name.replace(" ", "") in written
