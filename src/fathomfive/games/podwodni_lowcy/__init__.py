"""Podwodni łowcy (Underwater Hunters): divers catch fish along a grid of cards and score sets of them."""

from fathomfive.games.podwodni_lowcy import notation, rules, view
from fathomfive.games.podwodni_lowcy.audit import audit
from fathomfive.games.podwodni_lowcy.components import LENGTHS, LONGEST, MOVES, OUTCOMES, State, most_moves
from fathomfive.kernel.game import Game, Option

GAME = Game(
    name="podwodni_lowcy",
    title="Podwodni łowcy",
    clauses="PL",
    seats=(2, 3, 4, 5),
    options=(Option("length", LENGTHS, default="standard"),),
    rules=1,
    stable=True,
    State=State,
    moves=MOVES,
    outcomes=OUTCOMES,
    max_legal=LONGEST,
    max_game_length=most_moves,
    observation=view.OBSERVATION,
    reasons=("length", "turns"),
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
