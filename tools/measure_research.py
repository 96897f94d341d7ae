"""Measures steps per second of environments, ours and other people's, through the same interfaces.

All of them run in one process, one after the other, round by round, so that ratios mean something
even on a busy machine. A step is what a learner needs for one answer: features and legal actions of
the seat to move, one legal action chosen at random, and that action played. With Gymnasium, where
only one seat learns, the random answers of the others belong to the step.
"""

import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from math import floor, log10
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

import numpy as np

from clocksmith.cli.commands.bench.plain import is_compiled
from clocksmith.games import OURS
from page import ROOT, TITLES, row, rule, told_by

ROUNDS: Final = 5
SECONDS: Final = 1.0  # of processor time for one of them in one round
PAGE: Final = ROOT / "docs" / "reference" / "environments.md"
CLASSICS: Final = {
    "tictactoe": "Tic-tac-toe",
    "connect_four": "Connect Four",
    "chess": "Chess",
    "go": "Go (19 × 19)",
}
SPIELS: Final = {
    "tic_tac_toe": "Tic-tac-toe",
    "leduc_poker": "Leduc poker",
    "backgammon": "Backgammon",
    "go": "Go (19 × 19)",
}
CATAN: Final = "Catan, by catanatron"
PACKAGES: Final = ("pettingzoo", "gymnasium", "catanatron", "catanatron_gym", "open_spiel")
HEAD: Final = """\
# Speed of the environments

Written by `scripts/measure-research`. A step is what a learner needs for one answer: the features
and the legal actions of the seat to move, and one of these actions, chosen at random and played.
With Gymnasium it includes the random answers of the other seat until the learner is asked again.
All games have two seats. They are measured in turns in one process, in five rounds, by CPU seconds.
The last three columns say how many steps our games take, through the same interface, while the
other game takes one (median of the rounds). Trust them more than the steps per second, since the
machine may have been busy. The games differ; the ratio shows what to expect, not whose code is
better. Legal actions are read in the form that each environment offers: a list of numbers from ours
and catanatron's, a mask from the others.
"""

Play = Callable[[int], int]  # plays a game from a seed and returns how many steps it had
Key = tuple[str, str]  # an interface and a game
Round = dict[Key, float]  # steps per second
Make = Callable[[], Play]  # an ImportError says that something is not installed


@dataclass(frozen=True)
class Door:
    """An interface, with our games and those of others that it offers."""

    name: str
    ours: dict[str, Make]
    theirs: dict[str, Make]


def masked(seen: dict[str, Any], info: dict[str, Any]) -> Any:
    """Return the legal actions of an observation that has only a mask."""
    return np.flatnonzero(seen["action_mask"])


def of_pettingzoo(environment: Any, legal: Callable[..., Any] = masked) -> Play:
    """Return a function that plays PettingZoo at random; *legal* finds the legal actions."""

    def play(seed: int) -> int:
        luck = np.random.default_rng(seed)
        environment.reset(seed=seed)
        steps = 0
        while environment.agents:
            seen, _, over, cut, info = environment.last()
            if over or cut:
                environment.step(None)
                continue
            environment.step(drawn(legal(seen, info), luck))
            steps += 1
        return steps

    return play


def drawn(legal: Any, luck: np.random.Generator) -> int:
    """Return one of the legal actions, each as likely as another."""
    return int(legal[luck.integers(len(legal))])


def of_gymnasium(environment: Any, legal: Callable[[dict[str, Any]], Any]) -> Play:
    """Return a function that plays one seat at random; *legal* reads its legal actions."""

    def play(seed: int) -> int:
        luck = np.random.default_rng(seed)
        _, info = environment.reset(seed=seed)
        steps, over = 0, False
        while not over:
            _, _, ended, cut, info = environment.step(drawn(legal(info), luck))
            steps, over = steps + 1, ended or cut
        return steps

    return play


def of_openspiel(game: Any) -> Play:
    """Return a function that plays a game of OpenSpiel at random."""

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


def classic(name: str) -> Play:
    """Return one of PettingZoo's own games."""
    return of_pettingzoo(import_module(f"pettingzoo.classic.{name}.{name}").raw_env())


def catan() -> Play:
    """Return catanatron, one seat against one that answers at random."""
    environment = import_module("catanatron_gym.envs.catanatron_env").CatanatronEnv()
    return of_gymnasium(environment, lambda info: info["valid_actions"])


def ours_by_gymnasium(name: str) -> Play:
    """Return one of our games, one seat against one that answers at random."""
    environment = import_module("clocksmith.research.gymnasium").env(name, 2)
    return of_gymnasium(environment, lambda info: info["legal"])


def ours_by_pettingzoo(name: str) -> Play:
    """Return one of our games, all seats of which are asked."""
    environment = import_module("clocksmith.research.pettingzoo").raw_env(name, 2)
    return of_pettingzoo(environment, lambda seen, info: info["legal"])


def ours_by_openspiel(name: str) -> Play:
    """Return one of our games, in which chance is a player."""
    return of_openspiel(import_module("clocksmith.research.openspiel").load(name, 2))


def spiel(name: str) -> Play:
    """Return one of OpenSpiel's own games, which are written in C++."""
    return of_openspiel(import_module("pyspiel").load_game(name))


def doors() -> list[Door]:
    """Return all interfaces with what can be measured through them; nothing is created yet."""
    return [
        Door(
            "PettingZoo",
            {name: partial(ours_by_pettingzoo, name) for name in OURS},
            {title: partial(classic, name) for name, title in CLASSICS.items()},
        ),
        Door(
            "Gymnasium",
            {name: partial(ours_by_gymnasium, name) for name in OURS},
            {CATAN: catan},
        ),
        Door(
            "OpenSpiel",
            {name: partial(ours_by_openspiel, name) for name in OURS},
            {title: partial(spiel, name) for name, title in SPIELS.items()},
        ),
    ]


def contenders() -> tuple[dict[Key, Play], list[str]]:
    """Return all that can be measured here, by interface and name, and what is not installed."""
    found: dict[Key, Play] = {}
    missing: list[str] = []
    for door in doors():
        for name, make in {**door.ours, **door.theirs}.items():
            try:
                found[door.name, name] = make()
            except ImportError as error:
                missing.append(f"{name} by {door.name}: {error}")
    return found, missing


def speed(play: Play, seconds: float, turn: int) -> float:
    """Return steps per second of processor time in whole games."""
    steps, spent, began, seed = 0, 0.0, process_time(), turn * 10_000 + 1
    while not steps or spent < seconds:
        steps += play(seed)
        seed += 1
        spent = process_time() - began
    return steps / spent


def measure(found: dict[Key, Play], seconds: float) -> list[Round]:
    """Return the speeds of every round; each round begins with a different environment."""
    keys = list(found)
    rounds: list[Round] = []
    for turn in range(ROUNDS):
        first = turn * len(keys) // ROUNDS
        order = keys[first:] + keys[:first]
        rounds.append({key: speed(found[key], seconds, turn) for key in order})
    return rounds


def table(door: Door, rounds: list[Round]) -> list[str]:
    """Return the lines of the results of one interface."""
    titles = [TITLES[name] for name in OURS]
    lines = ["", f"## Through {door.name}", ""]
    lines += [row("", "steps per second", *[f"{title}, ratio" for title in titles]), rule(5)]
    for name in [*door.ours, *door.theirs]:
        if (door.name, name) not in rounds[0]:
            continue
        steps = median([one[door.name, name] for one in rounds])
        ratios = [
            median([one[door.name, ours] / one[door.name, name] for one in rounds])
            for ours in door.ours
        ]
        told = [""] * len(ratios) if name in door.ours else [digits(one) for one in ratios]
        lines.append(row(TITLES.get(name, name), f"{steps:,.0f}", *told))
    return lines


def digits(ratio: float) -> str:
    """Return a ratio with two significant digits."""
    return f"{ratio:.{max(0, 1 - floor(log10(ratio)))}f}"


def versions() -> str:
    """Return what was measured, as a sentence."""
    told: list[str] = []
    for package in PACKAGES:
        with suppress(PackageNotFoundError):
            told.append(f"{package} {version(package)}")
    rules = "compiled" if is_compiled() else "plain"
    python = f"Python {sys.version_info.major}.{sys.version_info.minor}"
    return f"Sources of commit {sources()}, {python}, rules {rules}; {', '.join(told)}."


def sources() -> str:
    """Return the last commit that changed the package, and whether it was changed since."""
    short = told_by("log", "-1", "--format=%h", "--abbrev=10", "--", "src")
    return f"{short}-dirty" if told_by("status", "--porcelain", "--", "src") else short


def page(rounds: list[Round]) -> str:
    """Return the results as a page."""
    lines = [HEAD, versions()]
    for door in doors():
        lines += table(door, rounds)
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure all of them in turns, print the page, and write it if nothing is missing."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    found, missing = contenders()
    text = page(measure(found, seconds))
    print(text)
    for sentence in missing:
        print(f"not installed, so the page stays as it is: {sentence}")
    if not missing:
        PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
