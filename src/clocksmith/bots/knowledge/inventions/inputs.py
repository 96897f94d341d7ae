"""What a net is told about a seat of Inventions: its account, people, cards, tiles and goals."""

from typing import Final

from clocksmith.bots.knowledge.inventions.outlook import PARTS, parts_of, turns_left
from clocksmith.bots.knowledge.inventions.taste import Taste
from clocksmith.bots.knowledge.knowledge import Inputs
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.games.inventions.model import effects, society
from clocksmith.games.inventions.model.content import FIELDS, KIND_NAMES, NONE, ROLE_NAMES
from clocksmith.games.inventions.model.effects import FIELD_NAMES, METRIC_NAMES
from clocksmith.games.inventions.model.state import Inventions, Player
from clocksmith.games.inventions.rules.scoring import census

POINTS: Final = 0.05  # all numbers are made about as large as 1
TURNS: Final = 12  # told one by one
COUNTED: Final = METRIC_NAMES[: effects.ADJACENT]
USUALLY: Final = 4.0  # what most counts are divided by
PARTS_TOLD: Final = PARTS[:-1]  # turns to come are told by themselves


def input_names() -> list[str]:
    """Return what the numbers mean."""
    names = [f"forecast {part}" for part in PARTS_TOLD]
    names += [f"{turns} turns left" for turns in range(TURNS)]
    names += ["seats", "place in the round", "era", "influence", "tokens", "supply"]
    names += [f"{state} {field}" for state in ("ready", "exhausted") for field in FIELD_NAMES]
    names += ["scholars", "ideas", "aspirations", "economy tiles used", "technology tiles used"]
    names += [f"{kind} tiles waiting" for kind in KIND_NAMES]
    names += [f"count {metric}" for metric in COUNTED]
    names += [f"{stage} {role}" for stage in ("idea:", "invention:") for role in ROLE_NAMES]
    names += ["takes part", "era of common knowledge"]
    return names


def inputs(taste: Taste, state: Inventions) -> Inputs:
    """Return the forecast, and a row of numbers for each seat."""
    points: list[float] = []
    rows: list[list[float]] = []
    for seat in range(len(state.players)):
        parts = parts_of(taste, state, Seat(seat))
        points.append(sum(parts))
        rows.append(_row(state, Seat(seat), parts))
    return Inputs(points, rows)


def _row(state: Inventions, seat: Seat, parts: list[float]) -> list[float]:
    player = state.players[seat]
    row = [POINTS * part for part in parts[: len(PARTS_TOLD)]]
    _add_time(state, seat, row)
    band = state.parts.band[player.influence]
    row.append(player.influence / 10.0)
    row.append(band.tokens / 3.0)
    row.append(player.supply / 20.0)
    row.extend([player.available[field] / USUALLY for field in FIELDS])
    row.extend([player.exhausted[field] / USUALLY for field in FIELDS])
    row.append(player.scholars / USUALLY)
    row.append(player.ideas.bit_count() / USUALLY)
    _add_tiles(state, player, row)
    count = census(state, seat)
    row.extend([count[metric] / USUALLY for metric in range(len(COUNTED))])
    _add_displays(state, seat, row)
    common = state.shelves.common
    row.append(state.parts.milestone_era[common[-1]] / 5.0 if common else 0.0)
    return row


def _add_time(state: Inventions, seat: Seat, row: list[float]) -> None:
    """Add how far the game is for a seat."""
    left = turns_left(state, seat)
    if state.turn.seat == seat:
        left -= 1
    row.extend([1.0 if left == turns else 0.0 for turns in range(TURNS)])
    seats = len(state.players)
    row.append(seats / 4.0)
    row.append(state.order.index(seat) / seats if seat in state.order else 0.0)
    row.append(state.parts.era_of_round[state.round] / 5.0)


def _add_tiles(state: Inventions, player: Player, row: list[float]) -> None:
    """Add what waits in the row, and what was used of what is placed."""
    parts = state.parts
    waiting = [0.0] * len(KIND_NAMES)
    aspired = 0
    for piece in player.row:
        if piece < parts.aspiration:
            waiting[parts.tile_kind[piece]] += 0.5
        else:
            aspired += 1
    row.append(aspired / 2.0)
    row.append(player.marked.bit_count() / USUALLY)
    row.append(player.flipped.bit_count() / USUALLY)
    row.extend(waiting)


def _add_displays(state: Inventions, seat: Seat, row: list[float]) -> None:
    """Add what a seat has in ideas and inventions on the map, by its role."""
    roles = [0.0] * (2 * len(ROLE_NAMES))
    part = 0.0
    for region in state.parts.region_ids:
        display = state.land.displays[region]
        if display.card == NONE or display.presenter == NOBODY:
            continue
        first = len(ROLE_NAMES) if display.flipped else 0
        era = state.parts.card_era[display.card]
        if display.presenter == seat:
            roles[first] += era * display.count / 5.0
        if display.inventor == seat:
            roles[first + 1] += 0.5
        if display.innovator == seat:
            roles[first + 2] += 0.5
        if display.flipped and society.takes_part(state, seat, region):
            part += 0.5
    row.extend(roles)
    row.append(part)
