"""The measurements: each repeats one thing for some seconds and says how fast it went.

Seconds are those that the process had on its core, so that other programs
disturb little.
"""

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

from clocksmith.bots.bot import Budget
from clocksmith.bots.gc_pause import pause_gc
from clocksmith.bots.greedy import USUAL
from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.bots.planner import Planner
from clocksmith.bots.timer import start_timer
from clocksmith.cli.commands.bench.play import nearest_seats, random_play
from clocksmith.cli.commands.bench.positions import Position, mid_game
from clocksmith.core.game import Game, State
from clocksmith.core.preview import preview
from clocksmith.core.seat import CHANCE

Figures = dict[str, float]
THOUGHT: Final = Budget(visits=500)  # on one turn


class Workload(NamedTuple):
    """A game and the positions of it that are measured again and again."""

    game: Game[Any]
    positions: list[Position]


class PlayTiming(NamedTuple):
    """How much was played, and how long it took."""

    games: int
    decisions: int
    of_seats: int  # decisions that were not those of chance
    seconds: float


def workload_of(game: Game[Any]) -> Workload:
    """Prepare a game for being measured."""
    return Workload(game, mid_game(game))


def _play(workload: Workload, seats: int, seconds: float, seed: int) -> PlayTiming:
    """Whole random games, set-up included, with the legal set known at every decision."""
    game = workload.game
    chance = Random(seed)
    seats = nearest_seats(game, seats)
    games = decisions = of_chance = 0
    start = process_time()
    while True:
        for seat, _, _ in random_play(game, game.start(seats), chance):
            decisions += 1
            if seat == CHANCE:
                of_chance += 1
        games += 1
        spent = process_time() - start
        if spent and spent >= seconds:
            return PlayTiming(games, decisions, decisions - of_chance, spent)


def play_four(workload: Workload, seconds: float, seed: int) -> Figures:
    """Random games of four."""
    played = _play(workload, 4, seconds, seed)
    return {
        "decisions_per_s": played.decisions / played.seconds,
        "seat_decisions_per_s": played.of_seats / played.seconds,
        "games_per_s_4": played.games / played.seconds,
    }


def play_two(workload: Workload, seconds: float, seed: int) -> Figures:
    """Random games of two."""
    played = _play(workload, 2, seconds, seed)
    return {"games_per_s_2": played.games / played.seconds}


def list_legal(workload: Workload, seconds: float, seed: int) -> Figures:
    """Find and list the legal actions of every position, each reached anew."""
    listed = 0
    spent = 0.0
    while not spent or spent < seconds:
        states: list[State] = [position.reach(workload.game) for position in workload.positions]
        start = process_time()
        for state in states:
            listed += len(workload.game.legal(state).listed())
        spent += process_time() - start
    return {"legal_per_s": listed / spent}


def copy_states(workload: Workload, seconds: float, seed: int) -> Figures:
    """Copy every position."""
    states = [position.state for position in workload.positions]
    copies = 0
    spent = 0.0
    start = process_time()
    while not spent or spent < seconds:
        for state in states:
            state.copy()
        copies += len(states)
        spent = process_time() - start
    return {"copies_per_s": copies / spent}


def preview_actions(workload: Workload, seconds: float, seed: int) -> Figures:
    """Preview one legal action of every position, as the seat that is asked."""
    previews = 0
    spent = 0.0
    start = process_time()
    while not spent or spent < seconds:
        for position in workload.positions:
            preview(workload.game, position.state, position.action, position.seat)
        previews += len(workload.positions)
        spent = process_time() - start
    return {"preview_us": spent / previews * 1_000_000}


def think(workload: Workload, seconds: float, seed: int) -> Figures:
    """Think turns through as bots do, of one position after the other."""
    game, knowledge, luck = workload.game, knowledge_of(workload.game), Random(seed)
    visits = 0
    spent = 0.0
    while not spent or spent < seconds:
        position = luck.choice(workload.positions)
        timer = start_timer(THOUGHT)
        planner = Planner(game, knowledge, luck, timer)
        start = process_time()
        with pause_gc():
            planner.turns(position.state, position.seat, USUAL)
        spent += process_time() - start
        visits += timer.visits
    return {"visits_per_s": visits / spent}


MEASUREMENTS: Final[dict[str, Callable[[Workload, float, int], Figures]]] = {
    "play_four": play_four,
    "list_legal": list_legal,
    "play_two": play_two,
    "copy_states": copy_states,
    "preview_actions": preview_actions,
    "think": think,
}
