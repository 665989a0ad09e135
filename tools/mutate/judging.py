"""Runs tests against mutants, several at a time, each in a process and a copy of its own."""

from __future__ import annotations

import os
import resource
import signal
import sys
import time
import traceback
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tools.mutate.scratch import changed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from contextlib import AbstractContextManager

    from tools.mutate.choosing import Bench
    from tools.mutate.mutant import Mutant

#: A mutant that goes round for ever is stopped after some spare seconds of computing and so many
#: times what its tests took. Time in which the machine does other things doesn't count; the other
#: limit, on time by the clock, is for those that wait for ever.
TIMES: Final = 4
WAITS: Final = 10
MEMORY: Final = 4 << 30
_PAUSE: Final = 0.02


class Verdict(StrEnum):
    """What became of a mutant."""

    NOTICED = "noticed"
    ENDLESS = "endless"
    """Noticed as well: the tests would never have come to an end."""
    SURVIVED = "survived"


@dataclass(slots=True)
class Trial:
    """A mutant before its benches of tests."""

    mutant: Mutant
    benches: Sequence[Bench]
    verdict: Verdict = Verdict.SURVIVED
    #: How many tests had their say, and what they took on unchanged code.
    tests: int = 0
    seconds: float = 0.0

    @property
    def noticed(self) -> bool:
        """Whether some test failed."""
        return self.verdict is not Verdict.SURVIVED


@dataclass(slots=True)
class _Run:
    """A process in which one bench judges."""

    pid: int
    deadline: float
    trial: Trial
    left: list[Bench]
    place: AbstractContextManager[None]
    root: Path


@dataclass
class Court:
    """Judges trials, one in each of its copies of the project at a time."""

    roots: Sequence[Path]
    told: Callable[[Trial], None]
    spare: int = 20
    _runs: list[_Run] = field(default_factory=list)

    def judge(self, trials: Iterable[Trial]) -> None:
        """Try them all; returns when the last verdict has been told."""
        free = list(self.roots)
        waiting = iter(trials)
        try:
            while True:
                while free and (trial := next(waiting, None)) is not None:
                    root = free.pop()
                    if trial.benches:
                        place = changed(root / trial.mutant.file, trial.mutant.made)
                        place.__enter__()
                        self._start(trial, list(trial.benches), place, root)
                    else:
                        self.told(trial)
                        free.append(root)
                if not self._runs:
                    return
                free += self._ended()
                time.sleep(_PAUSE)
        finally:
            for run in self._runs:
                _end(run.pid)
                run.place.__exit__(None, None, None)

    def _start(
        self, trial: Trial, left: list[Bench], place: AbstractContextManager[None], root: Path
    ) -> None:
        bench = left.pop(0)
        trial.tests += len(bench.tests)
        trial.seconds += bench.seconds
        pid = os.fork()
        if not pid:
            _judge_here(root, bench, self.spare + int(TIMES * bench.seconds))
        deadline = time.monotonic() + WAITS * (self.spare + bench.seconds)
        self._runs.append(_Run(pid, deadline, trial, left, place, root))

    def _ended(self) -> list[Path]:
        """The copies that are free again."""
        free: list[Path] = []
        for run in self._runs.copy():
            pid, status = os.waitpid(run.pid, os.WNOHANG)
            if pid:
                run.trial.verdict = _verdict(status)
            elif time.monotonic() > run.deadline:
                run.trial.verdict = Verdict.ENDLESS
            else:
                continue
            _end(run.pid)
            self._runs.remove(run)
            if run.left and not run.trial.noticed:
                self._start(run.trial, run.left, run.place, run.root)
                continue
            run.place.__exit__(None, None, None)
            free.append(run.root)
            self.told(run.trial)
        return free


def _verdict(status: int) -> Verdict:
    if os.WIFSIGNALED(status):
        return Verdict.ENDLESS
    # Without tests there is nothing that could have failed: their names have changed, at most.
    passed = (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
    return Verdict.SURVIVED if os.WEXITSTATUS(status) in passed else Verdict.NOTICED


def _end(pid: int) -> None:
    """End a process, and all that its tests have started."""
    with suppress(ProcessLookupError):
        os.killpg(pid, signal.SIGKILL)
    with suppress(ChildProcessError):
        os.waitpid(pid, 0)


def said_in(root: Path) -> Path:
    """The file that holds what the last tests in a copy have printed."""
    return root.with_name(f"{root.name}.log")


def _judge_here(root: Path, bench: Bench, seconds: int) -> None:
    """Run a bench's tests in this process, for at most `seconds` of computing, and leave it."""
    code: int = pytest.ExitCode.INTERNAL_ERROR
    try:
        os.setsid()
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        said = os.open(said_in(root), os.O_RDWR | os.O_CREAT | os.O_TRUNC)
        for stream in range(3):
            os.dup2(said, stream)
        here = Path.cwd()
        os.chdir(root)
        sys.path[:] = [str(root), *(path for path in sys.path if path and Path(path) != here)]
        os.environ["PYTHONPATH"] = str(root)
        # A compiled mutant must not outlive its source.
        sys.dont_write_bytecode = True
        os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
        files = dict.fromkeys(test.partition("::")[0] for test in bench.tests)
        # pytest would rather have imported its plugins itself.
        calm = "-Wignore::pytest.PytestAssertRewriteWarning"
        code = pytest.main(["-x", "-q", calm, *files], plugins=[_Only(bench.tests)])
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


class _Only:
    """A plugin of pytest: only these tests, in this order."""

    def __init__(self, tests: Sequence[str]) -> None:
        self.order = {test: at for at, test in enumerate(tests)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out what wasn't asked for."""
        items[:] = [item for item in items if item.nodeid in self.order]
        items.sort(key=lambda item: self.order[item.nodeid])
