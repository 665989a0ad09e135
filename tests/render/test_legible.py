"""What would be noticed if it could not be read."""

from __future__ import annotations

import pytest
from PIL import Image

from render.kit.canvas import Canvas
from render.kit.colour import INK, PAPER
from render.kit.type import Face, fit, line
from tests.render.legible import TALLEST, check

NAMES = ("Morag of Skye",)


def written(*places, text="Clan", height=200):
    canvas = Canvas(Image.new("RGB", (300, height), PAPER))
    for x, y in places:
        canvas.write(line(text, Face.SERIF_BOLD, 40), x, y, INK)
    return canvas


def test_texts_beside_and_below_each_other_are_fine():
    check(written((10, 60), (150, 60), (10, 120)), NAMES)


@pytest.mark.parametrize("place", [(-20, 60), (260, 60), (10, 5), (10, 195)])
def test_a_text_over_the_edge_is_noticed(place):
    with pytest.raises(AssertionError, match="Clan"):
        check(written(place), NAMES)


def test_a_text_on_another_is_noticed():
    with pytest.raises(AssertionError, match="lies on"):
        check(written((10, 60), (10, 120), (90, 70)), NAMES)


def test_only_a_name_may_be_cut():
    for text, name in (("Morag of Skye", True), ("The lower wins", False)):
        canvas = written()
        canvas.write(fit(text, Face.SERIF_BOLD, 40, 120), 10, 60, INK)
        if name:
            check(canvas, NAMES)
        else:
            with pytest.raises(AssertionError, match="The"):
                check(canvas, NAMES)


def test_an_empty_or_too_tall_picture_is_noticed():
    for canvas in (written(), written((10, 60), height=TALLEST + 1)):
        with pytest.raises(AssertionError):
            check(canvas, NAMES)
