"""Chapter 4.4: overcrowded regions."""

from typing import final

from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import Seat
from clocksmith.core.step import Step, Task
from clocksmith.games.sands.model.content import RegionId
from clocksmith.games.sands.model.events import BY_CROWDING, Overcrowded
from clocksmith.games.sands.model.state import Sands
from clocksmith.games.sands.rules import verbs
from clocksmith.games.sands.rules.battle import LoseCitizen
from clocksmith.games.sands.rules.empire import (
    capacity_of,
    citizens_in,
    crowd_in,
    from_start,
    is_open,
    regions_in,
)


def room_in(state: Sands, seat: Seat, region: RegionId) -> int:
    """4.4 Return how many citizens a controlled region holds: capacity, Aqueduct, City."""
    parts = state.parts
    room = capacity_of(state, region)
    for gift in parts.crowding:
        if state.sites[gift.structure] >> region & 1 and is_open(state.players[seat], gift):
            room += gift.amount
    return room


def overcrowded(state: Sands, seat: Seat) -> list[RegionId]:
    """4.4 Return the regions of a seat with more citizens of all players than they hold."""
    regions = regions_in(state.players[seat].regions)
    return [region for region in regions if crowd_in(state, region) > room_in(state, seat, region)]


@final
class Crowding(Task[Sands]):
    """4.4 Who controls an overcrowded region gains unrest, once; then citizens are lost."""

    def run(self, state: Sands, log: Log) -> None:
        for seat in from_start(state):
            regions = overcrowded(state, seat)
            for region in regions:
                log.add(Overcrowded(seat, region))
            if regions:
                verbs.raise_unrest(state, seat, 1, BY_CROWDING, log)
        then(state, Thin())


@final
class Thin(Task[Sands]):
    """4.4 Above twice the capacity, each player there loses citizens, in complete rounds."""

    def run(self, state: Sands, log: Log) -> None:
        parts = state.parts
        for region in regions_in(state.in_play):
            if crowd_in(state, region) > parts.crowding_loss * capacity_of(state, region):
                losses: list[Step[Sands]] = [
                    LoseCitizen(seat, region, BY_CROWDING)
                    for seat in from_start(state)
                    if citizens_in(state.players[seat], region)
                ]
                then(state, *losses, self)
                return
