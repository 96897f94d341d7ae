"""Chapter 4.3, VI: influence tiles in the regions."""

from typing import Final, final

from clocksmith.core.action import Action, Detail
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import Seat
from clocksmith.core.step import Refusal, Task
from clocksmith.games.inventions.model import society
from clocksmith.games.inventions.model.actions import Claim
from clocksmith.games.inventions.model.content import (
    CITIZENS_NEEDED,
    GAIN_INFLUENCE,
)
from clocksmith.games.inventions.model.events import BY_INFLUENCE_TILE
from clocksmith.games.inventions.model.parts import Parts
from clocksmith.games.inventions.model.state import Inventions, Player
from clocksmith.games.inventions.rules import player_verbs, region_verbs
from clocksmith.games.inventions.rules.specialists import bring_home

USED: Final = Refusal("4.3.VI", "influence-tile-used")
OWN_TILE: Final = Refusal("4.3.VI", "own-tile-there")
NO_SPACE: Final = Refusal("4.3.VI", "no-influence-space")
NO_MAJORITY: Final = Refusal("4.3.VI", "no-majority")


def claims(state: Inventions, seat: Seat) -> list[Action]:
    """4.3.VI Return the claims in regions where *seat* has most citizens, in index order."""
    parts = state.parts
    home = society.tiles_at_home(state, seat)
    actions: list[Action] = []
    for region in parts.region_ids:
        if society.leads_in(state, seat, region):
            family = state.actions.claim[region]
            actions += [family[tile] for tile in parts.influence_ids if home >> tile & 1]
    return actions


def citizens_needed(parts: Parts, player: Player, tile: int) -> int:
    """4.3.VI, R11 Return how many citizens a tile needs, culture tiles regarded."""
    printed = parts.influence[tile].citizens
    return society.changed(parts, player, GAIN_INFLUENCE, CITIZENS_NEEDED, printed)


def has_room(state: Inventions, seat: Seat, region: int) -> Refusal | None:
    """4.3.VI No own influence tile lies in the region, and a space is free."""
    laid = state.land.laid[region]
    for one in laid:
        if one.seat == seat:
            return OWN_TILE
    return NO_SPACE if len(laid) >= state.parts.regions[region].spaces else None


def refuse_claim(state: Inventions, seat: Seat, action: Claim) -> Refusal | None:
    """4.3.VI Room in the region, most citizens there, and as many as the tile asks for."""
    player = state.players[seat]
    if not society.tiles_at_home(state, seat) >> action.influence_tile & 1:
        return USED
    refusal = has_room(state, seat, action.region)
    if refusal is not None:
        return refusal
    if not society.leads_in(state, seat, action.region):
        return NO_MAJORITY
    needed = citizens_needed(state.parts, player, action.influence_tile)
    there = society.people_in(state, seat, action.region)
    if there >= needed:
        return None
    details = (Detail("count", needed), Detail("held", there))
    return Refusal("4.3.VI", "too-few-on-the-map", details)


def claim(state: Inventions, seat: Seat, action: Claim, log: Log) -> None:
    """4.3.VI The citizens go home, then the tile is laid."""
    tile = action.influence_tile
    then(state, LayInfluence(seat, action.region, tile))
    needed = citizens_needed(state.parts, state.players[seat], tile)
    bring_home(state, seat, action.region, needed, log)


@final
class LayInfluence(Task[Inventions]):
    """4.3.VI A tile is laid; it gives its points, and influence for each own one face up."""

    __match_args__ = ("seat", "region", "influence_tile")

    def __init__(self, seat: Seat, region: int, influence_tile: int) -> None:
        self.seat = seat
        self.region = region
        self.influence_tile = influence_tile

    def problem(self, state: Inventions) -> str:
        free = has_room(state, self.seat, self.region) is None
        mine = society.tiles_at_home(state, self.seat) >> self.influence_tile & 1
        return "" if free and mine else "an influence tile finds a space"

    def run(self, state: Inventions, log: Log) -> None:
        seat, tile = self.seat, self.influence_tile
        region_verbs.lay_influence(state, seat, self.region, tile, log)
        player_verbs.gain_ip(state, seat, state.parts.influence[tile].ip, BY_INFLUENCE_TILE, log)
        face_up = society.face_up_tiles(state, seat).bit_count()
        player_verbs.gain_influence(state, seat, face_up, BY_INFLUENCE_TILE, log)
