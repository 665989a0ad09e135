"""What is promised of every picture of every sample."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from render import PAINTERS, Painter, Picture
from render.kit.cache import cold, fresh
from render.kit.png import COMPRESSION, encode, palette_of
from render.kit.table import WIDTH
from render.sample import samples_of
from tests.render import goldens, legible
from tests.render.words import LANGUAGES, words_of

SAMPLES = [(key, sample) for key in PAINTERS for sample in samples_of(key)]
EACH_SAMPLE = pytest.mark.parametrize(
    ("key", "sample"), SAMPLES, ids=[f"{key}-{sample.name}" for key, sample in SAMPLES]
)
HEAVIEST = 400 * 1024
#: The compression that takes the least time.
HASTE = 1
GOLDEN = set(goldens.golden_cases())


def paint(key, sample, words) -> Picture:
    painter: Painter = PAINTERS[key]
    return (painter.board if sample.scene == "board" else painter.hand)(
        sample.view, sample.names, words
    )


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
    # What is light already when it is packed in haste need not be packed well to know it.
    assert weight(canvas, palette, HASTE) < HEAVIEST or weight(canvas, palette) < HEAVIEST


def weight(canvas, palette, compression=COMPRESSION) -> int:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("render.kit.png.COMPRESSION", compression)
        return len(encode(canvas.image, palette))


@pytest.mark.parametrize("scene", ["board", "hand"])
@pytest.mark.parametrize("key", PAINTERS)
def test_is_a_png_of_few_colours_named_after_its_scene(key, scene, english):
    sample = next(sample for sample in samples_of(key) if sample.scene == scene)
    picture = paint(key, sample, english)
    assert picture.name == f"{scene}.png"
    assert len(picture.png) < HEAVIEST
    image = Image.open(BytesIO(picture.png))
    assert (image.format, image.mode) == ("PNG", "P")
    assert image.size == sample.draw(PAINTERS[key], english).size


def test_the_same_view_gives_the_same_bytes_with_or_without_memories(duel, english):
    sample = samples_of("duel")[1]
    first = paint("duel", sample, english)
    assert paint("duel", sample, english) == first
    with cold():
        assert paint("duel", sample, english) == first


def test_pictures_depend_on_nothing_but_the_view(english):
    """Whatever was painted before, and by whichever thread, a view has one picture."""
    sample, other = samples_of("duel")[4], samples_of("duel")[6]
    before = deepcopy(sample.view)
    with fresh(), ThreadPoolExecutor(4) as threads:
        painted = list(threads.map(lambda each: paint("duel", each, english), [sample, other] * 4))
    assert set(painted[::2]) == {paint("duel", sample, english)}
    assert set(painted[1::2]) == {paint("duel", other, english)}
    assert sample.view == before, "a painter drew conclusions in the view itself"


def test_another_round_is_another_picture(english):
    boards = [sample for _, sample in SAMPLES if sample.scene == "board"]
    assert len({paint("duel", sample, english).png for sample in boards[:5]}) == 5


def test_a_warm_process_paints_its_first_board_from_memory(duel, english):
    pens = []
    with fresh(), pytest.MonkeyPatch.context() as patch:
        list(duel.warm())
        patch.setattr("render.kit.sprite.bevelled", lambda *args: pens.append(args))
        paint("duel", samples_of("duel")[1], english)
    assert not pens, "a piece had still to be cut"


def test_a_palette_shows_its_pictures_faithfully(duel, english):
    sample = samples_of("duel")[1]
    drawn = duel.draw_board(sample.view, sample.names, english).image
    shown = Image.open(BytesIO(paint("duel", sample, english).png)).convert("RGB")
    noise = sum(value**2 for value in ImageStat.Stat(ImageChops.difference(drawn, shown)).rms) / 3
    assert noise < 255**2 / 10**3.6, "less than 36 dB: python -m render.kit.learn duel"
