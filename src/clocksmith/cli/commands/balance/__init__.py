"""The command that reports how even a game is with a box."""
