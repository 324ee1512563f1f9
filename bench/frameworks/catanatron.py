"""catanatron's game, played by its random players."""

from catanatron import Color, Game, RandomPlayer
from catanatron.models.enums import ActionType

from frameworks import Play, one_by_one


def ready(game: str, players: int) -> Play:
    """Play the base game; outcomes of chance are counted from the log of actions."""
    if game != "catan":
        raise ValueError(f"expected catan, got {game}")
    colours = list(Color)[:players]

    def one() -> int:
        table = Game([RandomPlayer(colour) for colour in colours])
        table.play()
        land = table.state.board.map.land_tiles.values()
        laid = len(land) + sum(tile.number is not None for tile in land) + len(table.state.board.map.ports_by_id)
        return laid + sum(1 + chance(action.action_type, action.value) for action in table.state.actions)

    return one_by_one(one)


def chance(kind: ActionType, value: object) -> int:
    """Count the outcomes inside an action: a roll, a card bought or stolen, every card discarded."""
    if kind == ActionType.DISCARD:
        return len(value)  # type: ignore[arg-type]  # the cards
    if kind == ActionType.MOVE_ROBBER:
        return value[2] is not None  # type: ignore[index]  # where to, from whom, which card
    return kind in (ActionType.ROLL, ActionType.BUY_DEVELOPMENT_CARD)
