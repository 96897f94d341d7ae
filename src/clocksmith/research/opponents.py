"""Bots as opponents of a learner."""

import random
from collections.abc import Callable, Sequence

from clocksmith.bots.bot import AT_ONCE, Bot, Budget
from clocksmith.bots.registry import LEVELS, bot_named
from clocksmith.bots.uniform import Uniform
from clocksmith.core.seat import Seat
from clocksmith.research.episode import Episode

# A bot or a level by its name, or what makes a bot from a seed.
BotMaker = str | Callable[[int], Bot]


class Opponent:
    """A bot at its seat. Its positions are dealt anew: it knows what its seat knows."""

    def __init__(self, maker: BotMaker, seat: Seat, seed: int, budget: Budget | None) -> None:
        luck = random.Random(f"{seed} {seat}")
        own = LEVELS[maker].budget if isinstance(maker, str) and maker in LEVELS else AT_ONCE
        make = (lambda drawn: bot_named(maker, drawn)) if isinstance(maker, str) else maker
        self._bot = make(luck.getrandbits(32))
        self._budget = budget or own
        self._deal = luck
        self._seat = seat

    def answer(self, episode: Episode) -> int:
        """Return the number of the action that the bot chooses."""
        game = episode.of.game
        if isinstance(self._bot, Uniform):  # it looks at nothing that could be hidden
            return self._bot.choose(game, episode.state, self._seat, self._budget).index
        guess = episode.state.copy()
        game.redeal(guess, self._seat, self._deal.randrange)
        return self._bot.choose(game, guess, self._seat, self._budget).index


def seated(makers: Sequence[BotMaker], others: int) -> list[BotMaker]:
    """Return who sits on the other seats: all that are named, or the only one on each."""
    named = list(makers)
    if len(named) == 1:
        return named * others
    if len(named) != others:
        raise ValueError(f"there are {others} other seats, and {len(named)} bots for them")
    return named
