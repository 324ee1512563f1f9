"""Attacks on a server, one kind a module."""
