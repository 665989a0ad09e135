"""The encoder: what it writes, every reader of PNGs sees as it was."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from render.kit.palette import palette_of
from render.kit.png import encode, write_png

PICTURE = Image.effect_mandelbrot((301, 97), (-2, -1.5, 1, 1.5), 40).convert("RGB")


@pytest.mark.parametrize("size", [(1, 1), (301, 1), (1, 97), (301, 97)])
def test_a_reader_gets_the_same_pixels(size):
    image = PICTURE.resize(size).quantize(64)
    # A full read checks the sums of all chunks as well.
    with Image.open(BytesIO(write_png(image))) as read:
        read.load()
    assert (read.format, read.mode, read.size) == ("PNG", "P", size)
    assert read.convert("RGB").tobytes() == image.convert("RGB").tobytes()
    assert read.tobytes() == image.tobytes()


def test_it_is_what_pillow_itself_would_write_but_for_the_packing():
    image = PICTURE.quantize(palette=palette_of("duel"), dither=Image.Dither.NONE)
    file = BytesIO()
    image.save(file, "PNG")
    with (
        Image.open(file) as theirs,
        Image.open(BytesIO(encode(PICTURE, palette_of("duel")))) as own,
    ):
        assert own.getpalette() == theirs.getpalette()
        assert own.tobytes() == theirs.tobytes()


def test_a_picture_without_a_palette_is_refused():
    with pytest.raises(ValueError, match="RGB"):
        write_png(PICTURE)
