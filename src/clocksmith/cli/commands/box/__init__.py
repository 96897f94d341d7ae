"""The commands about boxes: what is printed of a game, as data."""
