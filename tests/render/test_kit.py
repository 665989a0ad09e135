"""The kit: type, colours, emblems, sprites, memories."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from render import PAINTERS
from render.duel.clans import CLANS, NEUTRAL
from render.duel.emblems import CARD_EMBLEMS
from render.kit.cache import cold
from render.kit.canvas import Canvas
from render.kit.colour import (
    BONE,
    BRASS,
    EMBLEM_CONTRAST,
    INK,
    LIVERIES,
    PAPER,
    PAPER2,
    PEAT,
    PINNED,
    PLAYERS,
    contrast,
    lettering,
    mix,
    rgb,
)
from render.kit.emblem import emblem_mask, emblem_names
from render.kit.noise import noise
from render.kit.palette import COLOURS, palette_file
from render.kit.shape import rounded
from render.kit.sprite import Pose, cut
from render.kit.tartan import tartan
from render.kit.type import FLOOR, Face, TooSmall, fit, line, width_of, wrap


@pytest.mark.parametrize("face", Face)
def test_nothing_is_written_below_the_floor(face):
    line("Clan", face, FLOOR)
    with pytest.raises(TooSmall):
        line("Clan", face, FLOOR - 1)
    with pytest.raises(TooSmall):
        fit("Clan", face, FLOOR - 1, 500)


def test_a_text_shrinks_before_it_is_shortened():
    roomy = fit("Ambassador", Face.SERIF_BOLD, 40, 400)
    assert (roomy.size, roomy.cut) == (40, False)
    tight = fit("Ambassador", Face.SERIF_BOLD, 40, 196)
    assert FLOOR <= tight.size < 40
    assert not tight.cut
    short = fit("Ambassador", Face.SERIF_BOLD, 40, 100)
    assert (short.size, short.cut) == (FLOOR, True)
    assert short.text.endswith("…")
    assert short.width <= 100


def test_no_room_at_all_is_no_error():
    assert fit("Clan", Face.SERIF_BOLD, 40, 0).text == ""


def test_words_are_broken_evenly_and_never_within():
    text = "The lower strength wins"
    rows = wrap(text, Face.SANS_SEMIBOLD, 35, 200, 3)
    assert " ".join(rows) == text
    assert all(width_of(row, Face.SANS_SEMIBOLD, 35) <= 200 for row in rows)
    assert wrap(text, Face.SANS_SEMIBOLD, 35, 900, 3) == (text,)
    assert len(wrap("a b c d e f", Face.SANS_SEMIBOLD, 35, 1, 3)) == 3


def test_mixing_and_reading_colours():
    assert rgb("#F1E6CC") == (241, 230, 204)
    assert mix((0, 0, 0), (200, 100, 50), 0.5) == (100, 50, 25)
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)


def all_emblems():
    """Those of the kit and of all games: a painter that is loaded enters its own."""
    assert list(PAINTERS.values())
    return emblem_names()


TEXT_PAIRS = {
    "title on any table": [(BONE, livery.ground_colour) for livery in LIVERIES.values()],
    "subtitle on any table": [(PAPER2, livery.ground_colour) for livery in LIVERIES.values()],
    "name on a strip": [(BONE, player.strip) for player in PLAYERS],
    "state on a strip": [(PAPER2, player.strip) for player in PLAYERS],
    "name on paper": [(clan.player.dark, PAPER) for clan in CLANS],
    "power on paper": [(INK, PAPER)],
    "number on brass": [(INK, BRASS)],
    "points on a pennant": [(lettering(p.colour), mix(p.colour, BONE, 0.06)) for p in PLAYERS],
    "score": [(lettering(player.colour), player.colour) for player in PLAYERS],
    "banner": [(BONE, NEUTRAL.strip), (PAPER2, NEUTRAL.strip)],
    "round to come": [(mix(PAPER2, PEAT, 0.25), LIVERIES["duel"].ground_colour)],
}


@pytest.mark.parametrize("use", TEXT_PAIRS)
def test_texts_stand_out_from_their_ground(use):
    for ink, ground in TEXT_PAIRS[use]:
        assert contrast(ink, ground) >= 4.5, use


def test_emblems_stand_out_from_paper():
    for player in (*PLAYERS, NEUTRAL):
        assert contrast(player.on_paper, PAPER) >= EMBLEM_CONTRAST


@pytest.mark.parametrize("name", all_emblems())
def test_emblems_fill_their_box_and_keep_within_it(name):
    mask = emblem_mask(name, 100)
    left, top, right, bottom = mask.point(lambda value: 255 * (value > 127)).getbbox()
    assert max(right - left, bottom - top) >= 60
    assert 0.04 < ImageStat.Stat(mask).mean[0] / 255 < 0.8


def test_the_emblems_of_the_duel_differ_as_blots():
    names = [*CARD_EMBLEMS, *(clan.crest for clan in CLANS)]
    blots = [emblem_mask(name, 48).filter(ImageFilter.GaussianBlur(4)) for name in names]
    for place, first in enumerate(blots):
        for other in range(place):
            apart = ImageStat.Stat(ImageChops.difference(first, blots[other])).mean[0]
            assert apart > 15, (names[place], names[other])


def test_every_game_and_player_is_dressed():
    assert {"duel", "cherokee", "glory", "land", "glenmore"} == set(LIVERIES)
    assert len(PLAYERS) == 4
    for emblem in [livery.emblem for livery in LIVERIES.values()] + [p.emblem for p in PLAYERS]:
        emblem_mask(emblem, 60)
    assert len({player.sett for player in PLAYERS}) == 4


def test_noise_and_tartan_are_fixed_by_their_names():
    first = noise(40, 30, "cloth").tobytes(), tartan(90, 60, PLAYERS[0].sett).tobytes()
    with cold():
        again = noise(40, 30, "cloth").tobytes(), tartan(90, 60, PLAYERS[0].sett).tobytes()
    assert first == again
    assert noise(40, 30, "wool").tobytes() != first[0]


def test_a_tartan_has_at_most_the_square_of_its_colours():
    for livery in LIVERIES.values():
        colours = {colour for colour, _ in livery.sett}
        cloth = tartan(300, 300, livery.sett)
        assert len(cloth.getcolors(1 << 16)) <= len(colours) ** 2


def test_a_sprite_carries_its_shadow_and_keeps_its_middle():
    canvas = Canvas(Image.new("RGB", (60, 90), PAPER))
    straight = cut(canvas, rounded(60, 90, 8))
    turned = cut(canvas, rounded(60, 90, 8), pose=Pose(turn=10))
    for sprite in (straight, turned):
        assert sprite.size == (60, 90)
        table = Canvas(Image.new("RGB", (300, 300), (90, 90, 90)))
        table.centre(sprite, 150, 150)
        assert table.image.getpixel((150, 150)) == PAPER
        left, top, right, bottom = sprite.alpha.getbbox()
        assert right - left > 60
        assert bottom - top > 90
        below, above = (table.image.getpixel((150, y))[0] for y in (202, 98))
        assert below < above, "shadows fall downwards"


def test_the_palette_holds_the_named_colours_exactly():
    for key in PAINTERS:
        rows = palette_file(key).read_text("ascii").split("\n")[3 : 3 + COLOURS]
        colours = {tuple(map(int, row.split())) for row in rows}
        assert set(PINNED) <= colours
