"""Chapter 9: population and restoration in the age of Reason."""

from typing import Final

from clocksmith.core.action import Detail
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.legal import Families
from clocksmith.core.seat import Seat
from clocksmith.core.step import Refusal
from clocksmith.games.khronos.model.actions import POPULATE, RESTORE, Populate, Restore
from clocksmith.games.khronos.model.board import Building
from clocksmith.games.khronos.model.content import CIVIL, LARGE, REASON
from clocksmith.games.khronos.model.parts import Parts
from clocksmith.games.khronos.model.state import Khronos
from clocksmith.games.khronos.rules import verbs
from clocksmith.games.khronos.rules.playing import (
    ChargeCards,
    is_in,
    nobody_in,
    play_coloured,
    refuse_coloured,
    refuse_room,
    room_in,
)

NOT_CIVIL: Final = Refusal("9.1", "nothing-to-populate")
NO_CUBE: Final = Refusal("9.1", "no-cube")
NOT_A_RUIN: Final = Refusal("9.2", "nothing-to-restore")
TOO_MANY: Final = Refusal("9.2", "fewer-cards-needed")
NO_CUBE_TO_RESTORE: Final = Refusal("9.2", "no-cube")


MOST_CARDS: Final = 2  # that one restoration takes


# Populate


def refuse_populate(state: Khronos, seat: Seat, action: Populate) -> Refusal | None:
    """9.1 A civil building with room for a cube, one civil card, a cube in stock."""
    player = state.players[seat]
    if not is_in(player, REASON):
        return nobody_in(REASON)
    building = state.boards[REASON].anchored(action.cell)
    if building is None or building.kind != CIVIL:
        return NOT_CIVIL
    if not has_room(building, state.parts):
        housed = state.parts.housing[building.rank]
        details = (Detail("tile", building.tile), Detail("count", housed))
        return Refusal("9.1", "full", details)
    refused = refuse_coloured(player, "9.1", CIVIL, 1) or refuse_room(player, REASON, 1)
    if refused is None and player.cubes == 0:
        return NO_CUBE
    return refused


def has_room(building: Building, parts: Parts) -> bool:
    """9.1 Return whether one more cube fits on a civil building."""
    return sum(building.cubes) < parts.housing[building.rank]


def populate(state: Khronos, seat: Seat, action: Populate, log: Log) -> None:
    """9.1 Play a civil card, put a cube."""
    play_coloured(state, seat, CIVIL, 1, log)
    verbs.populate(state, seat, action.cell, log)
    then(state, ChargeCards(seat, REASON, 1))


# Restore


def missing_cards(ruin: Building) -> int:
    """9.2 Return how many more cards turn a ruin: one, or two for a castle or abbey."""
    return (2 if ruin.rank == LARGE else 1) - sum(ruin.cubes)


def cubes_needed(state: Khronos, ruin: Building, count: int) -> int:
    """9.2, 12 Return how many cubes must be in stock: one to begin; in the first edition always."""
    if state.options.restoring_lays_cubes:
        return count
    return 0 if count == missing_cards(ruin) else 1


def refuse_restore(state: Khronos, seat: Seat, action: Restore) -> Refusal | None:
    """9.2 A ruin that needs as many cards, of its colour, and a cube where one is laid."""
    player = state.players[seat]
    if not is_in(player, REASON):
        return nobody_in(REASON)
    ruin = state.boards[REASON].anchored(action.cell)
    if ruin is None or not ruin.ruined:
        return NOT_A_RUIN
    if action.count > missing_cards(ruin):
        return TOO_MANY
    refused = refuse_coloured(player, "9.2", ruin.kind, action.count) or refuse_room(
        player, REASON, action.count
    )
    if refused is None and player.cubes < cubes_needed(state, ruin, action.count):
        return NO_CUBE_TO_RESTORE
    return refused


def restore(state: Khronos, seat: Seat, action: Restore, log: Log) -> None:
    """9.2 Play the cards; turn the ruin, or leave a cube on it."""
    ruin = state.boards[REASON].anchored(action.cell)
    assert ruin is not None, "there is a ruin to restore"
    play_coloured(state, seat, ruin.kind, action.count, log)
    if action.count == missing_cards(ruin):
        verbs.restore(state, seat, ruin, log)
    else:
        verbs.begin_restoration(state, seat, action.cell, log)
    then(state, ChargeCards(seat, REASON, action.count))


def offer_in_reason(state: Khronos, seat: Seat, legal: Families) -> None:
    """9 Add what *refuse_populate* and *refuse_restore* would not refuse."""
    player = state.players[seat]
    room = room_in(player, REASON)
    if not room or not any(player.hand):
        return
    buildings = [b for domain in state.boards[REASON].domains for b in domain.buildings]
    if player.hand[CIVIL] and player.cubes:
        parts = state.parts
        homes = [1 << b.cell for b in buildings if b.kind == CIVIL and has_room(b, parts)]
        legal.add(POPULATE, sum(homes))
    ruins = [b for b in buildings if b.ruined]
    for count in range(1, min(room, MOST_CARDS) + 1):
        works = [
            1 << ruin.cell
            for ruin in ruins
            if count <= min(missing_cards(ruin), player.hand[ruin.kind])
            and player.cubes >= cubes_needed(state, ruin, count)
        ]
        legal.add(RESTORE[count], sum(works))
