"""Inventions: ideas that become inventions through six eras."""

from clocksmith.games.inventions.game import GAME

__all__ = ["GAME"]
