"""Khronos: one land in three ages."""

from clocksmith.games.khronos.game import GAME

__all__ = ["GAME"]
