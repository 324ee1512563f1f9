"""Why a move of Template is refused."""

import numpy as np

from fathomfive.cli.template import rules
from fathomfive.cli.template.components import LONGEST, State


def forbids(s: State, m: int) -> str | None:
    """Name the clause that forbids a move now; None if it is legal."""
    buffer = np.zeros(LONGEST, np.int32)
    n = rules.legal(s, buffer)
    return None if m in buffer[:n] else "TM-3"
