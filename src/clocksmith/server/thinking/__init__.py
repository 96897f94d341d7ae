"""Who thinks for bots, hints and analyses."""
