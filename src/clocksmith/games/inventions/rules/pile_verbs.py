"""The verbs of piles, displays and tracks: ideas, goals, milestones. Each tells the log."""

from clocksmith.core.event import Log
from clocksmith.core.seat import Seat
from clocksmith.games.inventions.model.content import (
    CHRONOS,
    NONE,
    UNCLAIMED,
)
from clocksmith.games.inventions.model.events import (
    IN_COMMON,
    IN_EUREKA,
    IN_UNCLAIMED,
    CitizenPosted,
    DiplomatReturned,
    DiplomatSent,
    EraReached,
    GoalDealt,
    GoalDropped,
    IdeaDealt,
    IdeaDiscarded,
    IdeaEntered,
    IdeaForgotten,
    IdeaPicked,
    IdeasLeft,
    IdeaTurnedUp,
    KnowledgeLaid,
    MilestoneDiscarded,
    MilestoneLaid,
    MilestoneReplaced,
    MilestoneShared,
    MilestoneTaken,
    OrderChanged,
    OrderDrawn,
    PillarMoved,
    SpecialistLaid,
    WealthLaid,
)
from clocksmith.games.inventions.model.society import academy_room
from clocksmith.games.inventions.model.state import Chronos, Inventions
from clocksmith.games.inventions.rules.player_verbs import leave_home, leave_supply

# Ideas


def deal_idea(state: Inventions, seat: Seat, card: int, log: Log) -> None:
    """Deal an idea from the pile; that of Chronos is laid at once."""
    state.deck &= ~(1 << card)
    if seat != CHRONOS:
        state.players[seat].ideas |= 1 << card
    log.add(IdeaDealt(seat, card))


def leave_first_era(state: Inventions, log: Log) -> None:
    """6.14.4 Take the ideas of era 1 that were not dealt out of the game."""
    parts = state.parts
    count = (state.deck & parts.era_mask[1]).bit_count()
    if count:
        state.deck &= ~parts.era_mask[1]
        log.add(IdeasLeft(count))


def turn_up(state: Inventions, card: int, log: Log) -> None:
    """Turn the next card of the pile up."""
    state.deck &= ~(1 << card)
    state.top = card
    log.add(IdeaTurnedUp(card))


def enter_display(state: Inventions, log: Log) -> None:
    """4.2 Let the open card of the pile enter the display at the left."""
    card = state.top
    state.top = NONE
    state.ideas.insert(0, card)
    log.add(IdeaEntered(card))


def _leave_display(state: Inventions, card: int) -> None:
    if card == state.top:
        state.top = NONE
    else:
        state.ideas.remove(card)


def pick_idea(state: Inventions, seat: Seat, card: int, log: Log) -> None:
    """Give *seat* a card of the idea display."""
    _leave_display(state, card)
    state.players[seat].ideas |= 1 << card
    log.add(IdeaPicked(seat, card))


def draw_for_chronos(state: Inventions, card: int) -> None:
    """4.6 Take a card from the display that Chronos lays in a region."""
    _leave_display(state, card)


def discard_idea(state: Inventions, card: int, log: Log) -> None:
    """4.4.6 Take a card of the display out of the game."""
    _leave_display(state, card)
    log.add(IdeaDiscarded(card))


def forget_idea(state: Inventions, seat: Seat, card: int, log: Log) -> None:
    """4.4.6 Take a card beside the board of *seat* out of the game."""
    state.players[seat].ideas &= ~(1 << card)
    log.add(IdeaForgotten(seat, card))


# Goals


def deal_goal(state: Inventions, seat: Seat, goal: int, log: Log) -> None:
    """Deal a goal to *seat*, which alone sees it."""
    state.goals &= ~(1 << goal)
    state.players[seat].goals |= 1 << goal
    log.add(GoalDealt(seat, goal))


def drop_goal(state: Inventions, seat: Seat, goal: int, log: Log) -> None:
    """Put a goal of *seat* away, face down."""
    state.players[seat].goals &= ~(1 << goal)
    state.players[seat].dropped |= 1 << goal
    log.add(GoalDropped(seat, goal))


# Milestones


def lay_milestone(state: Inventions, milestone: int, shelf: int, seat: Seat, log: Log) -> None:
    """Lay a milestone of the face-down stacks out, in a private display for *seat*."""
    state.shelves.stacks &= ~(1 << milestone)
    if shelf == IN_COMMON:
        state.shelves.common.append(milestone)
    elif shelf == IN_EUREKA:
        state.shelves.eureka.append(milestone)
    else:
        state.shelves.private[UNCLAIMED if shelf == IN_UNCLAIMED else seat] = milestone
    log.add(MilestoneLaid(milestone, shelf, seat))


def take_milestone(state: Inventions, seat: Seat, milestone: int, log: Log) -> None:
    """Put a milestone of the Eureka display into the private display of a society.

    The caller brings the old one to common knowledge.
    """
    state.shelves.eureka[state.shelves.eureka.index(milestone)] = NONE
    state.shelves.private[seat] = milestone
    log.add(MilestoneTaken(seat, milestone))


def replace_unclaimed(state: Inventions, milestone: int, log: Log) -> None:
    """Put a milestone of the Eureka display into the display nobody plays."""
    state.shelves.eureka[state.shelves.eureka.index(milestone)] = NONE
    state.shelves.private[UNCLAIMED] = milestone
    log.add(MilestoneReplaced(milestone))


def share_milestone(state: Inventions, milestone: int, log: Log) -> None:
    """Insert a milestone in common knowledge, above those of the same or an earlier letter."""
    parts = state.parts
    letter = parts.milestone_letter[milestone]
    place = len([1 for other in state.shelves.common if parts.milestone_letter[other] <= letter])
    state.shelves.common.insert(place, milestone)
    log.add(MilestoneShared(milestone))


def leave_eureka(state: Inventions, milestone: int) -> None:
    """Take a milestone from the Eureka display; the caller brings it to common knowledge."""
    state.shelves.eureka[state.shelves.eureka.index(milestone)] = NONE


def clear_eureka(state: Inventions) -> None:
    """Make room for the milestones of the next letter."""
    state.shelves.eureka = []


def discard_milestone(state: Inventions, milestone: int, log: Log) -> None:
    """Discard a milestone; its citizens come home as academics, those without room to supply."""
    if milestone in state.shelves.common:
        state.shelves.common.remove(milestone)
    state.shelves.discarded.append(milestone)
    log.add(MilestoneDiscarded(milestone))
    posts = state.shelves.posts[milestone]
    for seat in range(len(state.players)):
        for _ in range(posts[seat]):
            return_diplomat(state, Seat(seat), milestone, log)


def _post(state: Inventions, seat: Seat, milestone: int, count: int) -> None:
    posts = list(state.shelves.posts[milestone])
    posts[seat] += count
    state.shelves.posts[milestone] = tuple(posts)


def post_citizen(state: Inventions, seat: Seat, milestone: int, log: Log) -> None:
    """Put a citizen from the supply of *seat* on a milestone."""
    leave_supply(state, seat, 1)
    _post(state, seat, milestone, 1)
    log.add(CitizenPosted(seat, milestone))


def send_diplomat(state: Inventions, seat: Seat, citizen: int, milestone: int, log: Log) -> None:
    """Let a citizen of *seat* go from home to a milestone."""
    leave_home(state, seat, citizen)
    _post(state, seat, milestone, 1)
    log.add(DiplomatSent(seat, citizen, milestone))


def return_diplomat(state: Inventions, seat: Seat, milestone: int, log: Log) -> None:
    """R3 Take a citizen from a milestone home as academic; without room it goes to the supply."""
    academic = academy_room(state, seat) > 0
    _post(state, seat, milestone, -1)
    if academic:
        state.players[seat].academics += 1
    else:
        state.players[seat].supply += 1
    log.add(DiplomatReturned(seat, milestone, academic))


# Tracks


def reach_era(state: Inventions, seat: Seat, space: int, log: Log) -> None:
    """Move the era marker of a society."""
    state.shelves.eras[seat] = space
    log.add(EraReached(seat, space))


def draw_order(state: Inventions, seat: Seat, log: Log) -> None:
    """Give a society the next place in the turn order."""
    state.order.append(seat)
    log.add(OrderDrawn(seat, len(state.order)))


def change_order(state: Inventions, seat: Seat, place: int, log: Log) -> None:
    """Move a society to a place in the turn order; the others keep theirs."""
    state.order.remove(seat)
    state.order.insert(place - 1, seat)
    log.add(OrderChanged(seat, place))


def move_pillar(state: Inventions, region: int, log: Log) -> None:
    """4.6 Move the pillar of Chronos to a region."""
    old = state.chronos
    assert old is not None, "Chronos plays with two players"
    state.chronos = Chronos(old.supply, region, old.taken)
    log.add(PillarMoved(region))


# Setup


def lay_specialist(state: Inventions, region: int, specialist: int, log: Log) -> None:
    """Give a region its specialist tile."""
    state.land.specialists[region] = specialist
    log.add(SpecialistLaid(region, specialist))


def lay_knowledge(state: Inventions, region: int, knowledge: int, log: Log) -> None:
    """Give a region its knowledge tile."""
    state.land.knowledge[region] = knowledge
    log.add(KnowledgeLaid(region, knowledge))


def lay_wealth(state: Inventions, region: int, tile: int, log: Log) -> None:
    """Give a region its stack of wealth tiles."""
    state.land.wealth[region] = tile
    log.add(WealthLaid(region, tile))
