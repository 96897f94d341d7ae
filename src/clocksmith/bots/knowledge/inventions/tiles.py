"""What progress tiles of Inventions are good for, besides what goals and wealth tiles count."""

from typing import Final, final

from clocksmith.bots.knowledge.inventions.taste import Course, Moment
from clocksmith.games.inventions.content import (
    CULTURE,
    ECONOMY,
    ERA_OF_ROUND,
    REGION_IDS,
    SOCIETIES,
    TECHNOLOGY,
    TILE_IDS,
    TILE_KIND,
    TILES,
)
from clocksmith.games.inventions.effects import IP_OF_ERA
from clocksmith.games.inventions.state import Inventions, Player

LAST_ERA: Final = max(ERA_OF_ROUND)
POINTS: Final = 0.85  # of a point that a tile will bring in an era to come
# Of each tile, by number: what it is worth usually, what is added for each citizen on the map more
# than usual, as tiles that lead them about need some, and for each citizen ready less than usual,
# as tiles that bring some help more then.
Worth = tuple[float, float, float]
# One use of an economy tile, the start tile first.
USE: Final[tuple[Worth, ...]] = (
    (0.3, 0.0, 0.0),
    (0.75, 0.0, 0.06),
    (0.65, 0.0, 0.12),
    (0.85, 0.0, 0.0),
    (0.7, 0.12, 0.0),
    (0.7, -0.1, -0.03),
    (0.0, 0.0, 0.0),
    (0.8, 0.0, 0.0),
)
# A culture tile in a turn; there is none with the number 0.
CUSTOM: Final[tuple[Worth, ...]] = (
    (0.0, 0.0, 0.0),
    (0.14, 0.0, 0.0),
    (0.14, 0.0, 0.025),
    (0.14, 0.01, 0.0),
    (0.26, 0.0, 0.0),
    (0.1, 0.0, 0.055),
    (0.18, 0.02, 0.0),
    (0.13, 0.04, 0.0),
)
# A technology tile in the middle of the game.
PAIR: Final[tuple[Worth, ...]] = (
    (0.0, 0.0, 0.0),
    (1.2, 0.0, 0.0),
    (1.2, 0.0, 0.0),
    (0.9, 0.1, 0.0),
    (1.15, 0.0, 0.0),
    (1.0, 0.0, 0.12),
    (1.1, 0.0, 0.04),
    (1.0, 0.12, 0.0),
)
USUALLY_OUT: Final = 2.5  # citizens on the map
USUALLY_READY: Final = 5.0
USABLE: Final[Course] = (0.0, 0.3, 0.7, 1.0, 1.2, 1.2)  # of the same, by turns to come


@final
class Use:
    """What tiles are good for in the hands of one seat, from now on."""

    __slots__ = ("_era", "_moment", "_need", "_player", "_roam")

    def __init__(self, state: Inventions, seat: int, moment: Moment) -> None:
        self._player: Player = state.players[seat]
        self._era = ERA_OF_ROUND[state.round]
        self._moment = moment
        self._roam = -USUALLY_OUT
        for region in REGION_IDS:
            self._roam += state.land.people[region * SOCIETIES + seat]
        self._need = USUALLY_READY
        for ready in self._player.available:
            self._need -= ready

    def of(self, tile: int) -> float:
        """Return what a tile is good for, if it is placed."""
        kind, number = TILE_KIND[tile], TILES[tile].number
        if kind == CULTURE:
            return self._worth(CUSTOM[number]) * self._moment.left
        if kind == TECHNOLOGY:
            if self._player.flipped >> tile & 1:
                return 0.0
            return self._worth(PAIR[number]) * self._moment.of(USABLE)
        if kind == ECONOMY:
            first = self._era + 1 if self._player.marked >> tile & 1 else self._era
            if tile in SCORING:
                return POINTS * (LAST_ERA + first) * (LAST_ERA + 1 - first) / 2.0
            return self._worth(USE[number]) * (LAST_ERA + 1 - first)
        return 0.0

    def _worth(self, worth: Worth) -> float:
        return max(0.0, worth[0] + worth[1] * self._roam + worth[2] * self._need)


# The economy tiles that bring points, as many as the era has.
SCORING: Final = [
    tile
    for tile in TILE_IDS
    if TILE_KIND[tile] == ECONOMY
    and [1 for clause in TILES[tile].effect for one in clause if one.kind == IP_OF_ERA]
]
