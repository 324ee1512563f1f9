"""Decisions per second of a batch, with observations and legal moves: `python bench/batch.py kipicot --on gpu`."""

import argparse
import json
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import fathomfive as ff
from fathomfive.kernel.batch import Step
from fathomfive.kernel.shelf import names

WARM_UP = 20  # steps that are not measured


def chooser(on: str) -> Callable[[Step], Any]:
    """Give a function that chooses a random legal move at every table, from a list where it is."""
    if on != "gpu":
        dice = np.random.default_rng(1)
        return lambda step: step.legal[
            np.arange(len(step.legal)), (dice.random(len(step.legal)) * step.choices).astype(np.int64)
        ]
    import torch

    def choose(step: Step) -> Any:
        legal, choices = torch.from_dlpack(step.legal), torch.from_dlpack(step.choices)
        nth = (torch.rand(len(choices), device=legal.device) * choices).long()
        return legal.gather(1, nth[:, None])[:, 0].long()

    return choose


def wait(on: str) -> None:
    """Wait until a GPU has done what it was told."""
    if on == "gpu":
        from numba import cuda

        cuda.synchronize()


def measure(game: str, given: argparse.Namespace) -> dict[str, Any]:
    """Time the steps of a batch alone; a second one, which plays the same games, lists the moves to choose from."""
    tables, seats, on, steps = given.tables, given.seats, given.on, given.steps
    batch = ff.batch(game, tables, seats, on=on, moves=given.moves, numbers=given.numbers, seed=1)
    guide = batch if given.moves == "list" else ff.batch(game, tables, seats, on=on, moves="list", seed=1)
    choose = chooser(on)
    batch.reset()
    if guide is not batch:
        guide.reset()
    seconds = 0.0
    for n in range(WARM_UP + steps):
        chosen = choose(guide.look())
        wait(on)
        began = time.perf_counter()
        batch.step(chosen)
        wait(on)
        seconds += (time.perf_counter() - began) * (n >= WARM_UP)
        if guide is not batch:
            guide.step(chosen)
    rate = tables * steps / seconds
    chosen = {name: getattr(given, name) for name in ("seats", "tables", "on", "moves", "numbers")}
    return {"game": game, **chosen, "decisions_per_s": round(rate)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(names()), metavar="GAME")
    parser.add_argument("--on", choices=("plain", "cpu", "gpu"), default="cpu")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--tables", type=int, default=4096)
    parser.add_argument("--moves", choices=("mask", "list"), default="mask")
    parser.add_argument("--numbers", choices=("scaled", "whole"), default="scaled")
    parser.add_argument("--steps", type=int, default=60)
    given = parser.parse_args()
    for game in given.games:
        print(json.dumps(measure(game, given)), flush=True)


if __name__ == "__main__":
    main()
