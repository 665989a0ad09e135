"""`make torture`: kill the bot `ROUNDS` times while every game is played; 1 if it fails."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tests.torture import migrating
from tests.torture.late import kill_when_late
from tests.torture.torture import torture

if TYPE_CHECKING:
    from collections import Counter

    from tests.torture.verdict import Verdict

SECONDS = 5.0
#: What happens beside the kills.
WAYS: dict[str, dict[str, bool]] = {
    "nothing": {},
    "Discord": {"mischief": True},
    "lost": {"losses": True},
    "all": {"mischief": True, "losses": True},
}
#: About so many statements there are in the migrations from all schemas.
STATEMENTS = 1200
#: About so many steps there are from the moment at which a clock is looked at.
STEPS = 150


def main() -> int:
    """Torture, and print the figures."""
    kills, seed = int(os.environ.get("ROUNDS", "50")), os.environ.get("SEED", "torture")
    said = [time.monotonic()]

    def tell(verdict: Verdict) -> None:
        if time.monotonic() >= said[-1] + SECONDS:
            said.append(time.monotonic())
            last = f"; last: {verdict.violations[-1]}" if verdict.violations else ""
            print(f"{verdict}{last}", file=sys.stderr, flush=True)

    with tempfile.TemporaryDirectory() as folder:
        # About as many kills as there are rounds.
        violations = migrating.main(folder, str(max(1, STATEMENTS // kills)))
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(kill_when_late(Path(folder), max(1, STEPS // kills), seed=seed))
    for violation in found.violations:
        print(violation)
    violations += len(found.violations)
    print(found, flush=True)
    for name, how in WAYS.items():
        with tempfile.TemporaryDirectory() as folder:
            whole = torture(Path(folder), kills, seed, tell, to_the_end=True, **how)
            verdict = asyncio.run(whole)
        for violation in verdict.violations:
            print(violation)
        violations += len(verdict.violations)
        print(f"killed by: {_list(verdict.mines)}")
        if verdict.mischief:
            print(f"{name}: {_list(verdict.mischief)}")
        print(verdict, flush=True)
    return 1 if violations else 0


def _list(counts: Counter[str]) -> str:
    return ", ".join(f"{what} {times}" for what, times in sorted(counts.items()))


if __name__ == "__main__":
    sys.exit(main())
