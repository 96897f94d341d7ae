"""Puzzles, and how well people solve them."""
