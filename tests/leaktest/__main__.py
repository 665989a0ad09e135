"""`make leaktest`: compare `PAIRS` pairs of each game; 1 if anything differs.

Of each `PAINT` pairs one is compared with its pictures, byte by byte.
"""

from __future__ import annotations

import asyncio
import os
import sys

from rules import GAMES
from tests.leaktest.leaktest import leaktest
from tests.rules.cases import cases_of

#: More differences would hardly say more.
SHOWN = 20


def main() -> int:
    """Compare, and print the figures."""
    pairs, seed = int(os.environ.get("PAIRS", "200")), os.environ.get("SEED", "leaktest")
    every = int(os.environ.get("PAINT", "20"))
    found = 0
    for key, game in GAMES.items():
        verdict = asyncio.run(leaktest(cases_of(game), pairs, seed, every=every))
        for difference in verdict.differences[:SHOWN]:
            print(difference)
        print(f"{key}: {verdict}", flush=True)
        found += verdict.differing
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
