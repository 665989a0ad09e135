"""A game for tests that has more options than any real one, with terms of every kind."""

from __future__ import annotations

from dataclasses import replace

from rules.core.options import Flag, OptionSet, Pick, Preset, Section, Several
from rules.core.terms import Excludes, Forced, MattersWith, Needs, OnlyFor, Setting, settings
from tests.rules.toy_game import ToyGame

FLAGS = tuple(f"flag{number}" for number in range(30))
PICKS = tuple(f"pick{number}" for number in range(8))
CHAPTERS = tuple(f"chapter{number}" for number in range(60))
COLOURS = ("red", "green", "blue", "white")

TOWNS = tuple(f"town{number}" for number in range(30))

OPTIONS = OptionSet(
    (
        *(Flag(name, default=place % 3 == 0) for place, name in enumerate(FLAGS)),
        *(Pick(name, COLOURS, COLOURS[place % 4]) for place, name in enumerate(PICKS)),
        Pick("town", TOWNS[:6], "town5"),
        Several("chapters", CHAPTERS, default=("chapter3",)),
    ),
    terms=(
        Excludes(settings("chapters", "chapter1", "chapter2", "chapter30"), "one-story"),
        Excludes((Setting("flag1"), Setting("chapters", "chapter5")), "no-die-here"),
        Needs(Setting("chapters", "chapter59"), Setting("chapters", "chapter58"), "a-sequel"),
        Needs(Setting("flag2"), Setting("flag4"), "both-flags"),
        OnlyFor(Setting("chapters", "chapter4"), (3, 4), "three-sides"),
        OnlyFor(Setting("chapters", "chapter6"), (2,), "duels-only"),
        OnlyFor(Setting("pick0", "blue"), (2, 3), "little-blue"),
        Forced(Setting("flag5"), (2,), "always-with-two"),
        MattersWith("pick1", Setting("chapters", "chapter7"), "only-there"),
    ),
    presets=(
        Preset("plain", {"chapters": []}),
        Preset("usual"),
        Preset("whole", {"chapters": ["chapter7", "chapter8", "chapter58", "chapter59"]}),
    ),
    sections=(
        Section("flags", FLAGS),
        Section("colours", PICKS),
        Section("places", ("town",)),
        Section("stories", ("chapters",)),
    ),
)


class ManyOptions(ToyGame):
    """The game, not registered in `GAMES`."""

    key = "manyoptions"
    seat_counts = (2, 3, 4)
    options = OPTIONS


class ManyTowns(ManyOptions):
    """The same with a pick that one menu can't hold, and so with more pairs than are few."""

    options = replace(
        OPTIONS,
        options=(*OPTIONS.options[:-2], Pick("town", TOWNS, "town5"), OPTIONS.options[-1]),
    )
