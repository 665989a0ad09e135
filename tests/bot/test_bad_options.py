"""Why a game can't be played with some options, in words."""

from __future__ import annotations

import pytest

from bot.languages import LANGUAGES, words
from bot.telling_options import tell_bad_options
from rules import GAMES, BadOptions


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_reasons_are_told_one_after_the_other(language: str) -> None:
    tongue, game = words(language), GAMES["duel"]
    reasons = [game.misfits(game.options.read(None), seats)[0] for seats in (1, 3)]
    first, second = (tell_bad_options(tongue, game, reason) for reason in reasons)
    whole = tell_bad_options(tongue, game, BadOptions("seats", "nobody", because=reasons))
    assert f"{first} {second}" in whole
