"""Khronos in the terminal."""

from clocksmith.cli.terminal.khronos.drawing import DRAWING

__all__ = ["DRAWING"]
