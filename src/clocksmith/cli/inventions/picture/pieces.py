"""Citizens, pillars and tiles: small shapes in the colour and pattern of their society."""

from typing import Final

from clocksmith.cli import palette
from clocksmith.cli.inventions.colours import KINDS
from clocksmith.cli.inventions.signs import piece_kind, society_sign, tile_code
from clocksmith.cli.picture.patterns import pattern_of
from clocksmith.cli.picture.svg import box, moved, shape, tag, words
from clocksmith.core.words import Words
from clocksmith.games.inventions.content import ASPIRATION

# A citizen in a box of 12 by 16, a pillar in one of 10 by 20.
CITIZEN: Final = (
    "M6 0.8a3 3 0 0 1 1.7 5.4c2 0.8 3.1 2.6 3.3 5.2V15.2H1V11.4c0.2-2.6 1.3-4.4 3.3-5.2"
    "A3 3 0 0 1 6 0.8z"
)
COLUMN: Final = "M0.5 0.5H9.5V3.5H8V16.5H9.5V19.5H0.5V16.5H2V3.5H0.5z"
STEP: Final = 34  # from one society to the next


def citizens(counts: tuple[int, ...] | list[int]) -> tuple[str, float]:
    """Return the citizens of all societies in a row, with their numbers, and its width."""
    drawn: list[str] = []
    left = 0.0
    for seat, count in enumerate(counts):
        if count:
            drawn.append(moved(left, 0, citizen(seat)))
            if count > 1:
                drawn.append(words(str(count), left + 14, 13, font_size=13, font_weight=700))
            left += 15 if count == 1 else 18 + 7 * len(str(count))
    return "".join(drawn), left


def citizen(seat: int) -> str:
    """Return one citizen."""
    return _patterned(CITIZEN, seat)


def pillar(seat: int, epoch: bool) -> str:
    """Return a pillar, the epoch pillar larger."""
    drawn = _patterned(COLUMN, seat)
    return moved(0, 0 if epoch else 7, drawn, scale=1.35 if epoch else 0.95)


def _patterned(path: str, seat: int) -> str:
    rim = shape(path, fill=palette.SEATS[seat], stroke=palette.INK, stroke_width=0.9)
    return rim + shape(path, fill=pattern_of(seat))


def influence_tile(seat: int, name: str, face_up: bool) -> str:
    """Return an influence tile on its space; a flipped one is pale."""
    fill = palette.SEATS[seat] if face_up else palette.mixed(palette.SEATS[seat], "#F5EFE2", 0.6)
    ink = palette.ON_SEATS[seat] if face_up else palette.INK
    label = name if face_up else f"{name}'"
    return box(0, 0, 34, 18, rx=3, fill=fill, stroke=palette.INK) + words(
        f"{society_sign(seat)} {label}",
        17,
        13.2,
        font_size=12,
        font_weight=700,
        text_anchor="middle",
        style=f"fill: {ink}",
    )


def empty(width: float, height: float) -> str:
    """Return a free space."""
    return box(
        0,
        0,
        width,
        height,
        rx=3,
        fill=palette.PANEL,
        fill_opacity=0.92,
        stroke=palette.QUIET,
        stroke_width=0.8,
        stroke_dasharray="3 3",
    )


def tile(piece: int, size: float, tongue_words: Words, mark: str = "") -> str:
    """Return a tile of a row or of the progress map; an aspiration tile only as an outline."""
    colour = KINDS[piece_kind(piece)]
    wish = piece >= ASPIRATION
    face = palette.PANEL if wish else colour
    ink = palette.INK if wish else palette.WHITE
    text = tile_code(piece, tongue_words) + mark
    middle = size / 2
    return box(
        1, 1, size - 2, size - 2, rx=4, fill=face, stroke=colour if wish else palette.INK
    ) + words(
        text,
        middle,
        middle + 5,
        font_size=14,
        font_weight=700,
        text_anchor="middle",
        style=f"fill: {ink}",
    )


def disc(text: str, colour: str) -> str:
    """Return a sign on a small disc."""
    return tag("circle", cx=9, cy=9, r=9, fill=colour) + words(
        text,
        9,
        13.2,
        font_size=12,
        font_weight=700,
        text_anchor="middle",
        style=f"fill: {palette.WHITE}",
    )
