"""Players that teach themselves: PPO by self-play with JAX, and from the games of a search."""
