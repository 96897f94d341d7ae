"""Boxes: the printed parts of a game, shipped or entered by people."""
