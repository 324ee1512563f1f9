"""Bots: they play any game, and are never told more than a person would see."""
