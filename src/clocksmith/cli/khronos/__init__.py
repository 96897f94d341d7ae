"""Khronos in the terminal and as a picture."""

from clocksmith.cli.khronos.drawing import DRAWING

__all__ = ["DRAWING"]
