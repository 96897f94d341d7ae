"""Boxes: everything that is printed in a game, as data with a name and a hash."""
