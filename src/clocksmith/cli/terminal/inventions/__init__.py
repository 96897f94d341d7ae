"""Inventions in the terminal."""

from clocksmith.cli.terminal.inventions.drawing import DRAWING

__all__ = ["DRAWING"]
