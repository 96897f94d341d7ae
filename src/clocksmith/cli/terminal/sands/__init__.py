"""The Sands of Time in the terminal."""

from clocksmith.cli.terminal.sands.drawing import DRAWING

__all__ = ["DRAWING"]
