"""Learns Inventions against random play: MaskablePPO of sb3-contrib, on one core, in minutes.

Run it in this folder: ``python train.py``. It prints what is won while it learns, plays games
that it has not learned from, and writes curve.svg and result.md beside this file.
"""

import argparse
from importlib.metadata import version
from pathlib import Path
from typing import Final

import torch
from leading import Leading
from progress import LAST, Progress, drawn
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from clocksmith.arena.interval import wilson
from clocksmith.research.gymnasium import env

HERE: Final = Path(__file__).parent
GAME: Final = "inventions"
SEATS: Final = 2
BESIDE: Final = 16  # games that are played at the same time
FRESH: Final = 1_000_000  # the first seed of games that are played after learning
WITHOUT_END: Final = 10**9  # steps: time ends learning


def learner(seed: int) -> MaskablePPO:
    """Return one that has learned nothing yet, at its tables against random play."""
    tables = DummyVecEnv([lambda: Leading(env(GAME, SEATS, ["uniform"]))] * BESIDE)
    return MaskablePPO(
        "MlpPolicy",
        tables,
        policy_kwargs={"net_arch": [64, 64]},
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        learning_rate=5e-4,
        ent_coef=0.01,
        seed=seed,
    )


def won_by(model: MaskablePPO, games: int) -> list[float]:
    """Return what it wins on each seat, of so many games on each, by the actions it likes best."""
    won = [0.0] * SEATS
    for seat in range(SEATS):
        table = env(GAME, SEATS, ["uniform"], seat=seat)
        for game in range(games):
            seen, info = table.reset(seed=FRESH + game)
            over = False
            while not over:
                mask = info["action_mask"]
                action, _ = model.predict(seen, action_masks=mask, deterministic=True)
                seen, reward, over, _, info = table.step(action)
            won[seat] += reward
    return won


def told(progress: Progress, won: list[float], games: int, seed: int) -> str:
    """Return the result as a page."""
    tries = SEATS * games
    sure = wilson(sum(won), tries)
    seats = " and ".join(f"{share / games:.1%} on seat {seat}" for seat, share in enumerate(won))
    packages = [f"{name} {version(name)}" for name in ("sb3-contrib", "stable-baselines3", "torch")]
    marks = [point for point in progress.points if point.games >= LAST]
    rows = marks[:: max(1, len(marks) // 12)]
    return "\n".join(
        [
            "# What it learned",
            "",
            f"Written by [train.py](train.py), seed {seed}: MaskablePPO, {', '.join(packages)}.",
            "",
            f"It learned for {progress.seconds:.0f} seconds of one core "
            f"({progress.by_the_clock:.0f} by the clock), in {len(progress.won):,} games. "
            f"Then it won **{sum(won) / tries:.1%}** of {tries} games with other seeds against "
            f"random play (95 %: {sure.low:.1%} to {sure.high:.1%}), {seats}.",
            "",
            f"![Won of the last {LAST} games while it learned](curve.svg)",
            "",
            f"| seconds of one core | games | won of the last {LAST} |",
            "|---|---|---|",
            *[f"| {point.seconds:.0f} | {point.games:,} | {point.share:.0%} |" for point in rows],
            "",
        ]
    )


def main() -> None:
    """Learn, play, and write what came of it."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=200, help="of one core, for learning")
    asked.add_argument("--games", type=int, default=200, help="on each seat, after learning")
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    torch.set_num_threads(1)
    model = learner(given.seed)
    progress = Progress(given.seconds)
    model.learn(WITHOUT_END, progress)
    ended = drawn(progress.points, f"Won of the last {LAST} games while it learned")
    page = told(progress, won_by(model, given.games), given.games, given.seed)
    (HERE / "curve.svg").write_text(ended, encoding="utf-8")
    (HERE / "result.md").write_text(page, encoding="utf-8")
    print(page)


if __name__ == "__main__":
    main()
