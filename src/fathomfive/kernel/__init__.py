"""What every game is built on: the contract, matches, replays and engines.  No game, interface or clock is in here."""
