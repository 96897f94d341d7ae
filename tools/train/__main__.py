"""Trains the net of a game: plays games, fits a net to them, lets it meet the bots of today.

    scripts/train GAME --folder FOLDER [--generations N] [--seconds S] [--cores N]

Needs PyTorch, on any processor; a GPU makes fitting faster, but playing is what takes time. All of
it is kept in FOLDER, and a training that was interrupted goes on there: shards of games by
generation and core, weights and a line of report.jsonl for each generation. A generation plays with
the last net that passed the gate, and fits a new one to all games so far.
"""

import argparse
import json
import os
import time
from pathlib import Path
from typing import Any

from clocksmith.bots.knowledge.registry import knowledge_of
from clocksmith.games import GAMES
from train.gate import Gate, meet
from train.selfplay import generate
from train.settings import Settings

FEWER = 6  # games with four seats take longer, and are so many times fewer


def main() -> None:
    """Train generation after generation."""
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("game", choices=["khronos", "sands", "inventions"])
    wishes.add_argument("--folder", type=Path, required=True)
    wishes.add_argument("--generations", type=int, default=1, help="more than there are")
    wishes.add_argument("--seconds", type=float, default=120.0, help="of play, each generation")
    wishes.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    wishes.add_argument("--games", type=int, default=400, help="of the gate")
    wishes.add_argument("--turn", type=float, default=0.2, help="seconds a turn, in the gate")
    wanted = wishes.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    settings = Settings.read(wanted.game)
    first = len(_told(wanted.folder))
    for generation in range(first, first + wanted.generations):
        _train(settings, generation, wanted)


def _told(folder: Path) -> list[dict[str, Any]]:
    """Return what is known about the generations so far."""
    file = folder / "report.jsonl"
    return [json.loads(line) for line in file.read_text().splitlines()] if file.is_file() else []


def _champion(folder: Path) -> Path | None:
    """Return the weights of the last generation that passed the gate."""
    passed = [one["generation"] for one in _told(folder) if one["passed"]]
    return folder / f"{passed[-1]}.safetensors" if passed else None


def _train(settings: Settings, generation: int, wanted: argparse.Namespace) -> None:
    from torch import cuda

    from train.fitting import fit, read_blocks
    from train.writing import written

    folder: Path = wanted.folder
    report: dict[str, Any] = {"generation": generation, "settings": settings.plain()}
    champion = _champion(folder)
    report["played by"] = champion.name if champion else "hand-made forecasts"
    if not list(folder.glob(f"{generation}-*.npz")):
        net = champion.read_bytes() if champion else None
        generate(settings, net, generation, wanted.seconds, folder, wanted.cores)
    shards = sorted(folder.glob("*-*.npz"))
    began = time.time()
    blocks = read_blocks(shards, settings, "cuda" if cuda.is_available() else "cpu")
    report["games"] = int(sum(block.last.sum() for block in blocks))
    report["positions"] = sum(len(block.last) for block in blocks)
    model = fit(blocks, settings, report)
    report["seconds of fitting"] = round(time.time() - began, 1)
    weights = folder / f"{generation}.safetensors"
    names = knowledge_of(GAMES[settings.game]).input_names()
    weights.write_bytes(written(model, names, {**report}))
    print(json.dumps(report), flush=True)
    matches = [
        meet(Gate(settings.game, weights, seats, games, wanted.turn, generation), wanted.cores)
        for seats, games in ((2, wanted.games), (4, wanted.games // FEWER))
    ]
    report["gate"] = matches
    report["passed"] = all(one["share"] > 1 / one["seats"] for one in matches)
    with open(folder / "report.jsonl", "a") as file:
        file.write(json.dumps(report) + "\n")
    print(json.dumps(matches), report["passed"], flush=True)


if __name__ == "__main__":
    main()
