"""What a viewer sees of Kipicot: everything."""

from fathomfive.games.kipicot.components import CALM_ROUNDS, HAND, Phase, State
from fathomfive.games.kipicot.notation import FIGURES, square_name
from fathomfive.games.kipicot.pieces import COLOUR_NAMES, by_colour, colours_on, each
from fathomfive.games.kipicot.rules import must_add, taken, to_act
from fathomfive.games.kipicot.threats import threats
from fathomfive.kernel.game import JsonObject


def show(s: State, viewer: int) -> JsonObject:
    """Build what a viewer sees."""
    return {
        "rules": s.rules,
        "seats": s.seats,
        "to_act": to_act(s),
        "asked": Phase(s.phase).name.lower(),
        "side": s.seat,
        "calm": s.calm,
        "calm_limit": CALM_ROUNDS * s.seats,
        "must_add": must_add(s),
        "supply": by_colour(s.supply.tolist()),
        "board": {square_name(q): [COLOUR_NAMES[colour] for colour in colours_on(s, q)] for q in each(taken(s))},
        "threats": threats(s),
        "sides": [_show_seat(s, seat) for seat in range(s.seats)],
    }


def _show_seat(s: State, seat: int) -> JsonObject:
    square = int(s.figure[seat])
    won = s.won[seat].tolist()
    return {
        "points": sum(won),
        "won": by_colour(won),
        "figure": FIGURES[seat],
        "stands": None if square == HAND else square_name(square),
    }
