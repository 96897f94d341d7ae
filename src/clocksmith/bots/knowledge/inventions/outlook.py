"""What the seats of Inventions may expect: points now and to come, people, chains, tiles, goals."""

from typing import Final

from clocksmith.bots.knowledge.inventions.footing import Footing
from clocksmith.bots.knowledge.inventions.harvest import Harvest
from clocksmith.bots.knowledge.inventions.note import CardsWorth, Note, TilesWorth, note_of
from clocksmith.bots.knowledge.inventions.taste import Course, Moment, Taste
from clocksmith.bots.knowledge.inventions.tiles import Use
from clocksmith.bots.knowledge.inventions.weights import weights_of
from clocksmith.bots.knowledge.knowledge import ForecastPart
from clocksmith.core.bits import places
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.games.inventions.model import society
from clocksmith.games.inventions.model.content import NONE, WEALTH
from clocksmith.games.inventions.model.parts import Parts
from clocksmith.games.inventions.model.state import Inventions, Player
from clocksmith.games.inventions.rules.turn import EndTurn

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
ROOTS: Final = [count**0.5 for count in range(100)]  # of citizens of a field


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


def forecast_parts(taste: Taste, state: Inventions, seat: Seat) -> list[ForecastPart]:
    """Return what the points a seat is expected to have at the end consist of."""
    parts = parts_of(taste, state, seat)
    return [ForecastPart(PARTS[n], parts[n]) for n in range(len(parts))]


def _prospect(taste: Taste, state: Inventions, seat: Seat) -> float:
    total = 0.0
    for points in parts_of(taste, state, seat):
        total += points
    return total


def parts_of(taste: Taste, state: Inventions, seat: Seat) -> list[float]:
    """Return what each of PARTS is worth to a seat; when it is over, only the first."""
    player = state.players[seat]
    if not state.stack:
        return [float(player.ip)]
    turns = turns_left(state, seat)
    left = float(turns)
    if state.turn.seat == seat:
        turns -= 1
        left -= 1.0 if _is_closing(state) else 0.5
    moment = Moment(left)
    soon = soon_of(moment)
    note = note_of(state, seat)
    if note.taste is not taste:
        note.taste, note.cards, note.tiles = taste, None, None
    return [
        float(player.ip),
        _goals(taste, note.harvest, moment),
        _wealth(state.parts, taste, player, note.harvest, moment),
        _influence(state.parts, taste, player, left),
        _people(taste, player, note, moment, soon),
        _kept_cards(taste, state, seat, note, moment),
        _kept_tiles(taste, state, seat, note, moment),
        taste.era * society.era_of(state, seat) * soon,
        Moment(float(turns)).of(TURNS),
    ]


def soon_of(moment: Moment) -> float:
    """Return how much counts, towards the end, of what needs some more turns."""
    return min(1.0, moment.left / 3.0)


def _is_closing(state: Inventions) -> bool:
    """Return whether nothing but the end of the turn comes after the question that waits."""
    return isinstance(state.stack[-2], EndTurn)


def _goals(taste: Taste, harvest: Harvest, moment: Moment) -> float:
    """Return what the best goals may score."""
    gain = harvest.goals_later - harvest.goals
    return moment.of(taste.goal) * harvest.goals + moment.of(taste.goal_row) * gain


def _wealth(parts: Parts, taste: Taste, player: Player, harvest: Harvest, moment: Moment) -> float:
    """Return what wealth tiles may score, placed ones and those that wait."""
    now, then = harvest.wealth, harvest.wealth_later
    hope = moment.of(taste.wealth_hope) * (player.placed & parts.kind_mask[WEALTH]).bit_count()
    return moment.of(taste.wealth) * now + moment.of(taste.wealth_row) * (then - now) + hope


def _influence(parts: Parts, taste: Taste, player: Player, left: float) -> float:
    """Return the worth of influence: points at the end, chain tokens until then."""
    level = player.influence
    end = float(parts.band[level].ip)
    if left >= 1.0:
        end = weights_of(parts).track[level] * max(0.3, 1.0 - left / parts.rounds)
    tokens = taste.token * parts.band[level].tokens * min(left, 2.0)
    return end + tokens + taste.influence * level * min(1.0, left / 2.0)


def _people(taste: Taste, player: Player, note: Note, moment: Moment, soon: float) -> float:
    """Return the worth of citizens by where they stand, and of influence tiles in reach."""
    ready, tired = 0.0, 0.0
    for field in range(len(player.available)):
        ready += ROOTS[player.available[field]] + 0.3 * player.available[field]
        tired += player.exhausted[field]
    total = taste.available * ready + taste.exhausted * tired
    total += taste.academic * player.academics + taste.scholar * player.scholars
    total += taste.posted * note.harvest.posted
    return total * soon + _on_the_map(taste, note.footing, moment, soon)


def _on_the_map(taste: Taste, footing: Footing, moment: Moment, soon: float) -> float:
    """Return the worth of citizens on the map, and of influence tiles they may bring."""
    total = taste.settled * footing.settled * soon + moment.of(taste.claim) * footing.hope
    return (
        total + moment.of(taste.region) * footing.present + moment.of(taste.crowd) * footing.crowd
    )


def _kept_cards(taste: Taste, state: Inventions, seat: Seat, note: Note, moment: Moment) -> float:
    """Return the worth of cards, as it was or computed again."""
    player = state.players[seat]
    memo = note.cards
    if memo is None or not memo.holds(state, player, moment.left):
        points = _cards(taste, state, seat, moment, soon_of(moment))
        memo = CardsWorth(state, player, moment.left, points)
        note.cards = memo
    return memo.points


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


def _kept_tiles(taste: Taste, state: Inventions, seat: Seat, note: Note, moment: Moment) -> float:
    """Return the worth of tiles, as it was or computed again."""
    player = state.players[seat]
    settled = note.footing.settled
    memo = note.tiles
    if memo is None or not memo.holds(player, state.round, settled, moment.left):
        memo = TilesWorth(player, state.round, settled, moment.left)
        memo.points = _tiles(taste, state, seat, moment, soon_of(moment))
        note.tiles = memo
    return memo.points


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
