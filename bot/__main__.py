"""`python -m bot`: the command line, from wherever the packages are found."""

import sys

from bot.cli import main

sys.exit(main())
