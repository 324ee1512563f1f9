"""Points on the way: a reward for a lead in points, for games whose end is far away."""

import jax
import jax.numpy as jnp

from fathomfive.kernel.layout import Layout
from fathomfive.learn.advantages import Past, Tables

Array = jax.Array
NAMES = ("score", "points")  # what a layout calls the points of all sides, the own ones first
AXES = (("side",), ("seat",))


def find_points(layout: Layout) -> slice | None:
    """Find the points of all sides in an observation; None where a layout has none."""
    for name in NAMES:
        for field in layout:
            if field.name == name and field.axes in AXES:
                return layout.where(name)
    return None


def leads(seen: tuple[Array, Array], past: Past, now: Tables) -> Array:
    """Give every side what its lead over the mean of the others has grown by in a step, in usual leads.

    A lead is a potential: what it gives is taken away when it is lost.  When a game ends, it stays.
    """
    most = past.reward.shape[2]
    before, after = seen[0][..., :most], seen[1][..., :most]
    points = jnp.concatenate([_by_side(before, past.seat, now.sides), _by_side(after, now.seat, now.sides)[None]])
    present = jnp.arange(most) < now.sides[:, None]
    others = jnp.maximum(now.sides - 1, 1)[:, None]
    total = jnp.where(present, points, 0.0).sum(-1, keepdims=True)
    lead = jnp.where(present, points - (total - points) / others, 0.0)
    usual = jnp.sqrt(jnp.mean(lead**2)) + 1e-3
    return jnp.where(past.done[..., None], 0.0, lead[1:] - lead[:-1]) / usual


def _by_side(points: Array, seat: Array, sides: Array) -> Array:
    """Turn points as a seat counts them into points by side."""
    ahead = (jnp.arange(points.shape[-1]) - seat[..., None]) % sides[:, None]
    return jnp.take_along_axis(points, ahead, -1)
