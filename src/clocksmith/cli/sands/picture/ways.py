"""Borders as lines between regions that go around others, with a place for what lies on them."""

from functools import cache
from math import hypot
from typing import Final, NamedTuple

from clocksmith.cli.sands.picture.measures import LAND_HEIGHT, LAND_WIDTH, MIDDLES
from clocksmith.games.sands.content import Border

Point = tuple[float, float]
BENDS: Final = (0, 40, -40, 80, -80, 130, -130, 190, -190)  # how far a line may swerve
SAMPLES: Final = 60
CLEAR: Final = 8  # pixels between a region and what lies on a border


class Way(NamedTuple):
    """A line from region to region: its path, where things lie on it, the direction across it."""

    path: str
    x: float
    y: float
    across: Point


def way_of(border: Border) -> Way:
    """Return the line of a border."""
    return _way(MIDDLES[border.first], MIDDLES[border.second])


@cache
def _way(start: Point, end: Point) -> Way:
    """Return the straightest line that crosses no third region."""
    others = [middle for middle in MIDDLES if middle not in (start, end)]
    bends = [_bent(start, end, bend) for bend in BENDS]
    crossed = [len([p for p in line if _is_on(p, others, 2)]) for line in bends]
    bend = BENDS[crossed.index(min(crossed))]
    line = _bent(start, end, bend)
    x, y = _middle_of(line)
    length = hypot(end[0] - start[0], end[1] - start[1])
    across = (-(end[1] - start[1]) / length, (end[0] - start[0]) / length)
    bow = _bow(start, end, bend)
    path = f"M{start[0]:g} {start[1]:g}Q{bow[0]:.1f} {bow[1]:.1f} {end[0]:g} {end[1]:g}"
    return Way(path, x, y, across)


def _bow(start: Point, end: Point, bend: float) -> Point:
    """Return the point that draws a line aside."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    across = (-(end[1] - start[1]) / length, (end[0] - start[0]) / length)
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    return middle[0] + 2 * bend * across[0], middle[1] + 2 * bend * across[1]


def _bent(start: Point, end: Point, bend: float) -> list[Point]:
    """Return points along a line that swerves."""
    bow = _bow(start, end, bend)
    points: list[Point] = []
    for step in range(SAMPLES + 1):
        t = step / SAMPLES
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append(
            (a * start[0] + b * bow[0] + c * end[0], a * start[1] + b * bow[1] + c * end[1])
        )
    return points


def _is_on(point: Point, regions: list[tuple[int, int]], room: float) -> bool:
    """Return whether a point lies on one of the regions, or too near."""
    wide, high = LAND_WIDTH / 2 + room, LAND_HEIGHT / 2 + room
    return any(abs(point[0] - x) < wide and abs(point[1] - y) < high for x, y in regions)


def _middle_of(line: list[Point]) -> Point:
    """Return the middle of the longest stretch that lies on no region."""
    for room in (CLEAR, 2, -6):
        best: list[Point] = []
        run: list[Point] = []
        for point in line:
            run = [] if _is_on(point, MIDDLES, room) else [*run, point]
            best = run if len(run) > len(best) else best
        if best:
            return best[len(best) // 2]
    return line[len(line) // 2]
