"""What pictures say: cards have room for it, the alt text tells all of it."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast, parse

from render import PAINTERS
from render.duel.clans import CLANS
from render.duel.emblems import CARD_EMBLEMS
from render.duel.wording import card_name
from render.kit.backdrop import MARGIN, WIDTH
from render.kit.card import LOW, NARROW, WIDE, hand_card, note_card
from render.painter import ALT_LIMIT
from render.sample import samples_of
from tests.render.test_pictures import EACH_SAMPLE
from tests.render.words import FOLDER, LANGUAGES, words_of


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


def told(key, sample, words):
    painter = PAINTERS[key]
    return painter.tell(sample.shown_by(painter), sample.view, sample.names, words)


@EACH_SAMPLE
def test_the_alt_text_fits_and_leaves_no_gap_open(key, sample):
    for language in LANGUAGES:
        alt = told(key, sample, words_of(language))
        assert 0 < len(alt) <= ALT_LIMIT, language
        assert not alt.endswith("…"), language
        assert not re.search(rf"[{{}}$]|{key}-", alt), language


@pytest.mark.parametrize("sample", samples_of("duel"), ids=lambda sample: sample.name)
def test_the_alt_text_of_a_duel_tells_the_position(sample, words):
    alt, view = told("duel", sample, words), sample.view
    for fought in view["rounds"]:
        for card in fought["cards"]:
            assert f"{card_name(card, words)} {card}" in alt
    clans = CLANS if sample.sheet == "board" else [CLANS[1 - view["seat"]]]
    for clan in clans:
        assert sample.names[clan.seat] in alt
        hand = view["hands"][clan.seat]
        if hand:
            assert ", ".join(map(str, hand)) in alt
    for points in view["score"]:
        assert str(points) in alt
    if sample.sheet == "hand":
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
