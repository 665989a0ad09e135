"""The short form of `make torture`, and that it notices what it is there for."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
