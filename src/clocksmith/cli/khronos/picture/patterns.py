"""What a picture defines once: the patterns of the players, of ruins and of the ground."""

from typing import Final

from clocksmith.cli.khronos import palette
from clocksmith.cli.khronos.picture.svg import box, shape, tag

SERIF: Final = "'EB Garamond', Garamond, Georgia, 'Times New Roman', serif"
SANS: Final = "'Source Sans 3', Inter, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"

STYLE: Final = f"""
text {{ font-family: {SANS}; fill: {palette.INK}; font-variant-numeric: tabular-nums; }}
.place {{ font-family: {SERIF}; }}
text.quiet, tspan.quiet, .quiet text {{ fill: {palette.QUIET}; }}
"""


def definitions() -> str:
    """Return all patterns and styles."""
    return tag("style", STYLE) + tag("defs", *_seat_patterns(), _ruin())


def pattern_of(seat: int) -> str:
    """Return the fill that tells a seat apart without colour."""
    return "none" if seat == 0 else f"url(#seat-{seat})"


def _seat_patterns() -> list[str]:
    """Return stripes, dots, rings and crosshatch; the first seat is plain."""
    pale, dark = palette.PANEL, palette.INK
    stripes = shape("M-1 1L1 -1M0 4L4 0M3 5L5 3", stroke=pale, stroke_width=1.1)
    dots = tag("circle", cx=2, cy=2, r=0.95, fill=dark)
    rings = tag("circle", cx=2.5, cy=2.5, r=1.5, fill="none", stroke=dark, stroke_width=0.7)
    cross = shape("M0 4L4 0M0 0L4 4", stroke=palette.LINE, stroke_width=0.8)
    return [
        _pattern("seat-1", 4, stripes),
        _pattern("seat-2", 4, dots),
        _pattern("seat-3", 5, rings),
        _pattern("seat-4", 4, cross),
    ]


def _ruin() -> str:
    lines = shape("M-1 1L1 -1M0 6L6 0M5 7L7 5", stroke=palette.INK, stroke_width=0.9)
    return _pattern("ruin", 6, box(0, 0, 6, 6, fill="none"), lines)


def _pattern(name: str, size: int, *drawn: str) -> str:
    units = "userSpaceOnUse"
    return tag("pattern", *drawn, id=name, width=size, height=size, patternUnits=units)
