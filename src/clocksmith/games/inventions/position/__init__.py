"""Positions of Inventions as text."""
