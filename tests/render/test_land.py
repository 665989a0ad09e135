"""Land's pictures: what they show, and that they show no more than the view."""

from __future__ import annotations

import pytest
from PIL import ImageChops, ImageFilter, ImageStat

from render import PAINTERS
from render.kit.backdrop import SUBTITLE_AT, SUBTITLE_TYPE
from render.kit.colour import EMBLEM_CONTRAST, PAPER, contrast, mix
from render.kit.emblem import emblem_mask
from render.kit.type import width_of
from render.land.castle import keep_cell, other_cells
from render.land.grid import cell_of, middle
from render.land.lands import SIGNS
from render.land.marks import Marks, marks_of
from render.land.reach import completing_now, out_of_reach
from render.land.samples import BOARDS, HANDS, SAMPLES
from render.land.state import title_room
from rules import GAMES, Chance

PAINTER = PAINTERS["land"]
EACH = pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
EACH_BOARD = pytest.mark.parametrize("sample", BOARDS, ids=lambda sample: sample.name)
EACH_HAND = pytest.mark.parametrize("sample", HANDS, ids=lambda sample: sample.name)


def texts_of(canvas) -> list[str]:
    return [text.text for text in canvas.texts]


def sample_of(name):
    return next(sample for sample in SAMPLES if sample.name == name)


@EACH
def test_a_sample_has_all_cards_and_prizes_of_the_box(sample):
    view = sample.view
    points = [view["clans"][player["clan"]]["points"] for player in view["players"]]
    if view["outcome"] is not None and view["outcome"]["reason"] == "prizes":
        assert view["outcome"]["scores"] == tuple(points)
    if view["bag"]:
        shown = [prize["shape"] for prize in view["prizes"] if prize is not None]
        built = [castle["shape"] for castle in view["castles"]]
        assert len({*shown, *built}) == len(shown) + len(built) == 19 - view["bag"]
    cards = view["pile"] + len(view["discard"]) + sum(one["hand"] for one in view["players"])
    laid = 0 if view["attack"] is None else view["attack"]["swords"]
    wizards = sum(one["wizards"] for one in view["players"])
    assert cards + laid + wizards == 100 + (6 if view["seats"] == 6 else 2 * view["seats"])


@EACH_BOARD
def test_the_table_names_every_line_and_counts_what_all_may_count(sample, english):
    view = sample.view
    texts = texts_of(PAINTER.draw_board(view, sample.names, english))
    assert [text for text in texts if len(text) == 1 and text in "abcdefghij"] == list("abcdefghij")
    attack = view["attack"]
    counted = [
        *range(1, 11),
        *(prize["points"] for prize in view["prizes"] if prize),
        *(castle["points"] for castle in view["castles"]),
        *(clan[what] for clan in view["clans"] for what in ("points", "tokens")),
    ]
    if attack is not None:
        counted += [attack["strength"], attack["against"], attack["swords"]]
    elif view["outcome"] is None:
        counted.append(view["bag"])
    assert sorted(text for text in texts if text.isdecimal()) == sorted(map(str, counted))


@EACH
def test_the_alt_text_tells_what_lies_on_the_table(sample, words):
    view, tell = sample.view, PAINTER.tell_board
    if sample.sheet == "hand":
        tell = PAINTER.tell_hand
    alt = tell(view, sample.names, words)
    for number, clan in enumerate(view["clans"]):
        assert all(sample.names[seat] in alt for seat in clan["seats"])
        stand = [square["name"] for square in view["squares"] if square["token"] == number]
        assert " ".join(stand) in alt
    for castle in view["castles"]:
        assert f"{' '.join(castle['squares'])} ({castle['points']})" in alt
    for prize in filter(None, view["prizes"]):
        assert words("land-picture-shape", shape=prize["shape"]) in alt
    for card in view["hand"] or ():
        assert words("land-picture-card", card=card.partition("-")[0]) in alt
    for found in view["completing"] if view["ask"] == "action" else ():
        assert found["square"] in alt
    for castle in view["buildable"]:
        assert f"{' '.join(castle['squares'])} ({castle['points']})" in alt


def test_swords_and_strengths_are_shown_while_a_castle_is_attacked(english):
    sample = sample_of("attacked")
    canvas = PAINTER.draw_board(sample.view, sample.names, english)
    assert {"4", "3", "2"} <= set(texts_of(canvas))
    assert "Morag attacks e5 · waiting for the defender" in texts_of(canvas)
    assert "swords 2" in PAINTER.tell_board(sample.view, sample.names, english)


def test_the_bag_leaves_a_long_name_more_room_than_the_strengths_of_an_attack(english):
    ends = []
    for sample in (sample_of("attacked_long_names"), sample_of("four_long_names")):
        texts = PAINTER.draw_board(sample.view, ("Щ" * 32, *sample.names[1:]), english).texts
        (subtitle,) = (text for text in texts if "Щ… " in text.text)
        room = SUBTITLE_AT[0] + title_room(sample.view)
        letter = width_of("Щ", *SUBTITLE_TYPE)
        assert room - letter < subtitle.box[2] <= room
        ends.append(room)
    assert ends == sorted(set(ends))


def test_a_hand_shows_what_completing_a_shape_is_worth(english):
    sample = sample_of("asked")
    bare = {**sample.view, "completing": ()}
    texts, without = (
        texts_of(PAINTER.draw_hand(view, sample.names, english)) for view in (sample.view, bare)
    )
    for coin in ("5", "5", "3", "3", "5"):
        texts.remove(coin)
    assert sorted(texts) == sorted(without)


def changed(view, other, names, words):
    """The box in which the hands of two views differ."""
    first, second = (PAINTER.draw_hand(one, names, words).image for one in (view, other))
    return ImageChops.difference(first, second).getbbox()


@pytest.mark.parametrize(("deed", "cells"), [(0, ((4, 4), (5, 6))), (1, ((3, 1), (3, 1)))])
def test_a_hand_marks_what_others_did_since_the_viewers_own_turn(deed, cells, english):
    sample = sample_of("one_round_later")
    since = sample.view["since"]
    assert [one["castle"] or one["square"] for one in since] == ["e5", "b4", "h8"]
    without = {**sample.view, "since": (*since[:deed], *since[deed + 1 :])}
    left, top, right, bottom = changed(sample.view, without, sample.names, english)
    (west, north), (east, south) = map(middle, cells)
    assert west - 90 < left < west <= east < right < east + 90
    assert north - 90 < top < north <= south < bottom < south + 90


def test_a_hand_marks_the_newest_deed_most(english):
    sample = sample_of("one_round_later")
    *_, before, newest = sample.view["since"]
    swapped = {**sample.view, "last": before, "since": (newest, before)}
    assert changed(sample.view, swapped, sample.names, english) is not None
    marks, other = marks_of(sample.view), marks_of(swapped)
    assert marks.rings["h8"] == other.rings["b4"] > marks.rings["b4"] == other.rings["h8"]


def test_of_two_deeds_on_one_square_or_castle_the_later_one_is_marked(english):
    sample = sample_of("one_round_later")
    captured, conquered, _ = sample.view["since"]
    left = {**conquered, "origin": "h8"}
    retaken = {**sample.view["last"], "square": "h8", "castle": "e5", "kind": "repelled"}
    view = {**sample.view, "last": retaken, "since": (captured, left, retaken)}
    marks = marks_of(view)
    assert marks.fights["e5"][0] == "targe"
    assert marks.castles == {"e5": "last"}
    assert marks.left == {}


def test_during_an_attack_earlier_deeds_are_not_marked():
    sample = sample_of("defends")
    deed = sample_of("one_round_later").view["last"]
    assert marks_of({**sample.view, "last": deed, "since": (deed, deed)}) == Marks()


def test_the_alt_text_of_a_hand_tells_what_others_did_since_the_viewers_own_turn(english):
    sample = sample_of("one_round_later")
    alt = PAINTER.tell_hand(sample.view, sample.names, english)
    assert "Since your last turn: Iain captured e5; Olena took b4; Ruairidh took h8." in alt


def test_once_a_card_is_chosen_only_what_it_can_conquer_has_a_coin():
    found = {
        name: [one["square"] for one in completing_now(sample_of(name).view)]
        for name in ("asked", "which_square", "which_column", "square_of_a_column")
    }
    assert found == {
        "asked": ["d4", "c5", "c6", "d7", "e7"],
        "which_square": ["d4", "d7"],
        "which_column": ["d4", "c5", "c6", "d7", "e7"],
        "square_of_a_column": ["c5", "c6"],
    }


def test_castles_to_choose_from_come_as_cards_unless_they_are_too_many(english):
    sample = sample_of("which_castle")
    texts = texts_of(PAINTER.draw_hand(sample.view, sample.names, english))
    assert {"d4 d5 d6", "d4 e4 d5 d6", "d4 d5 d6 e6"} <= set(texts)
    assert "Crag" not in texts
    castle = sample.view["buildable"][0]
    many = {**sample.view, "buildable": (castle,) * 5}
    texts = texts_of(PAINTER.draw_hand(many, sample.names, english))
    assert "d4 d5 d6" not in texts
    assert "Crag" in texts


def test_a_token_that_is_to_move_is_no_longer_shown_where_it_lay(english):
    sample = sample_of("which_castle")
    moved = {**sample.view, "plan": {**sample.view["plan"], "origin": "c9"}}
    first, second = (
        PAINTER.draw_hand(view, sample.names, english).image for view in (sample.view, moved)
    )
    left, top, right, bottom = ImageChops.difference(first, second).getbbox()
    x, y = middle((8, 2))
    assert x - 50 <= left < x - 30 < x + 30 < right <= x + 50
    assert y - 50 <= top < y - 30 < y + 30 < bottom <= y + 50


def test_brass_lies_under_exactly_the_tokens_and_castles_that_count_in_an_attack(english):
    sample = sample_of("attacked")
    attack = sample.view["attack"]
    plain = {**sample.view, "attack": {**attack, "counted": ()}}
    first, second = (
        PAINTER.draw_board(view, sample.names, english).image for view in (sample.view, plain)
    )
    apart = ImageChops.difference(first, second).convert("L")
    counted = set()
    for square in sample.view["squares"]:
        x, y = middle(cell_of(square))
        # Between a token and the edge of its square, or above the first square of a castle.
        place = (x - 38, y - 38) if square["token"] is not None else (x, y - 52)
        named = square["token"] is not None or square["castle"] == square["name"]
        if named and apart.getpixel(place) > 8:
            counted.add(square["name"])
    assert counted == {"e4", "f4", "d5", "h5", "e6", "g6"} == set(attack["counted"])


@pytest.mark.parametrize("seed", range(3))
def test_dusk_lies_on_exactly_the_squares_that_cannot_be_conquered(seed):
    chance = Chance(f"dusk {seed}")
    position = GAMES["land"].start(2, {}, f"dusk {seed}")
    for _ in range(300):
        if position.outcome is not None:
            break
        (seat,) = position.to_act
        view, moves = position.view(seat), position.moves(seat)
        if view["ask"] == "square":
            bare = {
                square["name"]
                for square in view["squares"]
                if square["token"] is None and square["castle"] is None
            }
            assert set(out_of_reach(view)) == bare - {str(move) for move in moves}
        position.play(seat, chance.pick(moves))


def test_a_square_that_waits_to_be_confirmed_is_the_only_bright_one(english):
    position = GAMES["land"].start(2, {}, "confirmed")
    (seat,) = position.to_act
    position.play(seat, next(move for move in position.moves(seat) if move.kind == "card"))
    view, moves = position.view(seat), position.moves(seat)
    assert view["ask"] == "square"
    assert len(moves) > 1
    assert PAINTER.narrowed(view, moves) == view
    shown = PAINTER.narrowed(view, moves[:1])
    bare = {square["name"] for square in view["squares"]}
    assert set(out_of_reach(shown)) == bare - {str(moves[0])}
    assert {one["square"] for one in completing_now(shown)} <= {str(moves[0])}
    assert shown["plan"]["square"] == str(moves[0]), "where a token is drawn"
    assert view["plan"]["square"] is None, "the view itself is not changed"
    PAINTER.draw_hand(shown, ("Anna", "Bob"), english)


@EACH_BOARD
def test_a_table_is_painted_from_a_view_without_secrets(sample):
    view = sample.view
    assert view["hand"] is None
    assert view["plan"] is None
    assert view["attack"] is None or view["attack"]["needed"] is None


def test_a_keep_never_hides_what_lies_on_its_castle():
    for shape in GAMES["land"].start(2, {}, "keeps").setup.sites.all:
        cells = tuple((square // 10, square % 10) for square in shape[0].squares)
        assert keep_cell(cells) not in other_cells(cells)
        assert len(other_cells(cells)) == len(cells) - 1


def test_no_symbol_peeps_out_from_under_a_token(english):
    sample = sample_of("four_clans")
    image = PAINTER.draw_board(sample.view, sample.names, english).image.convert("L")
    shades = {}
    for square in sample.view["squares"]:
        if square["token"] == 1:
            x, y = middle(cell_of(square))
            # Beside the foot of a token, where a crag is at its widest.
            shades[square["symbol"]] = image.getpixel((x - 31, y + 26))
    assert "crag" in shades
    assert max(shades.values()) - min(shades.values()) < 30, shades


def test_the_symbols_differ_as_blots_and_stand_out_from_their_paper():
    blots = {
        name: emblem_mask(sign.emblem, 48).filter(ImageFilter.GaussianBlur(4))
        for name, sign in SIGNS.items()
    }
    for name, blot in blots.items():
        sign = SIGNS[name]
        assert contrast(sign.colour, mix(PAPER, sign.colour, 0.16)) >= EMBLEM_CONTRAST - 0.05, name
        for other in blots:
            if other != name:
                apart = ImageStat.Stat(ImageChops.difference(blot, blots[other])).mean[0]
                assert apart > 15, (name, other)
