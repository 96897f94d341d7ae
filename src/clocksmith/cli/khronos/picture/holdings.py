"""Domains that pay: an outline in the colour of who holds them, and what they pay."""

from clocksmith.cli.khronos import palette
from clocksmith.cli.khronos.picture.measures import CELL
from clocksmith.cli.khronos.picture.svg import box, shape, words
from clocksmith.core.bits import places
from clocksmith.games.khronos.board import Domain, board_of
from clocksmith.games.khronos.content import GRID, Age
from clocksmith.games.khronos.standing import Holding
from clocksmith.games.khronos.view import KhronosView

DASHES = ("none", "8 2", "2 3", "12 3 2 3", "5 4")  # by seat: outlines differ without colour


def outlines(view: KhronosView, age: Age) -> str:
    """Return the outlines of all domains of an age that pay somebody."""
    return "".join([_outline(holding, domain) for holding, domain in _paying(view, age)])


def labels(view: KhronosView, age: Age) -> str:
    """Return what the domains of an age pay, at their first cells."""
    return "".join([_label(holding) for holding, _ in _paying(view, age)])


def _paying(view: KhronosView, age: Age) -> list[tuple[Holding, Domain]]:
    board = board_of(list(view.boards[age]))
    return [
        (holding, board.domain_at(holding.cell))
        for holding in view.standing.holdings
        if holding.age == age and holding.ecus
    ]


def _outline(holding: Holding, domain: Domain) -> str:
    """Return the rim of a domain: ink below, then the colours of all its holders in turn."""
    path = edge_of(domain.cells)
    drawn = [_stroke(path, palette.INK, 4.4)]
    count = len(holding.seats)
    for number, seat in enumerate(holding.seats):
        dash = "none" if number == 0 else f"{CELL / count:g} {CELL - CELL / count:g}"
        drawn.append(_stroke(path, palette.SEATS[seat], 2.6, dash, number * CELL / count))
    first = holding.seats[0]
    if first and count == 1:
        drawn.append(_stroke(path, palette.ON_SEATS[first], 0.9, DASHES[first]))
    return "".join(drawn)


def _stroke(path: str, colour: str, width: float, dash: str = "none", offset: float = 0.0) -> str:
    cap = "square" if dash == "none" else "butt"
    return shape(
        path,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap=cap,
        stroke_dasharray=dash,
        stroke_dashoffset=offset,
    )


def edge_of(cells: int) -> str:
    """Return the rim of a set of cells as one path."""
    inside = {divmod(cell, GRID.width)[::-1] for cell in places(cells)}
    lines: list[str] = []
    for x, y in sorted(inside):
        left, top = x * CELL, y * CELL
        if (x, y - 1) not in inside:
            lines.append(f"M{left} {top}h{CELL}")
        if (x, y + 1) not in inside:
            lines.append(f"M{left} {top + CELL}h{CELL}")
        if (x - 1, y) not in inside:
            lines.append(f"M{left} {top}v{CELL}")
        if (x + 1, y) not in inside:
            lines.append(f"M{left + CELL} {top}v{CELL}")
    return "".join(lines)


def _label(holding: Holding) -> str:
    row, column = divmod(holding.cell, GRID.width)
    drawn = []
    text = str(holding.ecus)
    width = 10 + 7 * len(text)
    for number, seat in enumerate(holding.seats):
        left = min(column * CELL - 5 + number * width, GRID.width * CELL - width)
        top = max(row * CELL - 10, -2)
        drawn.append(
            box(left, top, width, 15, rx=7.5, fill=palette.SEATS[seat], stroke=palette.INK)
        )
        drawn.append(
            words(
                text,
                left + width / 2,
                top + 11.8,
                font_size=12,
                font_weight=700,
                text_anchor="middle",
                style=f"fill: {palette.ON_SEATS[seat]}",
            )
        )
    return "".join(drawn)
