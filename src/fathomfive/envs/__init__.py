"""Fathom Five behind the interfaces of other frameworks."""
