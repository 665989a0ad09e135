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


def test_a_huge_piece_takes_little_more_than_a_byte_a_pixel_and_looks_the_same():
    size = (400, 300)
    ramps = [Image.linear_gradient("L").resize(size).rotate(turn) for turn in (0, 90, 180)]
    colour = Image.merge("RGB", ramps)
    sprite = Sprite(colour, Image.new("L", size, 255), (0, 0), size)
    assert sprite.weight < size[0] * size[1] * 1.1
    laid = Canvas(Image.new("RGB", size))
    laid.put(sprite, 0, 0)
    strays = ImageChops.difference(laid.image, colour).getextrema()
    assert max(most for _, most in strays) <= 24


def test_a_piece_that_is_clear_all_over_leaves_no_trace():
    sprite = Sprite(stone(*FRAME), Image.new("L", FRAME), ORIGIN, (9, 9))
    ground = Canvas(Image.new("RGB", FRAME, (1, 2, 3)))
    ground.put(sprite, 20, 20)
    assert ground.image.getcolors() == [(FRAME[0] * FRAME[1], (1, 2, 3))]
    assert sprite.weight == 0
