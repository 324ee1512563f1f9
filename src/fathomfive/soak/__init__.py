"""Tests that a host can run: they check what the server promises on a server of their own."""
