"""A made-up game with more options than any message holds, with its texts, as if it were ours."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING
from unittest.mock import patch

from render import sign
from render.kit.colour import LIVERIES
from rules import GAMES
from rules.core.options import Flag, Several
from tests.bot.made_texts import made_texts
from tests.rules.many_options import ManyTowns

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules import Game

GAME = ManyTowns()
#: Names that are as long as Discord lets them be, and all markdown.
NAME = "*_`~" * 8


def texts_of(game: Game) -> dict[str, str]:
    """What the catalogue would have for a game; explanations of 300 characters."""
    key = game.key
    texts = {key: "Many Options", f"{key}-pitch": "Choose. " * 40}
    for option in game.options.options:
        texts[f"{key}-options-{option.name}"] = f"What about {option.name}, which is a long story?"
        if isinstance(option, Flag):
            texts[f"{key}-option-{option.name}"] = f"with {option.name}"
            continue
        for value in option.values:
            texts[f"{key}-{option.name}-{value}"] = f"{value} of {option.name} **and so on**"
            if isinstance(option, Several):
                texts[f"{key}-{option.name}-{value}-about"] = f"{value} means ".ljust(300, "x")
    for preset in game.options.presets:
        texts[f"{key}-preset-{preset.name}"] = f"The {preset.name} game"
        texts[f"{key}-preset-{preset.name}-about"] = "y" * 300
    for section in game.options.sections:
        texts[f"{key}-section-{section.name}"] = f"All {section.name}"
    for term in game.options.terms:
        texts[f"{key}-reason-{term.reason}"] = f"The reason is {term.reason}. {'z' * 200}"
    return texts


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """The game can be played, as far as its lobby."""
    livery = replace(LIVERIES["duel"], key=GAME.key)
    with (
        made_texts(texts_of(GAME)),
        patch.dict(GAMES, {GAME.key: GAME}),
        patch("bot.easel.sign", return_value=sign("duel")),
        patch.dict(LIVERIES, {GAME.key: livery}),
    ):
        yield
