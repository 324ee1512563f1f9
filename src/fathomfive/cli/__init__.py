"""The door for a terminal: the command `fathom`."""
