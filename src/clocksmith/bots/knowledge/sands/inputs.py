"""What a net is told about a seat of The Sands of Time: its account, its land, its chronicles."""

from typing import Final

from clocksmith.bots.knowledge.knowledge import Inputs
from clocksmith.bots.knowledge.sands.estate import estate_of
from clocksmith.bots.knowledge.sands.homeland import homeland
from clocksmith.bots.knowledge.sands.outlook import (
    PARTS,
    has_played,
    rounds_left,
    rounds_until,
    shares_of,
)
from clocksmith.bots.knowledge.sands.taste import Taste
from clocksmith.core.bits import places
from clocksmith.games.sands.model.content import (
    CATEGORIES,
    CATEGORY_NAMES,
    CROPS,
    DYNASTIES,
    GOLD,
    NO_CATEGORY,
    NO_CHRONICLE,
    PEASANT,
    ROW_IDS,
    ROW_NAMES,
    SOLDIER,
    SPACE_IDS,
    SPACE_NAMES,
    RegionId,
)
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules.generations import income_of

ROUNDS: Final = 4  # in a generation
POINTS: Final = 0.05  # all numbers are made about as large as 1
HIGH: Final = 3.0  # level of a scoring space above the heritage, beyond which it is no use


def input_names() -> list[str]:
    """Return what the numbers mean."""
    names = [f"forecast {part}" for part in PARTS]
    names += [f"dynasty {n + 1}" for n in range(DYNASTIES)]
    names += [f"round {n + 1}" for n in range(ROUNDS)]
    names += ["rounds of the dynasty", "rounds left", "has played", "seats"]
    names += ["place in the round", "crops", "gold", "income in crops", "income in gold", "unrest"]
    names += ["regions", "colonies", "peasants", "soldiers", "caravans", "advances", "cards used"]
    names += ["powers", "wonders", "empty regions", "crowded regions", "threatened regions"]
    names += [f"emphasis {name}" for name in CATEGORY_NAMES]
    names += ["markers", "bonus actions used"]
    names += [f"{name} {what}" for name in CATEGORY_NAMES for what in ("heritage", "unlocked")]
    names += [f"advanced in {name}" for name in ROW_NAMES]
    for name in SPACE_NAMES:
        names += [f"{name}: level", f"{name}: chronicle", f"{name}: missing"]
    return names


def inputs(taste: Taste, state: Sands) -> Inputs:
    """Return the forecast, and a row of numbers for each seat."""
    points: list[float] = []
    rows: list[list[float]] = []
    shares = shares_of(taste, state)
    for seat in range(len(state.players)):
        parts = shares[seat]
        points.append(sum(parts) + homeland(state, state.players[seat]))
        rows.append(_row(state, seat, parts))
    return Inputs(points, rows)


def _row(state: Sands, seat: int, parts: list[float]) -> list[float]:
    player = state.players[seat]
    row = [POINTS * part for part in parts]
    _add_time(state, seat, row)
    _add_means(state, player, row)
    _add_land(state, seat, row)
    row.extend([1.0 if player.emphasis == category else 0.0 for category in CATEGORIES])
    row.append(player.markers / 3.0 if player.emphasis != NO_CATEGORY else 0.0)
    row.append(player.bonuses.bit_count() / 3.0)
    for category in CATEGORIES:
        row.append(player.heritage[category] / 5.0)
        row.append(1.0 if player.advances & state.parts.unlock[category].mask else 0.0)
    row.extend([player.reached[line] / 3.0 for line in ROW_IDS])
    _add_chronicles(state, player, row)
    return row


def _add_time(state: Sands, seat: int, row: list[float]) -> None:
    """Add how far the game is."""
    seats = len(state.players)
    clock = state.clock
    row.extend([1.0 if clock.dynasty == n + 1 else 0.0 for n in range(DYNASTIES)])
    row.extend([1.0 if clock.round == n + 1 else 0.0 for n in range(ROUNDS)])
    row.append(rounds_until(state) / 8.0)
    row.append(rounds_left(state) / 20.0)
    row.append(1.0 if has_played(state, seat) else 0.0)
    row.append(seats / 5.0)
    row.append(((seat - state.start) % seats) / seats)


def _add_means(state: Sands, player: Player, row: list[float]) -> None:
    """Add what a seat can spend, now and later."""
    parts = state.parts
    row.append(player.stock[CROPS] / 6.0)
    row.append(player.stock[GOLD] / 6.0)
    income = [0.0, 0.0]
    for region in places(player.regions):
        tile = state.tiles[region]
        if tile >= 0:
            income[parts.tile_resource[tile]] += income_of(state, player, RegionId(region))
    row.append(income[CROPS] / 8.0)
    row.append(income[GOLD] / 8.0)
    row.append(player.unrest / 6.0)


def _add_land(state: Sands, seat: int, row: list[float]) -> None:
    """Add what stands on the map, and what others could take of it."""
    parts, player = state.parts, state.players[seat]
    peasants, soldiers = player.citizens[PEASANT], player.citizens[SOLDIER]
    empty = crowded = threatened = 0
    for region in places(player.regions):
        own = peasants[region] + soldiers[region]
        tile = state.tiles[region]
        if not own:
            empty += 1
        if tile >= 0 and own > parts.tile_capacity[tile]:
            crowded += 1
        if _arms_near(state, seat, region) > soldiers[region]:
            threatened += 1
    row.append(player.regions.bit_count() / 6.0)
    row.append(player.colonies.bit_count() / 3.0)
    row.append(sum(peasants) / 10.0)
    row.append(sum(soldiers) / 6.0)
    row.append(player.caravans.bit_count() / 4.0)
    row.append(player.advances.bit_count() / 6.0)
    row.append(player.used.bit_count() / 6.0)
    row.append(estate_of(state, player).powers / 4.0)
    row.append(estate_of(state, player).works.wonders / 5.0)
    row.append(empty / 2.0)
    row.append(crowded / 2.0)
    row.append(threatened / 3.0)


def _arms_near(state: Sands, seat: int, region: int) -> int:
    """Return the most soldiers that another seat has in and beside a region."""
    around = places(state.parts.near[region] & state.in_play)
    most = 0
    for other in range(len(state.players)):
        if other != seat:
            soldiers = state.players[other].citizens[SOLDIER]
            arms = soldiers[region]
            for near in around:
                arms += soldiers[near]
            most = max(most, arms)
    return most


def _add_chronicles(state: Sands, player: Player, row: list[float]) -> None:
    """Add how far each scoring space is, the card on it, and what that lacks."""
    parts = state.parts
    levels = estate_of(state, player).levels
    for space in SPACE_IDS:
        level = max(-1.0, levels[space])
        trust = player.heritage[parts.spaces[space].category]
        chronicle = player.chronicles[space]
        row.append(min(level, trust + HIGH) / 5.0)
        number = 0.0
        if chronicle != NO_CHRONICLE:
            number = float(parts.chronicles[chronicle].number)
        row.append(number / 5.0)
        row.append((max(0.0, number - trust) + max(0.0, number - level)) / 2.0)
