"""Run `python -m fathomfive` like `fathom`."""

import sys

from fathomfive.cli.main import main

sys.exit(main())
