"""The reference pictures themselves; `test_pictures` holds the painters to them."""

from __future__ import annotations

from render.sample import samples_of
from tests.render.goldens import (
    CHOSEN,
    FOLDER,
    WORST,
    distances,
    golden_cases,
    golden_path,
    paint_small,
)


def test_every_reference_picture_is_of_a_sample():
    for key, names in CHOSEN.items():
        assert set(names) <= {sample.name for sample in samples_of(key)}
    assert set(FOLDER.iterdir()) == {golden_path(*case) for case in golden_cases()}


def test_a_changed_number_would_be_noticed():
    first = paint_small("duel", "fourth_round", "en")
    second = paint_small("duel", "spied", "en")
    assert distances(first, second)[1] > WORST
