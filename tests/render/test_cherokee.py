"""Cherokee's pictures: what they show, and that they show no more than the view."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from render import PAINTERS
from render.cherokee.clans import CLANS, clan_name
from render.cherokee.corners import RIGHT
from render.cherokee.hand import RIVAL_PITCH
from render.cherokee.moments import DECK
from render.cherokee.pyramid import marks_of
from render.cherokee.samples import BOARDS, HANDS, LONG_NAMES, SAMPLES
from render.cherokee.wording import question
from render.kit.colour import BONE, PAPER, contrast
from render.kit.emblem import emblem_mask
from render.painter import ALT_LIMIT, BOARD, HAND
from rules import GAMES, Chance
from rules.cherokee.pyramid import NAMES

PAINTER = PAINTERS["cherokee"]
EACH = pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
EACH_BOARD = pytest.mark.parametrize("sample", BOARDS, ids=lambda sample: sample.name)
EACH_HAND = pytest.mark.parametrize("sample", HANDS, ids=lambda sample: sample.name)


def texts_of(canvas) -> list[str]:
    return [text.text for text in canvas.texts]


def test_the_samples_show_every_stage_of_a_game():
    stages = {sample.view["stage"] for sample in SAMPLES}
    assert stages == {"target", "attackers", "successor", "place", "drop", "over"}


@EACH
def test_a_sample_has_every_member_once(sample):
    view = sample.view
    shown = [*filter(None, view["pyramid"].values()), *view["discard"], *(view["hand"] or ())]
    assert len({member["card"] for member in shown}) == len(shown)
    hidden = sum(view["hand_sizes"]) - len(view["hand"] or ())
    assert len(shown) + hidden == len(DECK)


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


def test_a_hand_marks_all_movements_since_the_viewers_own_turn(english):
    sample = next(hand for hand in HANDS if hand.name == "one_round_later")
    marks = marks_of(sample.view)
    *before, newest = sample.view["since"]
    large, small = (
        {arrow for arrow in marks.arrows if arrow.side == side}
        for side in sorted({arrow.side for arrow in marks.arrows}, reverse=True)
    )
    assert {(arrow.origin, arrow.cell) for arrow in large} == {
        *newest["steps"],
        (None, newest["placed"]),
    }
    steps = {step for turn in before for step in turn["steps"]}
    assert {(arrow.origin, arrow.cell) for arrow in small if arrow.origin} == steps - {
        *newest["steps"]
    }
    assert marks.brass == {"E3", "E4", "F5", "G6", "H7"}
    assert marks.earlier == {"F6", "G2", "G3", "H2"}
    alone = {**sample.view, "since": (newest,)}
    both = [PAINTER.draw_hand(view, sample.names, english).image for view in (sample.view, alone)]
    assert both[0].tobytes() != both[1].tobytes()


def test_of_two_movements_across_one_joint_only_the_later_one_has_an_arrow():
    sample = next(hand for hand in HANDS if hand.name == "one_round_later")
    *_, newest = sample.view["since"]
    back = {**newest, "steps": (("E3", "E4"),), "placed": None}
    crossing = [
        arrow
        for arrow in marks_of({**sample.view, "since": (back, newest)}).arrows
        if {arrow.origin, arrow.cell} == {"E3", "E4"}
    ]
    assert [(arrow.origin, arrow.cell) for arrow in crossing] == [("E4", "E3")]


def test_the_alt_text_of_a_hand_tells_what_others_did_since_the_viewers_own_turn(english):
    sample = next(hand for hand in HANDS if hand.name == "one_round_later")
    alt = PAINTER.tell_hand(sample.view, sample.names, english)
    assert (
        "Since your last turn: "
        "Morag drove Long Hair man 5 out of F5, moved F6–F5, G6–F6, H7–G6; "
        "Ruairidh drove Birds woman 4 out of G3, moved G2–G3, H2–G2; "
        "Олена drove Wolf man 8 out of E3, moved E4–E3, F5–E4, G6–F5, H7–G6. "
    ) in alt


def test_an_alt_text_that_gets_too_long_tells_less_of_what_others_did(english):
    sample = next(hand for hand in HANDS if hand.name == "one_round_later")
    for length, told, untold in ((90, "out of G3", "moved"), (200, "Your cards", "Since your")):
        alt = PAINTER.tell_hand(sample.view, ["M" * length] * 4, english)
        assert len(alt) <= ALT_LIMIT
        assert told in alt
        assert untold not in alt


def test_only_the_target_of_an_attack_has_the_mark_of_one():
    sample = next(hand for hand in HANDS if hand.name == "attacks")
    marks = marks_of(sample.view)
    assert marks.aim == sample.view["aim"]
    assert marks.aim not in marks.bone
    for hand in HANDS:
        if hand.view["aim"] is None:
            assert marks_of(hand.view).aim is None


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
    told = f"Tied on feathers, but more women: {women[0]} : {women[1]}"
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
