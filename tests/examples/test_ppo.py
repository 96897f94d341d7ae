"""The example with PPO pays its learner as it says, and what it reached is told as it was."""

import importlib.util
import re
from typing import Any

import numpy as np
import pytest

from clocksmith.research.gymnasium import env
from house.sources import ROOT

EXAMPLE = ROOT / "examples" / "ppo"
RESULT = (EXAMPLE / "result.md").read_text(encoding="utf-8")
GUIDE = (ROOT / "docs" / "guides" / "research.md").read_text(encoding="utf-8")
TOLD = re.compile(r"won \*\*([\d.]+)%\*\* of (\d+) games .*?\(95 %: ([\d.]+)% to ([\d.]+)%\)")


@pytest.fixture
def leading() -> Any:
    """The module of the example that pays."""
    spec = importlib.util.spec_from_file_location("leading", EXAMPLE / "leading.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_learner_is_paid_its_lead_and_told_what_it_won(leading: Any) -> None:
    table = env("inventions", 2, ["uniform"])
    paid = leading.Leading(table)
    _, info = paid.reset(seed=5)
    luck = np.random.default_rng(5)
    rewards: list[float] = []
    over = False
    while not over:
        legal = np.flatnonzero(paid.action_masks())
        assert "won" not in info
        _, reward, over, _, info = paid.step(luck.choice(legal))
        rewards.append(reward)
    scores = table.of.game.scores(table.episode.state)
    lead = scores[table.seat] - scores[1 - table.seat]
    assert sum(rewards) == pytest.approx(lead / leading.POINTS)
    assert np.count_nonzero(rewards) > 3
    assert info["won"] == table.episode.shares()[table.seat]


def test_it_has_learned_to_win_nine_games_of_ten_and_the_guide_says_how_many() -> None:
    found = TOLD.search(RESULT)
    assert found is not None
    share, games, low, high = found.groups()
    assert int(games) >= 200
    assert float(low) > 90
    assert f"{share} % of {games} other games (95 %: {low} to {high})" in " ".join(GUIDE.split())
