"""Ratings of people, and the measured strength of the bots."""
