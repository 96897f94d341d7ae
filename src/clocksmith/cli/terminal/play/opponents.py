"""Who answers for everybody but the person: bots for the other seats, luck for chance."""

import random
from hashlib import sha256
from typing import Any, Final

from clocksmith.arena.entrant import Entrant
from clocksmith.bots.bot import Bot, Budget
from clocksmith.bots.learned.bot import Learned, nets_are_missing
from clocksmith.cli.phrases import SpokenError
from clocksmith.core.action import Action
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat
from clocksmith.core.step import Chance
from clocksmith.table.committed import CommittedSeed

PATIENCE: Final = Budget(seconds=1.0)  # a turn, for a bot that is named without a budget


class Opponents:
    """One bot for each seat that is asked, all of one kind; each sees what its seat may know."""

    def __init__(self, entrant: Entrant, seed: int) -> None:
        self.name = entrant.text
        self.luck = CommittedSeed(sha256(f"clocksmith play {seed}".encode()).digest())
        self._draws = 0  # an answer of chance is never taken back
        self._entrant = entrant
        self._seed = seed
        self._deal = random.Random(f"deal {seed}")
        self._bots: dict[Seat, Bot] = {}

    def lacks_nets(self) -> bool:
        """Return whether the bot is one that has nets, and they are not installed."""
        return nets_are_missing() and isinstance(self._entrant.make_bot(0), Learned)

    def answer(self, game: Game[Any], state: State) -> Action:
        """Return the answer to the question that waits; InputError when a bot breaks a rule."""
        decision = game.decision(state)
        assert decision is not None, "the game is over"
        if isinstance(decision, Chance):
            place = self.luck.draw(self._draws, decision.weights(state))
            self._draws += 1
            return decision.legal(state).nth(place)
        guess = state.copy()
        game.redeal(guess, decision.seat, self._deal.randrange)
        budget = self._entrant.budget or PATIENCE
        action = self._bot(decision.seat).choose(game, guess, decision.seat, budget)
        refusal = game.refusal(state, action)
        if refusal is not None:
            why = f"rule {refusal.rule}, {refusal.key}"
            raise SpokenError("error-bot", bot=self.name, answer=action.text, why=why)
        return action

    def _bot(self, seat: Seat) -> Bot:
        """Return the bot at a seat, which remembers what it planned."""
        if seat not in self._bots:
            self._bots[seat] = self._entrant.make_bot(self._seed * 10 + seat)
        return self._bots[seat]
