"""What a viewer of Klofni rybku cannot know: nothing that has been drawn yet."""

from fathomfive.games.deep_dive.components import State
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.speed import rule


@rule
def imagine(s: State, viewer: int, dice: Dice) -> None:
    """Leave the table as it is: unseen tiles are drawn only when they are flipped, so nobody holds a secret."""
