"""Events of an account as a stream: challenges, games, turns."""
