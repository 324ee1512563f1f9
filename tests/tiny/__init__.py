"""Two tiny games that pass the whole suite: one open, one full of secrets."""

from tiny.minnows import GAME as MINNOWS
from tiny.pig import GAME as PIG

__all__ = ["MINNOWS", "PIG", "TINY"]

TINY = (PIG, MINNOWS)
