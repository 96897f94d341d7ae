"""The command ``clocksmith arena``: bots against bots, counted honestly."""
