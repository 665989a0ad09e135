"""A plugin of pytest that notes which test reaches which line, and how long each test takes.

Every process writes what it saw into the folder `MUTATE_REACH`; processes that tests start do so
too (`sitecustomize` in `reach.py`), under the name of the test that started them.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import coverage
import pytest

if TYPE_CHECKING:
    from collections.abc import Generator

#: What says, to a process that a test starts, which test that is.
TEST = "MUTATE_TEST"


def _computed() -> float:
    """Seconds that this process and those it started have computed, however busy the machine."""
    return sum(os.times()[:4])


class Tracing:
    """Notes what the tests of this process reach."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.seconds: dict[str, float] = {}
        self.bad: set[str] = set()
        #: The files of tests that read code as text: they may notice what they never reach.
        self.readers: set[str] = set()
        self.coverage = coverage.Coverage(config_file=str(folder / "coveragerc"), data_suffix=True)
        self.coverage.start()
        sys.addaudithook(self._see)

    def _see(self, event: str, about: tuple[object, ...]) -> None:
        if event == "open" and about[1] == "r" and str(about[0]).endswith(".py"):
            self.readers.add(os.environ.get(TEST, "").partition("::")[0])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Whatever is reached from here on, this test has reached."""
        os.environ[TEST] = item.nodeid
        self.coverage.switch_context(item.nodeid)
        before = _computed()
        result = yield
        self.seconds[item.nodeid] = _computed() - before
        self.coverage.switch_context("")
        del os.environ[TEST]
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test that doesn't pass as things are can't judge anything."""
        if not report.passed:
            self.bad.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        """Write it all down."""
        self.coverage.stop()
        self.coverage.save()
        good = {test: taken for test, taken in self.seconds.items() if test not in self.bad}
        told = {"seconds": good, "bad": sorted(self.bad), "readers": sorted(self.readers)}
        file = self.folder / f"tests-{os.getpid()}.json"
        file.write_text(json.dumps(told), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """Trace in whichever process runs tests: not in the one that only hands them out."""
    if not config.getoption("numprocesses", None):
        config.pluginmanager.register(Tracing(Path(os.environ["MUTATE_REACH"])))
