"""Chapter 4.2 B: turns, one seat after another."""

from typing import final

from clocksmith.core.action import Action, Detail
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.seat import Seat
from clocksmith.core.step import NOT_OFFERED, Refusal, Task
from clocksmith.games.sands.model.actions import Use
from clocksmith.games.sands.model.content import (
    NO_BONUS,
    NO_CATEGORY,
    CardId,
)
from clocksmith.games.sands.model.events import FOR_BONUS, FOR_REPETITION, CardDeclined, TurnBegan
from clocksmith.games.sands.model.state import Sands
from clocksmith.games.sands.rules import (
    advance,
    build,
    caravan,
    chronicle,
    conquest,
    govern,
    moving,
    muster,
    tribute,
    verbs,
)
from clocksmith.games.sands.rules.acting import TurnDecision
from clocksmith.games.sands.rules.choosing import emphasis_of


def begin_turn(state: Sands, seat: Seat, log: Log) -> None:
    """4.2 B Reveal the cards of a seat; an emphasis card comes into force before the actions."""
    parts = state.parts
    state.turn = seat
    log.add(TurnBegan(seat))
    cards = verbs.reveal(state, seat, log)
    for card in cards:
        if card >= parts.action_cards:
            verbs.play_emphasis(state, seat, emphasis_of(state, card), log)
    actions = tuple([card for card in cards if card < parts.action_cards])
    then(state, GoOn(seat, actions), EndTurn(seat))


@final
class GoOn(Task[Sands]):
    """4.2 B The turn goes on with the next card; its end is asked while a bonus action is left."""

    __match_args__ = ("seat", "cards")

    def __init__(self, seat: Seat, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards  # revealed action cards that are left

    def run(self, state: Sands, log: Log) -> None:
        if self.cards or state.bonus == NO_BONUS:
            then(state, TakeTurn(self.seat, self.cards))


@final
class TakeTurn(TurnDecision):
    """4.2 B A seat uses one of its revealed cards, or ends its turn and declines the rest."""

    __match_args__ = ("seat", "cards")

    def __init__(self, seat: Seat, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cards = cards

    def closing(self, state: Sands) -> Action | None:
        return state.actions.end

    def own(self, state: Sands) -> list[Action]:
        actions = state.actions
        return [actions.use[card] for card in self.cards]

    def refuse(self, state: Sands, action: Action) -> Refusal | None:
        if not isinstance(action, Use):
            return NOT_OFFERED
        if action.card in self.cards:
            return None
        return Refusal("4.2", "not-revealed", (Detail("card", action.card),))

    def at_once(self, state: Sands, action: Action) -> bool:
        """A card, a bonus action as long as the turn goes on after it, an end without a choice."""
        if action is state.actions.end:
            return len(self.legal(state)) == 1
        return isinstance(action, Use) or bool(self.cards)

    def opening(self, state: Sands) -> Action | None:
        """The last card, unless it gives something by itself, as Govern may."""
        if len(self.cards) != 1 or state.parts.cards[self.cards[0]].rule == "govern":
            return None
        return state.actions.use[self.cards[0]]

    def resume(self, state: Sands) -> None:
        then(state, GoOn(self.seat, self.cards))

    def do(self, state: Sands, action: Action, log: Log) -> None:
        if action is state.actions.end:
            for card in self.cards:
                log.add(CardDeclined(self.seat, CardId(card)))
            return
        assert isinstance(action, Use)
        left = tuple([card for card in self.cards if card != action.card])
        then(state, GoOn(self.seat, left))
        begin_action(state, self.seat, action.card, log)


def begin_action(state: Sands, seat: Seat, card: CardId, log: Log) -> None:
    """5 Begin the action of a card."""
    rule = state.parts.cards[card].rule
    if rule == "chronicle":
        chronicle.begin(state, seat, card)
    elif rule == "muster":
        muster.begin(state, seat, card)
    elif rule == "conquest":
        conquest.begin(state, seat, card)
    elif rule in ("raid", "migrate"):
        moving.begin(state, seat, card)
    elif rule == "build":
        build.begin(state, seat, card)
    elif rule == "govern":
        govern.begin(state, seat, card, log)
    elif rule == "advance":
        advance.begin(state, seat, card)
    elif rule == "caravan":
        caravan.begin(state, seat, card)
    else:
        assert rule == "tribute"
        tribute.begin(state, seat, card)


@final
class EndTurn(Task[Sands]):
    """4.2 B, 5.11 At the end of a turn unrest rises for a bonus action and for a repeated card."""

    __match_args__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: Sands, log: Log) -> None:
        seat = self.seat
        player = state.players[seat]
        if state.bonus != NO_BONUS:
            if state.options.strict_bonus or not player.bonuses >> state.bonus & 1:
                verbs.raise_unrest(state, seat, 1, FOR_BONUS, log)
            player.bonuses |= 1 << state.bonus
        if state.repeated:
            verbs.raise_unrest(state, seat, 1, FOR_REPETITION, log)
        state.bonus = NO_BONUS
        state.supported = NO_CATEGORY
        state.repeated = False
