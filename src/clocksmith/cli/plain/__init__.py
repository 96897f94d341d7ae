"""Any game in the terminal, drawn from its view alone."""

from clocksmith.cli.plain.drawing import DRAWING

__all__ = ["DRAWING"]
