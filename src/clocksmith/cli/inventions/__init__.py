"""Inventions in the terminal."""

from clocksmith.cli.inventions.drawing import DRAWING

__all__ = ["DRAWING"]
