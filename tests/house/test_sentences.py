"""The sentences that the browser is compared with hold something of everything."""

import importlib.util

import pytest

from clocksmith.games import GAMES
from house.sources import ROOT


@pytest.mark.parametrize("game", list(GAMES))
def test_questions_actions_events_refusals_and_prices_are_told(game: str) -> None:
    place = ROOT / "tools" / "sentences.py"
    spec = importlib.util.spec_from_file_location("sentences", place)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    sentences = tool.of_game(game)
    assert {one["by"] for one in sentences} == {"ask", "do", "tell", "foresee", "refuse", "cost"}
    assert all(set(one["said"]) == {"en", "de", "fr"} for one in sentences)
    assert len(sentences) > 300
