"""Games that bots play against themselves to learn from, kept in shards."""

import os
import random
import time
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # each core plays its own games

import numpy as np

from clocksmith.bots.gc_pause import pause_gc
from clocksmith.bots.greedy import known_answer, run_of
from clocksmith.bots.knowledge.knowledge import Knowledge
from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.bots.learned.bot import taught
from clocksmith.bots.learned.net import read_net
from clocksmith.bots.planner import Breadth, Line, Planner
from clocksmith.bots.timer import Timer
from clocksmith.core.action import Action
from clocksmith.core.event import Silence
from clocksmith.core.game import Game
from clocksmith.core.step import Chance
from clocksmith.core.value import Value
from clocksmith.core.weights import place_among
from clocksmith.games import GAMES
from train.settings import Settings

CHOSEN = 8  # turns between which luck may choose


@dataclass(frozen=True)
class Task:
    """What one process plays: until when, from which seed, into which file."""

    settings: Settings
    net: bytes | None  # what values the turns, if anything was learned already
    seed: str
    until: float
    file: Path


class Explorer:
    """Plays turns as greedy does, and now and then one that does not look best."""

    def __init__(self, settings: Settings, knowledge: Knowledge[Any], luck: random.Random) -> None:
        self._settings = settings
        self._knowledge = knowledge
        self._luck = luck
        self._breadth = Breadth(settings.lines, settings.answers, 0, 1)
        self._meant: list[tuple[Value, Action]] = []

    def choose(self, game: Game[Any], state: Any, seat: int) -> Action:
        """Return an answer of *seat* in a position that was dealt anew for it."""
        known = known_answer(game, state, seat, self._meant)
        if known is not None:
            return known
        timer = Timer(0.0, -1.0, -1.0, -1, 0)
        planner = Planner(game, self._knowledge, self._luck, timer)
        line = self._pick(planner.lines(state, seat, self._breadth))
        self._meant = run_of(game, planner, state, seat, line.answers)
        return line.answers[0]

    def _pick(self, lines: list[Line]) -> Line:
        best = [line for line in lines if line.is_over][:CHOSEN] or lines[:1]
        if self._luck.random() < self._settings.random:
            return self._luck.choice(best)
        top = best[0].value
        weights = [np.exp((line.value - top) / self._settings.heat) for line in best]
        return self._luck.choices(best, weights)[0]


@dataclass
class Trace:
    """One game: what could be seen at the ends of its turns, and how it ended."""

    numbers: list[list[list[float]]]  # by position and seat
    forecasts: list[list[float]]
    scores: tuple[int, ...]


def play(settings: Settings, knowledge: Knowledge[Any], luck: random.Random) -> Trace:
    """Play one game."""
    game = GAMES[settings.game]
    seats = int(luck.choices(list(settings.seats), list(settings.seats.values()))[0])
    state: Any = game.start(seats, game.options.choose({}))
    bots = [Explorer(settings, knowledge, luck) for _ in range(seats)]
    trace = Trace([], [], ())
    silence = Silence()
    while (decision := game.decision(state)) is not None:
        seat, turn = decision.seat, knowledge.turn(state)
        if isinstance(decision, Chance):
            weights = decision.weights(state)
            action = decision.legal(state).nth(place_among(weights, luck.randrange(sum(weights))))
        else:
            guess = state.copy()
            game.redeal(guess, seat, luck.randrange)
            action = bots[seat].choose(game, guess, seat)
        game.apply(state, action, silence)
        if not isinstance(decision, Chance) and _is_settled(game, knowledge, state, seat, turn):
            inputs = knowledge.inputs(state)
            trace.numbers.append(inputs.rows)
            trace.forecasts.append(inputs.points)
    trace.scores = tuple(game.scores(state))
    return trace


def _is_settled(
    game: Game[Any], knowledge: Knowledge[Any], state: Any, seat: int, turn: int
) -> bool:
    """Return whether a planner would value the position: the turn is over, or chance decides."""
    decision = game.decision(state)
    if decision is None:
        return False
    return isinstance(decision, Chance) or not knowledge.goes_on(state, seat, turn)


def work(task: Task) -> int:
    """Play until the time is up and keep it all in one file; return how many games there are."""
    told = knowledge_of(GAMES[task.settings.game])
    knowledge = told if task.net is None else taught(told, read_net(task.net))
    luck = random.Random(task.seed)
    traces: list[Trace] = []
    with pause_gc():
        while time.time() < task.until:
            traces.append(play(task.settings, knowledge, luck))
    _save(traces, task.file)
    return len(traces)


def _save(traces: list[Trace], file: Path) -> None:
    """Keep games, a block for each number of seats."""
    blocks: dict[str, Any] = {}
    for seats in sorted({len(trace.scores) for trace in traces}):
        these = [trace for trace in traces if len(trace.scores) == seats]
        lengths = [len(trace.numbers) for trace in these]
        blocks[f"{seats}.numbers"] = np.array(
            [rows for trace in these for rows in trace.numbers], np.float16
        )
        blocks[f"{seats}.forecasts"] = np.array(
            [points for trace in these for points in trace.forecasts], np.float32
        )
        blocks[f"{seats}.scores"] = np.array([trace.scores for trace in these], np.float32)
        blocks[f"{seats}.lengths"] = np.array(lengths, np.int32)
    whole = file.with_suffix(".part.npz")
    np.savez_compressed(whole, **blocks)
    whole.rename(file)


def generate(
    settings: Settings, net: bytes | None, generation: int, seconds: float, into: Path, cores: int
) -> int:
    """Let all cores play for so many seconds; return how many games were played."""
    until = time.time() + seconds
    tasks = [
        Task(
            settings,
            net,
            f"{settings.seed}/{generation}/{core}",
            until,
            into / f"{generation}-{core}.npz",
        )
        for core in range(cores)
    ]
    with get_context("spawn").Pool(cores) as pool:
        return sum(pool.map(work, tasks, chunksize=1))
