"""Inventions in the terminal and as a picture."""

from clocksmith.cli.inventions.face import DRAWING

__all__ = ["DRAWING"]
