"""Text that keeps within a width: broken into lines, and shortened where it must be."""

from typing import Final

from clocksmith.cli.picture.svg import words

SIGN: Final = 0.54  # the usual width of a sign, in parts of the size of the type
STEP: Final = 1.22  # from line to line


def wrapped(text: str, width: float, size: float, most: int = 2) -> list[str]:
    """Return text as at most so many lines; what does not fit ends with dots."""
    room = max(4, int(width / (SIGN * size)))
    lines: list[str] = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) <= room or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return [line if len(line) <= room else line[: room - 1].rstrip() + "…" for line in lines]


def capital(text: str) -> str:
    """Return text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def block(lines: list[str], x: float, y: float, size: float, **attributes: str | float) -> str:
    """Return lines below each other; *y* is the foot of the first."""
    return "".join(
        [
            words(line, x, y + place * size * STEP, font_size=size, **attributes)
            for place, line in enumerate(lines)
        ]
    )
