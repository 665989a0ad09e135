"""Which mutants are tried: some of each package, chosen by a seed."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tools.mutate.finding import mutants_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tools.mutate.mutant import Mutant

EQUIVALENT: Final = Path(__file__).with_name("equivalent.toml")


@dataclass(frozen=True, slots=True)
class Sample:
    """Some mutants of a package."""

    package: str
    #: How many mutants there are of it, tried or not.
    possible: int
    mutants: tuple[Mutant, ...]


def files_of(packages: Sequence[str], files: Iterable[str]) -> dict[str, list[str]]:
    """By package its modules; one within another package of the list is no part of that.

    A single module may stand for a package.
    """
    found: dict[str, list[str]] = {package: [] for package in packages}
    for file in sorted(files):
        homes = [package for package in packages if f"{file}/".startswith(f"{package}/")]
        if homes and file.endswith(".py"):
            found[max(homes, key=len)].append(file)
    return found


def sampled(
    root: Path, package: str, files: Iterable[str], size: int, seed: str, equivalent: set[str]
) -> Sample:
    """The first mutants of a package in the order of the seed."""
    sources = {file: (root / file).read_bytes() for file in files}
    every = [
        mutant
        for file, source in sources.items()
        for mutant in mutants_of(file, source)
        if mutant.key not in equivalent
    ]
    every.sort(key=lambda mutant: mutant.rank(seed))
    chosen: list[Mutant] = []
    for mutant in every:
        if len(chosen) == size:
            break
        if mutant.compiles(sources[mutant.file]):
            chosen.append(mutant)
    return Sample(package, len(every), tuple(chosen))


def known_equivalent(path: Path = EQUIVALENT) -> set[str]:
    """The keys of mutants that do what the original does, each listed with its reason."""
    with path.open("rb") as file:
        listed: dict[str, str] = tomllib.load(file)
    return set(listed)
