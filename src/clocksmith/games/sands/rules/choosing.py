"""Chapter 4.2 A: all players secretly choose two cards at once."""

from typing import Final, final

from clocksmith.core.action import Action, Detail
from clocksmith.core.event import Log
from clocksmith.core.legal import Families, Legal
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Decision, Refusal
from clocksmith.games.sands.model.actions import Choose
from clocksmith.games.sands.model.content import NO_CATEGORY, Category
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules import verbs

TWO_REPEATS: Final = Refusal("4.2", "two-repeats")


def choices_of(state: Sands, player: Player) -> int:
    """4.2 Return which pairs of cards a player may choose, as bits."""
    actions = state.actions
    twice = once = 0
    for card in range(state.parts.action_cards):
        if player.used >> card & 1:
            twice |= once & actions.holding[card]
            once |= actions.holding[card]
    bits = actions.all_pairs & ~twice
    if player.emphasis != NO_CATEGORY:
        bits &= ~actions.with_emphasis
    return bits


def emphasis_of(state: Sands, card: int) -> Category:
    """2.4 Return the category of an emphasis card, or NO_CATEGORY for an action card."""
    place = card - state.parts.action_cards
    return Category(place) if place >= 0 else NO_CATEGORY


@final
class ChooseCards(Decision[Sands]):
    """4.2 A A seat lays two cards face down; nobody sees them before its turn.

    At most one of them is an action card already played in this generation,
    and only one emphasis card is played in a generation.
    """

    def candidates(self, state: Sands) -> list[Action]:
        return state.actions.choose

    def refusal(self, state: Sands, action: Action) -> Refusal | None:
        if not isinstance(action, Choose):
            return NOT_OFFERED
        player = state.players[self.seat]
        if action.other_card >= state.parts.action_cards and player.emphasis != NO_CATEGORY:
            return Refusal("4.2", "one-emphasis", (Detail("category", player.emphasis),))
        if player.used >> action.card & 1 and player.used >> action.other_card & 1:
            return TWO_REPEATS
        return None

    def legal(self, state: Sands) -> Legal:
        legal = Families()
        legal.add(state.actions.choose, choices_of(state, state.players[self.seat]))
        return legal

    def answer(self, state: Sands, action: Action, log: Log) -> None:
        assert isinstance(action, Choose)
        verbs.seal(state, self.seat, action.card, action.other_card, log)

    def group(self, state: Sands) -> tuple[Seat, ...]:
        waiting = [step.seat for step in state.stack[::-1] if isinstance(step, ChooseCards)]
        return tuple(waiting)
