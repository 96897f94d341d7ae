"""The Sands of Time: three dynasties of the ancient world."""

from clocksmith.games.sands.game import GAME

__all__ = ["GAME"]
