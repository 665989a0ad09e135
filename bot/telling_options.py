"""Options in words: what is chosen, what it means, what goes together and what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.core.options import Flag
from rules.core.terms import Excludes, Forced, MattersWith, Needs, OnlyFor, Setting

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.languages import Words
    from rules import BadOptions, Game
    from rules.core.options import Option, Preset, Value

#: How many characters the names of all chosen options may take.
_NAMES: Final = 1000


def tell_options(
    words: Words, game: Game, options: Mapping[str, Value], seats: int | None = None
) -> str:
    """The options in play, with that number of players if given; defaults are left out."""
    played = game.options.played(options, seats)
    told = [
        tell_setting(words, game, setting)
        for option in game.options.options
        for setting in _unusual(option, played[option.name])
    ]
    if not told:
        return words("options-none")
    return words("options-chosen", list=enumerated(words, told, _NAMES))


def enumerated(words: Words, names: Sequence[str], most: int) -> str:
    """Names with commas between them; those that don't fit are counted."""
    room = most
    for place, name in enumerate(names):
        room -= len(name) + 2
        if room < 0:
            return f"{', '.join(names[:place])} {words('and-more', count=len(names) - place)}"
    return ", ".join(names)


def tell_options_more(
    words: Words, game: Game, options: Mapping[str, Value], seats: int | None = None
) -> list[str]:
    """What the options in play mean, for each one that the catalogue explains."""
    played = game.options.played(options, seats)
    told = []
    for option in game.options.options:
        for setting in _unusual(option, played[option.name]):
            about = tell_setting_more(words, game, setting)
            if about is not None and not isinstance(option, Flag):
                name = tell_setting(words, game, setting)
                told.append(words("variant-meaning", name=name, about=about))
    return told


def tell_setting(words: Words, game: Game, setting: Setting) -> str:
    """A setting's name. Flags have one for what is not the default; else it is an answer."""
    option = game.options[setting.option]
    if not isinstance(option, Flag):
        return words(f"{game.key}-{setting.option}-{setting.value}")
    if setting.value != option.default:
        return words(f"{game.key}-option-{setting.option}")
    question = words(f"{game.key}-options-{setting.option}")
    return words("option-answer", question=question, answer=words(setting.word))


def tell_setting_more(words: Words, game: Game, setting: Setting) -> str | None:
    """What a setting means, if the catalogue explains it."""
    key = f"{game.key}-{setting.option}-{setting.word}-about"
    return words(key) if words.has(key) else None


def tell_preset(words: Words, game: Game, options: Mapping[str, Value]) -> str | None:
    """Which preset these options are; ``None`` if they are none."""
    preset = game.options.preset_of(options)
    if preset is None:
        return None
    return words("preset-chosen", name=words(f"{game.key}-preset-{preset.name}"))


def tell_preset_more(words: Words, game: Game, preset: Preset) -> str:
    """What a preset means and for how many it is; empty if there is nothing to say."""
    key = f"{game.key}-preset-{preset.name}-about"
    counts = game.seats_for(game.choose(preset.values))
    hints = [words(key)] if words.has(key) else []
    if counts != game.seat_counts:
        hints.insert(0, words("option-for", known=tell_counts(words, counts)))
    return " · ".join(hints)


def tell_counts(words: Words, counts: Sequence[int]) -> str:
    """Alternative numbers of players."""
    told = [str(count) for count in counts]
    return (
        words("or", first=", ".join(told[:-1]), last=told[-1]) if len(told) > 1 else "".join(told)
    )


def tell_setting_whole(words: Words, game: Game, setting: Setting) -> str:
    """For how many players a setting is, what it needs and means, and what it doesn't go with."""
    wanted, unwanted = [], []
    for term in game.options.terms:
        match term:
            case OnlyFor() if term.setting == setting:
                wanted.append(words("option-for", known=tell_counts(words, term.seats)))
            case Needs() if term.setting == setting:
                name = tell_setting(words, game, term.needed)
                wanted.append(words("option-needs", name=name))
            case Excludes() if setting in term.settings:
                others = [tell_setting(words, game, one) for one in term.settings if one != setting]
                unwanted.append(words("option-not-with", names=", ".join(others)))
    about = tell_setting_more(words, game, setting)
    return " · ".join([*wanted, *([about] if about else []), *unwanted])


def tell_effect(
    words: Words, game: Game, name: str, options: Mapping[str, Value] | None = None
) -> list[str]:
    """With how many players an option is fixed, and without what it changes nothing.

    Of the latter only what is not among the `options`, if they are given.
    """
    told = []
    for term in game.options.terms:
        if isinstance(term, Forced) and term.setting.option == name:
            known, setting = tell_counts(words, term.seats), tell_setting(words, game, term.setting)
            told.append(words("option-forced", known=known, name=setting))
        elif isinstance(term, MattersWith) and term.option == name:
            if options is not None and term.setting.holds(options):
                continue
            told.append(words("option-idle", name=tell_setting(words, game, term.setting)))
    return told


def tell_misfits(words: Words, game: Game, options: Mapping[str, Value], seats: int) -> list[str]:
    """What keeps that many players from playing with these options, or is forced by them.

    Empty for a number of players that the game can't be played with at all.
    """
    if seats not in game.seat_counts:
        return []
    broken = [tell_bad_options(words, game, one) for one in game.options.misfits(options, seats)]
    forced = [
        words(
            f"{game.key}-reason-{term.reason}",
            first=tell_setting(words, game, term.setting),
            known=tell_counts(words, term.seats),
        )
        for term in game.options.forced(seats)
        if not term.setting.holds(options)
    ]
    return [*broken, *forced]


def tell_bad_options(words: Words, game: Game, error: BadOptions) -> str:
    """Why a game can't be played with these options."""
    facts: dict[str, int | str] = {"option": error.name}
    facts |= {key: value for key, value in error.facts.items() if isinstance(value, int | str)}
    for fact in ("first", "second", "value"):
        option = str(facts.pop(f"{fact}_option", error.name))
        told = _tell_value(words, game, option, error.facts.get(fact))
        facts |= {} if told is None else {fact: told}
    if error.name == "seats" and facts.get("known"):
        facts["known"] = tell_counts(words, [int(one) for one in str(facts["known"]).split(", ")])
    if error.because:
        facts["why"] = " ".join(tell_bad_options(words, game, one) for one in error.because)
    key = f"{game.key}-reason-{error.reason}"
    return words(key if words.has(key) else f"bad-options-{error.reason}", **facts)


def _tell_value(words: Words, game: Game, option: str, value: object) -> str | None:
    """The name of an option's value; ``None`` if it has none."""
    flags = [one.name for one in game.options.options if isinstance(one, Flag)]
    if option in flags and value in ("yes", "no"):
        return tell_setting(words, game, Setting(option, value == "yes"))
    key = f"{game.key}-{option}-{value}"
    return words(key) if words.has(key) else None


def _unusual(option: Option, value: Value) -> list[Setting]:
    """What is chosen for an option, unless it is the default."""
    if value == option.default:
        return []
    values = value if isinstance(value, tuple) else (value,)
    return [Setting(option.name, one) for one in values]
