"""Chapter 4.4: what happens between the eras."""

from typing import Final, final

from clocksmith.core.action import Action
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import NOBODY, Seat
from clocksmith.core.step import NOT_OFFERED, Decision, Refusal, Step, Task
from clocksmith.games.inventions.model import society
from clocksmith.games.inventions.model.actions import GoTo
from clocksmith.games.inventions.model.content import (
    CHRONOS,
    ERAS,
    NONE,
    UNCLAIMED,
)
from clocksmith.games.inventions.model.events import BY_ERA_CHANGE, EraEnded
from clocksmith.games.inventions.model.state import Inventions
from clocksmith.games.inventions.rules import (
    display,
    milestones,
    pile_verbs,
    player_verbs,
    region_verbs,
)
from clocksmith.games.inventions.rules.chronos import AdvanceChronos, SpreadChronos
from clocksmith.games.inventions.rules.end import ScoreGame
from clocksmith.games.inventions.rules.layout import LayOut

NO_SUCH_PLACE: Final = Refusal("4.4.1", "no-such-rank")
LAST_ERA: Final = ERAS - 1  # the last one that is played


@final
class EndEra(Task[Inventions]):
    """4.4, 4.6 An era ends: Chronos first, then the steps; few after era 1, the end after era 5."""

    __match_args__ = ("era",)

    def __init__(self, era: int) -> None:
        self.era = era

    def run(self, state: Inventions, log: Log) -> None:
        era = self.era
        log.add(EraEnded(era))
        steps: list[Task[Inventions]] = []
        if state.chronos is not None:
            steps.append(SpreadChronos())
            if 1 < era < LAST_ERA:
                steps.append(AdvanceChronos())
        if era < LAST_ERA:
            steps.append(OfferOrder())
        steps.append(ShiftInfluence())
        if era > 1:
            steps += [RefreshBoards(), ShareMilestones()]
            if era < LAST_ERA:
                steps += [RevealMilestones(era), ClearIdeas(era), ForgetIdeas(era, 0)]
            else:
                steps.append(ScoreGame())
        then(state, *steps)


@final
class OfferOrder(Task[Inventions]):
    """4.4.1 The player furthest right on a turn-order space chooses a place in the order."""

    def run(self, state: Inventions, log: Log) -> None:
        furthest, seat = NONE, NOBODY
        for one in society.societies_of(state):
            space = state.shelves.eras[one]
            if space > furthest and state.parts.era_spaces[space].orders:
                furthest, seat = space, one
        if seat == CHRONOS:
            pile_verbs.change_order(state, CHRONOS, 1, log)
        elif seat != NOBODY:
            then(state, ChooseRank(seat))


@final
class ChooseRank(Decision[Inventions]):
    """4.4.1 A seat chooses its place in the turn order; the others keep their relative order."""

    def candidates(self, state: Inventions) -> list[Action]:
        return state.actions.go_to[: len(state.order)]

    def refusal(self, state: Inventions, action: Action) -> Refusal | None:
        if not isinstance(action, GoTo):
            return NOT_OFFERED
        return None if action.place <= len(state.order) else NO_SUCH_PLACE

    def answer(self, state: Inventions, action: Action, log: Log) -> None:
        assert isinstance(action, GoTo)
        pile_verbs.change_order(state, self.seat, action.place, log)


@final
class ShiftInfluence(Task[Inventions]):
    """4.4.2, 6.3 Influence changes by the band of the track."""

    def run(self, state: Inventions, log: Log) -> None:
        for seat in society.seats_of(state):
            change = state.parts.band[state.players[seat].influence].change
            if change > 0:
                player_verbs.gain_influence(state, seat, change, BY_ERA_CHANGE, log)
            else:
                player_verbs.lose_influence(state, seat, -change, BY_ERA_CHANGE, log)


@final
class RefreshBoards(Task[Inventions]):
    """4.4.3, 4.4.4 Exhausted specialists are ready; pillars, scholars and tokens go home."""

    def run(self, state: Inventions, log: Log) -> None:
        for seat in society.seats_of(state):
            player_verbs.ready_all(state, seat, log)
        for seat in society.seats_of(state):
            player_verbs.return_pillars(state, seat, log)
            player = state.players[seat]
            room = min(player.scholars, society.academy_room(state, seat), player.supply)
            for _ in range(room):
                player_verbs.gain_academic(state, seat, log)
            region_verbs.return_scholars(state, seat, log)
            player_verbs.return_tokens(state, seat, log)
        region_verbs.refill_scholars(state)


@final
class ShareMilestones(Task[Inventions]):
    """4.4.5 What is left in the Eureka display becomes common knowledge, rightmost first."""

    def run(self, state: Inventions, log: Log) -> None:
        left = milestones.rightmost(state)
        old = state.shelves.private[UNCLAIMED]
        if left != NONE and old != NONE:
            pile_verbs.replace_unclaimed(state, left, log)
            milestones.bring_to_common(state, old, log)
            left = milestones.rightmost(state)
        while left != NONE:
            pile_verbs.leave_eureka(state, left)
            milestones.bring_to_common(state, left, log)
            left = milestones.rightmost(state)


@final
class RevealMilestones(Task[Inventions]):
    """4.4.5 The next letter is laid out in the Eureka display."""

    __match_args__ = ("era",)

    def __init__(self, era: int) -> None:
        self.era = era  # that has ended

    def run(self, state: Inventions, log: Log) -> None:
        pile_verbs.clear_eureka(state)
        then(state, LayOut(self.era + 1))


@final
class ClearIdeas(Task[Inventions]):
    """4.4.6 Old ideas leave the display, which is refilled until none shows."""

    __match_args__ = ("era",)

    def __init__(self, era: int) -> None:
        self.era = era

    def run(self, state: Inventions, log: Log) -> None:
        old = [card for card in display.shown(state) if state.parts.card_era[card] <= self.era]
        for card in old:
            pile_verbs.discard_idea(state, card, log)
        if old:
            then(state, display.Refill(), self)


@final
class ForgetIdeas(Task[Inventions]):
    """4.4.6 In turn order everybody replaces the old ideas beside their board."""

    __match_args__ = ("era", "place")

    def __init__(self, era: int, place: int) -> None:
        self.era = era
        self.place = place  # in the turn order, from 0

    def problem(self, state: Inventions) -> str:
        return "" if self.place <= len(state.order) else "a place in the turn order"

    def run(self, state: Inventions, log: Log) -> None:
        parts = state.parts
        if self.place >= len(state.order):
            return
        seat = Seat(state.order[self.place])
        steps: list[Step[Inventions]] = []
        if seat != CHRONOS:
            ideas = state.players[seat].ideas
            old = [c for c in parts.card_ids if ideas >> c & 1 and parts.card_era[c] <= self.era]
            for card in old:
                pile_verbs.forget_idea(state, seat, card, log)
            if old:
                steps.append(display.ReplaceIdeas(seat, len(old)))
        then(state, *steps, ForgetIdeas(self.era, self.place + 1))
