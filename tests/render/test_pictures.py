"""What is promised of every picture of every sample."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from render import PAINTERS, Painter, Picture
from render.kit.backdrop import WIDTH
from render.kit.palette import palette_of
from render.kit.png import encode
from render.sample import samples_of
from tests.render import goldens, legible
from tests.render.words import LANGUAGES, words_of

SAMPLES = [(key, sample) for key in PAINTERS for sample in samples_of(key)]
EACH_SAMPLE = pytest.mark.parametrize(
    ("key", "sample"), SAMPLES, ids=[f"{key}-{sample.name}" for key, sample in SAMPLES]
)
HEAVIEST = 400 * 1024
GOLDEN = set(goldens.golden_cases())


def paint(key, sample, words) -> Picture:
    painter: Painter = PAINTERS[key]
    return painter.paint(sample.shown_by(painter), sample.view, sample.names, words)


@pytest.mark.parametrize("language", LANGUAGES)
@EACH_SAMPLE
def test_a_picture_can_be_read_and_sent_and_looks_as_it_did(key, sample, language):
    # Painting is dear, so all that is promised of a picture is looked at in one test.
    canvas = sample.draw(PAINTERS[key], words_of(language))
    legible.check(canvas, sample.names)
    if language == LANGUAGES[0]:
        check_light(canvas, palette_of(key))
    if (key, sample.name, language) in GOLDEN:
        goldens.check(canvas.image, goldens.golden_path(key, sample.name, language))


def check_light(canvas, palette):
    """It has the width of all pictures and is quickly sent."""
    assert canvas.size[0] == WIDTH
    assert len(encode(canvas.image, palette)) < HEAVIEST


SHEETS = sorted({(key, sample.sheet) for key, sample in SAMPLES})


@pytest.mark.parametrize(("key", "sheet"), SHEETS)
def test_is_a_png_of_few_colours_named_after_its_sheet(key, sheet, english):
    sample = next(sample for sample in samples_of(key) if sample.sheet == sheet)
    picture = paint(key, sample, english)
    assert picture.name == f"{sheet}.png"
    assert len(picture.png) < HEAVIEST
    image = Image.open(BytesIO(picture.png))
    assert (image.format, image.mode) == ("PNG", "P")
    assert image.size == sample.draw(PAINTERS[key], english).size


def test_another_round_is_another_picture(english):
    boards = [sample for _, sample in SAMPLES if sample.sheet == "board"]
    assert len({paint("duel", sample, english).png for sample in boards[:5]}) == 5
