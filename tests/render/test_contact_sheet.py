"""The commands: contact sheets for human eyes, and palettes learnt anew."""

from __future__ import annotations

from PIL import Image

from render import PAINTERS
from render.contact_sheet import contact_sheets, main
from render.kit.canvas import Canvas
from render.kit.colour import PINNED
from render.kit.palette import COLOURS, learn_palette
from render.sample import samples_of
from tests.render.words import words_of


def test_a_sheet_shows_every_sample(monkeypatch):
    plain = iter(range(10, 250, 2))

    def draw(sample, painter, words):
        return Canvas(Image.new("RGB", (60, 40), (next(plain),) * 3))

    monkeypatch.setattr("render.sample.Sample.draw", draw)
    monkeypatch.setattr("render.contact_sheet.PAINTERS", {"glory": PAINTERS["glory"]})
    sheets = dict(contact_sheets({"en": words_of("en")}))
    assert list(sheets) == ["glory-en"]
    areas = {colour: area for area, colour in sheets["glory-en"].getcolors()}
    samples = len(samples_of("glory"))
    assert [areas.get((grey,) * 3) for grey in range(10, 10 + 2 * samples, 2)] == [600] * samples


def test_the_command_writes_pngs_in_the_languages_asked_for(tmp_path, monkeypatch, capsys):
    small = Image.new("RGB", (40, 30), PINNED[3])
    monkeypatch.setattr("render.contact_sheet._contact_sheet", lambda painter, words: small)
    main(str(tmp_path / "out"), "tests.render.words:words_of", "ru", "uk")
    written = sorted(path.name for path in (tmp_path / "out").iterdir())
    assert {"duel-ru.png", "duel-uk.png"} <= set(written)
    with Image.open(tmp_path / "out" / "duel-uk.png") as sheet:
        assert sheet.size == (40, 30)
    assert "duel-ru.png" in capsys.readouterr().out


def test_a_small_bright_thing_keeps_its_colour_beside_a_large_dark_one():
    table = Image.effect_mandelbrot((300, 300), (-2, -1.5, 1, 1.5), 40).convert("RGB")
    gem = (40, 220, 200)
    table.paste(gem, (0, 0, 12, 12))
    colours = learn_palette([table])
    assert len(colours) == COLOURS
    assert set(PINNED) <= set(colours)
    assert min(sum(abs(a - b) for a, b in zip(gem, each, strict=True)) for each in colours) < 12
