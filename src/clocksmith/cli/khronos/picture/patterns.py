"""What a picture of Khronos defines once: the hatching of ruins."""

from clocksmith.cli import palette
from clocksmith.cli.picture.patterns import pattern
from clocksmith.cli.picture.svg import box, shape


def ruin() -> str:
    """Return the hatching of ruins."""
    lines = shape("M-1 1L1 -1M0 6L6 0M5 7L7 5", stroke=palette.INK, stroke_width=0.9)
    return pattern("ruin", 6, box(0, 0, 6, 6, fill="none"), lines)
