"""How everybody stands: points, influence, what the end would bring now."""

from dataclasses import dataclass
from typing import final

from clocksmith.core.seat import Seat
from clocksmith.core.value import Value
from clocksmith.games.inventions.model import society
from clocksmith.games.inventions.model.state import Inventions
from clocksmith.games.inventions.rules.progress import progress_for
from clocksmith.games.inventions.rules.scoring import (
    GoalStand,
    census,
    goal_stand,
    wealth_points,
)


@final
@dataclass(eq=False, repr=False)
class SeatStanding(Value):
    """4.5 How a seat stands; *goals* has every goal, regardless of its holder."""

    ip: int
    influence: int
    tokens: int  # chain tokens that a turn would begin with
    track_ip: int  # points the influence would bring now
    wealth_ip: int  # points the placed wealth tiles would bring now
    tiles: int  # on the progress map
    inventions: int
    supply: int
    placing: int  # influence that placing costs, once aspiration tiles are swapped
    goals: tuple[GoalStand, ...]  # by goal


@final
@dataclass(eq=False, repr=False)
class Standing(Value):
    """How everybody stands, by seat."""

    seats: tuple[SeatStanding, ...]


def standing_of(state: Inventions) -> Standing:
    """Return how everybody stands in *state*."""
    return Standing(tuple([_standing(state, seat) for seat in society.seats_of(state)]))


def _standing(state: Inventions, seat: Seat) -> SeatStanding:
    parts = state.parts
    player = state.players[seat]
    count = census(state, seat)
    placed = [tile for tile in parts.wealth_tiles if player.placed >> tile & 1]
    return SeatStanding(
        player.ip,
        player.influence,
        parts.band[player.influence].tokens,
        parts.band[player.influence].ip,
        sum([wealth_points(parts, player, tile, count) for tile in placed]),
        player.placed.bit_count(),
        player.inventions.bit_count(),
        player.supply,
        _placing(state, seat),
        tuple([goal_stand(state, seat, goal, count) for goal in parts.goal_ids]),
    )


def _placing(state: Inventions, seat: Seat) -> int:
    """4.2.3, 4.2.4 Return what placing costs with the row as step 3 leaves it."""
    parts = state.parts
    wishes = [piece - parts.aspiration for piece in state.players[seat].row]
    stay = [wish for wish in wishes if wish < 0 or progress_for(state, seat, wish)]
    return parts.row_cost[min(len(stay), parts.row)]
