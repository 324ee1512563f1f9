"""Kipicot: fish sea urchins in squares of four, with your figure on a corner."""

from fathomfive.games.kipicot import notation, rules
from fathomfive.games.kipicot.actions import actions
from fathomfive.games.kipicot.audit import audit
from fathomfive.games.kipicot.components import LONGEST, MOVES, STEPS, State, most_turns
from fathomfive.games.kipicot.explain import explain
from fathomfive.games.kipicot.imagine import imagine
from fathomfive.games.kipicot.observe import LAYOUT, observe
from fathomfive.games.kipicot.preview import preview
from fathomfive.games.kipicot.refuse import candidates, forbids
from fathomfive.games.kipicot.show import show
from fathomfive.games.kipicot.tell import tell
from fathomfive.kernel.game import Game

GAME = Game(
    name="kipicot",
    package=__name__,
    title="Kipicot",
    clauses="KI",
    seats=(2, 3, 4),
    rules=1,
    perfect_information=True,
    stable=True,
    State=State,
    moves=MOVES,
    outcomes=0,
    max_legal=LONGEST + 1,  # a move is written before it is known whether it counts
    max_game_length=lambda seats: STEPS * most_turns(seats),
    layout=LAYOUT,
    reasons=("no_red", "no_yellow"),
    setup=rules.setup,
    to_act=rules.to_act,
    legal=rules.legal,
    odds=rules.odds,
    play=rules.play,
    points=rules.points,
    rank=rules.rank,
    reason=rules.reason,
    imagine=imagine,
    observe=observe,
    audit=audit,
    write=notation.write,
    read=notation.read,
    draw=notation.draw,
    parse=notation.parse,
    show=show,
    tell=tell,
    preview=preview,
    forbids=forbids,
    candidates=candidates,
    actions=actions,
    explain=explain,
)
