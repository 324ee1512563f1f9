"""What happens when a wheel is made: the pages are built into it."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Pages(BuildHookInterface[Any]):
    """Builds the pages; a checkout that is installed in place builds them by `make web`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, unless this is such a checkout."""
        if version != "editable":
            runpy.run_path(str(Path(self.root) / "web" / "build.py"))["build"](always=True)
