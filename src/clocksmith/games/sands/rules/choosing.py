"""Chapter 4.2 A: all players secretly choose two cards at once."""

from typing import Final, final

from clocksmith.core.action import Action, Detail
from clocksmith.core.event import Log
from clocksmith.core.legal import Families, Legal
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Decision, Refusal
from clocksmith.games.sands import verbs
from clocksmith.games.sands.actions import CHOOSE, Choose
from clocksmith.games.sands.content import ACTION_CARDS, CARD_IDS, NO_CATEGORY, Category
from clocksmith.games.sands.state import Player, Sands

TWO_REPEATS: Final = Refusal("4.2", "two-repeats")

# The pairs that hold a card, and the pairs that hold an emphasis card, as bits.
_HOLDING: Final = [
    sum(
        [
            1 << place
            for place, action in enumerate(CHOOSE)
            if isinstance(action, Choose) and card in (action.card, action.other_card)
        ]
    )
    for card in CARD_IDS
]
_WITH_EMPHASIS: Final = sum(
    [
        1 << place
        for place, action in enumerate(CHOOSE)
        if isinstance(action, Choose) and action.other_card >= ACTION_CARDS
    ]
)
_ALL: Final = (1 << len(CHOOSE)) - 1


def choices_of(player: Player) -> int:
    """4.2 Return which members of CHOOSE a player may choose, as bits."""
    twice = once = 0
    for card in range(ACTION_CARDS):
        if player.used >> card & 1:
            twice |= once & _HOLDING[card]
            once |= _HOLDING[card]
    bits = _ALL & ~twice
    if player.emphasis != NO_CATEGORY:
        bits &= ~_WITH_EMPHASIS
    return bits


def emphasis_of(card: int) -> Category:
    """2.4 Return the category of an emphasis card, or NO_CATEGORY for an action card."""
    return Category(card - ACTION_CARDS) if card >= ACTION_CARDS else NO_CATEGORY


@final
class ChooseCards(Decision[Sands]):
    """4.2 A A seat lays two cards face down; nobody sees them before its turn.

    At most one of them is an action card already played in this generation,
    and only one emphasis card is played in a generation.
    """

    def candidates(self, state: Sands) -> list[Action]:
        return CHOOSE

    def refusal(self, state: Sands, action: Action) -> Refusal | None:
        if not isinstance(action, Choose):
            return NOT_OFFERED
        player = state.players[self.seat]
        if action.other_card >= ACTION_CARDS and player.emphasis != NO_CATEGORY:
            return Refusal("4.2", "one-emphasis", (Detail("category", player.emphasis),))
        if player.used >> action.card & 1 and player.used >> action.other_card & 1:
            return TWO_REPEATS
        return None

    def legal(self, state: Sands) -> Legal:
        legal = Families()
        legal.add(CHOOSE, choices_of(state.players[self.seat]))
        return legal

    def answer(self, state: Sands, action: Action, log: Log) -> None:
        assert isinstance(action, Choose)
        verbs.seal(state, self.seat, action.card, action.other_card, log)

    def group(self, state: Sands) -> tuple[Seat, ...]:
        waiting = [step.seat for step in state.stack[::-1] if isinstance(step, ChooseCards)]
        return tuple(waiting)
