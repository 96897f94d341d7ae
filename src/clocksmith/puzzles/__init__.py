"""Puzzles: positions of bot games in which one turn is clearly best, found and proved by search."""
