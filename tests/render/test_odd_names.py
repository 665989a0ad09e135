"""Names of every kind on the sheets of every game: nothing fails, overlaps or is cut off."""

from __future__ import annotations

import pytest

from render import PAINTERS
from render.kit.names import UNKNOWN, _has
from render.kit.type import Face
from render.sample import samples_of
from tests.render.legible import check
from tests.render.words import LANGUAGES, words_of

#: By kind; there are as many in each as people can sit at a table.
NAMES = {
    "long": ("W" * 32, "Щ" * 32, "Murdo MacGillivray of Dunmaglass", "i" * 32, "М" * 32, "_" * 32),
    "emoji": ("🦌" * 32, "👨‍👩‍👧" * 4, "💎 Morag 💎", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "☺️", "1️⃣"),
    "markdown": ("**Iain**", "__Olena__", "> quoted", "# Rob", "[a](b)", "<@123456789012345678>"),
    "other scripts": ("שלום", "مرحبا", "山田太郎", "नमस्ते", "ﷺ" * 32, "ไทย"),
    "invisible": ("\u202emoraG", "a\u200bb\u200dc", "\u200b\u200e", "\ufeffIain", "Z̵̢̛a̸͖l̷g̴o̶", "\x07"),
}


def sheets():
    """Of each sheet of each game the sample with most players."""
    for key in PAINTERS:
        found = {}
        for sample in samples_of(key):
            kind = sample.sheet.partition("-")[0] if sample.sheet[-1].isdigit() else sample.sheet
            if kind not in found or len(sample.names) > len(found[kind].names):
                found[kind] = sample
        yield from (pytest.param(key, sample, id=f"{key}-{kind}") for kind, sample in found.items())


@pytest.mark.parametrize(("key", "sample"), [*sheets()])
def test_a_sheet_bears_names_of_every_kind(key, sample):
    for place, names in enumerate(NAMES.values()):
        seated = names[: len(sample.names)]
        words = words_of(LANGUAGES[place % len(LANGUAGES)])
        painter = PAINTERS[key]
        canvas = painter.draw(sample.shown_by(painter), sample.view, seated, words)
        check(canvas, [*seated, *(words("picture-player", number=seat) for seat in range(1, 7))])
        letters = {letter for text in canvas.texts for letter in text.text}
        # Nothing is shown as the box that fonts have for what they don't know.
        faces = (Face.SERIF_BOLD, Face.SANS_SEMIBOLD)
        known = {letter for letter in letters if any(_has(face, letter) for face in faces)}
        assert letters <= known | {UNKNOWN}
