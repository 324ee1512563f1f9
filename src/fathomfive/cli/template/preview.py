"""What a move of Template would do."""

from fathomfive.cli.template import rules
from fathomfive.cli.template.components import State
from fathomfive.cli.template.explain import explain
from fathomfive.kernel.game import NOBODY, JsonObject
from fathomfive.kernel.preview import Preview, after, points_won


def preview(s: State, m: int, viewer: int) -> Preview:
    """Describe what a legal move would do; texts/ has the words for it: effect-end."""
    later = after(s, rules.play, m)
    points = points_won(explain(s, viewer), explain(later, viewer), s.seats)
    end: JsonObject = {"kind": "end", "clause": "TM-3", "who": s.seat, "pieces": [], "places": []}
    return {"points": points, "effects": [end] if rules.to_act(later) == NOBODY else [], "chances": []}
