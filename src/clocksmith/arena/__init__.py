"""Bots against bots: matches that are fair, repeatable and counted honestly."""
