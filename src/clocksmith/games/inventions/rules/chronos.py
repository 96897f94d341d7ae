"""Chapter 4.6: Chronos, the third society with two players. A rule, not a bot."""

from typing import final

from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.step import Task
from clocksmith.games.inventions.model import society
from clocksmith.games.inventions.model.content import (
    CHRONOS,
    INNOVATOR,
    INVENTOR,
    NONE,
    NUMBERS,
    PRESENTER,
    REGION_COUNT,
    tile_of,
)
from clocksmith.games.inventions.model.state import Chronos, Inventions
from clocksmith.games.inventions.rules import (
    ideas,
    influence,
    milestones,
    pile_verbs,
    player_verbs,
    region_verbs,
)
from clocksmith.games.inventions.rules.display import Refill, shown
from clocksmith.games.inventions.rules.eureka import free_spaces


def chronos_of(state: Inventions) -> Chronos:
    """Return Chronos, who plays with two players."""
    assert state.chronos is not None, "Chronos plays with two players"
    return state.chronos


def path_from(region: int) -> list[int]:
    """6.1 Return the regions after one on the migration path, itself last."""
    return [(region + step) % REGION_COUNT for step in range(1, REGION_COUNT + 1)]


@final
class ChronosTurn(Task[Inventions]):
    """4.6 The pillar goes on until one of the four actions works, through seven regions at most."""

    def run(self, state: Inventions, log: Log) -> None:
        for region in path_from(chronos_of(state).region):
            pile_verbs.move_pillar(state, region, log)
            if (
                present(state, region, log)
                or invent(state, region, log)
                or share(state, region, log)
                or innovate(state, region, log)
            ):
                return


def present(state: Inventions, region: int, log: Log) -> bool:
    """4.6 Chronos lays the rightmost idea where there is none; the display is refilled at once."""
    needed = state.parts.specialists[state.land.specialists[region]].citizens
    free = state.land.displays[region].card == NONE
    if not free or chronos_of(state).supply < needed or not shown(state):
        return False
    card = shown(state)[-1]
    pile_verbs.draw_for_chronos(state, card)
    lay_idea(state, card, region, log)
    then(state, Refill())
    return True


def lay_idea(state: Inventions, card: int, region: int, log: Log) -> None:
    """4.6 Lay an idea with as many citizens as the specialist tile asks for; no benefit."""
    region_verbs.present(state, CHRONOS, card, region, log)
    needed = state.parts.specialists[state.land.specialists[region]].citizens
    region_verbs.stand_citizens(state, CHRONOS, PRESENTER, region, needed, log)


def invent(state: Inventions, region: int, log: Log) -> bool:
    """4.6 Invent with one citizen what Chronos has access to, and take a progress tile out."""
    parts = state.parts
    display = state.land.displays[region]
    if display.card == NONE or display.flipped or not chronos_of(state).supply:
        return False
    if not milestones.reaches(state, CHRONOS, parts.ideas[display.card].milestone):
        return False
    region_verbs.stand_citizens(state, CHRONOS, INVENTOR, region, 1, log)
    region_verbs.invent(state, region, log)
    take_out(state, parts.card_field[display.card], region, log)
    return True


def share(state: Inventions, region: int, log: Log) -> bool:
    """4.6 Share where Chronos takes part, and take a wealth tile out, else a progress tile."""
    if ideas.refuse_share(state, CHRONOS, region) is not None:
        return False
    field = state.parts.card_field[state.land.displays[region].card]
    ideas.reward_others(state, CHRONOS, region, log)
    if state.stock[state.land.wealth[region]]:
        player_verbs.remove_tile(state, state.land.wealth[region], log)
    else:
        take_out(state, field, region, log)
    then(state, ideas.Release(region))
    return True


def innovate(state: Inventions, region: int, log: Log) -> bool:
    """4.6 Chronos innovates what somebody else invented, and never chains."""
    lacking = not chronos_of(state).supply
    if lacking or ideas.refuse_innovation(state, CHRONOS, region) is not None:
        return False
    region_verbs.stand_citizens(state, CHRONOS, INNOVATOR, region, 1, log)
    region_verbs.innovate(state, region, log)
    return True


def take_out(state: Inventions, field: int, region: int, log: Log) -> None:
    """4.6 Take out the tile of a field with the region's number, else the next it can have."""
    for step in range(NUMBERS):
        tile = tile_of(field, (region + step) % NUMBERS + 1)
        if state.stock[tile] and not chronos_of(state).taken >> tile & 1:
            player_verbs.remove_tile(state, tile, log)
            return


def open_chronos(state: Inventions, card: int, log: Log) -> None:
    """6.14 In the Stone Age, lay the idea in the first free region from the pillar on."""
    region = chronos_of(state).region
    while state.land.displays[region].card != NONE:
        region = (region + 1) % REGION_COUNT
    pile_verbs.move_pillar(state, region, log)
    lay_idea(state, card, region, log)
    player_verbs.settle(state, CHRONOS, region, log)
    pile_verbs.leave_first_era(state, log)


@final
class SpreadChronos(Task[Inventions]):
    """4.6 At an era change, put an influence tile into the next region that has room."""

    def run(self, state: Inventions, log: Log) -> None:
        home = society.tiles_at_home(state, CHRONOS)
        tiles = [tile for tile in state.parts.influence_ids if home >> tile & 1]
        if not tiles:
            return
        for region in path_from(chronos_of(state).region):
            if influence.has_room(state, CHRONOS, region) is None:
                region_verbs.lay_influence(state, CHRONOS, region, tiles[0], log)
                pile_verbs.move_pillar(state, region, log)
                return


@final
class AdvanceChronos(Task[Inventions]):
    """4.6 Take the rightmost milestone of the Eureka display and move the era marker."""

    def run(self, state: Inventions, log: Log) -> None:
        new = milestones.rightmost(state)
        if new == NONE:
            return
        old = state.shelves.private[CHRONOS]
        pile_verbs.take_milestone(state, CHRONOS, new, log)
        milestones.bring_to_common(state, old, log)
        spaces = free_spaces(state, state.parts.milestone_era[new])
        pile_verbs.reach_era(state, CHRONOS, spaces[-1], log)
