"""Lanterns: a small game of which everything comes in a box, for tests of boxes at the table."""
