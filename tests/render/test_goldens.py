"""The pictures still look as they did when somebody last looked at them."""

from __future__ import annotations

import pytest
from PIL import Image

from tests.render.goldens import distances, golden_cases, golden_path, paint_small

MEAN, WORST = 4.0, 26.0
HOW = "look at the picture; if it is meant to look so: python -m tests.render.refresh"


@pytest.mark.parametrize(("key", "name", "language"), list(golden_cases()))
def test_looks_like_its_reference_picture(key, name, language):
    path = golden_path(key, name, language)
    assert path.exists(), f"{path.name} is missing: {HOW}"
    painted, golden = paint_small(key, name, language), Image.open(path)
    assert painted.size == golden.size, f"{name} is {painted.size}, was {golden.size}: {HOW}"
    mean, worst = distances(painted, golden)
    assert mean < MEAN, f"{name} differs by {mean:.1f} levels in the mean: {HOW}"
    assert worst < WORST, f"{name} differs by {worst:.0f} levels in one place: {HOW}"


def test_a_changed_number_would_be_noticed():
    first = paint_small("duel", "fourth_round", "en")
    second = paint_small("duel", "spied", "en")
    assert distances(first, second)[1] > WORST
