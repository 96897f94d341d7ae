"""Letters for buildings and patterns for ground: everything can be read without colour."""

from typing import Final

from clocksmith.core.seat import NOBODY
from clocksmith.games.khronos.model.board import Building
from clocksmith.games.khronos.model.content import TILE_NAMES
from clocksmith.games.khronos.model.land import FOREST, MOUNTAIN, PLAIN, RIVER

# Small and medium ones have small letters, large ones capitals.
LETTERS: Final = {
    "watchtower": "w",
    "keep": "k",
    "castle": "C",
    "chapel": "c",
    "monastery": "m",
    "abbey": "A",
    "hamlet": "h",
    "town": "t",
    "city": "Y",
}
FILL: Final = ("#", "+", ":")  # by kind
RUIN: Final = "/"
GROUND: Final = {PLAIN: "  ", FOREST: ",'", MOUNTAIN: "^^", RIVER: "~~"}
MARK: Final = "()"  # a place that is offered
MARK_ON: Final = "*"  # the same on a building


def owners(building: Building) -> list[int]:
    """Return whose cubes lie on a building, seat by seat."""
    if building.owner != NOBODY:
        return [building.owner]
    return [seat for seat, count in enumerate(building.cubes) for _ in range(count)]


def letter(building: Building) -> str:
    """Return the letter of a building."""
    return LETTERS[TILE_NAMES[building.tile]]


def fill(building: Building) -> str:
    """Return the sign that fills a building up."""
    return RUIN if building.ruined else FILL[building.kind]
