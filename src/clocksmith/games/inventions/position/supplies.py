"""What follows from the rest of a position: supplies, piles and stacks."""

from clocksmith.core.bits import places
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.games.inventions import society
from clocksmith.games.inventions.content import (
    ASPIRATION,
    CARD_NAMES,
    CHRONOS,
    CITIZENS,
    GOAL_NAMES,
    INFLUENCE_NAMES,
    MILESTONE_NAMES,
    NONE,
    SOCIETIES,
    START_TILE,
    TILE_IDS,
    TILE_NAMES,
)
from clocksmith.games.inventions.state import Chronos, Inventions


def take_all(state: Inventions, gone: list[int], removed: list[int]) -> None:
    """Take what lies somewhere from its bag; ValueError where it lies in two places."""
    _take_cards(state, gone)
    _take_milestones(state)
    _take_goals(state)
    _take_tiles(state, removed)
    _check_influence(state)
    _take_citizens(state)


def _take(bag: int, thing: int, name: str) -> int:
    if not bag >> thing & 1:
        raise ValueError(f"{name} is in two places")
    return bag & ~(1 << thing)


def _take_cards(state: Inventions, gone: list[int]) -> None:
    cards = [*gone, *state.ideas, state.top, *[display.card for display in state.land.displays]]
    for player in state.players:
        cards += [*places(player.ideas), *places(player.inventions)]
    for card in cards:
        if card != NONE:
            state.deck = _take(state.deck, card, CARD_NAMES[card])


def _take_milestones(state: Inventions) -> None:
    for milestone in [
        *state.shelves.common,
        *state.shelves.discarded,
        *state.shelves.eureka,
        *state.shelves.private,
    ]:
        if milestone != NONE:
            state.shelves.stacks = _take(
                state.shelves.stacks, milestone, MILESTONE_NAMES[milestone]
            )


def _take_goals(state: Inventions) -> None:
    for player in state.players:
        for goal in [*places(player.goals), *places(player.dropped)]:
            state.goals = _take(state.goals, goal, GOAL_NAMES[goal])


def _take_tiles(state: Inventions, removed: list[int]) -> None:
    for player in state.players:
        row = [piece for piece in player.row if piece < ASPIRATION]
        if START_TILE in row:
            raise ValueError("the start tile is never in a row")
        owned = [*row, *places(player.placed)]
        if len(set(owned)) < len(owned):
            raise ValueError("nobody owns a tile twice")
        for tile in owned:
            state.stock[tile] -= 1
    for tile in TILE_IDS:
        state.stock[tile] -= removed[tile]
        if state.stock[tile] < 0:
            raise ValueError(f"there are not so many tiles {TILE_NAMES[tile]}")
        if removed[tile] and state.chronos is not None:
            old = state.chronos
            state.chronos = Chronos(old.supply, old.region, old.taken | 1 << tile)


def _check_influence(state: Inventions) -> None:
    """6.9 Raise ValueError where an influence tile lies in two regions."""
    laid = [(one.seat, one.tile) for region in state.land.laid for one in region]
    for seat, tile in laid:
        if laid.count((seat, tile)) > 1:
            raise ValueError(f"{INFLUENCE_NAMES[tile]} is in two places")


def _take_citizens(state: Inventions) -> None:
    """6.13 Count the citizens of every society in the box; the rest is its supply."""
    for seat in society.societies_of(state):
        out = sum(state.land.people[seat::SOCIETIES])
        out += sum([posts[seat] for posts in state.shelves.posts])
        out += sum([_at_cards(state, seat, region) for region in range(len(state.land.displays))])
        if seat == CHRONOS:
            old = state.chronos
            assert old is not None, "he is one of the societies"
            state.chronos = Chronos(CITIZENS - out, old.region, old.taken)
        else:
            player = state.players[seat]
            out += sum(player.available) + sum(player.exhausted) + player.academics
            player.supply = CITIZENS - out
        if out > CITIZENS:
            raise ValueError(f"a society has only {CITIZENS} citizens")


def _at_cards(state: Inventions, seat: Seat, region: int) -> int:
    display = state.land.displays[region]
    if seat == NOBODY:
        return 0
    count = display.count if display.presenter == seat else 0
    return count + (display.inventor == seat) + (display.innovator == seat)
