"""Looking back at a game and ahead in it: what was luck, what was play, what was better."""
