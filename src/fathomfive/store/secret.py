"""Secrets that open a seat or prove who somebody is: given out once, kept as hashes."""

import hashlib
import secrets


def new_secret() -> str:
    """Make one of 256 bits."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """Give what is kept of it; a plain hash is enough, since 256 random bits cannot be guessed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_name() -> str:
    """Make a name for a match or a person that nobody guesses."""
    return secrets.token_urlsafe(12)
