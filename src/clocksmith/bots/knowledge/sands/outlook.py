"""What the seats of The Sands of Time may expect: chronicles in reach, means, calm, land."""

from typing import Final

from clocksmith.bots.knowledge.knowledge import ForecastPart
from clocksmith.bots.knowledge.sands.hopes import Hopes, is_free
from clocksmith.bots.knowledge.sands.powers import powers_of
from clocksmith.bots.knowledge.sands.prospects import (
    grown_until,
    laid_worth,
    later_worth,
    levels_of,
)
from clocksmith.bots.knowledge.sands.taste import Taste
from clocksmith.core.bits import places
from clocksmith.games.sands.content import (
    DYNASTIES,
    NO_CATEGORY,
    PEASANT,
    SOLDIER,
    RegionId,
)
from clocksmith.games.sands.rules.emphasis import markers_needed
from clocksmith.games.sands.rules.empire import size_of
from clocksmith.games.sands.rules.end import symbols
from clocksmith.games.sands.rules.generations import income_of
from clocksmith.games.sands.rules.scoring import wonder_points
from clocksmith.games.sands.rules.turn import GoOn, TakeTurn
from clocksmith.games.sands.state import Player, Sands

PARTS: Final = ("points", "chronicles", "later", "means", "unrest", "land", "cards")
DYNASTY_ROUNDS: Final = 6.5
GENERATION_ROUNDS: Final = 2.9
# Rounds that a generation goes on after this one, expected; by round.
AFTER: Final = [2.0, 1.9, 0.9, 0.33, 0.0]
OVERRUN: Final = 0.8  # rounds that a dynasty goes on beyond its last space, expected
TURN_LEFT: Final = 0.7  # of a round: what a turn still to come in it is
CALM_ROUNDS: Final = 10.0  # rounds in which unrest tells, at most
LEADS: Final = (2.0, 2.0, 3.0)  # how far behind in land, calm or symbols one may still catch up


def forecast(taste: Taste, state: Sands) -> list[float]:
    """Return the points each seat is expected to have at the end."""
    if not state.stack:
        return [float(player.points) for player in state.players]
    points = _leads(state)
    for seat in range(len(points)):
        for part in _prospect(taste, state, seat):
            points[seat] += part
    return points


def account(taste: Taste, state: Sands, seat: int) -> list[ForecastPart]:
    """Return what the points a seat is expected to have consist of."""
    if not state.stack:
        return [ForecastPart(PARTS[0], float(state.players[seat].points))]
    parts = _prospect(taste, state, seat)
    items = [ForecastPart(PARTS[i], parts[i]) for i in range(len(parts))]
    return [*items, ForecastPart("lead", _leads(state)[seat])]


def _leads(state: Sands) -> list[float]:
    """Return what each seat may expect for most regions, least unrest and most symbols."""
    points = [0.0] * len(state.players)
    weight = state.parts.end_bonus * max(0.35, 1.0 - rounds_left(state) / 25.0)
    _lead(points, [float(size_of(player)) for player in state.players], LEADS[0], weight)
    _lead(points, [-float(player.unrest) for player in state.players], LEADS[1], weight)
    _lead(points, [float(count) for count in symbols(state)], LEADS[2], weight)
    return points


def _lead(points: list[float], counts: list[float], width: float, weight: float) -> None:
    """Add what is given to whoever has most of something; being close counts in part."""
    best = max(counts)
    for seat in range(len(points)):
        points[seat] += weight * max(0.0, 1.0 - (best - counts[seat]) / width)


def spread(state: Sands) -> float:
    """Return how far a lead may turn out wrong, in points."""
    return 5.0 + 0.8 * rounds_left(state) if state.stack else 0.5


def rounds_until(state: Sands) -> float:
    """Return how many rounds are left until this dynasty ends, this one included."""
    clock = state.clock
    left = float(state.parts.next_colour[min(clock.dynasty, DYNASTIES)] - clock.marker)
    return left + OVERRUN if left > 0.0 else 1.0 + AFTER[clock.round]


def rounds_left(state: Sands) -> float:
    """Return how many rounds are left in the game."""
    return rounds_until(state) + DYNASTY_ROUNDS * max(0, DYNASTIES - state.clock.dynasty)


def _prospect(taste: Taste, state: Sands, seat: int) -> list[float]:
    """Return the PARTS of what a seat may expect, but for being first in something."""
    parts = state.parts
    player = state.players[seat]
    dynasty = state.clock.dynasty
    done = has_played(state, seat)
    rounds = rounds_until(state) - (1.0 if done else 0.0)
    levels = levels_of(state, player)
    wonders = float(wonder_points(state, player))
    now = later = 0.0
    if dynasty <= DYNASTIES:
        now = wonders + laid_worth(taste, player, levels, max(0.0, rounds))
    ahead = taste.later
    for place in range(dynasty + 1, DYNASTIES + 1):
        rounds += DYNASTY_ROUNDS
        grown = grown_until(state, player, parts.next_colour[place] - 1)
        later += ahead * (wonders + later_worth(taste, player, levels, rounds, grown))
        ahead *= taste.later
    left = max(0.0, rounds)
    return [
        float(player.points),
        now,
        later,
        _means(taste, state, player, left, done),
        -taste.unrest * player.unrest * min(left, CALM_ROUNDS),
        _land(taste, state, seat),
        _in_hand(taste, state, seat),
    ]


def has_played(state: Sands, seat: int) -> bool:
    """Return whether a seat has had its turn in this round."""
    if state.turn < 0:
        return False
    seats = len(state.players)
    return (seat - state.start) % seats < (state.turn - state.start) % seats


def _means(taste: Taste, state: Sands, player: Player, left: float, done: bool) -> float:
    """Return the worth of resources, income, markers and locks."""
    parts = state.parts
    more = AFTER[min(state.clock.round, len(AFTER) - 1)] + (0.0 if done else TURN_LEFT)
    stock = float(player.stock[0] + player.stock[1])
    total = taste.stock * min(stock, 3.0 + 5.0 * more) * min(1.0, more)
    income = 0
    for region in places(player.regions):
        income += income_of(state, player, RegionId(region))
    total += taste.income * income * max(0.0, left - more) / GENERATION_ROUNDS
    if player.emphasis != NO_CATEGORY and player.markers < markers_needed(player):
        total += taste.marker * (player.markers + 1.0) * min(1.0, more)
    for unlock in parts.unlock:
        if player.advances & unlock.mask:
            total += taste.unlocked * min(1.0, left / DYNASTY_ROUNDS)
    if player.emphasis != NO_CATEGORY:
        total += taste.opened * min(2.0, more)
    return total + taste.power * powers_of(state, player) * left


def _land(taste: Taste, state: Sands, seat: int) -> float:
    """Return the worth of soldiers, a foothold, and regions that somebody else could take."""
    player = state.players[seat]
    peasants, soldiers = player.citizens[PEASANT], player.citizens[SOLDIER]
    total = taste.soldier * sum(soldiers)
    foothold = False
    for region in places(state.in_play):
        own = peasants[region] + soldiers[region]
        if player.regions >> region & 1:
            if not own and size_of(player) > 1:
                total += taste.empty
        elif own and not foothold and is_free(state, seat, region, own):
            foothold = True
            total += taste.foothold
    return total


def _in_hand(taste: Taste, state: Sands, seat: int) -> float:
    """Return what cards could still do that are chosen and not used yet."""
    cards = state.players[seat].sealed
    if not cards and state.turn == seat:
        for step in state.stack:
            if isinstance(step, (TakeTurn, GoOn)) and step.seat == seat:
                cards = step.cards
    if not cards:
        return 0.0
    return taste.hope * Hopes(taste, state, seat, rounds_until(state)).of_cards(cards)
