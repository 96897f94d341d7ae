"""Positions of The Sands of Time as text that people can read and write."""
