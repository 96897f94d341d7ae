"""Where citizens of a seat of Inventions stand on the map, and what influence they may bring."""

from typing import Final, final

from clocksmith.core.seat import Seat
from clocksmith.games.inventions.model import society
from clocksmith.games.inventions.model.content import SOCIETIES
from clocksmith.games.inventions.model.state import Inventions, Player
from clocksmith.games.inventions.rules.influence import citizens_needed

SECOND: Final = 0.5  # of an influence tile for which another comes first
CLAIMS: Final = 3  # influence tiles that can be hoped for at once


@final
class Footing:
    """What a seat has on the map; holds as long as people, influence and own tiles are the same."""

    def __init__(self, state: Inventions, seat: Seat) -> None:
        self._people = state.land.people[:]
        self._laid = state.land.laid[:]
        self._placed = state.players[seat].placed
        self.settled = 0  # citizens
        self.present = 0  # regions with some of them
        self.crowd = 0  # in the fullest region
        claims: list[float] = []
        home = society.tiles_at_home(state, seat)
        for region in state.parts.region_ids:
            own = self._people[region * SOCIETIES + seat]
            if own:
                self.settled += own
                self.present += 1
                self.crowd = max(self.crowd, own)
                claims.append(_claim(state, seat, region, own, home))
        self.hope = _hope(claims)  # points of influence tiles that may be laid

    def holds(self, state: Inventions, player: Player) -> bool:
        """Return whether everything it was computed from is unchanged."""
        return (
            self._placed == player.placed
            and self._people == state.land.people
            and self._laid == state.land.laid
        )


def _hope(claims: list[float]) -> float:
    claims.sort(reverse=True)
    hope = 0.0
    for n in range(min(CLAIMS, len(claims))):
        hope += claims[n] if n == 0 else SECOND * claims[n]
    return hope


def _claim(state: Inventions, seat: Seat, region: int, own: int, home: int) -> float:
    """Return the points of the best influence tile that could be laid in a region soon."""
    parts = state.parts
    laid = state.land.laid[region]
    if len(laid) >= parts.regions[region].spaces:
        return 0.0
    for one in laid:
        if one.seat == seat:
            return 0.0
    most = 0
    for other in range(SOCIETIES):
        if other != seat:
            most = max(most, state.land.people[region * SOCIETIES + other])
    best = 0.0
    for tile in parts.influence_ids:
        if home >> tile & 1:
            missing = max(citizens_needed(parts, state.players[seat], tile), most + 1) - own
            if missing <= 2:
                share = 1.0 if missing <= 0 else 0.45 / missing
                best = max(best, parts.influence[tile].ip * share)
    return best
