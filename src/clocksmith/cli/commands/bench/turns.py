"""How long a bot takes for turns: those of games that hasty bots play, from start to end."""

from random import Random
from time import perf_counter
from typing import Any, Final

from clocksmith.bots.bot import Bot, Budget
from clocksmith.bots.greedy import HASTY, Greedy
from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.bots.registry import Level, bot_named
from clocksmith.cli.commands.bench.play import nearest_seats
from clocksmith.core.action import Action
from clocksmith.core.event import Silence
from clocksmith.core.game import Game, State
from clocksmith.core.seat import Seat
from clocksmith.core.step import Chance
from clocksmith.table.chance import Luck

SEATS: Final = 3
PICKED: Final = 0.2  # of all turns, so that those of one game come from all of it
OTHERS: Final = Budget(visits=60)  # for a turn that is not measured


class TimedGame:
    """One game of hasty bots, in some turns of which the level that is measured answers."""

    def __init__(self, game: Game[Any], level: Level, most: int, seed: int) -> None:
        self._game = game
        self._level = level
        self._most = most  # turns that are measured
        self._seed = seed
        self._luck = Random(seed)
        self._others = Greedy(seed, HASTY)
        self._turn_of = knowledge_of(game).turn
        self._seen: set[tuple[Seat, int]] = set()
        self._bots: dict[tuple[Seat, int], Bot] = {}  # of the turns that are measured
        self.seconds: dict[tuple[Seat, int], float] = {}  # that they took, by seat and number

    def play(self) -> None:
        """Play the game to its end."""
        game, chance = self._game, Luck(self._seed)
        state = game.start(nearest_seats(game, SEATS))
        while (decision := game.decision(state)) is not None:
            if isinstance(decision, Chance):
                action = chance.draw(decision, state)
            else:
                action = self._answer(state, decision.seat)
            game.apply(state, action, Silence())

    def _answer(self, state: State, seat: Seat) -> Action:
        """Return the answer of the bot that plays the turn; a measured turn is timed."""
        twin, turn = state.copy(), (seat, self._turn_of(state))
        self._game.redeal(twin, seat, self._luck.randrange)
        if turn not in self._seen:
            self._seen.add(turn)
            if len(self.seconds) < self._most and self._luck.random() < PICKED:
                self._bots[turn] = bot_named(self._level.bot, self._seed)
                self.seconds[turn] = 0.0
        if turn not in self._bots:
            return self._others.choose(self._game, twin, seat, OTHERS)
        begun = perf_counter()
        action = self._bots[turn].choose(self._game, twin, seat, self._level.budget)
        self.seconds[turn] += perf_counter() - begun
        return action


def turn_shares(game: Game[Any], level: Level, turns: int) -> list[float]:
    """Return what each of that many turns took, as a share of the seconds that the level has."""
    budget = level.budget.seconds
    assert budget is not None, "people wait for levels, so they have seconds"
    shares: list[float] = []
    seed = 0
    while len(shares) < turns:
        seed += 1
        timed = TimedGame(game, level, turns - len(shares), seed)
        timed.play()
        shares += [seconds / budget for seconds in timed.seconds.values()]
    return shares
