"""Extras: a game's own button appears for that game alone, and only while it is useful."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.languages import LANGUAGES, words
from bot.ui import extras
from bot.ui.extras import extra, extra_button


@pytest.fixture(autouse=True)
def none_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "_EXTRAS", {})


def a_scene(game: str, *, over: bool = False) -> Any:
    return SimpleNamespace(match=SimpleNamespace(game=game, id=7), moment=3, over=over)


def goes_on(shown: Any) -> bool:
    return not shown.over


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_games_own_button_is_offered_while_the_game_says_so(language: str) -> None:
    tongue = words(language)
    extra("glory", "preview")(goes_on)
    button = extra_button(a_scene("glory"), tongue)
    assert button is not None
    assert button.custom_id == "preview:7:3"
    assert button.label == tongue("glory-preview")
    assert extra_button(a_scene("glory", over=True), tongue) is None


def test_other_games_have_no_such_button() -> None:
    extra("glory", "preview")(goes_on)
    assert extra_button(a_scene("duel"), words("en")) is None


def test_there_is_room_for_one_of_each_game() -> None:
    extra("glory", "preview")(goes_on)
    with pytest.raises(ValueError, match="preview"):
        extra("glory", "almanac")(goes_on)
