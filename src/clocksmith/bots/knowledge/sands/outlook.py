"""What the seats of The Sands of Time may expect: chronicles in reach, means, calm, land."""

from typing import Final

from clocksmith.bots.knowledge.knowledge import ForecastPart
from clocksmith.bots.knowledge.sands.estate import Chances, Estate, estate_of
from clocksmith.bots.knowledge.sands.homeland import homeland
from clocksmith.bots.knowledge.sands.hopes import Hopes, is_free
from clocksmith.bots.knowledge.sands.prospects import grown_until, laid_worth, later_worth
from clocksmith.bots.knowledge.sands.taste import Taste
from clocksmith.games.sands.model.content import (
    DYNASTIES,
    NO_CATEGORY,
)
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules.emphasis import markers_needed
from clocksmith.games.sands.rules.empire import size_of
from clocksmith.games.sands.rules.turn import GoOn, TakeTurn

PARTS: Final = ("points", "chronicles", "later", "means", "unrest", "land", "cards", "lead")
DYNASTY_ROUNDS: Final = 6.5
GENERATION_ROUNDS: Final = 2.9
# Rounds that a generation goes on after this one, expected; by round.
AFTER: Final = [2.0, 1.9, 0.9, 0.33, 0.0]
OVERRUN: Final = 0.8  # rounds that a dynasty goes on beyond its last space, expected
TURN_LEFT: Final = 0.7  # of a round: what a turn still to come in it is
CALM_ROUNDS: Final = 10.0  # rounds in which unrest tells, at most
LEADS: Final = (2.0, 2.0, 3.0)  # how far behind in land, calm or symbols a seat may still catch up


def forecast(taste: Taste, state: Sands) -> list[float]:
    """Return the points each seat is expected to have at the end."""
    if not state.stack:
        return [float(player.points) for player in state.players]
    estates = [estate_of(state, player) for player in state.players]
    points = _leads(state, estates)
    for seat in range(len(points)):
        for part in _prospect(taste, state, seat, estates[seat]):
            points[seat] += part
        points[seat] += homeland(state, state.players[seat])
    return points


def forecast_parts(taste: Taste, state: Sands, seat: int) -> list[ForecastPart]:
    """Return what the points a seat is expected to have consist of."""
    parts = shares_of(taste, state)[seat]
    listed = [ForecastPart(PARTS[i], parts[i]) for i in range(len(parts))]
    return [*listed, ForecastPart("homeland", homeland(state, state.players[seat]))]


def shares_of(taste: Taste, state: Sands) -> list[list[float]]:
    """Return what each of PARTS brings each seat; when it is over, only the first."""
    if not state.stack:
        return [[float(player.points)] for player in state.players]
    estates = [estate_of(state, player) for player in state.players]
    leads = _leads(state, estates)
    shares: list[list[float]] = []
    for seat in range(len(leads)):
        parts = _prospect(taste, state, seat, estates[seat])
        parts.append(leads[seat])
        shares.append(parts)
    return shares


def _leads(state: Sands, estates: list[Estate]) -> list[float]:
    """Return what each seat may expect for most regions, least unrest and most symbols."""
    points = [0.0] * len(state.players)
    weight = state.parts.end_bonus * max(0.35, 1.0 - rounds_left(state) / 25.0)
    symbols = [float(estate.works.symbols) for estate in estates]
    _lead(points, [float(size_of(player)) for player in state.players], LEADS[0], weight)
    _lead(points, [-float(player.unrest) for player in state.players], LEADS[1], weight)
    _lead(points, symbols, LEADS[2], weight)
    return points


def _lead(points: list[float], counts: list[float], width: float, weight: float) -> None:
    """Add what is given to the seat that has most of something; being close counts in part."""
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


def _prospect(taste: Taste, state: Sands, seat: int, estate: Estate) -> list[float]:
    """Return the PARTS of what a seat may expect, but for being first in something."""
    player = state.players[seat]
    done = has_played(state, seat)
    rounds = rounds_until(state) - (1.0 if done else 0.0)
    chances = _chances(taste, state, player, estate, rounds)
    for _ in range(state.clock.dynasty + 1, DYNASTIES + 1):
        rounds += DYNASTY_ROUNDS
    left = max(0.0, rounds)
    return [
        float(player.points),
        chances.now,
        chances.later,
        _means(taste, state, seat, left, estate.income) + taste.power * estate.powers * left,
        -taste.unrest * player.unrest * min(left, CALM_ROUNDS),
        _land(taste, state, seat, estate),
        _in_hand(taste, state, seat),
    ]


def _chances(taste: Taste, state: Sands, player: Player, estate: Estate, rounds: float) -> Chances:
    """Return what chronicle cards are worth, with that many *rounds* left of the dynasty."""
    kept = estate.chances
    if kept is not None and kept.holds(taste, state, player, rounds):
        return kept
    chances = Chances(taste, state, player, rounds)
    dynasty = state.clock.dynasty
    wonders = float(estate.works.wonders)
    if dynasty <= DYNASTIES:
        chances.now = wonders + laid_worth(taste, player, estate.levels, max(0.0, rounds))
    ahead = taste.later
    for place in range(dynasty + 1, DYNASTIES + 1):
        rounds += DYNASTY_ROUNDS
        grown = grown_until(state, player, estate.citizens, state.parts.next_colour[place] - 1)
        later = later_worth(taste, player, estate.levels, rounds, grown)
        chances.later += ahead * (wonders + later)
        ahead *= taste.later
    estate.chances = chances
    return chances


def has_played(state: Sands, seat: int) -> bool:
    """Return whether a seat has had its turn in this round."""
    if state.turn < 0:
        return False
    seats = len(state.players)
    return (seat - state.start) % seats < (state.turn - state.start) % seats


def _means(taste: Taste, state: Sands, seat: int, left: float, income: int) -> float:
    """Return the worth of resources, income, markers and locks."""
    parts, player, done = state.parts, state.players[seat], has_played(state, seat)
    more = AFTER[min(state.clock.round, len(AFTER) - 1)] + (0.0 if done else TURN_LEFT)
    stock = float(player.stock[0] + player.stock[1])
    total = taste.stock * min(stock, 3.0 + 5.0 * more) * min(1.0, more)
    total += taste.income * income * max(0.0, left - more) / GENERATION_ROUNDS
    if player.emphasis != NO_CATEGORY and player.markers < markers_needed(player):
        total += taste.marker * (player.markers + 1.0) * min(1.0, more)
    for unlock in parts.unlock:
        if player.advances & unlock.mask:
            total += taste.unlocked * min(1.0, left / DYNASTY_ROUNDS)
    if player.emphasis != NO_CATEGORY:
        total += taste.opened * min(2.0, more)
    return total


def _land(taste: Taste, state: Sands, seat: int, estate: Estate) -> float:
    """Return the worth of soldiers, a foothold, and regions that somebody else could take."""
    total = taste.soldier * estate.soldiers
    foothold = False
    for region, own in estate.spots:
        if not own:
            total += taste.empty
        elif not foothold and is_free(state, seat, region, own):
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
