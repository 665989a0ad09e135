from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pytest

from tests.bot.inn import Inn, an_inn

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


@pytest.fixture
async def inn(tmp_path: Path) -> AsyncIterator[Inn]:
    async with an_inn(tmp_path) as open_inn:
        yield open_inn


@pytest.fixture(autouse=True)
def no_logged_errors(caplog: pytest.LogCaptureFixture) -> AsyncIterator[None]:
    """Errors in callbacks only go to the log: a test in which one appears has failed."""
    yield
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert not errors, [record.getMessage() for record in errors]
