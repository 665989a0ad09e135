"""Sprites keep less than the images they are made of, and look the same."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from render.kit.cache import weigh
from render.kit.canvas import Canvas
from render.kit.shape import disc, rounded
from render.kit.sprite import Sprite
from render.kit.texture import stone

FRAME = (300, 200)
ORIGIN = (40, 30)


def framed(mask):
    """A stone with that outline in a frame with much room around it."""
    alpha = Image.new("L", FRAME)
    alpha.paste(mask, ORIGIN)
    return stone(*FRAME), alpha


@pytest.mark.parametrize(
    "mask",
    [rounded(200, 140, 30), rounded(40, 30, 8), disc(120), Image.new("L", (200, 140), 255)],
    ids=["large", "small", "round", "rectangle"],
)
def test_a_piece_lies_where_its_images_would(mask):
    colour, alpha = framed(mask)
    sprite = Sprite(colour, alpha, ORIGIN, mask.size)
    expected = Image.new("RGB", (400, 300), (90, 120, 60))
    laid = Canvas(expected.copy())
    expected.paste(colour, (100 - ORIGIN[0], 50 - ORIGIN[1]), alpha)
    laid.put(sprite, 100, 50)
    assert ImageChops.difference(laid.image, expected).getbbox() is None
    assert ImageChops.difference(sprite.alpha, alpha).getbbox() is None
    black = Image.new("RGB", FRAME)
    seen = Image.composite(sprite.colour, black, alpha)
    assert ImageChops.difference(seen, Image.composite(colour, black, alpha)).getbbox() is None


def test_what_is_clear_and_the_mask_of_what_is_opaque_are_not_kept():
    mask = rounded(200, 140, 30)
    colour, alpha = framed(mask)
    sprite = Sprite(colour, alpha, ORIGIN, mask.size)
    assert sprite.weight < weigh(mask) * 4.5 < weigh(colour) + weigh(alpha)


def test_a_piece_that_is_clear_all_over_leaves_no_trace():
    sprite = Sprite(stone(*FRAME), Image.new("L", FRAME), ORIGIN, (9, 9))
    ground = Canvas(Image.new("RGB", FRAME, (1, 2, 3)))
    ground.put(sprite, 20, 20)
    assert ground.image.getcolors() == [(FRAME[0] * FRAME[1], (1, 2, 3))]
    assert sprite.weight == 0
