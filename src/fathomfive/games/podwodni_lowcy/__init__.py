"""Podwodni łowcy (Underwater Hunters): divers catch fish along a grid of cards and score sets of them."""

from fathomfive.games.podwodni_lowcy import notation, rules
from fathomfive.games.podwodni_lowcy.actions import actions
from fathomfive.games.podwodni_lowcy.audit import audit
from fathomfive.games.podwodni_lowcy.components import LENGTHS, LONGEST, MOVES, OUTCOMES, State, most_moves
from fathomfive.games.podwodni_lowcy.explain import explain
from fathomfive.games.podwodni_lowcy.imagine import imagine
from fathomfive.games.podwodni_lowcy.observe import LAYOUT, observe
from fathomfive.games.podwodni_lowcy.preview import preview
from fathomfive.games.podwodni_lowcy.refuse import candidates, forbids
from fathomfive.games.podwodni_lowcy.show import show
from fathomfive.games.podwodni_lowcy.tell import tell
from fathomfive.kernel.game import Game, Option

GAME = Game(
    name="podwodni_lowcy",
    title="Podwodni łowcy",
    package=__name__,
    clauses="PL",
    seats=(2, 3, 4, 5),
    options=(Option("length", LENGTHS, default="standard"),),
    rules=1,
    stable=True,
    perfect_information=True,
    State=State,
    moves=MOVES,
    outcomes=OUTCOMES,
    max_legal=LONGEST,
    max_game_length=most_moves,
    layout=LAYOUT,
    reasons=("length", "turns"),
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
    forbids=forbids,
    candidates=candidates,
    actions=actions,
    preview=preview,
    explain=explain,
)
