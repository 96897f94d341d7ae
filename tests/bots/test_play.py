"""Bots play whole games."""

import itertools
import random
import time
from types import SimpleNamespace
from typing import Any

import pytest

from clocksmith.bots import timer
from clocksmith.bots.bot import Bot, Budget
from clocksmith.bots.registry import BOTS, LEVELS, bot_named
from clocksmith.core.event import Silence
from clocksmith.core.game import Game
from clocksmith.core.outcome import Outcome
from clocksmith.core.seat import Seat
from clocksmith.core.step import Chance
from clocksmith.games import GAMES, OURS
from clocksmith.table.chance import Luck
from effort import covering

STUCK = 20.0  # seconds for one answer, after which a bot hangs, however busy the machine is
OVERRUN = 1.2  # of its budget: what an answer may take at most
LOOK = 0.001  # seconds by which a clock goes on when it is looked at, and only then


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """Return the clock of bots, which goes on by looks: how busy a machine is does not matter.

    ``clocksmith bench bots`` measures turns in real seconds.
    """
    looks = itertools.count(1)
    found = SimpleNamespace(perf_counter=lambda: LOOK * next(looks))
    monkeypatch.setattr(timer, "time", found)
    return found


def play(game: Game[Any], bots: list[Bot], budget: Budget, seed: int) -> tuple[Outcome, float]:
    """Play a game to its end, all answers legal; return how it ended and the slowest answer."""
    luck, deal = Luck(seed), random.Random(seed)
    state = game.start(len(bots))
    slowest = 0.0
    while (decision := game.decision(state)) is not None:
        if isinstance(decision, Chance):
            action = luck.draw(decision, state)
        else:
            twin = state.copy()
            game.redeal(twin, decision.seat, deal.randrange)
            begun = time.perf_counter()
            action = bots[decision.seat].choose(game, twin, Seat(decision.seat), budget)
            slowest = max(slowest, time.perf_counter() - begun)
            assert game.refusal(state, action) is None
        game.apply(state, action, Silence())
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome, slowest


@pytest.mark.parametrize(("bot", "name"), covering(BOTS, OURS))
def test_every_bot_finishes_every_game_legally_on_a_tenth_of_a_second(name: str, bot: str) -> None:
    game = GAMES[name]
    seats = game.seats[1]
    bots = [bot_named("uniform", seat) for seat in range(seats - 1)]
    _, slowest = play(game, [bot_named(bot, 5), *bots], Budget(seconds=0.1), 5)
    assert slowest < STUCK


@pytest.mark.parametrize(("level", "name"), covering(LEVELS, OURS))
def test_no_level_looks_at_the_clock_a_fifth_longer_than_it_may(
    name: str, level: str, clock: SimpleNamespace
) -> None:
    game = GAMES[name]
    seconds = LEVELS[level].budget.seconds
    assert seconds is not None
    allowed = min(seconds, 1.0)
    for part in (0.1, 0.5, 0.9):
        state, seat = somewhere(game, part, 3)
        begun = clock.perf_counter()
        bot_named(level, 5).choose(game, state, seat, Budget(seconds=allowed))
        took = clock.perf_counter() - begun
        assert took < OVERRUN * allowed


def somewhere(game: Game[Any], part: float, seed: int) -> tuple[Any, Seat]:
    """Return a position after a part of a random game, and the seat that is asked there."""
    luck = random.Random(seed)
    asked: list[tuple[Any, Seat]] = []
    state = game.start(game.seats[1])
    while (decision := game.decision(state)) is not None:
        legal = decision.legal(state)
        if not isinstance(decision, Chance) and len(legal) > 1:
            asked.append((state.copy(), decision.seat))
        game.apply(state, legal.nth(luck.randrange(len(legal))), Silence())
    return asked[int(part * len(asked))]


@pytest.mark.parametrize(("bot", "name"), covering(BOTS, OURS))
def test_the_same_seed_and_visits_give_the_same_game(name: str, bot: str) -> None:
    game = GAMES[name]
    seats = game.seats[0]
    games = []
    for _ in range(2):
        bots = [bot_named("uniform", seat) for seat in range(seats - 1)]
        games.append(play(game, [bot_named(bot, 5), *bots], Budget(visits=40), 6)[0])
    assert games[0] == games[1]


def test_greedy_beats_uniform_in_khronos() -> None:
    game = GAMES["khronos"]
    for seed in range(4):
        bots = [bot_named("greedy", seed), bot_named("uniform", seed)]
        seat = seed % 2
        outcome, _ = play(game, bots[::-1] if seat else bots, Budget(visits=2_000), seed)
        assert outcome.winners() == [seat]
