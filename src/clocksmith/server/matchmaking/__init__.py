"""Matchmaking: brings together people who want to play the same game."""
