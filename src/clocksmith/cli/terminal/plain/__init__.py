"""Any game in the terminal, drawn from its view alone."""

from clocksmith.cli.terminal.plain.drawing import DRAWING

__all__ = ["DRAWING"]
