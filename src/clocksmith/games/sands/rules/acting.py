"""Chapter 4.2 B: what all actions of a turn share."""

from abc import abstractmethod
from typing import final

from clocksmith.core.action import Action
from clocksmith.core.event import Log
from clocksmith.core.game import then
from clocksmith.core.legal import Legal, Listed
from clocksmith.core.seat import Seat
from clocksmith.core.step import Decision, Refusal, Task
from clocksmith.games.sands.model.content import NO_CATEGORY, CardId
from clocksmith.games.sands.model.events import CardDeclined
from clocksmith.games.sands.model.state import Player, Sands
from clocksmith.games.sands.rules import emphasis, verbs
from clocksmith.games.sands.rules.bonus import bonus_actions, is_bonus, refuse_bonus, take_bonus
from clocksmith.games.sands.rules.empire import unlocked


class TurnDecision(Decision[Sands]):
    """4.2 B A decision of the active player, at which a bonus action may be taken as well."""

    @abstractmethod
    def own(self, state: Sands) -> list[Action]:
        """Return the legal answers but bonus actions and the one that ends it, in index order."""

    @abstractmethod
    def refuse(self, state: Sands, action: Action) -> Refusal | None:
        """Return why an answer of its own is not legal, or None when it is."""

    @abstractmethod
    def do(self, state: Sands, action: Action, log: Log) -> None:
        """Carry out an answer of its own."""

    def closing(self, state: Sands) -> Action | None:
        """Return the answer that ends it, which is always legal, or None."""
        return state.actions.done

    def candidates(self, state: Sands) -> list[Action]:
        found = [*self.own(state), *bonus_actions(state, self.seat)]
        closing = self.closing(state)
        return found if closing is None else [*found, closing]

    def legal(self, state: Sands) -> Legal:
        return Listed(self.candidates(state))

    def refusal(self, state: Sands, action: Action) -> Refusal | None:
        if is_bonus(action):
            return refuse_bonus(state, self.seat, action)
        if action is self.closing(state):
            return None
        return self.refuse(state, action)

    def answer(self, state: Sands, action: Action, log: Log) -> None:
        if is_bonus(action):
            self.resume(state)
            take_bonus(state, self.seat, action, log)
        else:
            self.do(state, action, log)

    def resume(self, state: Sands) -> None:
        """Ask again after a bonus action."""
        then(state, self)


class ActionDecision(TurnDecision):
    """5 A decision about the action of a card that is being used."""

    def __init__(self, seat: Seat, card: CardId) -> None:
        super().__init__(seat)
        self.card = card

    def at_once(self, state: Sands, action: Action) -> bool:
        """A bonus action, and the end of an action of which nothing is left to do."""
        return is_bonus(action) or (action is self.closing(state) and not self.own(state))


@final
class EndAction(Task[Sands]):
    """4.2 B An action is over: a used card is played, and may mark the emphasis card.

    A declined card that was not played before counts as unplayed.
    """

    __match_args__ = ("seat", "card", "used")

    def __init__(self, seat: Seat, card: CardId, used: bool) -> None:
        self.seat = seat
        self.card = card
        self.used = used

    def run(self, state: Sands, log: Log) -> None:
        if not self.used:
            log.add(CardDeclined(self.seat, self.card))
            return
        player = state.players[self.seat]
        if player.used >> self.card & 1:
            state.repeated = True
        verbs.use_card(state, self.seat, self.card, log)
        if player.emphasis in state.parts.cards[self.card].symbols:
            emphasis.mark(state, self.seat, log)


def box_open(player: Player, card: CardId) -> bool:
    """6 Return whether the locked box of a card is open."""
    lock = player.parts.cards[card].lock
    return lock == NO_CATEGORY or unlocked(player, lock)
