"""The Sands of Time in the terminal and as a picture."""

from clocksmith.cli.sands.drawing import DRAWING

__all__ = ["DRAWING"]
