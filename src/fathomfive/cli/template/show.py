"""What a viewer of Template sees."""

from fathomfive.cli.template import rules
from fathomfive.cli.template.components import State
from fathomfive.kernel.game import JsonObject


def show(s: State, viewer: int) -> JsonObject:
    """Build what a viewer sees, from nothing upwards."""
    return {"to_act": rules.to_act(s), "sides": [{"passes": int(s.passes[seat])} for seat in range(s.seats)]}
