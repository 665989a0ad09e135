"""The presets and variants that ``/play`` offers, picked or typed in the user's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from discord import app_commands

from bot.refused import Refused
from bot.spelling import search_key
from bot.telling_options import enumerated, tell_setting
from bot.ui.bounds import shortened
from bot.ui.replies import reader
from cogs.verbs import SUGGESTIONS, called, understood
from rules import GAMES, BadOptions
from rules.core.options import Flag, Several
from rules.core.terms import Setting

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import discord

    from bot.app import Clanmoot
    from bot.languages import Words
    from rules import Game
    from rules.core.options import Value

    Interaction = discord.Interaction[Clanmoot]

#: Stands for a flag that is not at its default.
CHANGED: Final = "changed"
#: The most characters in which a refusal lists the choices.
_KNOWN: Final = 1000


def suggest_presets(
    interaction: Interaction, game: str, typed: str
) -> list[app_commands.Choice[str]]:
    """The presets of a game, as choices of a command's option."""
    return _choices(_presets(GAMES[game], reader(interaction)), typed)


def suggest_variants(
    interaction: Interaction, game: str, typed: str, preset: str | None
) -> list[app_commands.Choice[str]]:
    """The variants that go with a preset, if one is filled in; else all of a game."""
    rules, tongue = GAMES[game], reader(interaction)
    try:
        begun = _begun(interaction, rules, preset)
    except Refused:
        begun = rules.options.read(None)
    names = _variants(rules, tongue)
    return _choices({word: names[word] for word in names if _fits(rules, begun, word)}, typed)


def chosen_options(
    interaction: Interaction, game: str, preset: str | None, variant: str | None
) -> dict[str, object]:
    """The options that a preset and a variant stand for; raises `Refused` with the choices."""
    rules = GAMES[game]
    begun = _begun(interaction, rules, preset)
    if variant is None:
        return dict(begun)
    tongue = reader(interaction)
    word = _meant(variant, [_variants(rules, one) for one in understood(interaction)])
    if word is None:
        known = enumerated(tongue, list(_variants(rules, tongue).values()), _KNOWN)
        raise Refused("variant-unknown", game=tongue(game), known=known or "–")
    return _with(rules, begun, word)


def _begun(interaction: Interaction, game: Game, preset: str | None) -> dict[str, Value]:
    """The options of a preset, or the defaults."""
    if preset is None:
        return game.options.read(None)
    tongue = reader(interaction)
    if not game.options.presets:
        raise Refused("preset-none", game=tongue(game.key))
    name = _meant(preset, [_presets(game, one) for one in understood(interaction)])
    for one in game.options.presets:
        if one.name == name:
            return game.options.read(one.values)
    known = enumerated(tongue, list(_presets(game, tongue).values()), _KNOWN)
    raise Refused("preset-unknown", game=tongue(game.key), known=known)


def _presets(game: Game, tongue: Words) -> dict[str, str]:
    """The name of every preset."""
    return {one.name: tongue(f"{game.key}-preset-{one.name}") for one in game.options.presets}


def _variants(game: Game, tongue: Words) -> dict[str, str]:
    """Every setting that is not a default, as ``option=value``, with its name."""
    return {word: tell_setting(tongue, game, setting) for word, setting in _settings(game).items()}


def _settings(game: Game) -> dict[str, Setting]:
    """The settings that variants stand for."""
    found = {}
    for option in game.options.options:
        if isinstance(option, Flag):
            found[f"{option.name}={CHANGED}"] = Setting(option.name, not option.default)
            continue
        usual = option.default if isinstance(option, Several) else (option.default,)
        for value in option.values:
            if value not in usual:
                found[f"{option.name}={value}"] = Setting(option.name, value)
    return found


def _with(game: Game, begun: Mapping[str, Value], word: str) -> dict[str, object]:
    """The options with a variant."""
    setting = _settings(game)[word]
    return {**begun, setting.option: setting.onto(begun[setting.option])}


def _fits(game: Game, begun: Mapping[str, Value], word: str) -> bool:
    """Whether a variant goes with what is chosen, and changes something about it."""
    try:
        chosen = game.choose(_with(game, begun, word))
    except BadOptions:
        return False
    return game.options.played(chosen) != game.options.played(begun)


def _meant(typed: str, labels: Sequence[Mapping[str, str]]) -> str | None:
    """What was picked, or typed by its name in one of the user's languages."""
    return called({thing: [one[thing] for one in labels] for thing in labels[0]}, typed)


def _choices(labels: Mapping[str, str], typed: str) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=shortened(label, 100), value=value)
        for value, label in labels.items()
        if search_key(typed) in search_key(label)
    ][:SUGGESTIONS]
