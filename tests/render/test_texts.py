"""What pictures say: it fits, it can be read, and the alt text tells all of it."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations

import pytest
from fluent.syntax import ast, parse

from render import PAINTERS
from render.duel.clans import CLANS
from render.duel.emblems import CARD_EMBLEMS
from render.duel.wording import card_name
from render.kit.card import LOW, NARROW, WIDE, hand_card, note_card
from render.kit.names import readable
from render.kit.table import MARGIN, WIDTH
from render.kit.type import FLOOR, Face
from render.painter import ALT_LIMIT
from render.sample import samples_of
from tests.render.test_pictures import EACH_SAMPLE
from tests.render.words import FOLDER, LANGUAGES, words_of


@cache
def written(key, place, language):
    """The texts of a sample, and the size of its picture."""
    canvas = samples_of(key)[place].draw(PAINTERS[key], words_of(language))
    return canvas.texts, canvas.size


@EACH_SAMPLE
def test_every_text_fits(key, sample, words):
    texts, size = written(key, samples_of(key).index(sample), words.language)
    assert texts
    for text in texts:
        left, top, right, bottom = text.box
        assert left >= 0, text
        assert top >= 0, text
        assert right <= size[0], text
        assert bottom <= size[1], text
        assert text.size >= FLOOR, text
    for first, second in combinations(texts, 2):
        assert not overlap(first.box, second.box), f"{first} lies on {second}"


@EACH_SAMPLE
def test_only_names_are_ever_shortened(key, sample, words):
    texts, _ = written(key, samples_of(key).index(sample), words.language)
    for text in texts:
        if text.cut:
            shown = [readable(name, Face.SERIF_BOLD) for name in sample.names]
            assert any(name.startswith(text.text[:-1]) for name in shown), text


@pytest.mark.parametrize("card", range(8))
def test_every_card_fits_wherever_it_may_lie(words, card):
    owner, name = CLANS[0].player, card_name(card, words)
    sprites = [
        hand_card(owner, str(card), CARD_EMBLEMS[card], name, power, form)
        for form in (NARROW, WIDE, LOW)
        for power in (
            words("duel-picture-power", card=card, fate="no", bitter="no"),
            words("duel-picture-power", card=card, fate="yes", bitter="yes"),
        )
    ]
    half = (WIDTH - 2 * MARGIN - 18) // 2
    sprites += (
        note_card(owner, str(card), CARD_EMBLEMS[card], name, words(key), half)
        for key in ("duel-picture-note-gave", "duel-picture-note-got")
    )
    for sprite in sprites:
        for text in sprite.texts:
            assert not text.cut, text
            assert text.box[0] >= 6, text
            assert text.box[2] <= sprite.size[0] - 6, text
            assert text.box[3] <= sprite.size[1] - 8, text


def overlap(first, second):
    return (
        first[0] < second[2]
        and second[0] < first[2]
        and first[1] < second[3]
        and second[1] < first[3]
    )


def told(key, sample, words):
    painter = PAINTERS[key]
    tell = painter.tell_board if sample.scene == "board" else painter.tell_hand
    return tell(sample.view, sample.names, words)


@EACH_SAMPLE
def test_the_alt_text_fits_and_leaves_no_gap_open(key, sample, words):
    alt = told(key, sample, words)
    assert 0 < len(alt) <= ALT_LIMIT
    assert not alt.endswith("…")
    assert not re.search(rf"[{{}}$]|{key}-", alt)


@pytest.mark.parametrize("sample", samples_of("duel"), ids=lambda sample: sample.name)
def test_the_alt_text_of_a_duel_tells_the_position(sample, words):
    alt, view = told("duel", sample, words), sample.view
    for fought in view["rounds"]:
        for card in fought["cards"]:
            assert f"{card_name(card, words)} {card}" in alt
    clans = CLANS if sample.scene == "board" else [CLANS[1 - view["seat"]]]
    for clan in clans:
        assert sample.names[clan.seat] in alt
        hand = view["hands"][clan.seat]
        if hand:
            assert ", ".join(map(str, hand)) in alt
    for points in view["score"]:
        assert str(points) in alt
    if sample.scene == "hand":
        packet = view["packet"] and view["packet"]["cards"]
        for card in [*(packet or view["hands"][view["seat"]] or ()), *(view["row"] or ())]:
            assert f"{card_name(card, words)} {card}" in alt


def messages(language):
    """The keys of all picture texts, each with the facts that it asks for."""
    found = {}
    for path in sorted((FOLDER / language).glob("*picture.ftl")):
        for entry in parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_texts(language):
    assert messages(language).keys() == messages(LANGUAGES[0]).keys()


@pytest.mark.parametrize(("language", "five"), [("ru", "5 раундов"), ("uk", "5 раундів")])
def test_plurals_are_right(language, five):
    words = words_of(language)
    assert words("duel-picture-over", rounds=5).endswith(five)
    texts = {words("duel-picture-over", rounds=count).split()[-1] for count in (1, 2, 5)}
    assert len(texts) == 3
