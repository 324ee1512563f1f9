"""Proofs for whoever hosts a server: it is troubled while people play, and nothing may be lost."""
