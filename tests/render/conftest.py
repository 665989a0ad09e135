"""Words and samples for the painters' tests."""

from __future__ import annotations

import pytest

from render import PAINTERS
from tests.render.words import LANGUAGES, Words, words_of


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return words_of(request.param)


@pytest.fixture
def english() -> Words:
    return words_of("en")


@pytest.fixture
def duel():
    return PAINTERS["duel"]
