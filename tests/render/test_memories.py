"""Painters' caches make them quick, and change nothing."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from render import PAINTERS
from render.kit.cache import cold, fresh
from render.sample import samples_of

#: A board of each game on which much is to be seen.
FULL = {
    "duel": "fourth_round",
    "cherokee": "climb",
    "glory": "four_halfway",
    "land": "middle",
    "glenmore": "taking",
}
#: What cuts the pieces of most games, and those of Cherokee.
CUTTERS = (
    "render.kit.sprite.bevelled",
    "render.cherokee.cards.wood",
    "render.cherokee.cards.paper",
)


def sample_of(key):
    return next(sample for sample in samples_of(key) if sample.name == FULL[key])


def board(key, sample, words):
    painter = PAINTERS[key]
    return painter.paint(sample.shown_by(painter), sample.view, sample.names, words)


@pytest.mark.parametrize("key", PAINTERS)
def test_a_process_that_has_just_warmed_up_paints_from_memory_what_others_paint(key, english):
    sample, cut = sample_of(key), []
    usual = board(key, sample, english)
    with fresh(), pytest.MonkeyPatch.context() as patch:
        list(PAINTERS[key].warm())
        for cutter in CUTTERS:
            patch.setattr(cutter, lambda *args: cut.append(args))
        assert board(key, sample, english) == usual
    assert not cut, "a piece had still to be cut"


def test_a_picture_is_the_same_without_any_memory(english):
    sample = sample_of("duel")
    first = board("duel", sample, english)
    assert board("duel", sample, english) == first
    with cold():
        assert board("duel", sample, english) == first


def test_pictures_depend_on_nothing_but_the_view(english):
    """Whatever was painted before, and by whichever thread, a view has one picture."""
    sample, other = samples_of("duel")[4], samples_of("duel")[6]
    before = deepcopy(sample.view)
    with fresh(), ThreadPoolExecutor(4) as threads:
        painted = list(threads.map(lambda each: board("duel", each, english), [sample, other] * 4))
    assert set(painted[::2]) == {board("duel", sample, english)}
    assert set(painted[1::2]) == {board("duel", other, english)}
    assert sample.view == before, "a painter drew conclusions in the view itself"


@pytest.mark.parametrize("key", PAINTERS)
def test_a_palette_shows_its_pictures_faithfully(key, english):
    sample = sample_of(key)
    drawn = sample.draw(PAINTERS[key], english).image
    shown = Image.open(BytesIO(board(key, sample, english).png)).convert("RGB")
    noise = sum(value**2 for value in ImageStat.Stat(ImageChops.difference(drawn, shown)).rms) / 3
    assert noise < 255**2 / 10**3.6, f"less than 36 dB: python -m render.kit.learn {key}"
