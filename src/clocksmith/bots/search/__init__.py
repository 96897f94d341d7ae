"""Looking ahead; written once, for any game."""
