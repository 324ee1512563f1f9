"""Proofs that a host can run: what the server promises, tried on a server of its own."""
