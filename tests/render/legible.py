"""Whether everything that a picture says can be read."""

from __future__ import annotations

from render.kit.names import BREAKS, readable
from render.kit.type import FLOOR, Face

#: A taller picture is shown smaller by Discord.
TALLEST = 1440


def check(canvas, names):
    """Every text lies on the picture, beside the others and large enough; only names are cut."""
    width, height = canvas.size
    assert height <= TALLEST
    assert canvas.texts
    shown = [readable(name, Face.SERIF_BOLD) for name in names]
    for text in canvas.texts:
        left, top, right, bottom = text.box
        assert left >= 0, text
        assert top >= 0, text
        assert right <= width, text
        assert bottom <= height, text
        assert text.size >= FLOOR, text
        if text.cut:
            # What is cut begins with a name, or with the part of it where its second line begins.
            starts = [mark + text.text[:-1] for mark in BREAKS]
            assert any(start in f" {name}" for start in starts for name in shown), text
    downwards = sorted(canvas.texts, key=lambda text: text.box[1])
    for place, first in enumerate(downwards, 1):
        for second in downwards[place:]:
            if second.box[1] >= first.box[3]:
                break
            assert not overlap(first.box, second.box), f"{first} lies on {second}"


def overlap(first, second):
    return (
        first[0] < second[2]
        and second[0] < first[2]
        and first[1] < second[3]
        and second[1] < first[3]
    )
