"""A covering array: few choices of options in which every two settings occur together.

Each value of a `Several` counts as a question of its own, on or off. What the terms of the options
rule out does not occur; everything else does, for each number of players. The rows are found
greedily, and are always the same.
"""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING, NamedTuple

from rules import Chance
from rules.core.options import Flag, Several
from rules.core.terms import Excludes, Forced, MattersWith, Needs, OnlyFor, Setting

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.core.options import Option, OptionSet, Value


class Level(NamedTuple):
    """One answer to one question: a setting that holds or doesn't."""

    number: int
    question: int
    setting: Setting
    #: Whether it holds; false only for a value of a `Several`.
    on: bool


#: For each question the levels that are still possible.
Open = list[frozenset[Level]]
#: For each level those with which it must still occur, itself among them.
Missing = dict[Level, set[Level]]


def covering(options: OptionSet, seats: int) -> list[dict[str, Value]]:
    """The rows for a number of players, the game's defaults first if they can be played."""
    levels = Levels(options, seats)
    chance, missing = Chance(f"rows for {seats}"), levels.pairs()
    usual = [questions[0] for questions in levels.questions]
    rows = [_row(levels, missing, usual, chance)]
    while any(missing.values()):
        first = chance.pick([level for level in missing if missing[level]])
        second = chance.pick(sorted(missing[first]))
        rows.append(_row(levels, missing, [first, second], chance))
    return [levels.options_of(row) for row in rows]


class Levels:
    """All questions of a game's options, and which answers to them go together."""

    def __init__(self, options: OptionSet, seats: int) -> None:
        self._options = options
        #: The levels of each question, the default first.
        self.questions = list(_numbered(options))
        self._conflicts: dict[Level, set[Level]] = {
            level: set() for levels in self.questions for level in levels
        }
        impossible: set[Level] = set()
        for term in options.terms:
            match term:
                case Excludes():
                    for one, other in combinations(term.settings, 2):
                        self._exclude(self._with(one), self._with(other))
                case Needs():
                    for other in self._without(term.needed):
                        self._exclude(self._with(term.setting), other)
                case MattersWith():
                    # Only its default is played without that setting.
                    unusual = [
                        level
                        for level in self._conflicts
                        if level.setting.option == term.option
                        and level.setting.value != options[term.option].default
                    ]
                    for one, other in product(unusual, self._without(term.setting)):
                        self._exclude(one, other)
                case OnlyFor() if seats not in term.seats:
                    impossible.add(self._with(term.setting))
                case Forced() if seats in term.seats:
                    impossible.update(self._without(term.setting))
        #: What is possible with that number of players.
        self.open: Open = [frozenset(levels) - impossible for levels in self.questions]
        for levels in self.open:
            if len(levels) == 1:
                self.open = self.narrowed(self.open, *levels) or []

    def _exclude(self, one: Level, other: Level) -> None:
        """Two levels don't go together; those of one question never do."""
        if one.question != other.question:
            self._conflicts[one].add(other)
            self._conflicts[other].add(one)

    def _with(self, setting: Setting) -> Level:
        return next(level for level in self._conflicts if level.setting == setting and level.on)

    def _without(self, setting: Setting) -> list[Level]:
        held = self._with(setting)
        return [level for level in self.questions[held.question] if level != held]

    def narrowed(self, still: Open, level: Level) -> Open | None:
        """What is still possible once a level is chosen; ``None`` if then nothing is."""
        still, waiting = list(still), [level]
        while waiting:
            chosen = waiting.pop()
            if chosen not in still[chosen.question]:
                return None
            still[chosen.question] = frozenset({chosen})
            for other in self._conflicts[chosen]:
                left = still[other.question] - {other}
                if not left:
                    return None
                if len(left) == 1 and left != still[other.question]:
                    waiting += left
                still[other.question] = left
        return still

    def chosen(self, still: Open, level: Level) -> Open | None:
        """As `narrowed`, and ``None`` also if no row is left."""
        after = self.narrowed(still, level)
        if after is None or not self._conflicts[level]:
            return after
        return after if self._solvable(after) else None

    def _solvable(self, still: Open) -> bool:
        """Whether some row is possible. Levels without conflicts always are."""
        for levels in still:
            if len(levels) > 1 and all(self._conflicts[level] for level in levels):
                narrower = [self.narrowed(still, level) for level in sorted(levels)]
                return any(self._solvable(one) for one in narrower if one is not None)
        return True

    def pairs(self) -> Missing:
        """For each level that occurs in some row, all those that occur with it."""
        found: Missing = {}
        # In order: the rows must not depend on how sets happen to be iterated.
        for level in sorted(level for levels in self.open for level in levels):
            after = self.chosen(self.open, level)
            if after is not None:
                others = [other for levels in after for other in levels]
                found[level] = {other for other in others if self.chosen(after, other) is not None}
        return found

    def options_of(self, row: Sequence[Level]) -> dict[str, Value]:
        """The options that a row stands for, checked."""
        chosen: dict[str, Value] = {}
        for level in row:
            option, value = level.setting.option, level.setting.value
            if not isinstance(self._options[option], Several):
                chosen[option] = value
            else:
                before = chosen.get(option, ())
                chosen[option] = level.setting.onto(before) if level.on else before
        return self._options.read(chosen)


def _numbered(options: OptionSet) -> Iterator[list[Level]]:
    number = 0
    asked = [question for option in options.options for question in _questions(option)]
    for place, question in enumerate(asked):
        levels = [Level(number + at, place, *answer) for at, answer in enumerate(question)]
        number += len(levels)
        yield levels


def _questions(option: Option) -> Iterator[list[tuple[Setting, bool]]]:
    """What there is to decide about an option, the default first."""
    if isinstance(option, Several):
        for value in option.values:
            setting, usual = Setting(option.name, value), value in option.default
            yield [(setting, usual), (setting, not usual)]
        return
    values = (True, False) if isinstance(option, Flag) else option.values
    usual_first = sorted(values, key=lambda value: value != option.default)
    yield [(Setting(option.name, value), True) for value in usual_first]


def _row(
    levels: Levels, missing: Missing, wanted: Sequence[Level], chance: Chance
) -> tuple[Level, ...]:
    """A row with these levels, as far as they go together, which then count as covered.

    All other questions are answered so that many missing pairs occur.
    """
    still, decided = levels.open, set[Level]()
    rest = list(range(len(still)))
    chance.shuffle(rest)
    for question in [*(level.question for level in wanted), *rest]:
        possible = [level for level in still[question] if level in missing]
        by_gain = sorted(
            possible, key=lambda level: (-len(missing[level] & {*decided, level}), level)
        )
        for level in [*(one for one in wanted if one in possible), *by_gain]:
            after = levels.chosen(still, level)
            if after is not None:
                still = after
                decided.add(level)
                break
    for level in decided:
        missing[level] -= decided
    return tuple(sorted(decided))
