"""Cherokee's pictures: what they show, and that they show no more than the view."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from render import PAINTERS
from render.cherokee.clans import CLANS, clan_name
from render.cherokee.corners import RIGHT
from render.cherokee.hand import RIVAL_PITCH
from render.cherokee.notation import DECK
from render.cherokee.samples import BOARDS, HANDS, LONG_NAMES, SAMPLES
from render.cherokee.wording import question
from render.kit.colour import BONE, PAPER, contrast
from render.kit.emblem import emblem_mask
from render.painter import BOARD, HAND
from rules import GAMES, Chance
from rules.cherokee import scoring
from rules.cherokee.attack import Threats, clans_as_bits, defence, leader, strength
from rules.cherokee.cards import CLANS as KEYS
from rules.cherokee.cards import CODES, MEMBERS, NOBODY
from rules.cherokee.pyramid import CELLS, NAMES, Pyramid
from rules.cherokee.succession import successors

PAINTER = PAINTERS["cherokee"]
EACH = pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
EACH_BOARD = pytest.mark.parametrize("sample", BOARDS, ids=lambda sample: sample.name)
EACH_HAND = pytest.mark.parametrize("sample", HANDS, ids=lambda sample: sample.name)


def pyramid_of(view) -> Pyramid:
    members = (member and CODES.index(member["card"]) for member in view["pyramid"].values())
    return Pyramid([NOBODY if member is None else member for member in members])


def texts_of(canvas) -> list[str]:
    return [text.text for text in canvas.texts]


@EACH
def test_a_sample_is_a_moment_that_the_rules_allow(sample):
    view, pyramid = sample.view, pyramid_of(sample.view)
    cells = pyramid.cells
    assert tuple(view["pyramid"]) == NAMES
    assert view["clan_points"] == dict(zip(KEYS, scoring.feathers(cells), strict=True))
    known = [*filter(None, view["pyramid"].values()), *view["discard"], *(view["hand"] or ())]
    assert len({member["card"] for member in known}) == len(known)
    assert view["turn"] <= view["turns"]
    if view["outcome"] is None and view["stage"] != "drop":
        assert view["hand"] is None or len(view["hand"]) == view["hand_sizes"][view["seat"]]
        assert len(view["discard"]) == view["turn"] - (view["gap"] is None)
    (seat,) = view["to_act"] or (0,)
    army = (view["clans"][seat], *view["neutral"]) if view["open"] else KEYS
    allowed = clans_as_bits(KEYS.index(clan) for clan in army)
    if view["stage"] in {"target", "attackers", "drop"}:
        threats = Threats(pyramid, ties=False)
        targets = [NAMES[cell] for cell in CELLS if threats.by_cell[cell] & allowed]
        assert list(view["targets"]) == (targets if view["stage"] == "target" else [])
        if view["aim"] is not None:
            attacks = threats.attacks(pyramid, NAMES.index(view["aim"]), allowed)
            assert [(str(move), NAMES[leader(cells, move)]) for move in attacks] == [
                (attack["move"], attack["leader"]) for attack in view["attacks"]
            ]
            assert [(strength(cells, move), defence(cells, move)) for move in attacks] == [
                (attack["strength"], attack["defence"]) for attack in view["attacks"]
            ]
    if view["successors"]:
        found = successors(cells, NAMES.index(view["gap"]))
        assert view["successors"] == tuple(NAMES[cell] for cell in found)
    if view["scoring"] is not None:
        clans = [KEYS.index(clan) for clan in view["clans"]]
        outcome = scoring.outcome(cells, clans)
        assert view["outcome"] == {
            "ranking": outcome.ranking,
            "scores": outcome.scores,
            "reason": outcome.reason,
        }


def test_the_deck_has_every_member_once():
    assert sorted(member["card"] for member in DECK) == sorted(CODES[member] for member in MEMBERS)


@EACH_BOARD
def test_the_table_shows_every_cell_and_no_other_number_than_the_public_ones(sample, english):
    view = sample.view
    texts = texts_of(PAINTER.draw_board(view, sample.names, english))
    assert sorted(text for text in texts if text in NAMES) == sorted(NAMES)
    public = [
        *(member["value"] for member in view["pyramid"].values() if member),
        *view["clan_points"].values(),
        *filter(None, view["feathers"]),
    ]
    if view["outcome"] is None:
        public += [7, 7]  # What tells men from women.
        public += [view["discard"][-1]["value"]] if view["discard"] else []
    if view["scoring"] is None:
        public += [
            *view["hand_sizes"],
            *(points for points in view["points"] if points is not None),
        ]
    else:
        public += [score["total"] for score in view["scoring"]]
    assert sorted(text for text in texts if text.isdecimal()) == sorted(map(str, public))


@EACH_BOARD
def test_the_line_below_the_title_names_who_is_to_move(sample, english):
    names = ("Morag", "Iain", "Olena", "Ruairidh")[: sample.view["seats"]]
    texts = texts_of(PAINTER.draw_board(sample.view, names, english))
    subtitle = next((text for text in texts if text.startswith("Turn ")), "")
    for seat, name in enumerate(names):
        assert (f" · {name} · " in subtitle) == (seat in sample.view["to_act"])


def test_the_end_counts_the_feathers_row_by_row(english):
    sample = next(board for board in BOARDS if board.name == "won_by_feathers")
    texts = texts_of(PAINTER.draw_board(sample.view, sample.names, english))
    for score in sample.view["scoring"]:
        for heads, each in zip(score["heads"], sample.view["feathers"], strict=True):
            if heads * each:
                assert f"{heads}×{each}" in texts
        assert str(score["total"]) in texts


@EACH_HAND
def test_a_hand_shows_its_cards_and_its_clan(sample, words):
    view = sample.view
    canvas = PAINTER.draw_hand(view, sample.names, words)
    below = [text.text for text in canvas.texts if text.box[1] > 1180]
    assert below == [str(member["value"]) for member in view["hand"]]
    own = words("cherokee-picture-you", clan=clan_name(view["clan"], words))
    assert own in texts_of(canvas)


def open_hand():
    return next(hand for hand in HANDS if hand.name == "open_hand")


def test_a_hand_of_the_open_game_shows_whose_the_other_clans_are(english):
    sample = open_hand()
    first, own, third, fourth = sample.view["clans"]
    swapped = {**sample.view, "clans": (third, own, first, fourth)}
    hands = [PAINTER.draw_hand(view, sample.names, english) for view in (sample.view, swapped)]
    assert hands[0].image.tobytes() != hands[1].image.tobytes()
    alt = PAINTER.tell_hand(sample.view, sample.names, english)
    for name, clan in zip(sample.names, sample.view["clans"], strict=True):
        assert f"{name}, {clan_name(clan, english)} " in alt


@pytest.mark.parametrize("stage", ["target", "attackers", "successor", "place", "drop"])
def test_three_rivals_leave_room_for_every_question(stage, words):
    sample = open_hand()
    view = {**sample.view, "stage": stage, "ask": stage, "gap": "D2", "turn": 36}
    asked = question(view, words)
    canvas = PAINTER.draw_hand(view, sample.names, words)
    (right,) = (text.box[2] for text in canvas.texts if text.text == asked)
    assert right <= RIGHT - 3 * RIVAL_PITCH


def test_a_tie_that_women_decide_shows_how_many_each_has(english):
    sample = next(board for board in BOARDS if board.name == "won_by_women")
    women = [score["women"] for score in sample.view["scoring"][:2]]
    assert women[0] > women[1]
    told = f"Equal feathers, but more women: {women[0]} : {women[1]}"
    assert told in texts_of(PAINTER.draw_board(sample.view, sample.names, english))
    assert told in PAINTER.tell_board(sample.view, sample.names, english)


@EACH
def test_the_alt_text_tells_who_stands_where(sample, words):
    view = sample.view
    tell = PAINTER.tell_board if sample.sheet == "board" else PAINTER.tell_hand
    alt = tell(view, sample.names, words)
    for cell, member in view["pyramid"].items():
        assert member is None or f"{cell} {member['value']}" in alt
    for clan, points in view["clan_points"].items():
        assert f"{clan_name(clan, words)} {points}:" in alt or not points
    for member in view["hand"] or ():
        assert words("cherokee-alt-card", sex=member["sex"], value=member["value"]) in alt
    if sample.sheet == "board":
        assert all(name in alt for name in sample.names)
    for attack in view["attacks"]:
        assert "+".join(attack["attackers"]) in alt


def test_a_secret_clan_is_in_no_picture_but_its_owners(english):
    """What the others and the spectators get is painted from views that lack it."""
    position = GAMES["cherokee"].start(3, {}, "secret")
    own = PAINTER.paint(HAND, position.view(0), LONG_NAMES[:3], english)
    twins = [position.imagine(1, Chance(f"{number}")) for number in range(12)]
    other = next(twin for twin in twins if twin.clans[0] != position.clans[0])
    board, hand = (
        PAINTER.paint(BOARD, one.view(None), LONG_NAMES[:3], english) for one in (position, other)
    )
    assert board == hand
    seen = [PAINTER.paint(HAND, one.view(1), LONG_NAMES[:3], english) for one in (position, other)]
    assert seen[0] == seen[1]
    assert PAINTER.paint(HAND, other.view(0), LONG_NAMES[:3], english) != own


def test_the_emblems_of_the_clans_differ_as_blots():
    names = [clan.emblem for clan in CLANS.values()]
    blots = [emblem_mask(name, 48).filter(ImageFilter.GaussianBlur(4)) for name in names]
    for place, first in enumerate(blots):
        for other in range(place):
            apart = ImageStat.Stat(ImageChops.difference(first, blots[other])).mean[0]
            assert apart > 15, (names[place], names[other])


@pytest.mark.parametrize("clan", CLANS.values(), ids=lambda clan: clan.key)
def test_numbers_and_emblems_stand_out(clan):
    assert contrast(clan.dark, PAPER) >= 4.5
    assert contrast(BONE, clan.wood) >= 4.5
    assert contrast(BONE, clan.colour) >= 2.9


def test_men_and_women_differ_in_outline_and_ground():
    from render.cherokee.cards import CARD, outline

    man, woman = (outline(*CARD, sex) for sex in ("man", "woman"))
    assert isinstance(man, Image.Image)
    assert ImageStat.Stat(ImageChops.difference(man, woman)).mean[0] > 2
