"""Inventions in the terminal and as a picture."""

from clocksmith.cli.inventions.drawing import DRAWING

__all__ = ["DRAWING"]
