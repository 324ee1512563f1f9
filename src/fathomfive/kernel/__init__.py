"""What a game is: no game in here, no door, no clock."""
