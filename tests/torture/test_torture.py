"""The short form of `make torture`, and that it notices what it is there for."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import TYPE_CHECKING

from tests.processes import ROOT
from tests.torture.torture import torture

if TYPE_CHECKING:
    from pathlib import Path


async def test_nothing_is_lost_or_told_twice_however_often_the_bot_is_killed(
    tmp_path: Path,
) -> None:
    verdict = await torture(tmp_path, 12, "short")
    assert verdict.violations == []
    assert verdict.kills >= 12
    assert verdict.moves > 0


async def test_the_same_holds_when_discord_misbehaves(tmp_path: Path) -> None:
    verdict = await torture(tmp_path, 8, "mischief", mischief=True)
    assert verdict.violations == []
    assert verdict.mischief
    assert verdict.posts > 0


def test_a_migration_that_is_killed_is_finished_by_the_next_bot(tmp_path: Path) -> None:
    # In a process of its own, which may be forked.
    command = [sys.executable, "-m", "tests.torture.migrating", str(tmp_path), "9", "1", "11"]
    done = subprocess.run(  # noqa: S603 - our own code
        command, cwd=ROOT, capture_output=True, text=True, check=False
    )
    found = re.fullmatch(r"migrations: (\d+) kills, 0 violations\n", done.stdout)
    assert found, done.stdout + done.stderr
    assert int(found[1]) > 10
