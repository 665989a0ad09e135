"""The short form of `make torture`, and that it notices what it is there for."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import TYPE_CHECKING

from rules import Chance
from tests.bot.live_process import live_process
from tests.processes import ROOT
from tests.torture.late import CONSEQUENCES, kill_when_late
from tests.torture.torture import Torture, torture

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


async def test_no_move_is_lost_with_threads_rights_members_or_the_server(tmp_path: Path) -> None:
    verdict = await torture(tmp_path, 10, "losses", losses=True)
    assert verdict.violations == []
    assert verdict.mischief
    assert verdict.moves > 0


async def test_what_comes_of_time_that_is_over_comes_once_and_is_told_once(tmp_path: Path) -> None:
    found = await kill_when_late(tmp_path, 8, ("after_request",))
    assert found.violations == []
    assert set(found.kills) == set(CONSEQUENCES)


async def test_a_bot_that_answers_what_it_has_not_stored_is_found_out(tmp_path: Path) -> None:
    async with live_process(tmp_path) as live:
        one = Torture(live, Chance("planted"), mischief=False, losses=False)
        one.fault = "answering_unstored 3"
        while not one.verdict.violations and one.verdict.kills < 12:
            await one.step()
        await live.kill()
    assert [what for what in one.verdict.violations if what.startswith("match ")]


def test_a_migration_that_is_killed_is_finished_by_the_next_bot(tmp_path: Path) -> None:
    # In a process of its own, which may be forked.
    command = [sys.executable, "-m", "tests.torture.migrating", str(tmp_path), "9", "1", "11"]
    done = subprocess.run(  # noqa: S603 - our own code
        command, cwd=ROOT, capture_output=True, text=True, check=False
    )
    found = re.fullmatch(r"migrations: (\d+) kills, 0 violations\n", done.stdout)
    assert found, done.stdout + done.stderr
    assert int(found[1]) > 10
