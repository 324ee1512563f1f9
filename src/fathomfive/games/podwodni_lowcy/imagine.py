"""What a viewer of Podwodni łowcy cannot know: nothing that lies on the table."""

from fathomfive.games.podwodni_lowcy.components import State
from fathomfive.kernel.dice import Dice
from fathomfive.kernel.speed import rule


@rule
def imagine(s: State, viewer: int, dice: Dice) -> None:
    """Change nothing: only the order of the deck is unknown, and it is not part of the table."""
