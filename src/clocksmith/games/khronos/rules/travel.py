"""Chapter 3: adventurers travel between the ages."""

from typing import Final

from clocksmith.core.action import Detail
from clocksmith.core.event import Log
from clocksmith.core.legal import Families
from clocksmith.core.seat import Seat
from clocksmith.core.step import Refusal
from clocksmith.games.khronos.model.actions import TRAVEL, Travel
from clocksmith.games.khronos.model.content import AGES
from clocksmith.games.khronos.model.events import FOR_JOURNEY
from clocksmith.games.khronos.model.state import Khronos, Player
from clocksmith.games.khronos.rules import verbs

ALREADY_THERE: Final = Refusal("3", "already-there")
LIKE_THE_FIRST: Final = Refusal("3", "adventurers-alike")


def alike(player: Player) -> bool:
    """3 Return whether the adventurers are interchangeable: equal age, room and binding."""
    one, two = player.adventurers
    return one.age == two.age and one.room == two.room and one.bound == two.bound


def refuse_travel(state: Khronos, seat: Seat, action: Travel) -> Refusal | None:
    """3 To another age, for 1 ecu; of two adventurers that are alike, the first."""
    player = state.players[seat]
    if player.adventurers[action.adventurer].age == action.age:
        return ALREADY_THERE
    if action.adventurer == 1 and alike(player):
        return LIKE_THE_FIRST
    price = state.parts.journey_price
    if player.ecus < price:
        return Refusal("3", "too-poor-to-travel", (Detail("ecus", price),))
    return None


def offer_travel(state: Khronos, seat: Seat, legal: Families) -> None:
    """3 Add the journeys that *refuse_travel* would not refuse."""
    player = state.players[seat]
    if player.ecus < state.parts.journey_price:
        return
    everywhere = (1 << len(AGES)) - 1
    bits = everywhere ^ 1 << player.adventurers[0].age
    if not alike(player):
        bits |= (everywhere ^ 1 << player.adventurers[1].age) << len(AGES)
    legal.add(TRAVEL, bits)


def travel(state: Khronos, seat: Seat, action: Travel, log: Log) -> None:
    """3 Pay and go."""
    verbs.pay(state, seat, state.parts.journey_price, FOR_JOURNEY, log)
    verbs.travel(state, seat, action.adventurer, action.age, log)
