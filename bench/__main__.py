"""`make bench`: measure everything and print the table. Name parts to measure only those.

With ``--json`` the findings are printed as one JSON object per line.
"""

from __future__ import annotations

import sys
from importlib import import_module

from bench.measure import Finding, as_json, table

PARTS = (
    "playing",
    "painting",
    "undoing",
    "clicking",
    "lasting",
    "turning",
    "storing",
    "crowding",
    "thinking",
    "lagging",
    "idling",
    "ticking",
)


def main() -> int:
    """Measure; 1 if a goal is missed."""
    named = [argument for argument in sys.argv[1:] if argument != "--json"]
    chosen = named or PARTS
    unknown = [part for part in chosen if part not in PARTS]
    if unknown:
        print(f"bench: unknown part {unknown[0]!r}; known are {', '.join(PARTS)}", file=sys.stderr)
        return 2
    findings: list[Finding] = []
    for part in chosen:
        print(f"measuring: {part} …", file=sys.stderr, flush=True)
        findings += import_module(f"bench.{part}").findings()
    print(as_json(findings) if "--json" in sys.argv else table(findings))
    return 0 if all(finding.met for finding in findings) else 1


if __name__ == "__main__":
    sys.exit(main())
