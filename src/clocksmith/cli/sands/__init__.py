"""The Sands of Time in the terminal and as a picture."""

from clocksmith.cli.sands.face import DRAWING

__all__ = ["DRAWING"]
