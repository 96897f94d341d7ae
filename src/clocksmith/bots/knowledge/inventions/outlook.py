"""What the seats of Inventions may expect: points now and to come, people, chains, tiles, goals."""

from typing import Final

from clocksmith.bots.knowledge.inventions.taste import Taste
from clocksmith.bots.knowledge.knowledge import Item
from clocksmith.core.bits import places
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.games.inventions import society
from clocksmith.games.inventions.content import (
    ASPIRATION,
    BAND,
    CARD_ERA,
    CULTURE,
    ECONOMY,
    GOALS,
    GOALS_SCORED,
    INFLUENCE,
    INFLUENCE_IDS,
    KIND_MASK,
    NONE,
    REGION_IDS,
    REGIONS,
    ROUNDS,
    SOCIETIES,
    TECHNOLOGY,
    TILE_KIND,
    WEALTH,
)
from clocksmith.games.inventions.rules.influence import citizens_needed
from clocksmith.games.inventions.rules.scoring import (
    WEALTH_TILES,
    census,
    goal_stand,
    wealth_points,
)
from clocksmith.games.inventions.state import Inventions, Player

# What the end will give for influence, as far as one can tell now: bands change at every era.
TRACK: Final = [0.3, 1.0, 1.4, 2.2, 4.0, 4.8, 5.4, 6.6, 8.6, 9.6, 10.2]
# What a forecast consists of.
PARTS: Final = ["points", "goals", "wealth", "influence", "people", "cards", "tiles", "era"]
CLAIMS: Final = 3  # influence tiles that can be hoped for at once


def turns_left(state: Inventions, seat: int) -> int:
    """Return how many turns a seat still has, the present one included."""
    done = state.round - 1
    if state.turn.seat != NOBODY:
        order = state.order
        if order.index(Seat(seat)) < order.index(state.turn.seat):
            done += 1
    return min(ROUNDS, ROUNDS - done)


def forecast(taste: Taste, state: Inventions) -> list[float]:
    """Return the points each seat is expected to have at the end."""
    if not state.stack:
        return [float(player.ip) for player in state.players]
    return [_prospect(taste, state, Seat(seat)) for seat in range(len(state.players))]


def spread(state: Inventions) -> float:
    """Return how far a lead may turn out wrong, in points."""
    return 2.0 + 0.9 * (ROUNDS + 1 - state.round) if state.stack else 0.5


def account(taste: Taste, state: Inventions, seat: Seat) -> list[Item]:
    """Return what the points a seat is expected to have at the end consist of."""
    parts = _parts(taste, state, seat) if state.stack else [float(state.players[seat].ip)]
    return [Item(PARTS[n], parts[n]) for n in range(len(parts))]


def _prospect(taste: Taste, state: Inventions, seat: Seat) -> float:
    total = 0.0
    for points in _parts(taste, state, seat):
        total += points
    return total


def _parts(taste: Taste, state: Inventions, seat: Seat) -> list[float]:
    """Return what each of PARTS is worth to a seat."""
    player = state.players[seat]
    left = float(turns_left(state, seat))
    if state.turn.seat == seat:
        left -= 1.0 if _is_closing(state) else 0.5
    soon = min(1.0, left / 3.0)  # what needs some turns yet is worth less towards the end
    count = census(state, seat)
    return [
        float(player.ip),
        _goals(taste, state, seat, count, left),
        _wealth(taste, player, count, left, soon),
        _influence(taste, player, left),
        _people(taste, state, seat, soon),
        _cards(taste, state, seat, soon),
        _tiles(taste, player, left, soon),
        taste.era * society.era_of(state, seat) * soon,
    ]


def _is_closing(state: Inventions) -> bool:
    """Return whether the turn is past its actions."""
    return len(state.stack) <= 3


def _goals(taste: Taste, state: Inventions, seat: Seat, count: list[int], left: float) -> float:
    """Return what the best goals may score."""
    goals = state.players[seat].goals
    hopes: list[float] = []
    for goal in places(goals):
        stand = goal_stand(state, seat, goal, count)
        most = float(GOALS[goal].most)
        hopes.append(stand.ip + taste.goal_hope * left * (most - stand.ip))
    hopes.sort(reverse=True)
    total = 0.0
    for hope in hopes[:GOALS_SCORED]:
        total += hope
    return taste.goal * total


def _wealth(taste: Taste, player: Player, count: list[int], left: float, soon: float) -> float:
    """Return what wealth tiles may score, placed ones and those that wait."""
    total = 0.0
    for tile in WEALTH_TILES:
        if player.placed >> tile & 1:
            points = float(wealth_points(player, tile, count))
            total += taste.wealth * points * (1.0 + taste.wealth_hope * left)
    for piece in player.row:
        if piece < ASPIRATION and TILE_KIND[piece] == WEALTH:
            total += 2.0 * soon
    return total


def _influence(taste: Taste, player: Player, left: float) -> float:
    """Return the worth of influence: points at the end, chain tokens until then."""
    level = player.influence
    end = TRACK[level] * max(0.3, 1.0 - left / ROUNDS) if left >= 1.0 else float(BAND[level].ip)
    tokens = taste.token * BAND[level].tokens * min(left, 2.0)
    return end + tokens + taste.influence * level * min(1.0, left / 2.0)


def _people(taste: Taste, state: Inventions, seat: Seat, soon: float) -> float:
    """Return the worth of citizens by where they stand, and of influence tiles in reach."""
    player = state.players[seat]
    ready, tired, posted = 0.0, 0.0, 0
    for field in range(len(player.available)):
        ready += player.available[field] ** 0.5 + 0.3 * player.available[field]
        tired += player.exhausted[field]
    for posts in state.shelves.posts:
        posted += posts[seat]
    total = taste.available * ready + taste.exhausted * tired
    total += taste.academic * player.academics + taste.scholar * player.scholars
    total += taste.posted * posted
    people = state.land.people
    settled = 0
    claims: list[float] = []
    home = society.tiles_at_home(state, seat)
    for region in REGION_IDS:
        own = people[region * SOCIETIES + seat]
        if own:
            settled += own
            claims.append(_claim(state, seat, region, own, home))
    claims.sort(reverse=True)
    for hope in claims[:CLAIMS]:
        total += taste.claim * hope
    return (total + taste.settled * settled) * soon


def _claim(state: Inventions, seat: Seat, region: int, own: int, home: int) -> float:
    """Return the points of the best influence tile that could be laid in a region soon."""
    laid = state.land.laid[region]
    if len(laid) >= REGIONS[region].spaces:
        return 0.0
    for one in laid:
        if one.seat == seat:
            return 0.0
    most = 0
    for other in range(SOCIETIES):
        if other != seat:
            most = max(most, state.land.people[region * SOCIETIES + other])
    best = 0.0
    for tile in INFLUENCE_IDS:
        if home >> tile & 1:
            missing = max(citizens_needed(state.players[seat], tile), most + 1) - own
            if missing <= 2:
                best = max(best, INFLUENCE[tile].ip * (1.0 if missing <= 0 else 0.45 / missing))
    return best


def _cards(taste: Taste, state: Inventions, seat: Seat, soon: float) -> float:
    """Return the worth of ideas in hand, of parts in displays, and of inventions owned."""
    player = state.players[seat]
    total = taste.idea * player.ideas.bit_count() * soon
    total += taste.invention * player.inventions.bit_count() * (0.3 + 0.7 * soon)
    for region in REGION_IDS:
        display = state.land.displays[region]
        if display.card == NONE:
            continue
        chance = (taste.shared if display.flipped else taste.presented) * soon
        if display.presenter == seat:
            total += chance * (CARD_ERA[display.card] * display.count + 0.6 * display.count)
        if display.inventor == seat:
            total += chance * (taste.invention + 0.8)
        if display.innovator == seat:
            total += chance * 1.4
        if display.flipped and society.takes_part(state, seat, region):
            total += 0.5 * soon
    return total


def _tiles(taste: Taste, player: Player, left: float, soon: float) -> float:
    """Return the worth of tiles besides what goals and wealth count."""
    waiting = 0
    for piece in player.row:
        if piece >= ASPIRATION or TILE_KIND[piece] != WEALTH:
            waiting += 1
    total = taste.row * min(4, waiting) * soon
    placed = player.placed
    total += taste.economy * (placed & KIND_MASK[ECONOMY]).bit_count() * left
    total += taste.culture * (placed & KIND_MASK[CULTURE]).bit_count() * left
    usable = placed & ~player.flipped & KIND_MASK[TECHNOLOGY]
    return total + taste.technology * usable.bit_count() * soon
