"""The land of one age: ground, trees, ridges and one flowing river, in its light."""

from clocksmith.cli.khronos import palette
from clocksmith.cli.khronos.picture.measures import BOARD_HEIGHT, BOARD_WIDTH, CELL
from clocksmith.cli.khronos.picture.svg import box, shape, short, tag, words
from clocksmith.games.khronos.content import GRID, Age
from clocksmith.games.khronos.land import FOREST, MOUNTAIN, PLAIN, RIVER
from clocksmith.kit.grid import COLUMNS


def land(rows: list[str], age: Age) -> str:
    """Return the ground of a board, with its grid and its rim."""
    return "".join(
        [
            box(0, 0, BOARD_WIDTH, BOARD_HEIGHT, fill=palette.ground(PLAIN, age)),
            _cells(rows, FOREST, age),
            _cells(rows, MOUNTAIN, age),
            _trees(rows, age),
            _ridges(rows, age),
            _river(rows, age),
            _grid(),
            _rim(),
        ]
    )


def _places(rows: list[str], sign: str) -> list[tuple[int, int]]:
    return [(x, y) for y, row in enumerate(rows) for x, found in enumerate(row) if found == sign]


def _cells(rows: list[str], sign: str, age: Age) -> str:
    """Return all cells of a ground as one shape."""
    squares = [f"M{x * CELL} {y * CELL}h{CELL}v{CELL}h-{CELL}z" for x, y in _places(rows, sign)]
    return shape("".join(squares), fill=palette.ground(sign, age)) if squares else ""


def _wander(x: int, y: int, step: int) -> int:
    """Return a small number that looks unplanned and is always the same for a place."""
    return (x * 37 + y * 61 + step * 17) % 7 - 3


def _trees(rows: list[str], age: Age) -> str:
    drawn = []
    for x, y in _places(rows, FOREST):
        for step, (across, down) in enumerate(((0.3, 0.62), (0.7, 0.86))):
            left = short(x * CELL + CELL * across + _wander(x, y, step))
            base = short(y * CELL + CELL * down + _wander(y, x, step) * 0.6)
            drawn.append(f"M{left} {base}v-2m0 0l-3 0l3 -7l3 7z")
    back = palette.ground(FOREST, age)
    ink = palette.mixed(back, palette.INK, 0.38)
    pale = palette.mixed(back, palette.INK, 0.14)
    return shape("".join(drawn), fill=pale, stroke=ink, stroke_width=0.6) if drawn else ""


def _ridges(rows: list[str], age: Age) -> str:
    drawn = []
    for x, y in _places(rows, MOUNTAIN):
        left = short(x * CELL + 4 + _wander(x, y, 0) * 0.7)
        base = short(y * CELL + CELL * 0.78 + _wander(y, x, 1) * 0.7)
        drawn.append(f"M{left} {base}l6 -9l3.2 5m-0.6 -1l2.6 -3.4l4 6.4M{left} {base}m6 -9l1 9")
    ink = palette.mixed(palette.ground(MOUNTAIN, age), palette.INK, 0.4)
    return shape("".join(drawn), fill="none", stroke=ink, stroke_width=0.8) if drawn else ""


def _river(rows: list[str], age: Age) -> str:
    """Return the river as one band that bends softly and runs out over the rim."""
    wet = set(_places(rows, RIVER))
    path = "".join([_reach(place, wet) for place in sorted(wet)])
    if not path:
        return ""
    water = palette.ground(RIVER, age)
    bank = palette.mixed(water, palette.INK, 0.25)
    gleam = palette.mixed(water, palette.WHITE, 0.35)
    band = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    return tag(
        "svg",
        shape(path, stroke=bank, stroke_width=CELL * 0.92, **band),
        shape(path, stroke=water, stroke_width=CELL * 0.92 - 2, **band),
        shape(path, stroke=gleam, stroke_width=CELL * 0.3, stroke_opacity=0.45, **band),
        width=BOARD_WIDTH,
        height=BOARD_HEIGHT,
    )


def _reach(place: tuple[int, int], wet: set[tuple[int, int]]) -> str:
    """Return the way of the water through one cell: from side to side, or to its middle."""
    x, y = place
    left, top = x * CELL, y * CELL
    half = CELL // 2
    middle = f"{left + half} {top + half}"
    sides = {(0, -1): (half, 0), (0, 1): (half, CELL), (-1, 0): (0, half), (1, 0): (CELL, half)}
    open_sides = [
        f"{left + across} {top + down}"
        for (dx, dy), (across, down) in sides.items()
        if (x + dx, y + dy) in wet
    ]
    if len(open_sides) == 1 and y in (0, GRID.height - 1):
        open_sides.append(f"{left + half} {top if y == 0 else top + CELL}")
    if len(open_sides) == 2:
        return f"M{open_sides[0]}Q{middle} {open_sides[1]}"
    return "".join([f"M{middle}L{end}" for end in open_sides]) or f"M{middle}h0"


def _grid() -> str:
    across = [f"M0 {y * CELL}h{BOARD_WIDTH}" for y in range(1, GRID.height)]
    down = [f"M{x * CELL} 0v{BOARD_HEIGHT}" for x in range(1, GRID.width)]
    lines = shape("".join(across + down), stroke=palette.INK, stroke_opacity=0.13, stroke_width=0.5)
    frame = box(0, 0, BOARD_WIDTH, BOARD_HEIGHT, fill="none", stroke=palette.BRASS)
    return lines + frame


def _rim() -> str:
    letters = [
        words(letter, (x + 0.5) * CELL, -5, text_anchor="middle")
        for x, letter in enumerate(COLUMNS[: GRID.width])
    ]
    numbers = [
        words(str(y + 1), -5, (y + 0.5) * CELL + 4, text_anchor="end") for y in range(GRID.height)
    ]
    return tag("g", *letters, *numbers, font_size=12, **{"class": "quiet"})
