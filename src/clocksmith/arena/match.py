"""One game, played from its seed: the same job gives the same game wherever it is played."""

import random
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from clocksmith.arena.entrant import read_entrant
from clocksmith.arena.job import GameResult, Job, Setting
from clocksmith.bots.bot import Bot, Budget
from clocksmith.core.action import Action
from clocksmith.core.event import Silence
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat
from clocksmith.core.step import Chance
from clocksmith.table.committed import CommittedSeed

Alive = Callable[[], None]  # called before every answer, for the watchdog of hung bots


class FoulError(Exception):
    """A bot gave an answer that is not legal."""


class Player:
    """A bot at its seat; its positions are dealt anew from its own source of chance."""

    def __init__(self, text: str, seat: Seat, job: Job, setting: Setting) -> None:
        entrant = read_entrant(text)
        own = f"{job.seed} {job.order} {seat}"  # no two seats, orders or seeds share a stream
        self._bot: Bot = entrant.make_bot(number_of(f"bot {own}"))
        self._budget: Budget = entrant.budget or setting.budget()
        self._deal = random.Random(number_of(f"deal {own}"))
        self._seat = seat
        self._text = text

    def answer(self, game: Game[Any], state: State) -> Action:
        """Return what the bot answers; FoulError when that is not legal."""
        guess = state.copy()
        game.redeal(guess, self._seat, self._deal.randrange)
        action = self._bot.choose(game, guess, self._seat, self._budget)
        if not isinstance(action, Action):
            raise FoulError(f"{self._text} answered {action!r}, which is no action")
        refusal = game.refusal(state, action)
        if refusal is not None:
            why = f"rule {refusal.rule}, {refusal.key}"
            raise FoulError(f"{self._text} answered {action.text!r}, which is not legal: {why}")
        return action


def play(setting: Setting, job: Job, alive: Alive) -> GameResult:
    """Play a whole game.

    Chance answers from the seed alone, draw by draw, so that all seat orders
    meet the same luck as long as they ask for the same; bots have streams
    of their own.
    """
    game = setting.rules()
    state: State = game.start(setting.seats, game.options.parse(list(setting.options)))
    luck = CommittedSeed(sha256(f"clocksmith arena {job.seed}".encode()).digest())
    players = [Player(text, Seat(seat), job, setting) for seat, text in enumerate(job.bots)]
    silence = Silence()
    played: list[int] = []
    draws = 0
    while (decision := game.decision(state)) is not None:
        if isinstance(decision, Chance):
            drawn = luck.draw(draws, decision.weights(state))
            assert drawn is not None, "a known seed answers every draw"
            action = decision.legal(state).nth(drawn)
            draws += 1
        else:
            alive()
            action = players[decision.seat].answer(game, state)
        game.apply(state, action, silence)
        played.append(action.index)
    outcome = game.outcome(state)
    assert outcome is not None, "nothing is asked, so the game is over"
    actions = tuple(played) if setting.whole else ()
    return GameResult(job, outcome.places, outcome.scores, outcome.reason, len(played), actions)


def number_of(text: str) -> int:
    """Return a seed from a text, the same on every machine."""
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")
