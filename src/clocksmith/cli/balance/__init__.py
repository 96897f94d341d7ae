"""The command that tells how even a game is with a box."""
