"""Khronos in the terminal and as a picture."""

from clocksmith.cli.khronos.face import DRAWING

__all__ = ["DRAWING"]
