"""What progress tiles of Inventions are good for, apart from what goals and wealth tiles count."""

from typing import Final, final

from clocksmith.bots.knowledge.inventions.taste import Course, Moment
from clocksmith.games.inventions.content import (
    CHANGE_NAMES,
    CULTURE,
    DEED_NAMES,
    ECONOMY,
    ERA_OF_ROUND,
    REGION_IDS,
    SOCIETIES,
    TECHNOLOGY,
    TILE_IDS,
    TILE_KIND,
    TILES,
    Tile,
)
from clocksmith.games.inventions.effects import EFFECT_NAMES, IP_OF_ERA, Benefit
from clocksmith.games.inventions.state import Inventions, Player

LAST_ERA: Final = max(ERA_OF_ROUND)
POINTS: Final = 0.85  # of a point that a tile will bring in an era to come
# What something is worth usually; what is added for each citizen on the map more than usual, as
# what leads them about needs some; and for each citizen ready less than usual, as what brings some
# helps more then. Found by play.
Worth = list[float]
NOTHING: Final[Worth] = [0.0, 0.0, 0.0]
# One of what an economy tile gives when it is used.
OF_EFFECTS: Final[dict[str, Worth]] = {
    "ready": [0.3, 0.0, 0.04],
    "ready-up-to": [0.22, 0.0, 0.04],
    "specialist": [0.75, 0.0, 0.06],
    "influence": [0.38, 0.0, 0.0],
    "settle": [0.7, -0.1, -0.03],
    "move": [0.16, 0.06, 0.0],
    "token": [0.8, 0.0, 0.0],
}
# One of what a culture tile changes, in a turn.
OF_CHANGES: Final[dict[str, Worth]] = {
    "influence-after": [0.14, 0.0, 0.0],
    "ip-after": [0.13, 0.0, 0.0],
    "extra-specialists": [0.14, 0.0, 0.025],
    "specialists-gained": [0.14, 0.01, 0.0],
    "free-field": [0.1, 0.0, 0.055],
    "citizens-needed": [0.18, 0.02, 0.0],
    "rope-steps": [0.13, 0.04, 0.0],
}
# An action that a technology tile chains to another, in the middle of the game.
OF_DEEDS: Final[dict[str, Worth]] = {
    "present": [0.6, 0.0, 0.0],
    "invent": [0.6, 0.0, 0.0],
    "innovate": [0.45, 0.0, 0.0],
    "share": [0.6, 0.0, 0.0],
    "call": [0.4, 0.0, 0.12],
    "influence": [0.55, 0.0, 0.0],
    "travel": [0.45, 0.11, 0.0],
    "eureka": [0.6, 0.0, 0.0],
    "send": [0.5, 0.0, 0.04],
    "recall": [0.4, 0.0, 0.0],
}
USUALLY_OUT: Final = 2.5  # citizens on the map
USUALLY_READY: Final = 5.0
USABLE: Final[Course] = (0.0, 0.3, 0.7, 1.0, 1.2, 1.2)  # of the same, by turns to come


@final
class Use:
    """What tiles are good for in the hands of one seat, from now on."""

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
        kind = TILE_KIND[tile]
        if kind == CULTURE:
            return self._now(WORTH[tile]) * self._moment.left
        if kind == TECHNOLOGY:
            if self._player.flipped >> tile & 1:
                return 0.0
            return self._now(WORTH[tile]) * self._moment.of(USABLE)
        if kind == ECONOMY:
            first = self._era + 1 if self._player.marked >> tile & 1 else self._era
            if tile in SCORING:
                return POINTS * (LAST_ERA + first) * (LAST_ERA + 1 - first) / 2.0
            return self._now(WORTH[tile]) * (LAST_ERA + 1 - first)
        return 0.0

    def _now(self, worth: Worth) -> float:
        return max(0.0, worth[0] + worth[1] * self._roam + worth[2] * self._need)


def _times(number: int, worth: Worth) -> Worth:
    return [number * part for part in worth]


def _sum(worths: list[Worth]) -> Worth:
    return [sum([worth[part] for worth in worths]) for part in range(len(NOTHING))]


def _of_effects(benefit: Benefit) -> Worth:
    """Return what effects are worth together; of a choice, the best."""
    found = [
        max([_times(one.amount, OF_EFFECTS.get(EFFECT_NAMES[one.kind], NOTHING)) for one in clause])
        for clause in benefit
    ]
    return _sum(found)


def _of_tile(tile: Tile) -> Worth:
    """Return what a tile is worth by what is printed on it."""
    if tile.kind == ECONOMY:
        return _of_effects(tile.effect)
    if tile.kind == CULTURE:
        return _times(abs(tile.add), OF_CHANGES[CHANGE_NAMES[tile.change]])
    if tile.kind == TECHNOLOGY:
        return _sum([OF_DEEDS[DEED_NAMES[deed]] for deed in (tile.deed, tile.other)])
    return NOTHING


WORTH: Final = [_of_tile(tile) for tile in TILES]


# The economy tiles that bring points, as many as the era has.
SCORING: Final = [
    tile
    for tile in TILE_IDS
    if TILE_KIND[tile] == ECONOMY
    and [1 for clause in TILES[tile].effect for one in clause if one.kind == IP_OF_ERA]
]
