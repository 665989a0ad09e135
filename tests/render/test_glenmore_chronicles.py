"""The chronicles in Glen More's pictures: their sheets, and what they add to others."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from render.glenmore import PAINTER
from render.glenmore.chronicles.gang_faces import SITTERS
from render.glenmore.chronicles.gangs import draw_gangs
from render.glenmore.chronicles.race import draw_race
from render.glenmore.chronicles.votes import COUNTED, draw_votes
from render.glenmore.discard import draw_discard
from render.glenmore.dyes import KINDS
from render.glenmore.painter import PLACE, SCORES, territory_of
from render.glenmore.samples import LONG_NAMES, MOMENTS, SAMPLES
from render.glenmore.scenes import Subject, picture
from render.glenmore.scenes.chronicles import WORKS
from render.glenmore.scenes.monuments import MONUMENTS
from render.glenmore.scenes.whim import Whim
from render.glenmore.scores import draw_scores
from render.glenmore.tile import draw_medium
from render.glenmore.wording import short_name
from render.kit.canvas import Canvas
from rules.glenmore import GlenMore
from rules.glenmore.chronicles.gangs.words import MEMBERS
from rules.glenmore.printed import tile_view
from tests.render import legible

GAME = GlenMore()


def sample_of(name):
    return next(sample for sample in SAMPLES if sample.name == name)


def texts_of(canvas):
    return [text.text for text in canvas.texts]


def test_tiles_of_chronicles_have_names_that_fit_and_pictures_of_their_own(words):
    tiles = [tile for tile in GAME.box.tiles if tile.chronicle]
    assert tiles
    for tile in tiles:
        assert tile.kind in KINDS
        printed = tile_view(tile)
        canvas = Canvas(Image.new("RGB", (400, 400)))
        draw_medium(canvas, tile.name, printed, short_name(tile.name, words), 60, 60, None)
        assert not any(text.cut for text in canvas.texts), tile.name


def test_every_card_of_the_great_glen_has_room_for_its_words(words):
    card = MOMENTS["votes"]["chronicles"]["votes"]["cards"][0]
    for named in COUNTED:
        shown = {**MOMENTS["votes"]["chronicles"]["votes"], "cards": ({**card, "card": named},)}
        view = {**MOMENTS["votes"], "chronicles": {"votes": shown}}
        legible.check(draw_votes(view, LONG_NAMES, words), LONG_NAMES)


def test_tiles_of_a_chronicle_take_the_place_of_those_with_their_names():
    kinds = {
        name: MOMENTS[name]["tiles"]["pulteney"]["activation"]["kind"]
        for name in ("late", "cellars_of_four")
    }
    assert kinds == {"late": "offers", "cellars_of_four": "either"}


def test_tiles_of_chronicles_can_be_placed_with_all_their_words(words):
    view = MOMENTS["placing"]
    for tile in GAME.box.tiles:
        if tile.chronicle and tile.kind != "ring":
            printed = {**view["tiles"], tile.name: tile_view(tile)}
            shown = {**view, "tile": tile.name, "tiles": printed}
            legible.check(PAINTER.draw(PLACE, shown, LONG_NAMES[:3], words), LONG_NAMES)


def test_every_member_of_the_gang_has_a_face_and_room_for_its_words(words):
    view = MOMENTS["jail"]
    shown = view["chronicles"]["gangs"]
    card = next(iter(shown["members"].values()))
    names_of_all = sorted(SITTERS)
    for start in range(0, len(names_of_all), 4):
        names = names_of_all[start : start + 4]
        for owner in (None, 2):
            members = {name: {**card, "owner": owner, "tokens": (1, 2, 3)} for name in names}
            gangs = {**shown, "members": members}
            drawn = draw_gangs({**view, "chronicles": {"gangs": gangs}}, LONG_NAMES, words)
            legible.check(drawn, LONG_NAMES)
    assert set(SITTERS) == set(MEMBERS)


def test_the_tokens_of_a_haggis_table_are_shown_to_their_owner_alone(english):
    sample = sample_of("own_haggis")
    seat = sample.view["seat"]
    tables = sample.view["chronicles"]["haggis"]["tables"]
    assert tables[seat]["own"]
    assert [table["own"] for one, table in enumerate(tables) if one != seat] == [None] * 2
    (sheet,) = PAINTER.sheets(sample.view)
    assert sheet.private
    with pytest.raises(ValueError, match="haggis"):
        PAINTER.paint(sheet, {**sample.view, "seat": None}, sample.names, english)


def test_tiles_that_are_told_of_in_chronicles_look_like_no_others():
    pictures = [scene(132, Whim(name)).image for name, scene in {**MONUMENTS, **WORKS}.items()]
    pictures += [
        picture(Subject(f"{name}-{stack}", "special", river=False), 132)
        for name in ("gathering", "sale", "shipbuilder")
        for stack in "bc"
    ]
    for one, other in combinations(pictures, 2):
        assert max(ImageStat.Stat(ImageChops.difference(one, other)).mean) > 1.5


def test_the_alt_text_of_a_territory_tells_its_boats_and_the_scotsmen_of_the_gang(words):
    view, names = MOMENTS["posted"], LONG_NAMES
    told = 0
    for seat in range(view["seats"]):
        alt = PAINTER.tell(territory_of(seat), view, names, words)
        for member, (host, cell) in view["chronicles"]["gangs"]["posts"].items():
            owner = names[view["chronicles"]["gangs"]["members"][member]["owner"]]
            facts = {"member": words(f"glenmore-member-{member}"), "name": owner, "cell": cell}
            assert (words("glenmore-alt-gangs-post", **facts) in alt) == (host == seat)
        race = view["chronicles"]["boats"]
        for name, boat in zip(names, race["boats"], strict=True):
            state = words("glenmore-picture-race-left", count=boat["left"])
            facts = {"name": name, "place": boat["cell"], "state": state}
            here = race["rivers"][boat["river"]]["seat"] == seat
            assert (words("glenmore-alt-race-boat", **facts) in alt) == here
            told += here
    assert told


def test_claims_are_told_and_shown_to_who_makes_them_and_to_who_suffers_them(words):
    view, names = MOMENTS["claims"], LONG_NAMES
    gangs = view["chronicles"]["gangs"]
    owner = gangs["members"]["john"]["owner"]
    heading = words("glenmore-picture-claimed", name=names[owner])
    assert len(gangs["claims"]) > 1
    for seat, player in enumerate(view["players"]):
        alt = PAINTER.tell(territory_of(seat), view, names, words)
        texts = " ".join(texts_of(PAINTER.draw(territory_of(seat), view, names, words)))
        texts = texts.replace("\u00a0", " ")
        own = [card for card in gangs["claims"] if card in player["cards"]]
        for card in gangs["claims"]:
            shown = card in own or seat == owner
            assert (words(f"glenmore-tile-{card}") in texts) == shown
        listed = ", ".join(words(f"glenmore-tile-{card}") for card in own)
        assert (f"{heading}: {listed}" in alt) == bool(own)
        assert (words("glenmore-picture-claims") in alt) == (seat == owner)
        assert (words("glenmore-picture-claims") in texts) == (seat == owner)
    jail = sample_of("claims").draw(PAINTER, words)
    assert {short_name(card, words) for card in gangs["claims"]} <= set(texts_of(jail))


def test_all_that_the_gang_is_doing_has_room_at_once(words):
    view = MOMENTS["claims"]
    shown = view["chronicles"]["gangs"]
    card = {**next(iter(shown["members"].values())), "owner": 1, "tokens": (1, 2, 3), "pennies": 7}
    busy = ("kenneth", "fergus", "mike", "collector", "tenant", "john")
    gangs = {
        **shown,
        "members": dict.fromkeys(busy, card),
        "posts": {"kenneth": (0, "g5"), "fergus": (1, "h10"), "mike": (2, "h5")},
        "tolls": {"mackintosh": (1,), "sutherland": (2,)},
        "reserved": ("kyle-of-lochalsh", 3),
        "claims": tuple(card for player in view["players"] for card in player["cards"])[:3],
        "purses": (10, 10, 10, 10),
        "won": (28, 28, 28, 28),
    }
    assert len(gangs["claims"]) == 3
    drawn = draw_gangs({**view, "chronicles": {"gangs": gangs}}, LONG_NAMES, words)
    legible.check(drawn, LONG_NAMES)


def test_tokens_without_a_value_are_no_zeros(english):
    view = MOMENTS["claims"]
    shown = view["chronicles"]["gangs"]
    john = {**shown["members"]["john"], "tokens": (0, 0, 0), "pennies": 0}
    gangs = {**shown, "members": {"john": john}, "purses": (7,) * 4, "won": (7,) * 4}
    drawn = draw_gangs({**view, "chronicles": {"gangs": gangs}}, LONG_NAMES, english)
    assert "0" not in texts_of(drawn)


@pytest.mark.parametrize("left", [4, 34])
def test_every_boat_of_four_players_has_room_for_how_far_it_has_to_go(left, words):
    view = MOMENTS["race_over"]
    shown = view["chronicles"]["boats"]
    boats = tuple({**boat, "left": left, "result": None} for boat in shown["boats"])
    race = {**shown, "state": "open", "boats": boats}
    legible.check(draw_race({**view, "chronicles": {"boats": race}}, LONG_NAMES, words), LONG_NAMES)


def test_a_discard_of_any_size_can_be_read(words):
    tiles = {tile.name: tile_view(tile) for tile in GAME.box.tiles if tile.stack in {*"ABCD"}}
    view = {**MOMENTS["two_over"], "tiles": tiles}
    for count in (1, 20, 21, 42, 43, 66, len(tiles)):
        drawn = draw_discard({**view, "discard": tuple(tiles)[:count]}, LONG_NAMES[:2], words)
        legible.check(drawn, LONG_NAMES)


def test_losses_have_a_minus_sign_and_no_hyphen(english):
    view = MOMENTS["gang_over"]
    players = ({**view["players"][0], "points": -7}, *view["players"][1:])
    lost = {**view, "players": players}
    texts = texts_of(draw_scores(lost, LONG_NAMES[:3], english))
    assert "−7" in texts
    assert not any(text.startswith("-") for text in texts)
    assert "−7" in PAINTER.tell(SCORES, lost, LONG_NAMES[:3], english)
    assert "−7" in texts_of(PAINTER.draw(territory_of(0), lost, LONG_NAMES[:3], english))
