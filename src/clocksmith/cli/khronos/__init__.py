"""Khronos in the terminal."""

from clocksmith.cli.khronos.drawing import DRAWING

__all__ = ["DRAWING"]
