"""One folder a game; only the folder knows its game."""
