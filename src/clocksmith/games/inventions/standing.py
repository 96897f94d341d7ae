"""How everybody stands: points, influence, what the end would bring now."""

from typing import final

from clocksmith.core.seat import Seat
from clocksmith.core.value import Value
from clocksmith.games.inventions import society
from clocksmith.games.inventions.content import BAND, GOAL_IDS
from clocksmith.games.inventions.rules.scoring import (
    WEALTH_TILES,
    GoalStand,
    census,
    goal_stand,
    wealth_points,
)
from clocksmith.games.inventions.state import Inventions


@final
class SeatStanding(Value):
    """4.5 How a seat stands; *goals* tells of every goal, whoever holds it."""

    __match_args__ = (
        "ip",
        "influence",
        "tokens",
        "track_ip",
        "wealth_ip",
        "tiles",
        "inventions",
        "supply",
        "goals",
    )

    def __init__(
        self,
        ip: int,
        influence: int,
        tokens: int,
        track_ip: int,
        wealth_ip: int,
        tiles: int,
        inventions: int,
        supply: int,
        goals: tuple[GoalStand, ...],
    ) -> None:
        self.ip = ip
        self.influence = influence
        self.tokens = tokens  # chain tokens that a turn would begin with
        self.track_ip = track_ip  # points the influence would bring now
        self.wealth_ip = wealth_ip  # points the placed wealth tiles would bring now
        self.tiles = tiles  # on the progress map
        self.inventions = inventions
        self.supply = supply
        self.goals = goals  # by goal


@final
class Standing(Value):
    """How everybody stands, by seat."""

    __match_args__ = ("seats",)

    def __init__(self, seats: tuple[SeatStanding, ...]) -> None:
        self.seats = seats


def standing_of(state: Inventions) -> Standing:
    """Return how everybody stands in *state*."""
    return Standing(tuple([_standing(state, seat) for seat in society.seats_of(state)]))


def _standing(state: Inventions, seat: Seat) -> SeatStanding:
    player = state.players[seat]
    count = census(state, seat)
    placed = [tile for tile in WEALTH_TILES if player.placed >> tile & 1]
    return SeatStanding(
        player.ip,
        player.influence,
        BAND[player.influence].tokens,
        BAND[player.influence].ip,
        sum([wealth_points(player, tile, count) for tile in placed]),
        player.placed.bit_count(),
        player.inventions.bit_count(),
        player.supply,
        tuple([goal_stand(state, seat, goal, count) for goal in GOAL_IDS]),
    )
