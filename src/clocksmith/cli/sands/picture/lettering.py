"""Writing that fits: squeezed where it is too long, broken into lines at commas."""

from typing import Final

from clocksmith.cli.picture.svg import words

AVERAGE: Final = 0.48  # width of a letter, in sizes


def width_of(text: str, size: float) -> float:
    """Return about how wide a text is."""
    return len(text) * size * AVERAGE


def fitted(
    text: str, place: tuple[float, float], room: float, size: float, **look: str | float
) -> str:
    """Return text at a place, squeezed if it needs more than *room*."""
    if width_of(text, size) > room:
        look = {**look, "textLength": room, "lengthAdjust": "spacingAndGlyphs"}
    return words(text, place[0], place[1], font_size=size, **look)


def broken(parts: list[str], room: float, size: float) -> list[str]:
    """Return parts, joined by commas, as lines that fit into *room*."""
    lines: list[str] = []
    for part in parts:
        joined = f"{lines[-1]}, {part}" if lines else part
        if lines and width_of(joined, size) <= room:
            lines[-1] = joined
        elif lines:
            lines[-1] += ","
            lines.append(part)
        else:
            lines.append(part)
    return lines
