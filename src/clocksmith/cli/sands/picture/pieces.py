"""Pieces in the colours and patterns of the players: blocks, octagons, beads, discs, stamps."""

from typing import Final

from clocksmith.cli import palette
from clocksmith.cli.picture.patterns import pattern_of
from clocksmith.cli.picture.svg import box, shape, tag, words
from clocksmith.cli.sands import colours
from clocksmith.cli.sands.signs import short_structure
from clocksmith.games.sands.content import STRUCTURE_CATEGORY, StructureId
from clocksmith.games.sands.spread import CAPITAL_MARK, COLONY_MARK, PROVINCE_MARK

SIZE: Final = 11  # of a citizen
OCTAGON: Final = "M3.2 0H7.8L11 3.2V7.8L7.8 11H3.2L0 7.8V3.2z"
# A house, a banner and a banner with a cut end, in a box of 14 by 14.
MARKERS: Final = {
    CAPITAL_MARK: "M1 13V6L7 1L13 6V13z",
    PROVINCE_MARK: "M1 1H13V13H1z",
    COLONY_MARK: "M1 1H13V13L7 9L1 13z",
}


def painted(path: str, seat: int) -> str:
    """Return a shape in the colour and pattern of a seat."""
    rim: dict[str, str | float] = {"stroke": palette.INK, "stroke_width": 0.9}
    return shape(path, fill=palette.SEATS[seat], **rim) + shape(path, fill=pattern_of(seat))


def peasant(seat: int) -> str:
    """Return a small block."""
    return painted(f"M0 2H{SIZE}V{SIZE - 1}H0z", seat)


def soldier(seat: int) -> str:
    """Return an octagon."""
    return painted(OCTAGON, seat)


def marker(seat: int, mark: str) -> str:
    """Return what marks the control of a region."""
    return painted(MARKERS[mark], seat)


def bead(seat: int, x: float, y: float) -> str:
    """Return a caravan."""
    look: dict[str, str | float] = {"cx": x, "cy": y, "r": 5.2}
    return tag(
        "circle", **look, fill=palette.SEATS[seat], stroke=palette.INK, stroke_width=1
    ) + tag("circle", **look, fill=pattern_of(seat))


def disc(seat: int, x: float, y: float) -> str:
    """Return a marker on a track."""
    return bead(seat, x, y)


def stamp(structure: StructureId, x: float, y: float) -> str:
    """Return a structure as a seal stamp with its two letters."""
    colour = palette.mixed(colours.CATEGORIES[STRUCTURE_CATEGORY[structure]], palette.INK, 0.15)
    ring = tag("circle", cx=x, cy=y, r=10.5, fill=colour, stroke=palette.INK, stroke_width=0.8)
    inner = tag("circle", cx=x, cy=y, r=8.8, fill="none", stroke=palette.PANEL, stroke_width=0.6)
    letters = words(
        short_structure(structure),
        x,
        y + 4.2,
        font_size=12,
        font_weight=700,
        text_anchor="middle",
        style=f"fill: {palette.WHITE}",
    )
    return ring + inner + letters


def tile(resource: int, capacity: int) -> str:
    """Return a resource tile: an ear or a coin, and the capacity."""
    colour = colours.RESOURCES[resource]
    frame = box(0, 0, 32, 16, rx=3, fill=palette.PANEL, stroke=colour, stroke_width=1.2)
    ear = "M8 14V3M8 6L5 4M8 6L11 4M8 9L5 7M8 9L11 7M8 12L5 10M8 12L11 10"
    coin = tag("circle", cx=8.5, cy=8, r=5, fill=colours.RESOURCES[1], stroke=palette.INK)
    sign = shape(ear, fill="none", stroke=colour, stroke_width=1.5) if resource == 0 else coin
    number = words(str(capacity), 23, 12.6, font_size=13, font_weight=700, text_anchor="middle")
    return frame + sign + number
