"""What progress tiles of Inventions are good for, besides what goals and wealth tiles count."""

from typing import Final

from clocksmith.bots.knowledge.inventions.taste import Course, Moment
from clocksmith.games.inventions.content import (
    CULTURE,
    ECONOMY,
    ERA_OF_ROUND,
    TECHNOLOGY,
    TILE_IDS,
    TILE_KIND,
    TILES,
)
from clocksmith.games.inventions.effects import IP_OF_ERA
from clocksmith.games.inventions.state import Player

LAST_ERA: Final = max(ERA_OF_ROUND)
POINTS: Final = 0.85  # of a point that a tile will bring in an era to come
# By number: what the use of an economy tile is worth, what a culture tile is worth in a turn,
# what a technology tile is worth in the middle of the game.
USE: Final = (0.3, 0.75, 0.75, 0.9, 0.65, 0.75, 0.0, 0.8)
CUSTOM: Final = (0.0, 0.14, 0.14, 0.14, 0.3, 0.14, 0.2, 0.14)
PAIR: Final = (0.0, 1.3, 1.3, 0.8, 1.2, 0.9, 1.0, 1.0)
USABLE: Final[Course] = (0.0, 0.3, 0.7, 1.0, 1.2, 1.2)  # of the same, by turns to come


def worth(player: Player, tile: int, round: int, moment: Moment) -> float:
    """Return what a tile is good for from now on, if it is placed."""
    kind, number = TILE_KIND[tile], TILES[tile].number
    if kind == CULTURE:
        return CUSTOM[number] * moment.left
    if kind == TECHNOLOGY:
        return 0.0 if player.flipped >> tile & 1 else PAIR[number] * moment.of(USABLE)
    if kind == ECONOMY:
        era = ERA_OF_ROUND[round]
        first = era + 1 if player.marked >> tile & 1 else era
        if tile in SCORING:
            return POINTS * (LAST_ERA + first) * (LAST_ERA + 1 - first) / 2.0
        return USE[number] * (LAST_ERA + 1 - first)
    return 0.0


# The economy tiles that bring points, as many as the era has.
SCORING: Final = [
    tile
    for tile in TILE_IDS
    if TILE_KIND[tile] == ECONOMY
    and [1 for clause in TILES[tile].effect for one in clause if one.kind == IP_OF_ERA]
]
