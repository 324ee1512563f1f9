"""Where JAX computes, and the arrays that it shares with a batch."""

from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any, NamedTuple

from fathomfive.kernel.batch import Batch, Step
from fathomfive.kernel.errors import Refused

if TYPE_CHECKING:
    import jax

ON = ("cpu", "gpu")


def find_device(on: str) -> Any:
    """Give the device of JAX for an engine, or say what is missing."""
    if on not in ON:
        raise Refused("bad_engine", f"expected one of {', '.join(ON)} for 'on', got '{on}'")
    try:
        import jax
    except ImportError:
        needed = "learning needs JAX; install it with: pip install 'fathomfive[learn]'"
        raise Refused("no_jax", needed) from None
    try:
        return jax.devices(on)[0]
    except RuntimeError:
        needed = "JAX finds no GPU; install it with: pip install 'jax[cuda13]', or learn with --on cpu"
        raise Refused("no_gpu", needed) from None


def computing_on(device: Any) -> AbstractContextManager[Any]:
    """Let JAX compute on a device."""
    import jax

    chosen: AbstractContextManager[Any] = jax.default_device(device)
    return chosen


class Look(NamedTuple):
    """The arrays of a step as JAX sees them; the next step overwrites their memory."""

    observation: "jax.Array"
    mask: "jax.Array"
    to_act: "jax.Array"
    choices: "jax.Array"
    reward: "jax.Array"
    done: "jax.Array"


class SharedTables:
    """A batch whose arrays JAX reads where they are, and whose moves it chooses there.

    Neither side waits for the streams of the other, so each is made to wait before memory changes hands: `look` until
    the batch has written, `play` until JAX has read.
    """

    def __init__(self, batch: Batch, step: Step | None = None) -> None:
        self.batch = batch
        self._step = step or batch.reset()
        self._moves: Any = None  # kept until the tables have read them

    def look(self) -> Look:
        """Give the arrays of the last step."""
        import jax.numpy as jnp

        if self.batch.on == "gpu":
            from numba import cuda

            cuda.synchronize()
        return Look(*(jnp.from_dlpack(getattr(self._step, name)) for name in Look._fields))

    def play(self, moves: "jax.Array") -> None:
        """Play moves; whatever read the last look must have been given the same call of JAX as these moves."""
        import numpy as np

        moves.block_until_ready()
        self._step = self.batch.step(moves if self.batch.on == "gpu" else np.asarray(moves))
        self._moves = moves
