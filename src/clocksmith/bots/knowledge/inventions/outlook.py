"""What the seats of Inventions may expect: points now and to come, people, chains, tiles, goals."""

from typing import Final, final

from clocksmith.bots.knowledge.inventions.taste import Course, Moment, Taste
from clocksmith.bots.knowledge.inventions.tiles import Use
from clocksmith.bots.knowledge.inventions.weights import weights_of
from clocksmith.bots.knowledge.knowledge import ForecastPart
from clocksmith.core.bits import places
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.games.inventions import effects, society
from clocksmith.games.inventions.content import (
    CULTURE,
    ECONOMY,
    NONE,
    SOCIETIES,
    TECHNOLOGY,
    WEALTH,
)
from clocksmith.games.inventions.parts import Parts
from clocksmith.games.inventions.rules.influence import citizens_needed
from clocksmith.games.inventions.rules.scoring import (
    census,
    counted,
    points_for,
    wealth_points,
)
from clocksmith.games.inventions.rules.turn import EndTurn
from clocksmith.games.inventions.state import Inventions, Player

# What a forecast consists of.
PARTS: Final = [
    "points",
    "goals",
    "wealth",
    "influence",
    "people",
    "cards",
    "tiles",
    "era",
    "turns",
]
# What turns to come bring, apart from what is hoped for here; towards the end not all of it comes.
TURNS: Final[Course] = (0.0, -8.5, -10.0, -1.5, 17.5, 38.0)
ASPIRED: Final = 0.5  # of an aspiration tile in addition, as it may become a good tile
NEIGHBOURED: Final = 5  # points of a tile that scores for its neighbours, as it will be placed
SECOND: Final = 0.5  # of an influence tile for which another comes first
CLAIMS: Final = 3  # influence tiles that can be hoped for at once


def turns_left(state: Inventions, seat: int) -> int:
    """Return how many turns a seat still has, the present one included."""
    parts = state.parts
    if state.turn.seat == NOBODY:  # before the first round, or at the end of an era
        return parts.rounds - state.round
    done = state.round - 1
    order = state.order
    if order.index(Seat(seat)) < order.index(state.turn.seat):
        done += 1
    return parts.rounds - done


def forecast(taste: Taste, state: Inventions) -> list[float]:
    """Return the points each seat is expected to have at the end."""
    if not state.stack:
        return [float(player.ip) for player in state.players]
    return [_prospect(taste, state, Seat(seat)) for seat in range(len(state.players))]


def spread(state: Inventions) -> float:
    """Return how far a lead may turn out wrong, in points."""
    return 2.0 + 0.9 * (state.parts.rounds + 1 - state.round) if state.stack else 0.5


def account(taste: Taste, state: Inventions, seat: Seat) -> list[ForecastPart]:
    """Return what the points a seat is expected to have at the end consist of."""
    parts = _parts(taste, state, seat) if state.stack else [float(state.players[seat].ip)]
    return [ForecastPart(PARTS[n], parts[n]) for n in range(len(parts))]


def _prospect(taste: Taste, state: Inventions, seat: Seat) -> float:
    total = 0.0
    for points in _parts(taste, state, seat):
        total += points
    return total


def _parts(taste: Taste, state: Inventions, seat: Seat) -> list[float]:
    """Return what each of PARTS is worth to a seat."""
    player = state.players[seat]
    turns = turns_left(state, seat)
    left = float(turns)
    if state.turn.seat == seat:
        turns -= 1
        left -= 1.0 if _is_closing(state) else 0.5
    moment = Moment(left)
    soon = min(1.0, left / 3.0)  # what needs some turns yet is worth less towards the end
    counts = Census(state.parts, player, census(state, seat))
    return [
        float(player.ip),
        _goals(taste, state, seat, counts, moment),
        _wealth(state.parts, taste, player, counts, moment),
        _influence(state.parts, taste, player, left),
        _people(taste, state, seat, moment, soon),
        _cards(taste, state, seat, moment, soon),
        _tiles(taste, state, seat, moment, soon),
        taste.era * society.era_of(state, seat) * soon,
        Moment(float(turns)).of(TURNS),
    ]


def _is_closing(state: Inventions) -> bool:
    """Return whether nothing but the end of the turn comes after the question that waits."""
    return isinstance(state.stack[-2], EndTurn)


@final
class Census:
    """What a census of a seat counts: now, and if all tiles of the row were placed."""

    def __init__(self, parts: Parts, player: Player, now: list[int]) -> None:
        self.now = now
        self.with_row = with_row(parts, player, now)


def with_row(parts: Parts, player: Player, count: list[int]) -> list[int]:
    """Return what would be counted if all tiles of the row were placed."""
    later = count[:]
    for piece in player.row:
        if piece < parts.aspiration:
            later[effects.TILES_PLACED] += 1
            later[effects.TILES_OF_KIND + parts.tile_kind[piece]] += 1
    kinds = effects.TILES_OF_KIND
    later[effects.TILE_SETS] = min(
        later[kinds + ECONOMY], later[kinds + CULTURE], later[kinds + TECHNOLOGY]
    )
    waiting = later[effects.TILES_PLACED] - count[effects.TILES_PLACED]
    later[effects.FULL_ROWS] += _rows_filled(parts, player, waiting)
    return later


def _rows_filled(parts: Parts, player: Player, tiles: int) -> int:
    """Return whether so many more tiles fill a row of the progress map: 1 if they do, or 0."""
    width = parts.progress.width
    for start in range(0, parts.progress.size, width):
        if 0 < player.spaces[start : start + width].count(NONE) <= tiles:
            return 1
    return 0


def _goals(taste: Taste, state: Inventions, seat: Seat, counts: Census, moment: Moment) -> float:
    """Return what the best goals may score."""
    now = _best_goals(state, seat, counts.now)
    gain = _best_goals(state, seat, counts.with_row) - now
    return moment.of(taste.goal) * now + moment.of(taste.goal_row) * gain


def _best_goals(state: Inventions, seat: Seat, count: list[int]) -> int:
    """Return what the goals that count most would score."""
    parts = state.parts
    found: list[int] = []
    for goal in places(state.players[seat].goals):
        points = 0
        for scoring in parts.goals[goal].scorings:
            points += points_for(scoring, counted(parts, state.players[seat], scoring, count))
        found.append(min(points, parts.goals[goal].most))
    found.sort(reverse=True)
    total = 0
    for points in found[: parts.goals_scored]:
        total += points
    return total


def _wealth(parts: Parts, taste: Taste, player: Player, counts: Census, moment: Moment) -> float:
    """Return what wealth tiles may score, placed ones and those that wait."""
    now, then = 0, 0
    for tile in parts.wealth_tiles:
        if player.placed >> tile & 1:
            now += wealth_points(parts, player, tile, counts.now)
            then += wealth_points(parts, player, tile, counts.with_row)
    for piece in player.row:
        if piece < parts.aspiration and parts.tile_kind[piece] == WEALTH:
            then += _waiting(parts, piece, counts.with_row)
    hope = moment.of(taste.wealth_hope) * (player.placed & parts.kind_mask[WEALTH]).bit_count()
    return moment.of(taste.wealth) * now + moment.of(taste.wealth_row) * (then - now) + hope


def _waiting(parts: Parts, tile: int, count: list[int]) -> int:
    """Return what a wealth tile of the row would score."""
    scoring = parts.tiles[tile].scoring
    if scoring is None or scoring.metric == effects.ADJACENT:
        return NEIGHBOURED
    return points_for(scoring, count[scoring.metric])


def _influence(parts: Parts, taste: Taste, player: Player, left: float) -> float:
    """Return the worth of influence: points at the end, chain tokens until then."""
    level = player.influence
    end = float(parts.band[level].ip)
    if left >= 1.0:
        end = weights_of(parts).track[level] * max(0.3, 1.0 - left / parts.rounds)
    tokens = taste.token * parts.band[level].tokens * min(left, 2.0)
    return end + tokens + taste.influence * level * min(1.0, left / 2.0)


def _people(taste: Taste, state: Inventions, seat: Seat, moment: Moment, soon: float) -> float:
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
    return total * soon + _on_the_map(taste, state, seat, moment, soon)


def _on_the_map(taste: Taste, state: Inventions, seat: Seat, moment: Moment, soon: float) -> float:
    """Return the worth of citizens on the map, and of influence tiles they may bring."""
    people = state.land.people
    settled, present, crowd = 0, 0, 0
    claims: list[float] = []
    home = society.tiles_at_home(state, seat)
    for region in state.parts.region_ids:
        own = people[region * SOCIETIES + seat]
        if own:
            settled += own
            present += 1
            crowd = max(crowd, own)
            claims.append(_claim(state, seat, region, own, home))
    claims.sort(reverse=True)
    hope = 0.0
    for n in range(min(CLAIMS, len(claims))):
        hope += claims[n] if n == 0 else SECOND * claims[n]
    total = taste.settled * settled * soon + moment.of(taste.claim) * hope
    return total + moment.of(taste.region) * present + moment.of(taste.crowd) * crowd


def _claim(state: Inventions, seat: Seat, region: int, own: int, home: int) -> float:
    """Return the points of the best influence tile that could be laid in a region soon."""
    parts = state.parts
    laid = state.land.laid[region]
    if len(laid) >= parts.regions[region].spaces:
        return 0.0
    for one in laid:
        if one.seat == seat:
            return 0.0
    most = 0
    for other in range(SOCIETIES):
        if other != seat:
            most = max(most, state.land.people[region * SOCIETIES + other])
    best = 0.0
    for tile in parts.influence_ids:
        if home >> tile & 1:
            missing = max(citizens_needed(parts, state.players[seat], tile), most + 1) - own
            if missing <= 2:
                share = 1.0 if missing <= 0 else 0.45 / missing
                best = max(best, parts.influence[tile].ip * share)
    return best


def _cards(taste: Taste, state: Inventions, seat: Seat, moment: Moment, soon: float) -> float:
    """Return the worth of ideas in hand, of parts in displays, and of inventions owned."""
    parts = state.parts
    player = state.players[seat]
    owned = moment.of(taste.invention)
    total = taste.idea * player.ideas.bit_count() * soon + owned * player.inventions.bit_count()
    shared, presented = moment.of(taste.shared), moment.of(taste.presented)
    for region in parts.region_ids:
        display = state.land.displays[region]
        if display.card == NONE:
            continue
        chance = shared if display.flipped else presented
        if display.presenter == seat:
            total += chance * (parts.card_era[display.card] * display.count + 0.4 * display.count)
        if display.inventor == seat:
            total += chance * (owned + 0.8)
        if display.innovator == seat:
            total += chance
        if display.flipped and society.takes_part(state, seat, region):
            total += 0.5 * soon
    return total


def _tiles(taste: Taste, state: Inventions, seat: Seat, moment: Moment, soon: float) -> float:
    """Return the worth of tiles apart from what goals and wealth count."""
    parts = state.parts
    player = state.players[seat]
    use = Use(state, seat, moment)
    total = 0.0
    waiting = 0
    for piece in player.row:
        waiting += 1
        if piece < parts.aspiration:
            total += taste.tile * soon * use.of(piece)
        else:
            total += ASPIRED * soon
    total += taste.row * min(parts.row, waiting) * soon
    for tile in places(player.placed):
        total += use.of(tile)
    return total
