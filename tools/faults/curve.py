"""A curve of memory over time, as a picture that needs nothing to be shown."""

from math import ceil, floor, log10
from typing import Final

WIDTH: Final = 720
HEIGHT: Final = 300
LEFT: Final = 60  # room for what is written there
RIGHT: Final = 20
TOP: Final = 20
BOTTOM: Final = 50
MARKS: Final = 6  # along each side, about

Point = tuple[float, float]  # minutes and megabytes


def drawn(points: list[Point]) -> str:
    """Return the curve as SVG: minutes to the right, megabytes upwards, from zero."""
    across = marks(max(x for x, _ in points))
    upward = marks(max(y for _, y in points))
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def at(x: float, y: float) -> tuple[float, float]:
        right = LEFT + wide * x / across[-1]
        return round(right, 1), round(TOP + high * (1 - y / upward[-1]), 1)

    lines = []
    for y in upward:
        (x1, level), (x2, _) = at(0, y), at(across[-1], y)
        lines.append(f'<path d="M{x1} {level}H{x2}" stroke="#ddd"/>')
        lines.append(f'<text x="{x1 - 8}" y="{level + 4}" text-anchor="end">{y:g}</text>')
    for x in across:
        place, floor_at = at(x, 0)
        lines.append(f'<text x="{place}" y="{floor_at + 18}" text-anchor="middle">{x:g}</text>')
    curve = " ".join(f"{x},{y}" for x, y in (at(*point) for point in points))
    lines.append(f'<polyline points="{curve}" fill="none" stroke="#1f5f8b" stroke-width="2"/>')
    middle = LEFT + wide / 2
    lines.append(f'<text x="{middle}" y="{HEIGHT - 8}" text-anchor="middle">minutes</text>')
    lines.append(f'<text x="{LEFT}" y="{TOP - 6}">megabytes held by the server</text>')
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
            'font-family="sans-serif" font-size="12" fill="#333">',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
            *lines,
            "</svg>\n",
        ]
    )


def marks(highest: float) -> list[float]:
    """Return round numbers from zero to at least the highest, about as many as wanted."""
    rough = max(highest, 1e-9) / MARKS
    unit = 10.0 ** floor(log10(rough))
    step = next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= rough)
    return [step * count for count in range(ceil(highest / step) + 1)]
