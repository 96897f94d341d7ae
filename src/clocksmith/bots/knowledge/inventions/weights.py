"""What the parts of a box are worth to a bot: tiles, goals and influence, once for a box."""

from typing import Final, final

from clocksmith.games.inventions.model.content import (
    CHANGE_NAMES,
    CULTURE,
    DEED_NAMES,
    ECONOMY,
    TECHNOLOGY,
    Goal,
    Tile,
)
from clocksmith.games.inventions.model.effects import EFFECT_NAMES, IP_OF_ERA, METRIC_NAMES, Benefit
from clocksmith.games.inventions.model.parts import Parts
from clocksmith.games.inventions.rules.scoring import points_for

# What something is worth usually; what is added for each citizen on the map more than usual, as
# what leads them about needs some; and for each citizen ready less than usual, as what brings some
# helps more then. Found by play.
Worth = list[float]
NOTHING: Final[Worth] = [0.0, 0.0, 0.0]
# One of what an economy tile gives when it is used.
OF_EFFECTS: Final[dict[str, Worth]] = {
    "ready": [0.3, 0.0, 0.04],
    "ready-up-to": [0.22, 0.0, 0.04],
    "specialist": [0.75, 0.0, 0.06],
    "influence": [0.38, 0.0, 0.0],
    "settle": [0.7, -0.1, -0.03],
    "move": [0.16, 0.06, 0.0],
    "token": [0.8, 0.0, 0.0],
    "ip": [0.85, 0.0, 0.0],
    "aspire": [0.6, 0.0, 0.0],
    "academic": [0.75, 0.0, 0.06],
    "ip-per-region": [2.0, 0.3, 0.0],
    "move-or-stay": [0.16, 0.06, 0.0],
}
# One of what a culture tile changes, in a turn.
OF_CHANGES: Final[dict[str, Worth]] = {
    "influence-after": [0.14, 0.0, 0.0],
    "ip-after": [0.13, 0.0, 0.0],
    "extra-specialists": [0.14, 0.0, 0.025],
    "specialists-gained": [0.14, 0.01, 0.0],
    "free-field": [0.1, 0.0, 0.055],
    "citizens-needed": [0.18, 0.02, 0.0],
    "rope-steps": [0.13, 0.04, 0.0],
}
# An action that a technology tile chains to another, in the middle of the game.
OF_DEEDS: Final[dict[str, Worth]] = {
    "present": [0.6, 0.0, 0.0],
    "invent": [0.6, 0.0, 0.0],
    "innovate": [0.45, 0.0, 0.0],
    "share": [0.6, 0.0, 0.0],
    "call": [0.4, 0.0, 0.12],
    "influence": [0.55, 0.0, 0.0],
    "travel": [0.45, 0.11, 0.0],
    "eureka": [0.6, 0.0, 0.0],
    "send": [0.5, 0.0, 0.04],
    "recall": [0.4, 0.0, 0.0],
}
LATE: Final = 2  # inventions of late eras to hope for
# What else a seat may hope for at the end, if it aims at it; what is not here is hardly there.
TYPICAL: Final = {
    "region": 5,
    "citizen-in-fullest-region": 3,
    "majority": 2,
    "influence-tile": 2,
    "face-up-influence-tile": 2,
    "invention": 3,
    "invention-economy": 1,
    "invention-culture": 1,
    "invention-technology": 1,
    "invention-set": 1,
    "milestone-era": 5,
    "citizen-on-milestone": 2,
    "academic": 2,
    "citizen": 15,
    "tile": 6,
    "tile-economy": 2,
    "tile-culture": 2,
    "tile-technology": 2,
    "tile-wealth": 2,
    "set": 1,
    "full-row": 1,
}
# What goals are about: the map, tiles, inventions, or people.
MAP: Final = ("region", "citizen-in-fullest-region", "majority", "influence-", "face-up-")
KIND_NAMES: Final = (MAP, ("tile", "set", "full-row"), ("invention",), ("",))
# What the end will give for influence, as far as is known now: bands change at every era. Found
# by play on a track that brings these points.
USUAL_TRACK: Final = [0, 1, 1, 1, 5, 5, 5, 5, 10, 10, 10]
WORTH_OF_TRACK: Final = [0.3, 1.0, 1.4, 2.2, 4.0, 4.8, 5.4, 6.6, 8.6, 9.6, 10.2]
AROUND: Final = 2  # steps up and down that influence may go, on another track
KEPT: Final = 32  # boxes


@final
class Weights:
    """What the parts of one box are worth."""

    def __init__(self, parts: Parts) -> None:
        self.worth = [_of_tile(tile) for tile in parts.tiles]
        # What economy tiles bring in points, times the number of the era.
        self.scoring = [_of_era(tile) for tile in parts.tiles]
        self.track = _track([band.ip for band in parts.band])
        self.goal_kinds = [_kind_of(goal) for goal in parts.goals]
        self.typical = [_typical_points(goal) for goal in parts.goals]


_KEPT: Final[dict[Parts, Weights]] = {}


def weights_of(parts: Parts) -> Weights:
    """Return what the parts of a box are worth; computed once."""
    weights = _KEPT.get(parts)
    if weights is None:
        while len(_KEPT) >= KEPT:
            del _KEPT[next(iter(_KEPT))]
        weights = Weights(parts)
        _KEPT[parts] = weights
    return weights


def _track(points: list[int]) -> list[float]:
    """Return what influence is worth, by position of the track."""
    if points == USUAL_TRACK:
        return WORTH_OF_TRACK
    values: list[float] = []
    for place in range(len(points)):
        near = points[max(0, place - AROUND) : place + AROUND + 1]
        values.append(sum(near) / len(near))
    return values


def _times(number: int, worth: Worth) -> Worth:
    return [number * part for part in worth]


def _sum(worths: list[Worth]) -> Worth:
    return [sum([worth[part] for worth in worths]) for part in range(len(NOTHING))]


def _of_effects(benefit: Benefit) -> Worth:
    """Return what effects are worth together; of a choice, the best."""
    values = [
        max([_times(one.amount, OF_EFFECTS.get(EFFECT_NAMES[one.kind], NOTHING)) for one in clause])
        for clause in benefit
    ]
    return _sum(values)


def _of_tile(tile: Tile) -> Worth:
    """Return what a tile is worth by what is printed on it."""
    if tile.kind == ECONOMY:
        return _of_effects(tile.effect)
    if tile.kind == CULTURE:
        return _times(abs(tile.add), OF_CHANGES[CHANGE_NAMES[tile.change]])
    if tile.kind == TECHNOLOGY:
        return _sum([OF_DEEDS[DEED_NAMES[deed]] for deed in (tile.deed, tile.other)])
    return NOTHING


def _of_era(tile: Tile) -> float:
    """Return how many points a tile brings for each era that has passed."""
    return float(sum([e.amount for clause in tile.effect for e in clause if e.kind == IP_OF_ERA]))


def _kind_of(goal: Goal) -> int:
    """Return what a goal is about, by what it counts first."""
    counted = METRIC_NAMES[goal.scorings[0].metric]
    return next(n for n, names in enumerate(KIND_NAMES) if counted.startswith(names))


def _typical_points(goal: Goal) -> float:
    """Return the points that a goal may be hoped to score."""
    points = 0
    for scoring in goal.scorings:
        late = scoring.since > 1
        number = LATE if late else TYPICAL.get(METRIC_NAMES[scoring.metric], 0)
        points += points_for(scoring, number)
    return float(min(points, goal.most))
