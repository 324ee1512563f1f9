"""What a viewer of Kipicot cannot know: nothing."""

from fathomfive.games.kipicot.components import State
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.speed import rule


@rule
def imagine(s: State, viewer: int, dice: Dice) -> None:
    """Leave the table as it is: everyone sees everything."""
