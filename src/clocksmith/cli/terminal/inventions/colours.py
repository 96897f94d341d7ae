"""The colours of Inventions beside those of all games."""

from typing import Final

from clocksmith.cli.palette import BRASS, INK, mixed

# Economy, Culture, Technology, Wealth.
KINDS: Final = ("#D9772B", "#8A5AA8", "#3E7CB1", BRASS)


def field_style(kind: int) -> str:
    """Return the style of a field's letter in the terminal."""
    return f"bold {mixed(KINDS[kind], INK, 0.1)}"
