"""The verbs of the regions: cards, influence tiles, knowledge. Each tells the log."""

from clocksmith.core.event import Log
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.games.inventions.model.board import BARE, Display, Laid
from clocksmith.games.inventions.model.content import (
    CHRONOS,
    INNOVATOR,
    INVENTOR,
    PRESENTER,
    SOCIETIES,
)
from clocksmith.games.inventions.model.events import (
    CitizenSent,
    CitizensReleased,
    CitizensStood,
    InfluenceTileFlipped,
    InfluenceTileLaid,
    Innovated,
    Invented,
    InventionKept,
    InventionLeft,
    KnowledgeFlipped,
    KnowledgeTurnedBack,
    Presented,
    ScholarsReturned,
    ScholarTaken,
    Shared,
)
from clocksmith.games.inventions.model.state import Inventions
from clocksmith.games.inventions.rules.player_verbs import leave_home, leave_supply

# Cards in regions


def present(state: Inventions, seat: Seat, card: int, region: int, log: Log) -> None:
    """Lay an idea of *seat* in the display of a region; Chronos brings its own."""
    if seat != CHRONOS:
        state.players[seat].ideas &= ~(1 << card)
    state.land.displays[region] = Display(card, seat, 0, False, NOBODY, NOBODY)
    log.add(Presented(seat, card, region))


def _stand(state: Inventions, seat: Seat, role: int, region: int, count: int) -> None:
    old = state.land.displays[region]
    state.land.displays[region] = Display(
        old.card,
        old.presenter,
        old.count + count if role == PRESENTER else old.count,
        old.flipped,
        seat if role == INVENTOR else old.inventor,
        seat if role == INNOVATOR else old.innovator,
    )


def send_citizen(
    state: Inventions, seat: Seat, citizen: int, role: int, region: int, log: Log
) -> None:
    """Let a citizen of *seat* go from home to the card of a region."""
    leave_home(state, seat, citizen)
    _stand(state, seat, role, region, 1)
    log.add(CitizenSent(seat, citizen, role, region))


def stand_citizens(
    state: Inventions, seat: Seat, role: int, region: int, count: int, log: Log
) -> None:
    """Put citizens from the supply of *seat* at the card of a region."""
    leave_supply(state, seat, count)
    _stand(state, seat, role, region, count)
    log.add(CitizensStood(seat, role, region, count))


def invent(state: Inventions, region: int, log: Log) -> None:
    """Flip the idea of a region to its invention side."""
    old = state.land.displays[region]
    state.land.displays[region] = Display(
        old.card, old.presenter, old.count, True, old.inventor, old.innovator
    )
    log.add(Invented(old.inventor, old.card, region))


def innovate(state: Inventions, region: int, log: Log) -> None:
    """Tell that the invention of a region has its innovator."""
    display = state.land.displays[region]
    log.add(Innovated(display.innovator, display.card, region))


def share(state: Inventions, seat: Seat, region: int, log: Log) -> None:
    """Tell that *seat* shares the invention of a region."""
    log.add(Shared(seat, state.land.displays[region].card, region))


def hand_over(state: Inventions, region: int, log: Log) -> None:
    """Give the card of a shared invention to its inventor; that of Chronos leaves the game."""
    display = state.land.displays[region]
    if display.inventor == CHRONOS:
        log.add(InventionLeft(display.card))
    else:
        state.players[display.inventor].inventions |= 1 << display.card
        log.add(InventionKept(display.inventor, display.card))


def release(state: Inventions, region: int, log: Log) -> None:
    """Let all citizens at a shared invention go to the map; the display is free."""
    display = state.land.displays[region]
    state.land.displays[region] = BARE
    for seat, count in (
        (display.presenter, display.count),
        (display.inventor, 1),
        (display.innovator, 1),
    ):
        if seat != NOBODY:
            state.land.people[region * SOCIETIES + seat] += count
            log.add(CitizensReleased(seat, region, count))


# Influence tiles


def lay_influence(state: Inventions, seat: Seat, region: int, tile: int, log: Log) -> None:
    """Put an influence tile on the leftmost free space of a region."""
    state.land.laid[region] = (*state.land.laid[region], Laid(seat, tile, True))
    log.add(InfluenceTileLaid(seat, tile, region))


def flip_influence(state: Inventions, seat: Seat, tile: int, log: Log) -> None:
    """Flip an influence tile of *seat* on the board, for good."""
    for region in range(len(state.land.laid)):
        if Laid(seat, tile, True) in state.land.laid[region]:
            state.land.laid[region] = tuple(
                [
                    Laid(seat, tile, False) if one.seat == seat and one.tile == tile else one
                    for one in state.land.laid[region]
                ]
            )
            log.add(InfluenceTileFlipped(seat, tile, region))


# Knowledge and scholars


def flip_knowledge(state: Inventions, region: int, log: Log) -> None:
    """Flip the knowledge tile of a region to its points."""
    state.land.spent_knowledge |= 1 << region
    log.add(KnowledgeFlipped(state.land.knowledge[region], region))


def turn_back_knowledge(state: Inventions, log: Log) -> None:
    """Turn all knowledge tiles back to their actions."""
    count = state.land.spent_knowledge.bit_count()
    state.land.spent_knowledge = 0
    log.add(KnowledgeTurnedBack(count))


def take_scholar(state: Inventions, seat: Seat, region: int, log: Log) -> None:
    """Let the scholar of a region go to the academy of *seat*."""
    state.land.scholars &= ~(1 << region)
    state.players[seat].scholars += 1
    log.add(ScholarTaken(seat, region))


def return_scholars(state: Inventions, seat: Seat, log: Log) -> None:
    """Let the scholars of *seat* leave; all go back to the map together."""
    count = state.players[seat].scholars
    if count:
        state.players[seat].scholars = 0
        log.add(ScholarsReturned(seat, count))


def refill_scholars(state: Inventions) -> None:
    """4.4.4 Put the returned scholars on the empty scholar spaces."""
    state.land.scholars = (1 << len(state.land.displays)) - 1
