"""Buildings: tiles with a bevel and a shadow, ruins hatched, printed hamlets in ink."""

from clocksmith.cli.khronos import palette
from clocksmith.cli.khronos.picture.measures import CELL
from clocksmith.cli.khronos.picture.people import cube
from clocksmith.cli.khronos.picture.shapes import BOX, SILHOUETTES
from clocksmith.cli.khronos.picture.svg import box, moved, shape, tag, words
from clocksmith.cli.khronos.signs import owners
from clocksmith.games.khronos.board import Building
from clocksmith.games.khronos.content import GRID, SMALL

BEVEL = 2


def building(one: Building) -> str:
    """Return a building where it stands, with its cubes and its value."""
    row, column = divmod(one.cell, GRID.width)
    side = one.rank * CELL
    drawn = [_printed(one)] if one.printed else [*_tile(one, side)]
    drawn += _cubes(one, side)
    if one.rank > SMALL:
        drawn.append(_value(one, side))
    return moved(column * CELL, row * CELL, *drawn)


def silhouette(tile: int, size: float, light: str, dark: str) -> str:
    """Return the drawing of a tile in a square of *size*."""
    outline, details = SILHOUETTES[tile]
    drawn = shape(outline, fill=light) + shape(details, fill=dark)
    return tag("g", drawn, transform=f"scale({size / BOX:.3f})")


def _printed(one: Building) -> str:
    """Return a hamlet of the map: a flat drawing in ink."""
    outline, details = SILHOUETTES[one.tile]
    blue = palette.mixed(palette.KINDS[one.kind], palette.INK, 0.3)
    drawn = shape(outline, fill=palette.PANEL, stroke=blue, stroke_width=1.6)
    return moved(3, 2, drawn, shape(details, fill=blue), scale=(CELL - 6) / BOX)


def _tile(one: Building, side: int) -> list[str]:
    """Return a tile: shadow, dark edge, light edge, face, silhouette."""
    colour = palette.KINDS[one.kind]
    if one.ruined:
        return _ruin(one, side, colour)
    dark, light = (
        palette.mixed(colour, palette.INK, 0.45),
        palette.mixed(colour, palette.WHITE, 0.4),
    )
    inner = side - 2 - 2 * BEVEL
    room = inner - 2
    return [
        box(2, 2.5, side - 2, side - 2, rx=2.5, fill=palette.INK, fill_opacity=0.28),
        box(1, 1, side - 2, side - 2, rx=2.5, fill=dark),
        shape(
            f"M1 {side - 2}V3.5a2.5 2.5 0 0 1 2.5 -2.5H{side - 2}l-{BEVEL} {BEVEL}H{1 + BEVEL}"
            f"V{side - 2 - BEVEL}z",
            fill=light,
        ),
        box(1 + BEVEL, 1 + BEVEL, inner, inner, rx=1, fill=colour),
        moved(2 + BEVEL, 2 + BEVEL, silhouette(one.tile, room, palette.PANEL, dark)),
    ]


def _ruin(one: Building, side: int, colour: str) -> list[str]:
    """Return a ruin: half tone, hatched, with a broken outline."""
    pale = palette.mixed(colour, palette.PAPER, 0.6)
    dark = palette.mixed(colour, palette.INK, 0.35)
    faded = palette.mixed(pale, palette.PANEL, 0.8)
    return [
        box(1.5, 1.5, side - 3, side - 3, fill=pale),
        moved(4, 4, silhouette(one.tile, side - 8, faded, dark)),
        box(1.5, 1.5, side - 3, side - 3, fill="url(#ruin)", fill_opacity=0.3),
        box(
            1.5,
            1.5,
            side - 3,
            side - 3,
            fill="none",
            stroke=dark,
            stroke_width=1.4,
            stroke_dasharray="7 3 2 3",
        ),
    ]


def _cubes(one: Building, side: int) -> list[str]:
    """Return the cubes at the lower edge, from the left."""
    small = one.rank == SMALL
    size, left, step = (8, 1, 0) if small else (9, 3, 12)
    return [
        moved(left + number * step, side - size - (2 if small else 3), cube(seat, size))
        for number, seat in enumerate(owners(one))
    ]


def _value(one: Building, side: int) -> str:
    disc = tag(
        "circle",
        cx=side - 8.5,
        cy=8.5,
        r=6.8,
        fill=palette.PANEL,
        stroke=palette.INK,
        stroke_width=0.8,
    )
    text = words(
        str(one.value()), side - 8.5, 12.6, font_size=12, font_weight=700, text_anchor="middle"
    )
    return disc + text
