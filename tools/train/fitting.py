"""Fits a net to the games that were played."""

import math
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from train.settings import Settings

FLOOR, CEILING = -1.5, 4.0  # of the logarithm of how far points may be wrong


@dataclass
class Block:
    """All positions with the same number of seats, game after game."""

    numbers: Tensor  # position, seat, number
    forecasts: Tensor  # position, seat
    scores: Tensor  # position, seat: how the game ended
    last: Tensor  # position: whether it is the last one of its game
    held: Tensor  # position: whether its game is not learned from

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.forecasts.shape[1]

    def inputs(self, places: Tensor) -> Tensor:
        """Return the inputs of the net: a seat's own numbers, and the mean of the others'."""
        own = self.numbers[places].float()
        others = (own.sum(1, keepdim=True) - own) / (self.seats - 1)
        return torch.cat((own, others), 2)


def read_blocks(files: list[Path], settings: Settings, device: str) -> list[Block]:
    """Return the positions of all shards."""
    found: dict[int, list[dict[str, np.ndarray]]] = {}
    for file in files:
        with np.load(file) as shard:
            for name in shard.files:
                seats, _, what = name.partition(".")
                if what == "numbers":
                    found.setdefault(int(seats), []).append(
                        {
                            key: shard[f"{seats}.{key}"]
                            for key in ("numbers", "forecasts", "scores", "lengths")
                        }
                    )
    luck = np.random.default_rng(settings.seed)
    blocks = []
    for _, shards in sorted(found.items()):
        every = {key: np.concatenate([shard[key] for shard in shards]) for key in shards[0]}
        lengths = every["lengths"]
        held = luck.random(len(lengths)) < settings.held
        last = np.zeros(lengths.sum(), bool)
        last[np.cumsum(lengths) - 1] = True
        blocks.append(
            Block(
                torch.from_numpy(every["numbers"]).to(device),
                torch.from_numpy(every["forecasts"]).to(device),
                torch.from_numpy(np.repeat(every["scores"], lengths, 0)).to(device),
                torch.from_numpy(last).to(device),
                torch.from_numpy(np.repeat(held, lengths)).to(device),
            )
        )
    return blocks


class Corrector(nn.Module):
    """Layers with a rectifier between them: points that a forecast lacks, and how sure that is."""

    def __init__(self, width: int, layers: tuple[int, ...]) -> None:
        super().__init__()
        sizes = (2 * width, *layers, 2)
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(sizes))
        last = self.layers[-1]
        nn.init.zeros_(last.weight)  # what has learned nothing corrects nothing
        nn.init.zeros_(last.bias)
        last.bias.data[1] = 2.0

    def forward(self, told: Tensor) -> Tensor:
        """Return two numbers for each seat of each position."""
        for layer in self.layers[:-1]:
            told = torch.relu(layer(told))
        return self.layers[-1](told)


def fit(blocks: list[Block], settings: Settings, report: dict[str, object]) -> Corrector:
    """Return a net fitted to how games ended, then to what it expects of the next turns as well."""
    targets = [block.scores for block in blocks]
    model = _fit_once(blocks, targets, settings)
    report["outcomes"] = judge(model, blocks)
    for _ in range(settings.bootstraps):
        targets = [_traced(model, block, settings.trace) for block in blocks]
        model = _fit_once(blocks, targets, settings)
    report["bootstrapped"] = judge(model, blocks)
    return model


def _fit_once(blocks: list[Block], targets: list[Tensor], settings: Settings) -> Corrector:
    torch.manual_seed(settings.seed)
    device = blocks[0].numbers.device
    model = Corrector(blocks[0].numbers.shape[2], settings.layers).to(device)
    places = [torch.nonzero(~block.held)[:, 0] for block in blocks]
    steps = sum(math.ceil(len(place) / settings.batch) for place in places) * settings.passes
    optimizer = torch.optim.AdamW(model.parameters(), lr=settings.rate, weight_decay=settings.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, settings.rate, total_steps=steps)
    for _ in range(settings.passes):
        batches = [
            (block, target, part)
            for block, target, place in zip(blocks, targets, places, strict=True)
            for part in place[torch.randperm(len(place), device=device)].split(settings.batch)
            if len(part)
        ]
        for n in torch.randperm(len(batches)).tolist():
            block, target, part = batches[n]
            loss = _loss(model, block, target, part)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
    return model


def _centred(points: Tensor) -> Tensor:
    """Return points less their mean: only what lies between seats matters."""
    return points - points.mean(1, keepdim=True)


def _loss(model: Corrector, block: Block, target: Tensor, part: Tensor) -> Tensor:
    """Return how far points are from the target, and how unlikely the end of the game is.

    Targets may lie closer together than games end, so the width is fitted to the latter alone.
    """
    told = model(block.inputs(part))
    forecasts = block.forecasts[part]
    lacking = _centred(told[:, :, 0])
    width = told[:, :, 1].clamp(FLOOR, CEILING)
    missed = _centred(target[part] - forecasts) - lacking
    wrong = (_centred(block.scores[part] - forecasts) - lacking.detach()) / width.exp()
    points = 0.5 * missed**2 / width.exp().detach()
    return (points + 0.5 * wrong**2 + width).mean()


@torch.no_grad()
def _expected(model: Corrector, block: Block) -> tuple[Tensor, Tensor]:
    """Return the corrected points of every position, and the logarithm of their width."""
    parts = torch.arange(len(block.forecasts), device=block.forecasts.device).split(65536)
    told = torch.cat([model(block.inputs(part)) for part in parts])
    return block.forecasts + told[:, :, 0], told[:, :, 1].clamp(FLOOR, CEILING)


def _traced(model: Corrector, block: Block, trace: float) -> Tensor:
    """Return targets of TD(lambda): what is expected after each later turn, and how it ended."""
    expected, _ = _expected(model, block)
    expected = _centred(expected).cpu().numpy()
    targets = _centred(block.scores).cpu().numpy().copy()
    last = block.last.cpu().numpy()
    for n in range(len(targets) - 2, -1, -1):
        if not last[n]:
            targets[n] = (1.0 - trace) * expected[n + 1] + trace * targets[n + 1]
    return torch.from_numpy(targets).to(block.scores.device)


@torch.no_grad()
def judge(model: Corrector, blocks: list[Block]) -> dict[str, dict[str, float]]:
    """Return how well unseen games are predicted, by hand and by the net."""
    found: dict[str, dict[str, float]] = {}
    for block in blocks:
        held = block.held
        expected, width = _expected(model, block)
        truth = _centred(block.scores[held])
        best = block.scores[held].argmax(1)
        apart = math.sqrt(2.0 * block.seats / (block.seats - 1))
        spread = apart * width[held].mean(1).exp() * 0.55
        by_net = torch.log_softmax(_centred(expected[held]) / spread[:, None], 1)
        by_hand = _centred(block.forecasts[held])
        found[str(block.seats)] = {
            "positions": int(held.sum()),
            "error by hand": float((truth - by_hand).pow(2).mean().sqrt()),
            "error by net": float((truth - _centred(expected[held])).pow(2).mean().sqrt()),
            "winner by hand": float((by_hand.argmax(1) == best).float().mean()),
            "winner by net": float((by_net.argmax(1) == best).float().mean()),
            "log loss by net": float(-by_net.gather(1, best[:, None]).mean()),
        }
    return found
