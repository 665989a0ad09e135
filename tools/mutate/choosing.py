"""Which tests judge a mutant, and in which order."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from functools import cached_property
from itertools import chain, zip_longest
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping
    from pathlib import Path

    from tools.mutate.mutant import Mutant
    from tools.mutate.reach import Reach


#: How many files of tests try a mutant first, and about how many seconds it takes to import one.
FEW: Final = 5
IMPORTING: Final = 0.5


class Bench(NamedTuple):
    """Tests that judge together, the likeliest to notice first, and the seconds they took."""

    tests: tuple[str, ...]
    seconds: float
    #: How many others there was no time for.
    left_out: int = 0


class Choice:
    """Chooses tests by what they reach."""

    def __init__(self, root: Path, files: Iterable[str], reach: Reach) -> None:
        self.root = root
        self.files = tuple(files)
        self.reach = reach

    def benches(self, mutant: Mutant, first: float, most: float) -> list[Bench]:
        """First some seconds' worth of those that reach the very statement, in a few files.

        Then come those that read code as text, all others that reach it, and those that reach
        anything in the mutant's file: what runs once in a process, on import or into a cache, is
        seen by one test and used by many. They may take `most` seconds.
        """
        reach = self.reach
        near = reach.of_lines(mutant.file, mutant.lines)
        once = mutant.on_import or reach.outside_tests(mutant.file, mutant.lines)
        wide = self._tests_of_file(mutant.file)
        if once:
            wide = wide.union(*map(self._tests_of_file, self._importers.get(mutant.file, ())))
        likeliest = chain.from_iterable(self._by_file(mutant.file, near or wide)[:FEW])
        quick = self._within(self._ordered(mutant.file, likeliest), first)
        near, wide = near.difference(quick.tests), wide.difference(quick.tests, near)
        # What is set on import may be looked at anywhere, so all files have their say by turns.
        read = self._readers - set(quick.tests)
        near, wide = near - read, wide - read
        others: list[Collection[str]] = [near | wide]
        if not once:
            others = [*self._by_file(mutant.file, near), *self._by_file(mutant.file, wide)]
        ordered = (self._ordered(mutant.file, tests) for tests in (read, *others))
        rest = self._within(chain.from_iterable(ordered), most)
        return [bench for bench in (quick, rest) if bench.tests]

    def _by_file(self, about: str, tests: Iterable[str]) -> list[list[str]]:
        """Tests by their file: first those named most alike, and with many for their time.

        To import a file of tests, and all that it imports, may take longer than to run it.
        """
        files: dict[str, list[str]] = defaultdict(list)
        for test in sorted(tests):
            files[test.partition("::")[0]].append(test)

        def likelihood(file: str) -> tuple[int, float]:
            quickest: dict[str, float] = {}
            for test in files[file]:
                function, seconds = test.partition("[")[0], self.reach.seconds[test]
                quickest[function] = min(seconds, quickest.get(function, seconds))
            density = len(quickest) / (IMPORTING + sum(quickest.values()))
            return len(_words(about) & _words(file)), density

        return [files[file] for file in sorted(files, key=likelihood, reverse=True)]

    @cached_property
    def _readers(self) -> set[str]:
        """The tests in files that read code as text."""
        return {
            test for test in self.reach.seconds if test.partition("::")[0] in self.reach.readers
        }

    def _tests_of_file(self, file: str) -> set[str]:
        """The tests that reach anything in a file, or are in it."""
        inside = {test for test in self.reach.seconds if test.startswith(f"{file}::")}
        return inside | self.reach.of_lines(file, self.reach.of_file(file))

    def _ordered(self, about: str, tests: Iterable[str]) -> Iterable[str]:
        """The quickest first, but one case of every test before the second case of any.

        That is the case that names the changed file's package, if there is one.
        """
        words, seconds = _words(about), self.reach.seconds
        cases: dict[str, list[str]] = defaultdict(list)
        for test in sorted(tests, key=lambda test: (seconds[test], test)):
            cases[test.partition("[")[0]].append(test)
        for several in cases.values():
            several.sort(key=lambda test: words.isdisjoint(_words(test.partition("[")[2])))
        rounds = zip_longest(*cases.values())
        return (test for each in rounds for test in each if test is not None)

    def _within(self, tests: Iterable[str], seconds: float) -> Bench:
        chosen: list[str] = []
        taken, left_out = 0.0, 0
        for test in tests:
            if taken + self.reach.seconds[test] <= seconds or not chosen:
                chosen.append(test)
                taken += self.reach.seconds[test]
            else:
                left_out += 1
        return Bench(tuple(chosen), taken, left_out)

    @cached_property
    def _importers(self) -> dict[str, set[str]]:
        """By file, those that import it, also through packages that pass its names on."""
        modules = {_module(file): file for file in self.files}
        found: dict[str, set[str]] = defaultdict(set)
        for file in self.files:
            for name in _imported((self.root / file).read_bytes()):
                for module in (name, name.rpartition(".")[0]):
                    if module in modules:
                        found[modules[module]].add(file)
        return {file: _passed_on(file, found) for file in modules.values()}


def _words(file: str) -> set[str]:
    return set(re.findall(r"[a-z]+", file))


def _passed_on(file: str, importers: Mapping[str, set[str]]) -> set[str]:
    """Those that import a file, or a package that imports it."""
    found: set[str] = set()
    waiting = [file]
    while waiting:
        new = importers.get(waiting.pop(), set()) - found
        found |= new
        waiting += [one for one in new if one.endswith("__init__.py")]
    return found


def _module(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _imported(source: bytes) -> Iterable[str]:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.ImportFrom(module=str() as module, names=names):
                yield from (f"{module}.{alias.name}" for alias in names)
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
