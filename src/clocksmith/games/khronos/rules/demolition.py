"""Chapter 8: demolishing."""

from typing import Final

from clocksmith.core.action import Detail
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.legal import Families
from clocksmith.core.seat import Seat
from clocksmith.core.step import Refusal
from clocksmith.games.khronos.model.actions import DEMOLISH, Demolish
from clocksmith.games.khronos.model.content import FAITH, KINDS, MIGHT, REASON, SMALL
from clocksmith.games.khronos.model.events import BY_DEMOLITION
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.games.khronos.rules import verbs
from clocksmith.games.khronos.rules.domains import Settle
from clocksmith.games.khronos.rules.playing import (
    ChargeCards,
    is_in,
    nobody_in,
    play_coloured,
    refuse_coloured,
    refuse_room,
    room_in,
)

NOT_IN_REASON: Final = Refusal("4.4", "not-in-reason")
NOTHING_THERE: Final = Refusal("8", "nothing-to-demolish")
NOT_SMALL: Final = Refusal("8", "not-small")
PRINTED: Final = Refusal("8", "printed-hamlet")


def refuse_demolish(state: Khronos, seat: Seat, action: Demolish) -> Refusal | None:
    """8 A small tile in Might or Faith, one card of its colour and 1 ecu."""
    player = state.players[seat]
    age = action.age
    if age == REASON:
        return NOT_IN_REASON
    if not is_in(player, age):
        return nobody_in(age)
    building = state.boards[age].at(action.cell)
    if building is None:
        return NOTHING_THERE
    if building.rank != SMALL:
        return NOT_SMALL
    if building.printed:
        return PRINTED
    price = state.parts.demolition_price
    if player.ecus < price:
        return Refusal("8", "too-poor-to-demolish", (Detail("ecus", price),))
    return refuse_coloured(player, "8", building.kind, 1) or refuse_room(player, age, 1)


def offer_demolish(state: Khronos, seat: Seat, legal: Families) -> None:
    """8 Add the demolitions that *refuse_demolish* would not refuse."""
    player = state.players[seat]
    if player.ecus < state.parts.demolition_price:
        return
    for age in (MIGHT, FAITH):
        if room_in(player, age):
            smalls = state.boards[age].smalls
            cells = sum([smalls[kind] for kind in KINDS if player.hand[kind]])
            legal.add(DEMOLISH[age], cells & ~state.land.hamlets)


def demolish(state: Khronos, seat: Seat, action: Demolish, log: Log) -> None:
    """8, 7.3 Pay, take the tile off, settle what was divided."""
    age = action.age
    building = state.boards[age].at(action.cell)
    assert building is not None, "there is something to demolish"
    play_coloured(state, seat, building.kind, 1, log)
    verbs.pay(state, seat, state.parts.demolition_price, BY_DEMOLITION, log)
    verbs.remove(state, age, building, BY_DEMOLITION, log)
    settled = [Settle(seat, later, ()) for later in (MIGHT, FAITH) if later >= age]
    then(state, ChargeCards(seat, age, 1), *settled)
