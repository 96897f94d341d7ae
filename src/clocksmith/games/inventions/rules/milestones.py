"""Chapter 4.3: access to milestones, and the way of milestones to common knowledge."""

from typing import Final, final

from clocksmith.core.event import Log
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.value import Value
from clocksmith.games.inventions.model import society
from clocksmith.games.inventions.model.content import (
    CHRONOS,
    DISPLAYS,
    NONE,
    UNCLAIMED,
)
from clocksmith.games.inventions.model.state import Inventions
from clocksmith.games.inventions.rules import pile_verbs

ACCESS_NAMES: Final = [
    "own",
    "diplomat",
    "past",
    "common",
    "discarded",
    "foreign",
    "eureka",
    "face-down",
]
OWN: Final = 0
BY_DIPLOMAT: Final = 1
PAST: Final = 2
COMMON: Final = 3
DISCARDED: Final = 4
FOREIGN: Final = 5  # from here on there is no access
IN_EUREKA: Final = 6
FACE_DOWN: Final = 7


@final
class Access(Value):
    """4.3 Whether a society has access to a milestone, and why."""

    __match_args__ = ("milestone", "access", "owner")

    def __init__(self, milestone: int, access: int, owner: Seat) -> None:
        self.milestone = milestone
        self.access = access  # a number of ACCESS_NAMES
        self.owner = owner  # of the private display it lies in, or NOBODY


def display_of(state: Inventions, milestone: int) -> int:
    """Return the private display in which a milestone lies, or NONE."""
    for display in range(DISPLAYS):
        if state.shelves.private[display] == milestone:
            return display
    return NONE


def access_to(state: Inventions, seat: Seat, milestone: int) -> int:
    """4.3, R9 Return the first reason why a society has access to a milestone, or why not."""
    if milestone in state.shelves.common:
        return COMMON
    display = display_of(state, milestone)
    if display == NONE:
        if milestone in state.shelves.discarded:
            return DISCARDED
        return IN_EUREKA if milestone in state.shelves.eureka else FACE_DOWN
    if display == seat:
        return OWN
    if seat != CHRONOS and state.shelves.posts[milestone][seat]:
        return BY_DIPLOMAT
    return PAST if society.era_now(state) > state.parts.milestone_era[milestone] else FOREIGN


def reaches(state: Inventions, seat: Seat, milestone: int) -> bool:
    """4.3, 4.6 Return whether a society has access; Chronos reaches private displays as well."""
    access = access_to(state, seat, milestone)
    return access < FOREIGN or (seat == CHRONOS and access == FOREIGN)


def access_of(state: Inventions, seat: Seat, milestone: int) -> Access:
    """4.3 Return the access of a society to a milestone, and its owner."""
    display = display_of(state, milestone)
    owner = NOBODY if display in (NONE, UNCLAIMED) else Seat(display)
    return Access(milestone, access_to(state, seat, milestone), owner)


def bring_to_common(state: Inventions, milestone: int, log: Log) -> None:
    """4.3.VIII Bring a milestone to common knowledge, or discard it if its letter is too early.

    The lowest one makes room.
    """
    parts = state.parts
    if len(state.shelves.common) >= parts.common_spaces:
        lowest = state.shelves.common[0]
        if parts.milestone_letter[milestone] < parts.milestone_letter[lowest]:
            pile_verbs.discard_milestone(state, milestone, log)
            return
        pile_verbs.discard_milestone(state, lowest, log)
    pile_verbs.share_milestone(state, milestone, log)


def rightmost(state: Inventions) -> int:
    """Return the rightmost milestone of the Eureka display, or NONE."""
    for place in range(len(state.shelves.eureka) - 1, -1, -1):
        if state.shelves.eureka[place] != NONE:
            return state.shelves.eureka[place]
    return NONE
