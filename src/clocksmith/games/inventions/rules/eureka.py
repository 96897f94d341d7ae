"""Chapter 4.3, VIII: a new milestone, and the way to a later era."""

from typing import Final, final

from clocksmith.core.action import Action
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Decision, Refusal
from clocksmith.games.inventions.model import society
from clocksmith.games.inventions.model.actions import Advance, Discover
from clocksmith.games.inventions.model.content import (
    NONE,
    SpaceId,
)
from clocksmith.games.inventions.model.events import BY_ERA_SPACE
from clocksmith.games.inventions.model.parts import Parts
from clocksmith.games.inventions.model.state import Inventions
from clocksmith.games.inventions.rules import pile_verbs
from clocksmith.games.inventions.rules.benefits import grant
from clocksmith.games.inventions.rules.milestones import bring_to_common

NOT_ON_OFFER: Final = Refusal("4.3.VIII", "not-in-the-eureka-display")
NOT_LATER: Final = Refusal("4.3.VIII", "milestone-not-later")
NO_SUCH_SPACE: Final = Refusal("6.4", "no-such-space")
SPACE_TAKEN: Final = Refusal("6.4", "era-space-taken")


def discoveries(state: Inventions) -> list[Action]:
    """4.3.VIII Return the milestones of the display, in index order."""
    return [state.actions.discover[m] for m in sorted(state.shelves.eureka) if m != NONE]


def refuse_discover(state: Inventions, seat: Seat, action: Discover) -> Refusal | None:
    """4.3.VIII A milestone of the display, which holds one of a later era than its own."""
    if action.milestone not in state.shelves.eureka:
        return NOT_ON_OFFER
    own = society.era_of(state, seat)
    later = [1 for m in state.shelves.eureka if m != NONE and state.parts.milestone_era[m] > own]
    return None if later else NOT_LATER


def discover(state: Inventions, seat: Seat, action: Discover, log: Log) -> None:
    """4.3.VIII Take the milestone; the old one goes to common knowledge; move the era marker.

    The new one counts for the academy before citizens of discarded milestones
    come home; a citizen from the supply goes on it without its benefit.
    """
    old = state.shelves.private[seat]
    pile_verbs.take_milestone(state, seat, action.milestone, log)
    bring_to_common(state, old, log)
    if state.players[seat].supply:
        pile_verbs.post_citizen(state, seat, action.milestone, log)
    then(state, ChooseSpace(seat, state.parts.milestone_era[action.milestone]))


def free_spaces(state: Inventions, era: int) -> list[SpaceId]:
    """6.4 Return the free spaces of an era, from the left."""
    parts = state.parts
    return [
        s for s in parts.space_ids if parts.era_spaces[s].era == era and s not in state.shelves.eras
    ]


@final
class ChooseSpace(Decision[Inventions]):
    """4.3.VIII, 6.4 A seat chooses a free space of the era it has reached, for its benefit."""

    __match_args__ = ("seat", "era")

    def __init__(self, seat: Seat, era: int) -> None:
        super().__init__(seat)
        self.era = era

    def _space(self, parts: Parts, place: int) -> int:
        for space in parts.space_ids:
            if parts.era_spaces[space].era == self.era and parts.era_spaces[space].place == place:
                return space
        return NONE

    def candidates(self, state: Inventions) -> list[Action]:
        return state.actions.advance

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        if not isinstance(action, Advance):
            return NOT_OFFERED
        space = self._space(state.parts, action.place)
        if space == NONE:
            return NO_SUCH_SPACE
        return SPACE_TAKEN if space in state.shelves.eras else None

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        assert isinstance(action, Advance)
        space = self._space(state.parts, action.place)
        pile_verbs.reach_era(state, self.seat, space, log)
        grant(state, self.seat, state.parts.era_spaces[space].benefit, NONE, BY_ERA_SPACE)
