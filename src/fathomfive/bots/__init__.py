"""Bots: written once, for any game, and never told more than a person would see."""
