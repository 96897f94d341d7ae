"""Who answers for everybody but the person: bots for the other seats, luck for chance."""

import random
from typing import Any, Final

from clocksmith.arena.entrant import Entrant
from clocksmith.bots.bot import Bot, Budget
from clocksmith.bots.learned.bot import Learned, nets_are_missing
from clocksmith.cli.errors import InputError
from clocksmith.core.action import Action
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat
from clocksmith.core.step import Chance
from clocksmith.table.chance import Luck

PATIENCE: Final = Budget(seconds=1.0)  # a turn, for a bot that is named without a budget


class Opponents:
    """One bot for each seat that is asked, all of one kind; each sees what its seat may know."""

    def __init__(self, entrant: Entrant, luck: Luck) -> None:
        self.name = entrant.text
        self._entrant = entrant
        self._luck = luck
        self._deal = random.Random(f"deal {luck.seed}")
        self._bots: dict[Seat, Bot] = {}

    def lacks_nets(self) -> bool:
        """Return whether the bot is one that has nets, and they are not installed."""
        return nets_are_missing() and isinstance(self._entrant.make_bot(0), Learned)

    def answer(self, game: Game[Any], state: State) -> Action:
        """Return the answer to the question that waits; InputError when a bot breaks a rule."""
        decision = game.decision(state)
        assert decision is not None, "the game is over"
        if isinstance(decision, Chance):
            return self._luck.draw(decision, state)
        guess = state.copy()
        game.redeal(guess, decision.seat, self._deal.randrange)
        budget = self._entrant.budget or PATIENCE
        action = self._bot(decision.seat).choose(game, guess, decision.seat, budget)
        refusal = game.refusal(state, action)
        if refusal is not None:
            why = f"rule {refusal.rule}, {refusal.key}"
            raise InputError(
                f"the bot {self.name} answered {action.text!r}, which is not legal: {why}"
            )
        return action

    def _bot(self, seat: Seat) -> Bot:
        """Return the bot at a seat, which remembers what it planned."""
        if seat not in self._bots:
            self._bots[seat] = self._entrant.make_bot(self._luck.seed * 10 + seat)
        return self._bots[seat]
