"""What a viewer of Template cannot know: nothing."""

from typing import Any

from fathomfive.cli.template.components import State
from fathomfive.kernel.speed import rule


@rule
def imagine(s: State, viewer: int, dice: Any) -> None:
    """Change nothing: everyone knows everything."""
