"""What progress tiles of Inventions are good for, apart from what goals and wealth tiles count."""

from typing import Final, final

from clocksmith.bots.knowledge.inventions.taste import Course, Moment
from clocksmith.bots.knowledge.inventions.weights import Worth, weights_of
from clocksmith.games.inventions.model.content import (
    CULTURE,
    ECONOMY,
    LAST_ERA,
    SOCIETIES,
    TECHNOLOGY,
)
from clocksmith.games.inventions.model.state import Inventions, Player

POINTS: Final = 0.85  # of a point that a tile will bring in an era to come
USUALLY_OUT: Final = 2.5  # citizens on the map
USUALLY_READY: Final = 5.0
USABLE: Final[Course] = (0.0, 0.3, 0.7, 1.0, 1.2, 1.2)  # of the same, by turns to come


@final
class Use:
    """What tiles are good for in the hands of one seat, from now on."""

    def __init__(self, state: Inventions, seat: int, moment: Moment) -> None:
        parts = state.parts
        weights = weights_of(parts)
        self._kind = parts.tile_kind
        self._worth = weights.worth
        self._scoring = weights.scoring
        self._player: Player = state.players[seat]
        self._era = parts.era_of_round[state.round]
        self._moment = moment
        self._roam = -USUALLY_OUT
        for region in parts.region_ids:
            self._roam += state.land.people[region * SOCIETIES + seat]
        self._need = USUALLY_READY
        for ready in self._player.available:
            self._need -= ready

    def of(self, tile: int) -> float:
        """Return what a tile is good for, if it is placed."""
        kind = self._kind[tile]
        if kind == CULTURE:
            return self._now(self._worth[tile]) * self._moment.left
        if kind == TECHNOLOGY:
            if self._player.flipped >> tile & 1:
                return 0.0
            return self._now(self._worth[tile]) * self._moment.of(USABLE)
        if kind == ECONOMY:
            first = self._era + 1 if self._player.marked >> tile & 1 else self._era
            worth = self._now(self._worth[tile]) * (LAST_ERA + 1 - first)
            points = POINTS * self._scoring[tile]
            return worth + points * (LAST_ERA + first) * (LAST_ERA + 1 - first) / 2.0
        return 0.0

    def _now(self, worth: Worth) -> float:
        return max(0.0, worth[0] + worth[1] * self._roam + worth[2] * self._need)
