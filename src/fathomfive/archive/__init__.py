"""Stored matches as a whole: verified, exported, imported, and continued from any event."""
