"""`make mutate`: change the code in small ways and see whether the tests notice.

Samples `SAMPLE` mutants of each of the `PACKAGES` by a `SEED`, so that the same code and seed give
the same mutants, and tries each in a copy of the project, `PROCESSES` at a time, with those of the
`TESTS` that reach it. Prints the survivors and the scores; 1 if the tests fail without a mutant.
`AGAIN=1` tries only those that survived the last run: name the files of new tests in `TESTS`.
What a few seconds' worth of tests don't notice is tried with `MOST` seconds' worth of the others;
tests that compute `SPARE` seconds longer than they should are stopped, and have noticed.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tqdm import tqdm

from tools.mutate.choosing import Bench, Choice
from tools.mutate.judging import Court, Trial, Verdict, said_in
from tools.mutate.mutant import Mutant
from tools.mutate.reach import Reach, kept, measured
from tools.mutate.report import report
from tools.mutate.sampling import files_of, known_equivalent, sampled
from tools.mutate.scratch import copy, digest, project_files

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.mutate.sampling import Sample

PACKAGES: Final = (
    *("rules/core", "rules/duel", "rules/cherokee", "rules/glory", "rules/land"),
    *("rules/glenmore", "rules/glenmore/chronicles", "bot", "cogs"),
)
#: The tests that may judge. Those of pictures, of the page and of the sandbox look at something
#: else, and torture takes too long.
TESTS: Final = ("tests/rules", "tests/bot", "tests/cli", "tests/leaktest", "tests/test_config.py")
#: Seconds' worth of tests that try a mutant at first.
FIRST: Final = 6.0
#: What the bot's tests import: once, by the process from which all others fork.
PRELOADED: Final = (
    *("aiohttp.web", "aiosqlite", "discord.ext.commands", "fluent.runtime", "hypothesis"),
    *("orjson", "PIL.Image"),
)
OUT: Final = Path("out/mutate")


def main() -> int:
    """Sample, try, and print what was found."""
    # Whoever ends this process ends its tests too, and leaves no copies behind.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    root = Path.cwd()
    given = os.environ.get
    packages = (given("PACKAGES") or " ".join(PACKAGES)).split()
    tests = (given("TESTS") or " ".join(TESTS)).split()
    seed, size = given("SEED") or "mutate", int(given("SAMPLE") or "40")
    processes, most = int(given("PROCESSES") or "2"), float(given("MOST") or "60")
    equivalent = known_equivalent()
    samples = [
        sampled(root, package, files, size, seed, equivalent)
        for package, files in files_of(packages, project_files(root)).items()
    ]
    mutants = [mutant for sample in samples for mutant in sample.mutants]
    last = OUT / "survivors.json"
    if given("AGAIN"):
        before = set(json.loads(last.read_text(encoding="utf-8")))
        mutants = [mutant for mutant in mutants if mutant.key in before]
    with tempfile.TemporaryDirectory(prefix="mutate-") as folder:
        copies = [Path(folder) / str(number) for number in range(processes)]
        copy(root, copies[0])
        reach = _reach(root, copies[0], packages, tests, processes)
        for test in reach.bad:
            print(f"judges nothing, as it doesn't pass: {test}", file=sys.stderr)
        sources = [name for name in project_files(root) if name.endswith(".py")]
        choice = Choice(root, sources, reach)
        trials = [Trial(mutant, choice.benches(mutant, FIRST, most)) for mutant in mutants]
        _compile(copies[0], tests)
        for other in copies[1:]:
            shutil.copytree(copies[0], other)
        if not _control(copies[0], trials):
            print(said_in(copies[0]).read_text(encoding="utf-8"), file=sys.stderr)
            print("The tests fail in a copy of the unchanged project.", file=sys.stderr)
            return 1
        for name in PRELOADED if (root / "bot").exists() else ():
            importlib.import_module(name)
        judged: list[Trial] = []
        try:
            _judge(copies, trials, int(given("SPARE") or "20"), judged)
        finally:
            # Whoever has no more time still learns what was found so far.
            survivors = [trial.mutant.key for trial in judged if not trial.noticed]
            text = json.dumps(survivors, indent=1, ensure_ascii=False)
            last.write_text(text, encoding="utf-8")
            _tell(samples, judged)
    return 0


def _reach(
    root: Path, place: Path, packages: Sequence[str], tests: Sequence[str], processes: int
) -> Reach:
    """What each test reaches, as kept if the code and the tests are still the same."""
    every = {package.partition("/")[0] for package in (*PACKAGES, *packages)}
    whole = sorted(package for package in every if (root / package).exists())
    asked = hashlib.sha256(repr((whole, tests)).encode()).hexdigest()[:8]
    folder = OUT / f"reach-{asked}-{digest(root)}"
    reach = kept(folder)
    if reach is None:
        for old in OUT.glob(f"reach-{asked}-*"):
            shutil.rmtree(old)
        reach = measured(place, folder, whole, tests, processes)
    return reach


def _compile(place: Path, tests: Sequence[str]) -> None:
    """Let pytest compile everything once, for all that try mutants here."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-qq", *tests]
    environment = os.environ | {"PYTHONPATH": str(place)}
    subprocess.run(command, cwd=place, env=environment, check=True, stdout=subprocess.DEVNULL)


def _control(place: Path, trials: Sequence[Trial]) -> bool:
    """Whether the tests pass that are the first to judge, in the same way, but without a mutant."""
    benches = list(dict.fromkeys(trial.benches[0] for trial in trials if trial.benches))
    tests = tuple(dict.fromkeys(test for bench in benches for test in bench.tests[:5]))
    if not tests:
        return True
    unchanged = Mutant("pyproject.toml", 1, range(1), False, "", "", "", 0, 0, 0)
    control = Trial(unchanged, [Bench(tests, sum(bench.seconds for bench in benches))])
    Court([place], lambda _: None).judge([control])
    return control.verdict is Verdict.SURVIVED


def _judge(
    copies: Sequence[Path], trials: Sequence[Trial], spare: int, judged: list[Trial]
) -> None:
    with tqdm(total=len(trials), unit=" mutants", mininterval=5.0, ncols=80) as bar:

        def told(trial: Trial) -> None:
            bar.update()
            judged.append(trial)
            if not trial.noticed:
                bar.write(f"survived  {trial.mutant}", file=sys.stderr)

        Court(copies, told, spare).judge(trials)


def _tell(samples: Sequence[Sample], trials: Sequence[Trial]) -> None:
    for line in report(samples, trials):
        print(line)
    endless = sum(trial.verdict is Verdict.ENDLESS for trial in trials)
    if endless:
        print(f"{endless} of those noticed made the tests run on, and were stopped.")


if __name__ == "__main__":
    sys.exit(main())
