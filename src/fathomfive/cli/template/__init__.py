"""Template: everyone passes, until you write better rules."""

from fathomfive.cli.template import notation, rules
from fathomfive.cli.template.audit import audit
from fathomfive.cli.template.components import LONGEST, MOVES, SEATS, State, most_moves
from fathomfive.cli.template.explain import explain
from fathomfive.cli.template.imagine import imagine
from fathomfive.cli.template.observe import LAYOUT, observe
from fathomfive.cli.template.preview import preview
from fathomfive.cli.template.refuse import forbids
from fathomfive.cli.template.show import show
from fathomfive.cli.template.tell import tell
from fathomfive.kernel.game import Game

GAME = Game(
    name="template",
    title="Template",
    package=__name__,
    clauses="TM",
    seats=SEATS,
    State=State,
    moves=MOVES,
    outcomes=0,
    max_legal=LONGEST,
    max_game_length=most_moves,
    layout=LAYOUT,
    reasons=("passed",),
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
    preview=preview,
    explain=explain,
    perfect_information=True,
)
