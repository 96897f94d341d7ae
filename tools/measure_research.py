"""Measures steps per second of environments: ours, and those of PettingZoo and OpenSpiel.

All of them in one process, one after the other, round by round, so that ratios mean something on
a busy machine too. A step is what a learner needs for one answer: features and legal actions of
who is asked, one legal action chosen with equal chances, and that action played.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

import numpy as np

from clocksmith.cli.bench.plain import is_compiled
from clocksmith.games import OURS
from clocksmith.research.pettingzoo import raw_env

ROUNDS: Final = 5
SECONDS: Final = 1.0  # of processor time for one of them in one round
CLASSICS: Final = ("tictactoe", "connect_four", "chess", "go")
SPIELS: Final = ("tic_tac_toe", "leduc_poker", "backgammon", "go")

Play = Callable[[int], int]  # plays a game from a seed and returns how many steps it had


def of_pettingzoo(environment: Any) -> Play:
    """Return what plays a game of PettingZoo at random."""

    def play(seed: int) -> int:
        luck = np.random.default_rng(seed)
        environment.reset(seed=seed)
        steps = 0
        while environment.agents:
            seen, _, over, cut, _ = environment.last()
            if over or cut:
                environment.step(None)
                continue
            environment.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
            steps += 1
        return steps

    return play


def of_openspiel(game: Any) -> Play:
    """Return what plays a game of OpenSpiel at random."""

    def play(seed: int) -> int:
        luck = Random(seed)
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                answers, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(answers, weights)[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(luck.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def contenders() -> tuple[dict[str, Play], list[str]]:
    """Return all that can be measured here, ours first, and what is not installed."""
    found: dict[str, Play] = {name: of_pettingzoo(raw_env(name, 2)) for name in OURS}
    missing: list[str] = []
    for name in CLASSICS:
        try:
            module = import_module(f"pettingzoo.classic.{name}.{name}")
        except ImportError as error:
            missing.append(f"{name} of PettingZoo: {error}")
        else:
            found[f"PettingZoo {name}"] = of_pettingzoo(module.raw_env())
    try:
        openspiel = import_module("clocksmith.research.openspiel")
        spiel = import_module("pyspiel")
    except ImportError as error:
        return found, [*missing, f"games of OpenSpiel: {error}"]
    for name in OURS:
        found[f"{name}, by OpenSpiel"] = of_openspiel(openspiel.load(name, 2))
    for name in SPIELS:
        found[f"OpenSpiel {name}"] = of_openspiel(spiel.load_game(name))
    return found, missing


def speed(play: Play, seconds: float, turn: int) -> float:
    """Return steps per second of processor time in whole games."""
    steps, spent, began, seed = 0, 0.0, process_time(), turn * 10_000
    while not steps or spent < seconds:
        steps += play(seed)
        seed += 1
        spent = process_time() - began
    return steps / spent


def main() -> None:
    """Measure all of them in turns, and print the middle of the rounds and of the ratios."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    found, missing = contenders()
    names = list(found)
    rounds: list[dict[str, float]] = []
    for turn in range(ROUNDS):
        first = turn % len(names)
        order = names[first:] + names[:first]
        rounds.append({name: speed(found[name], seconds, turn) for name in order})
    print(f"steps per second, two seats, rules {'compiled' if is_compiled() else 'plain'};")
    print(f"then what {', '.join(OURS)} by PettingZoo have for each step of it")
    for name in names:
        ratios = [median([one[ours] / one[name] for one in rounds]) for ours in OURS]
        told = "".join([f"{ratio:10.3f}" for ratio in ratios])
        print(f"{name:28}{median([one[name] for one in rounds]):12,.0f}{told}")
    for sentence in missing:
        print(f"left out: {sentence}")


if __name__ == "__main__":
    main()
