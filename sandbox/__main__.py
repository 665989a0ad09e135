"""Run a sandbox by itself: `python -m sandbox --port 8300`."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from sandbox.sample_server import serve
from sandbox.sandbox import Sandbox
from sandbox.saving import BadSaveFile

PORT = 8300


def main() -> None:
    """Read the command line and serve."""
    parser = argparse.ArgumentParser(prog="sandbox", description=__doc__)
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--token", default="sandbox", help="what the bot must log in with")
    parser.add_argument("--openapi", type=Path, help="Discord's OpenAPI document, to check against")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="a file to keep everything in")
    arguments = parser.parse_args()
    sandbox = Sandbox(
        port=arguments.port,
        token=arguments.token,
        openapi=arguments.openapi,
        keep=arguments.keep,
    )
    try:
        asyncio.run(serve(sandbox))
    except BadSaveFile as refusal:
        sys.exit(f"sandbox: {refusal}")
    except KeyboardInterrupt:
        sys.stdout.write("\n")


if __name__ == "__main__":
    main()
