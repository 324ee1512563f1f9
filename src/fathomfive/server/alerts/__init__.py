"""Alerts: telling people who are elsewhere that it is their turn."""
