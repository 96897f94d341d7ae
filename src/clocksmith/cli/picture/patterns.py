"""What every picture defines once: its type, and the patterns that tell players apart."""

from typing import Final

from clocksmith.cli import palette
from clocksmith.cli.picture.svg import shape, tag

SERIF: Final = "'EB Garamond', Garamond, Georgia, 'Times New Roman', serif"
SANS: Final = "'Source Sans 3', Inter, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"

STYLE: Final = f"""
text {{ font-family: {SANS}; fill: {palette.INK}; font-variant-numeric: tabular-nums; }}
.place {{ font-family: {SERIF}; }}
text.quiet, tspan.quiet, .quiet text {{ fill: {palette.QUIET}; }}
"""


def definitions(*more: str) -> str:
    """Return styles and patterns, with *more* patterns of a game."""
    return tag("style", STYLE) + tag("defs", *_seat_patterns(), *more)


def pattern_of(seat: int) -> str:
    """Return the fill that tells a seat apart without colour."""
    return "none" if seat == 0 else f"url(#seat-{seat})"


def pattern(name: str, size: int, *drawn: str) -> str:
    """Return a pattern that can be a fill by its *name*."""
    units = "userSpaceOnUse"
    return tag("pattern", *drawn, id=name, width=size, height=size, patternUnits=units)


def _seat_patterns() -> list[str]:
    """Return stripes, dots, rings and crosshatch; the first seat is plain."""
    pale, dark = palette.PANEL, palette.INK
    stripes = shape("M-1 1L1 -1M0 4L4 0M3 5L5 3", stroke=pale, stroke_width=1.1)
    dots = tag("circle", cx=2, cy=2, r=0.95, fill=dark)
    rings = tag("circle", cx=2.5, cy=2.5, r=1.5, fill="none", stroke=dark, stroke_width=0.7)
    cross = shape("M0 4L4 0M0 0L4 4", stroke=palette.LINE, stroke_width=0.8)
    return [
        pattern("seat-1", 4, stripes),
        pattern("seat-2", 4, dots),
        pattern("seat-3", 5, rings),
        pattern("seat-4", 4, cross),
    ]
