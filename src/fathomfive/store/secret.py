"""Secrets that open a seat or prove who somebody is: given out once, kept as hashes."""

import hashlib
import secrets
import string

LETTERS = string.ascii_lowercase + string.digits
LENGTH = 20  # letters of a name: about 100 bits


def new_secret() -> str:
    """Make one of 256 bits."""
    return secrets.token_hex(32)


def hashed(secret: str) -> str:
    """Give what is kept of it; a plain hash is enough, since 256 random bits cannot be guessed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_name() -> str:
    """Make a name for a match or a person that nobody guesses, and that any file system and shell takes as it is."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
