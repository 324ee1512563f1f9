"""Sixth: everyone passes, until its rules say something better."""

from fathomfive.cli.sixth import notation, rules, view
from fathomfive.cli.sixth.audit import audit
from fathomfive.cli.sixth.components import LONGEST, MOVES, OBSERVATION, SEATS, State, most_moves
from fathomfive.kernel.game import Game

GAME = Game(
    name="sixth",
    title="Sixth",
    clauses="SX",
    seats=SEATS,
    State=State,
    moves=MOVES,
    outcomes=0,
    max_legal=LONGEST,
    max_game_length=most_moves,
    observation=OBSERVATION,
    reasons=("passed",),
    setup=rules.setup,
    to_act=rules.to_act,
    legal=rules.legal,
    odds=rules.odds,
    play=rules.play,
    points=rules.points,
    rank=rules.rank,
    reason=rules.reason,
    imagine=view.imagine,
    observe=view.observe,
    audit=audit,
    write=notation.write,
    draw=notation.draw,
    parse=notation.parse,
    show=view.show,
    tell=view.tell,
    forbids=view.forbids,
    explain=view.explain,
)
