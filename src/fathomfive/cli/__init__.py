"""The command line: the command `fathom`."""
