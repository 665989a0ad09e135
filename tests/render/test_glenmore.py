"""Glen More's pictures: what they show, that they can be read, and that they don't lie."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from render.glenmore import PAINTER, clans
from render.glenmore.chances import chance_of
from render.glenmore.clan_cells import EFFECTS, LASTING_CLANS, clan_cell
from render.glenmore.clans import PLACES
from render.glenmore.dyes import GOODS, KINDS
from render.glenmore.field import Field
from render.glenmore.painter import CLANS, DISCARD, LEGEND, PLACE, RONDEL, SCORES, territory_of
from render.glenmore.samples import LONG_NAMES, MOMENTS, SAMPLES
from render.glenmore.scenes import picture, subject_of
from render.glenmore.scores import further_lines
from render.glenmore.small_tile import SIZES, draw_people, draw_tile
from render.glenmore.wording import LASTING, SHORTENED
from render.kit.canvas import Canvas
from render.kit.emblem import emblem_mask
from render.kit.palette import palette_of
from render.painter import ALT_LIMIT, MOST_SHEETS
from rules.core.chance import Chance
from rules.glenmore import GlenMore
from rules.glenmore.printed import tile_view
from tests.render import glenmore_table, goldens, legible
from tests.render.test_pictures import check_light
from tests.render.words import LANGUAGES, words_of

EACH = pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
GAME = GlenMore()
GOLDEN = set(goldens.golden_cases())


def sample_of(name):
    return next(sample for sample in SAMPLES if sample.name == name)


def texts_of(canvas):
    return [text.text for text in canvas.texts]


def test_every_sample_is_a_moment_that_was_played():
    seeds = glenmore_table.recorded_seeds()
    assert seeds.keys() == MOMENTS.keys() == glenmore_table.MOMENTS.keys()
    found = {name: glenmore_table.moment(name, (seed,)) for name, seed in seeds.items()}
    assert glenmore_table.written(found) == glenmore_table.FILE.read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@EACH
def test_a_picture_can_be_read_and_sent_and_looks_as_it_did(sample, language):
    canvas = sample.draw(PAINTER, words_of(language))
    legible.check(canvas, sample.names)
    if language == LANGUAGES[0]:
        check_light(canvas, palette_of("glenmore"))
    if ("glenmore", sample.name, language) in GOLDEN:
        goldens.check(canvas.image, goldens.golden_path("glenmore", sample.name, language))


@EACH
def test_the_alt_text_fits_and_leaves_no_gap_open(sample, words):
    alt = PAINTER.tell(sample.shown_by(PAINTER), sample.view, sample.names, words)
    assert 0 < len(alt) <= ALT_LIMIT
    assert not re.search(r"[{}$]|glenmore-", alt)


def test_the_alt_text_of_a_territory_names_every_tile_and_what_lies_there(words):
    sample = sample_of("crowded")
    sheet = sample.shown_by(PAINTER)
    alt = PAINTER.tell(sheet, sample.view, sample.names, words)
    for name, cell in sample.view["players"][sheet.seat]["cells"].items():
        assert f"{name} {words('glenmore-tile-' + cell['tile'])}" in alt
        for good, count in cell["goods"].items():
            assert words("glenmore-picture-amount", kind=good, count=count) in alt


def test_the_alt_text_of_the_ring_names_every_tile_by_its_number(words):
    sample = sample_of("taking")
    alt = PAINTER.tell(RONDEL, sample.view, sample.names, words)
    for space in sample.view["ring"]:
        if space["tile"]:
            assert f"{space['number']} {words('glenmore-tile-' + space['tile'])}" in alt


def test_the_ring_shows_every_number_and_purse(english):
    sample = sample_of("taking")
    texts = texts_of(sample.draw(PAINTER, english))
    for space in sample.view["ring"]:
        assert space["number"] is None or str(space["number"]) in texts
    for player, name in zip(sample.view["players"], sample.names, strict=True):
        assert {name, str(player["coins"]), str(player["points"])} <= set(texts)


def test_what_cannot_be_taken_says_why():
    view = MOMENTS["taking"]
    reasons = {}
    for space in view["ring"]:
        chance = chance_of(view, space)
        if chance is not None:
            assert chance.open == space["open"]
            assert chance.open or chance.missing or chance.no_room
            reasons[space["reason"]] = chance
    assert reasons["no-place"].no_room
    assert reasons["too-dear"].missing


def test_a_territory_shows_the_letters_and_numbers_of_its_cells(english):
    sample = sample_of("twenty_tiles")
    texts = texts_of(sample.draw(PAINTER, english))
    cells = sample.view["players"][sample.shown_by(PAINTER).seat]["cells"]
    assert len(cells) >= 20
    for name in cells:
        assert {name[0], name[1:]} <= set(texts)
    assert {name for name, cell in cells.items() if cell["active"]} <= set(texts)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size.side))
def test_tiles_of_every_size_show_what_lies_and_stands_there(size):
    view = MOMENTS["crowded"]
    cell = {**next(iter(view["players"][0]["cells"].values())), "goods": {}, "scotsmen": 0}
    tile = view["tiles"][cell["tile"]]
    looks = set()
    for goods in ({}, {"wood": 1}, {"stone": 1}, {"wood": 1, "cow": 2}, {"wood": 3}):
        for scotsmen in (0, 1, 2, 5):
            canvas = Canvas(Image.new("RGB", (240, 240)))
            there = {**cell, "goods": goods, "scotsmen": scotsmen}
            draw_tile(canvas, cell["tile"], tile, there, 30, 30, size, 0)
            draw_people(canvas, "g5", tile, there, 30, 30, size, 0)
            looks.add(canvas.image.tobytes())
    assert len(looks) == 20


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size.side))
def test_no_plate_covers_a_head(size, monkeypatch):
    view, put = MOMENTS["crowded"], []
    monkeypatch.setattr(Canvas, "put", lambda canvas, sprite, x, y: put.append((x, y)))
    there = {**view["players"][0]["cells"]["g5"], "scotsmen": 1, "active": True}
    draw_people(
        Canvas(Image.new("RGB", (9, 9))), "g5", view["tiles"][there["tile"]], there, 0, 0, size, 0
    )
    (left, top), plate_at = put
    head = (left + size.figure * 0.5, top + size.figure * 0.2)
    inside = [
        low <= at <= low + wide for low, at, wide in zip(plate_at, head, (60, 44), strict=True)
    ]
    assert not all(inside)


def test_a_territory_of_any_shape_has_a_place_for_every_cell():
    for width in range(1, 15):
        for height in range(1, 8):
            cells = {
                f"{'abcdefghijkmnpqr'[column]}{row}": (column, row)
                for column in range(width)
                for row in range(height)
            }
            field = Field(cells, 206, 1100, 0)
            spots = {field.at(*place) for place in cells.values()}
            assert len(spots) == len(cells)
            for x, y in spots:
                assert 0 <= x <= 1200 - field.size.side
                assert 206 <= y <= field.bottom - field.size.side


def test_the_clan_board_names_all_four(english):
    texts = texts_of(sample_of("clans_of_four").draw(PAINTER, english))
    assert {text[:3] for text in texts} >= {name[:3] for name in LONG_NAMES}


def test_no_banner_of_the_clan_board_hides_a_price_or_another_cell(words):
    cells = {
        name: clan_cell(
            words(f"glenmore-clan-{name}"), effect, lasting=name in LASTING_CLANS, dark=False
        )
        for name, effect in EFFECTS.items()
    }
    for name in cells:
        x, y = clans._spot(name, cells)
        # Its cloth, without the pole.
        banner = (x + 18, y + 6, x + 74, y + 46)
        for other, cell in cells.items():
            if other != name:
                middle = PLACES[other]
                assert not legible.overlap(banner, clans._around(middle, *cell.size)), (name, other)
                coin = clans._around(clans._coin_at(other, cell), 50, 50)
                assert not legible.overlap(banner, coin), (name, other)


def test_the_places_of_a_tile_are_named_with_what_they_would_wake(english):
    sample = sample_of("placing")
    texts = texts_of(sample.draw(PAINTER, english))
    for place in sample.view["places"]:
        assert place["cell"] in texts
        assert str(len(place["wakes"])) in texts


def test_the_first_picture_of_a_question_shows_what_is_decided():
    asked = {}
    for seats in (2, 3):
        position = GAME.start(seats, {}, "asked")
        chance = Chance("asked")
        while position.outcome is None:
            (seat,) = position.to_act
            view = position.view(seat)
            sheets = PAINTER.prompt_sheets(view)
            assert set(sheets) <= set(PAINTER.sheets(position.view(None)))
            asked.setdefault(view["ask"], (sheets[0], seat))
            position.play(seat, chance.pick(position.moves(seat)))
    assert asked["take"][0] == RONDEL
    assert asked["place"][0] == PLACE
    assert asked["clan"][0] == CLANS
    assert PAINTER.prompt_sheets({**MOMENTS["salvage"], "seat": 1, "ask": "salvage"})[0] == DISCARD
    assert asked["activate"][0] == territory_of(asked["activate"][1])


def test_a_turn_carries_the_ring_and_the_movers_territory_and_the_end_the_scores():
    view = MOMENTS["taking"]
    assert PAINTER.turn_sheets(view) == (RONDEL, territory_of(view["mover"]))
    assert PAINTER.turn_sheets(MOMENTS["over"])[0] == SCORES
    assert len(PAINTER.turn_sheets(view)) <= MOST_SHEETS


@pytest.mark.parametrize("sheet", [RONDEL, CLANS, SCORES, LEGEND, territory_of(1)])
def test_a_sheet_changes_only_with_what_it_shows(sheet, english):
    """Where `shown` is the same for two positions, so is the picture."""
    position = GAME.start(2, {}, "shown")
    chance = Chance("shown")
    pictures = {}
    for _ in range(24):
        view = position.view(None)
        shown = repr(PAINTER.shown(sheet, view))
        drawn = PAINTER.draw(sheet, view, ("Morag", "Iain"), english).image.tobytes()
        assert pictures.setdefault(shown, drawn) == drawn
        (seat,) = position.to_act
        position.play(seat, chance.pick(position.moves(seat)))


def test_no_two_tiles_of_a_kind_look_alike():
    kinds = {}
    for tile in GAME.box.tiles:
        kinds.setdefault(tile.kind, {})[tile.name] = picture(
            subject_of(tile.name, tile_view(tile)), 132
        )
    for drawn in kinds.values():
        for (first, one), (second, other) in combinations(drawn.items(), 2):
            apart = ImageStat.Stat(ImageChops.difference(one, other)).mean
            assert max(apart) > 1.5, (first, second)


def test_everything_in_the_box_has_a_name_and_a_picture_in_every_language(words):
    for tile in GAME.box.tiles:
        assert words(f"glenmore-tile-{tile.name}")
        assert tile.kind in KINDS
    for card in GAME.box.cards:
        assert words(f"glenmore-card-{card}-effect")
    for clan in GAME.box.clans:
        assert clan in PLACES
        if clan != "start":
            assert clan in EFFECTS
            assert words(f"glenmore-clan-{clan}")
            assert words(f"glenmore-clan-{clan}-effect")
    assert {tile.name for tile in GAME.box.tiles} >= SHORTENED


def test_the_account_at_the_end_has_every_point(english):
    for name in ("over", "two_over", "votes_over", "gang_over"):
        view = MOMENTS[name]
        final = view["scorings"][-1]["categories"]
        shown = {*further_lines(view), "castle", "landmarks", "whisky", "persons"}
        shown |= {"territory", "coins", "armadale"}
        assert {category.partition("-")[0] for category in final} == shown
    assert {"glen", "gangs", "pennies"} <= further_lines(MOMENTS["gang_over"]).keys()


def test_everything_that_lasts_is_told():
    lasting = {
        effect.value
        for source in (*GAME.box.cards.values(), *GAME.box.clans.values())
        for effect in source.effects
        if effect.kind == "lasting"
    }
    assert lasting == LASTING.keys()


def test_emblems_of_goods_and_kinds_differ_as_blots():
    names = {dye.emblem for dye in (*GOODS.values(), *KINDS.values())}
    blots = {name: emblem_mask(name, 48).filter(ImageFilter.GaussianBlur(4)) for name in names}
    for first, second in combinations(blots, 2):
        apart = ImageStat.Stat(ImageChops.difference(blots[first], blots[second])).mean[0]
        assert apart > 15, (first, second)


def test_tiles_shrink_before_a_territory_is_cut(english):
    sizes = {}
    for name in ("activating", "very_wide"):
        sizes[name] = sample_of(name).draw(PAINTER, english).size
    assert all(height <= legible.TALLEST for _, height in sizes.values())
    assert [size.side for size in SIZES] == sorted((size.side for size in SIZES), reverse=True)
