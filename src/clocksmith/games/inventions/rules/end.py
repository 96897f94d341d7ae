"""Chapter 4.5: the final scoring, and who has won."""

from typing import final

from clocksmith.core.event import Log
from clocksmith.core.outcome import Outcome
from clocksmith.core.seat import Seat
from clocksmith.core.step import Task
from clocksmith.games.inventions.model import society
from clocksmith.games.inventions.model.events import BY_GOAL, BY_TRACK, BY_WEALTH_TILE, GoalShown
from clocksmith.games.inventions.model.state import Inventions
from clocksmith.games.inventions.rules import player_verbs
from clocksmith.games.inventions.rules.scoring import (
    GoalStand,
    census,
    goal_stand,
    wealth_points,
)


def best_goals(state: Inventions, seat: Seat, goals: int) -> list[GoalStand]:
    """4.5 Return the goals of a set that score for a seat, best first."""
    parts = state.parts
    count = census(state, seat)
    stands = [goal_stand(state, seat, goal, count) for goal in parts.goal_ids if goals >> goal & 1]
    stands.sort(key=_by_points)
    return stands[: parts.goals_scored]


def _by_points(stand: GoalStand) -> tuple[int, int]:
    return (-stand.ip, stand.goal)


@final
class ScoreGame(Task[Inventions]):
    """4.5 Points for influence, for placed wealth tiles, and for the best two goals."""

    def run(self, state: Inventions, log: Log) -> None:
        parts = state.parts
        for seat in society.seats_of(state):
            player = state.players[seat]
            player_verbs.gain_ip(state, seat, parts.band[player.influence].ip, BY_TRACK, log)
            count = census(state, seat)
            for tile in parts.wealth_tiles:
                if player.placed >> tile & 1:
                    points = wealth_points(parts, player, tile, count)
                    player_verbs.gain_ip(state, seat, points, BY_WEALTH_TILE, log)
        best = [best_goals(state, s, state.players[s].goals) for s in society.seats_of(state)]
        for seat in society.seats_of(state):
            brought = {stand.goal: stand.ip for stand in best[seat]}
            for goal in parts.goal_ids:
                if state.players[seat].goals >> goal & 1:
                    log.add(GoalShown(seat, goal, brought.get(goal, 0)))
        for seat in society.seats_of(state):
            for stand in best[seat]:
                player_verbs.gain_ip(state, seat, stand.ip, BY_GOAL, log)


def scores(state: Inventions) -> list[int]:
    """4.5 Return the points of all seats."""
    return [player.ip for player in state.players]


def outcome(state: Inventions) -> Outcome | None:
    """4.5 Most points win; ties go by placed tiles, inventions, and fewest citizens in supply."""
    if state.stack:
        return None
    ranks = [
        (p.ip, p.placed.bit_count(), p.inventions.bit_count(), -p.supply) for p in state.players
    ]
    places = [1 + len([1 for other in ranks if other > rank]) for rank in ranks]
    return Outcome(tuple(places), tuple(scores(state)), "last-era")
