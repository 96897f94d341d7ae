"""Chapters 6.11 and 6.12: what wealth tiles and goals score."""

from functools import lru_cache
from typing import Final, final

from clocksmith.core.seat import Seat
from clocksmith.core.value import Value
from clocksmith.games.inventions.model import effects, society
from clocksmith.games.inventions.model.content import (
    FIELDS,
    NONE,
    WEALTH,
)
from clocksmith.games.inventions.model.effects import METRIC_NAMES, Scoring
from clocksmith.games.inventions.model.parts import Parts
from clocksmith.games.inventions.model.state import Inventions, Player

STANDS_KEPT: Final = 4_000  # of all goals of all boxes


def census(state: Inventions, seat: Seat) -> list[int]:
    """6.11, 6.12 Return how many a seat has of everything that scores, by metric."""
    parts = state.parts
    player = state.players[seat]
    count = [0] * len(METRIC_NAMES)
    for region in parts.region_ids:
        people = society.people_in(state, seat, region)
        if people:
            count[effects.REGIONS_PRESENT] += 1
            count[effects.FULLEST_REGION] = max(people, count[effects.FULLEST_REGION])
            count[effects.MAJORITIES] += 1 if society.leads_in(state, seat, region) else 0
    for laid in state.land.laid:
        for one in laid:
            if one.seat == seat:
                count[effects.INFLUENCE_TILES] += 1
                count[effects.FACE_UP_TILES] += 1 if one.face_up else 0
    inventions = [(player.inventions & parts.field_mask[field]).bit_count() for field in FIELDS]
    count[effects.INVENTIONS] = sum(inventions)
    for field in FIELDS:
        count[effects.INVENTIONS_OF_FIELD + field] = inventions[field]
    count[effects.INVENTION_SETS] = min(inventions)
    count[effects.MILESTONE_ERA] = society.era_of(state, seat)
    count[effects.ON_MILESTONES] = sum([state.shelves.posts[m][seat] for m in parts.milestone_ids])
    count[effects.ACADEMICS] = player.academics
    count[effects.CITIZENS] = parts.citizens - player.supply
    _count_tiles(parts, player, count)
    return count


def _count_tiles(parts: Parts, player: Player, count: list[int]) -> None:
    """6.13 Count what lies on the progress map; the start tile does not."""
    kinds = [(player.placed & mask).bit_count() for mask in parts.kind_mask]
    count[effects.TILES_PLACED] = sum(kinds)
    for kind in range(len(kinds)):
        count[effects.TILES_OF_KIND + kind] = kinds[kind]
    count[effects.TILE_SETS] = min(kinds[:WEALTH])
    width = parts.progress.width
    rows = [player.spaces[row : row + width] for row in range(0, parts.progress.size, width)]
    count[effects.FULL_ROWS] = len([1 for row in rows if NONE not in row])


def counted(parts: Parts, player: Player, scoring: Scoring, count: list[int]) -> int:
    """6.12 Return how many of something count for one scoring."""
    if scoring.since > 1:
        return len(
            [
                1
                for c in parts.card_ids
                if player.inventions >> c & 1 and parts.card_era[c] >= scoring.since
            ]
        )
    return count[scoring.metric]


def points_for(scoring: Scoring, number: int) -> int:
    """6.12 Return the points of one scoring for a number of something."""
    if scoring.at:
        return scoring.points if number == scoring.at else 0
    return scoring.points * (max(0, number - scoring.beyond) // scoring.each)


def missing_for(scoring: Scoring, number: int) -> int:
    """6.12 Return how many more of something would score more; 0 where more does not."""
    if scoring.at:
        return max(0, scoring.at - number)
    over = number - scoring.beyond
    return scoring.each - over % scoring.each if over >= 0 else scoring.each - over


@final
class GoalPart(Value):
    """6.12 One line of a goal: what is counted, how many there are, what that scores."""

    __match_args__ = ("metric", "count", "ip", "missing")

    def __init__(self, metric: int, count: int, ip: int, missing: int) -> None:
        self.metric = metric
        self.count = count
        self.ip = ip
        self.missing = missing  # how many more would score more


@final
class GoalStand(Value):
    """6.12 What a goal scores now, the most it can, and what is missing in each part."""

    __match_args__ = ("goal", "ip", "most", "parts")

    def __init__(self, goal: int, ip: int, most: int, parts: tuple[GoalPart, ...]) -> None:
        self.goal = goal
        self.ip = ip
        self.most = most
        self.parts = parts


def goal_stand(state: Inventions, seat: Seat, goal: int, count: list[int]) -> GoalStand:
    """6.12 Return how a goal stands for a seat whose census is *count*."""
    parts, player = state.parts, state.players[seat]
    scorings = parts.goals[goal].scorings
    numbers = tuple([counted(parts, player, scoring, count) for scoring in scorings])
    stand: GoalStand = _stand(parts, goal, numbers)
    return stand


def _stand_of(parts: Parts, goal: int, numbers: tuple[int, ...]) -> GoalStand:
    """6.12 Return how a goal stands of whose scorings so many are there."""
    card = parts.goals[goal]
    lines: list[GoalPart] = []
    total = 0
    for scoring, number in zip(card.scorings, numbers, strict=True):
        ip = points_for(scoring, number)
        total += ip
        lines.append(GoalPart(scoring.metric, number, ip, missing_for(scoring, number)))
    return GoalStand(goal, min(card.most, total), card.most, tuple(lines))


# A move leaves nearly all goals as they were: the same object need not be compared.
_stand: Final = lru_cache(maxsize=STANDS_KEPT)(_stand_of)


def wealth_points(parts: Parts, player: Player, tile: int, count: list[int]) -> int:
    """6.11 Return what a placed wealth tile scores."""
    scoring = parts.tiles[tile].scoring
    assert scoring is not None, "every wealth tile scores"
    if scoring.metric == effects.ADJACENT:
        near = parts.neighbours[player.spaces.index(tile)]
        return points_for(scoring, len([1 for cell in near if player.spaces[cell] != NONE]))
    return points_for(scoring, counted(parts, player, scoring, count))
