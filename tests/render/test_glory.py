"""The pictures of Clans and Glory: what they show, and that they show no more than the view."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PIL import ImageChops, ImageFilter, ImageStat

from render import PAINTERS
from render.glory.cloth import cloth
from render.glory.dyes import DYES
from render.glory.hand_cards import Form, cell_lines
from render.glory.moments import drawn
from render.glory.samples import BOARDS, FOUR, HANDS, ODD_NAMES, SAMPLES
from render.glory.stacks import stack_places
from render.kit.colour import BRASS, EMBLEM_CONTRAST, PAPER, PLAYERS, contrast
from render.kit.emblem import emblem_mask
from render.kit.type import Face, width_of
from render.painter import HAND
from rules import GAMES

CELLS = GAMES["glory"].box.cells.numbers

PAINTER = PAINTERS["glory"]
EACH = pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
EACH_BOARD = pytest.mark.parametrize("sample", BOARDS, ids=lambda sample: sample.name)
EACH_HAND = pytest.mark.parametrize("sample", HANDS, ids=lambda sample: sample.name)


def cells_of(view):
    return [cell for field in view["fields"] for cell in field["cells"]]


def test_the_samples_know_the_colours_of_the_box():
    assert tuple(DYES) == tuple(colour.name for colour in GAMES["glory"].box.components.colours)


@pytest.mark.parametrize("cards", [1, 3])
def test_a_moment_with_too_many_or_too_few_cards_is_none(cards):
    fields = [" ".join(["R3", "R4", "R5"][:cards]), *[".. .. .."] * 3]
    with pytest.raises(ValueError, match="cards too few"):
        drawn(1, "", *fields)


def test_no_cell_is_lit_and_none_is_told_after_somebody_gave_up(english):
    sample = next(sample for sample in HANDS if sample.name == "resigned_hand")
    assert sample.view["fits"]
    canvas = PAINTER.draw_hand(sample.view, sample.names, english)
    assert not {text.text for text in canvas.texts if text.text in CELLS and text.size > 33}
    assert "may go to" not in PAINTER.tell_hand(sample.view, sample.names, english)


def choosing():
    """A view whose viewer has several cards to lay, their placements, and the names."""
    (sample, *_) = [sample for sample in HANDS if sum(map(bool, sample.view["fits"].values())) > 2]
    fits = sample.view["fits"]
    card = max(fits, key=lambda name: len(fits[name]))
    moves = [GAMES["glory"].parse(f"{card}@{cell}") for cell in fits[card]]
    return sample, card, moves


def test_once_a_card_is_chosen_only_its_cells_are_lit_and_it_is_asked_for_one(english):
    sample, card, moves = choosing()
    view = PAINTER.narrowed(sample.view, moves)
    canvas = PAINTER.draw_hand(view, sample.names, english)
    assert view["fits"] == {card: sample.view["fits"][card]}
    assert any(text.text.endswith(": on which cell?") for text in canvas.texts)
    assert not any(text.text == "fits nowhere" for text in canvas.texts)
    assert ": on which cell?" in PAINTER.tell_hand(view, sample.names, english)


def test_a_card_that_waits_to_be_confirmed_is_shown_on_its_cell(english):
    sample, card, moves = choosing()
    view = PAINTER.narrowed(sample.view, moves[:1])
    cell = moves[0].facts["cell"]
    (lying,) = [one["card"] for one in cells_of(view) if one["name"] == cell]
    assert lying["name"] == card
    canvas = PAINTER.draw_hand(view, sample.names, english)
    assert any(text.text.endswith(f" on {cell}?") for text in canvas.texts)
    assert sample.view["fits"] != view["fits"], "the view itself is not changed"


def test_a_shield_changes_nothing_of_the_view():
    sample, *_ = choosing()
    assert PAINTER.narrowed(sample.view, [GAMES["glory"].parse("shield")]) == sample.view


@EACH_BOARD
def test_the_table_names_every_empty_cell_and_numbers_nothing_but_what_lies_open(sample, english):
    view = sample.view
    texts = [text.text for text in PAINTER.draw_board(view, sample.names, english).texts]
    empty = [c["name"] for c in cells_of(view) if c["card"] is None and c["covered_by"] is None]
    assert sorted(text for text in texts if text in CELLS) == sorted(empty)
    public = [cell["card"]["strength"] for cell in cells_of(view) if cell["card"]]
    public += [field["number"] for field in view["fields"]]
    if view["final"] is None:
        public += [rank + 1 for field in view["fields"] for rank in range(len(field["stack"]))]
        public += [view["offer"]["rank"]] if view["offer"] else []
        public += view["hand_sizes"]
    else:
        takes = [take for field in view["final"]["fields"] for take in field["takes"]]
        public += [take["points"] for take in takes if take["cards"]]
        public += view["final"]["points"]
    assert sorted(text for text in texts if text.isdecimal()) == sorted(map(str, public))


@EACH_HAND
def test_a_hand_lights_exactly_the_cells_where_a_card_may_be_laid(sample, english):
    canvas = PAINTER.draw_hand(sample.view, sample.names, english)
    lit = {text.text for text in canvas.texts if text.text in CELLS and text.size > 33}
    fits = sample.view["fits"] if sample.view["outcome"] is None else {}
    assert lit == {cell for cells in fits.values() for cell in cells}


def test_a_shield_just_laid_and_the_place_of_one_asked_for_are_marked(english):
    def marks(view):
        canvas = PAINTER.draw_board(view, sample.names, english)
        unmarked = {**view, "last": {**view["last"], "shield": False}}
        plain = PAINTER.draw_board(unmarked, sample.names, english)
        return ImageChops.difference(canvas.image, plain.image).getbbox()

    for name in ("four_halfway", "four_shield"):
        sample = next(sample for sample in BOARDS if sample.name == name)
        left, top, right, bottom = marks(sample.view)
        # Field 4 is the first one of the second row; its shields are between its two sides.
        assert 24 < left < right < 350
        assert 190 + 390 + 30 < top < bottom < 190 + 2 * 390 + 30


def test_a_hand_marks_all_that_others_laid_since_the_viewers_own_turn(words):
    sample = next(sample for sample in HANDS if sample.name == "one_round_later")
    view = sample.view
    assert [turn["cell"] for turn in view["since"]] == ["4.B2", "6.H", "2.B1"]
    picture = PAINTER.draw_hand(view, sample.names, words).image
    for first, corner in ((0, "left"), (1, "right")):
        others = {**view, "since": (view["since"][1 - first], view["since"][2])}
        plain = PAINTER.draw_hand(others, sample.names, words).image
        left, _, right, _ = ImageChops.difference(picture, plain).getbbox()
        # Field 4 is the first one of the second row, field 6 the last.
        assert right < 400 if corner == "left" else left > 760
    alt = PAINTER.tell_hand(view, sample.names, words)
    assert all(turn["cell"] in alt for turn in view["since"])


def test_the_newest_placement_stands_out_among_those_before_it(english):
    sample = next(sample for sample in HANDS if sample.name == "one_round_later")
    *_, before, newest = sample.view["since"]
    picture = PAINTER.draw_hand(sample.view, sample.names, english).image
    swapped = {**sample.view, "last": before, "since": (newest, before)}
    assert picture.tobytes() != PAINTER.draw_hand(swapped, sample.names, english).image.tobytes()


def test_no_shield_is_asked_for_after_somebody_gave_up(english):
    sample = next(sample for sample in BOARDS if sample.name == "two_shield")
    outcome = {"ranking": ((1,), (0,)), "scores": (0, 1), "reason": "resign"}
    given_up = {**sample.view, "to_act": (), "outcome": outcome}
    ranks = [
        [text.text for text in PAINTER.draw_board(view, sample.names, english).texts].count("2")
        for view in (sample.view, given_up)
    ]
    assert ranks[0] == ranks[1] + 1


@EACH_HAND
def test_a_hand_shows_the_others_where_the_table_leaves_a_corner_free(sample, english):
    view = sample.view
    names = ("Morag", "Iain", "Olena", "Ruairidh")[: view["seats"]]
    texts = {text.text for text in PAINTER.draw_hand(view, names, english).texts}
    others = {name for seat, name in enumerate(names) if seat != view["seat"]}
    assert texts & {*names} == (others if view["seats"] == 3 else set())


def test_who_gave_up_is_told_by_name(english):
    sample = next(sample for sample in BOARDS if sample.name == "resigned")
    canvas = PAINTER.draw_board(sample.view, ("Morag", "Iain"), english)
    assert "Morag resigns" in {text.text for text in canvas.texts}


def test_numbers_below_the_tallest_stack_stand_apart():
    """Six shields are the most that a field can get, and three of them can take 10 or more."""
    widths = [width_of(text, Face.SERIF_BLACK, 33) for text in ("12", "15", "18", "–", "–", "–")]
    places = stack_places(widths, 100, 195)
    assert (places[0], round(places[-1])) == (100, 295)
    for (x, width), (other, its) in pairwise(zip(places, widths, strict=True)):
        assert other - its / 2 - (x + width / 2) > 9


@EACH_HAND
def test_a_hand_card_says_where_it_fits_or_on_how_many_cells(sample, english):
    view = sample.view
    canvas = PAINTER.draw_hand(view, sample.names, english)
    said = [text.text for text in canvas.texts if text.size == 33]
    for cells in view["fits"].values() if view["ask"] == "place" else ():
        count = english("glory-picture-cells", count=len(cells))
        listed = [row for row in said if set(row.split()) & set(cells)]
        assert count in said or set(cells) <= set(" ".join(listed).split())


def test_cells_are_listed_evenly_as_long_as_all_of_them_have_room():
    cells = tuple(f"{field}.T{at}" for field in (1, 2, 3, 4) for at in (0, 1, 2))
    form = Form(width=224, face=156, lines=2)
    assert cell_lines(cells[:2], form) == ("1.T0  1.T1",)
    assert cell_lines(cells[:4], form) == ("1.T0  1.T1", "1.T2  2.T0")
    assert cell_lines(cells[:6], form) == ("1.T0  1.T1  1.T2", "2.T0  2.T1  2.T2")
    assert cell_lines(cells, form) == ()
    assert cell_lines((), form) == ()


def test_a_card_that_lies_face_down_is_never_shown_not_even_to_who_laid_it(english):
    hand = next(sample for sample in HANDS if sample.name == "shield_after_face_down")

    def with_secret(card):
        fields = [{**field, "cells": list(field["cells"])} for field in hand.view["fields"]]
        *others, head = fields[0]["cells"]
        assert head["covered_by"] == hand.view["seat"]
        assert head["card"]["name"] == hand.view["last"]["card"]["name"] == "V7"
        fields[0]["cells"] = [*others, {**head, "card": card}]
        last = {**hand.view["last"], "card": card}
        return {**hand.view, "fields": tuple(fields), "last": last}

    other = {"name": "R4", "colour": "red", "strength": 4}
    first, second = (
        PAINTER.paint(HAND, view, hand.names, english) for view in (hand.view, with_secret(other))
    )
    assert first.png == second.png
    assert "V7" not in first.alt


@EACH
def test_the_alt_text_tells_the_position(sample, words):
    view = sample.view
    tell = PAINTER.tell_board if sample.sheet == "board" else PAINTER.tell_hand
    alt = tell(view, sample.names, words)
    for cell in cells_of(view):
        if cell["card"] is not None and cell["covered_by"] is None:
            named = cell["card"]["name"]
            assert (named if view["final"] else f"{cell['place']} {named}") in alt
    for field in view["fields"]:
        stack = ", ".join(str(seat + 1) for seat in field["stack"])
        assert view["final"] or not stack or stack in alt
    for card in view["hand"] or ():
        facts = {"colour": card["colour"], "strength": card["strength"]}
        assert words("glory-picture-card", **facts) in alt
    for cells in view["fits"].values() if view["outcome"] is None else ():
        assert all(cell in alt for cell in cells)
    if sample.sheet == "board":
        assert all(name in alt for name in sample.names)
        assert all(str(points) in alt for points in (view["final"] or {"points": ()})["points"])


@pytest.mark.parametrize("dye", DYES.values(), ids=lambda dye: dye.key)
def test_emblems_and_numbers_stand_out(dye):
    assert contrast(dye.charge, dye.colour) >= EMBLEM_CONTRAST
    assert contrast(dye.numeral, PAPER) >= 4.5


def test_the_emblems_differ_as_blots():
    blots = {
        dye.emblem: emblem_mask(dye.emblem, 48).filter(ImageFilter.GaussianBlur(4))
        for dye in DYES.values()
    }
    for (one, first), (other, second) in combinations(blots.items(), 2):
        apart = ImageStat.Stat(ImageChops.difference(first, second)).mean[0]
        assert apart > 15, (one, other)


def test_no_two_colours_are_woven_alike():
    figures = set()
    for dye in DYES.values():
        woven = cloth(dye, 48, 48).convert("L")
        dark, light = woven.getextrema()
        figures.add(woven.point(lambda value, edge=(dark + light) / 2: value > edge).tobytes())
    assert len(figures) == len(DYES)


#: What is left of red, green and blue for those who lack one kind of cones (Machado et al., 2009).
EYES = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def lab(colour, eyes):
    linear = [
        v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
        for v in (value / 255 for value in colour)
    ]
    red, green, blue = (
        min(1, max(0, sum(a * b for a, b in zip(row, linear, strict=True)))) for row in EYES[eyes]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(first, second, eyes="all"):
    pairs = zip(lab(first, eyes), lab(second, eyes), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


@pytest.mark.parametrize("eyes", EYES)
def test_colours_are_apart_for_all_eyes(eyes):
    for first, second in combinations(DYES.values(), 2):
        assert distance(first.colour, second.colour, eyes) > 15, (first.key, second.key)


def test_no_colour_of_villagers_is_a_players_or_brass():
    for dye in DYES.values():
        for other in (BRASS, *(player.colour for player in PLAYERS)):
            assert distance(dye.colour, other) > 15, dye.key


@pytest.mark.parametrize("name", ODD_NAMES)
def test_no_name_breaks_a_picture(english, name):
    canvas = PAINTER.draw_board(FOUR.view(None), (name, "ab", name, "Iain"), english)
    assert canvas.size[0] == 1200
    assert PAINTER.tell_board(FOUR.view(None), (name, "ab", name, "Iain"), english)
