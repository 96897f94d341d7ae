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
    path = edge_of(domain.cells)
    seat = holding.seats[0]
    under = shape(path, stroke=palette.INK, stroke_width=4.4, stroke_linecap="square", fill="none")
    over = shape(
        path, stroke=palette.SEATS[seat], stroke_width=2.6, fill="none", stroke_linecap="square"
    )
    mark = (
        shape(
            path,
            stroke=palette.ON_SEATS[seat],
            stroke_width=0.9,
            fill="none",
            stroke_dasharray=DASHES[seat],
        )
        if seat
        else ""
    )
    return under + over + mark


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
