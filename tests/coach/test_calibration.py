"""Chances are compared with what happened, and those that are too sure are tempered."""

import json

import pytest

from cli.terminal import ROOT, run
from clocksmith.coach.ahead import Ahead
from clocksmith.coach.calibration import (
    MOMENTS,
    Forecast,
    best_exponent,
    calibration,
    diagram,
    recorded_forecasts,
)
from clocksmith.coach.confidence import CONFIDENCE, exponent_of, tempered
from clocksmith.games import GAMES, OURS
from coach.games import recorded, story


def forecasts(chance: float, share: float) -> list[Forecast]:
    """Return forecasts of which that share comes true."""
    won = round(share * 100)
    return [
        Forecast(n, 0, 1.0, (chance, 1 - chance), (1.0, 0.0) if n < won else (0.0, 1.0))
        for n in range(100)
    ]


def test_what_comes_true_as_often_as_forecast_is_left_as_it_is() -> None:
    assert best_exponent(forecasts(0.7, 0.7)) == pytest.approx(1.0)
    assert best_exponent(forecasts(0.9, 0.7)) < 0.5  # too sure


def test_tempered_chances_add_up_and_are_nearer_to_each_other() -> None:
    chances = tempered((0.8, 0.1, 0.1), 0.5)
    assert sum(chances) == pytest.approx(1.0)
    assert 0.1 < chances[1] == chances[2] < 1 / 3 < chances[0] < 0.8
    assert tempered((0.8, 0.2), 1.0) == pytest.approx((0.8, 0.2))


def test_scores_tell_knowledge_from_guessing() -> None:
    told = calibration(forecasts(0.9, 0.9))
    assert told["brier"] == pytest.approx(0.18)
    assert told["knowing_nothing"] == 0.5
    assert told["games"] == 100


def test_a_diagram_sets_forecasts_beside_what_happened() -> None:
    low, high = diagram(forecasts(0.85, 0.6))
    assert (low["count"], low["forecast"], low["won"]) == (100, 0.15, 0.4)
    assert (high["count"], high["forecast"], high["won"]) == (100, 0.85, 0.6)


@pytest.mark.parametrize("game", OURS)
def test_a_recorded_game_is_looked_at_at_ten_moments(game: str) -> None:
    found = recorded_forecasts(recorded(game), 3)
    assert [one.moment for one in found] == list(range(MOMENTS))
    for one in found:
        assert sum(one.chances) == pytest.approx(1.0)
        assert sum(one.won) == pytest.approx(1.0)
    assert {one.won for one in found} == {found[0].won}


@pytest.mark.parametrize("game", OURS)
def test_the_coach_tells_chances_as_they_are_to_be_trusted(game: str) -> None:
    states, rules = story(game).states, GAMES[game]
    state = states[len(states) // 2]
    bold = Ahead(rules, is_tempered=False).point(state).chances
    told = Ahead(rules).point(state).chances
    exponent = exponent_of(game, Ahead(rules).knowledge.spread(state), len(bold))
    assert told == pytest.approx(tempered(bold, exponent))
    assert exponent <= 1.0


def test_every_game_has_its_confidence_for_every_number_of_seats() -> None:
    assert set(CONFIDENCE) == set(OURS)
    for game, confidence in CONFIDENCE.items():
        assert set(confidence.later) == set(GAMES[game].seats)
        assert all(0.0 < one <= 1.0 for one in (confidence.opening, *confidence.later.values()))
    assert exponent_of("candle", 5.0, 2) == 1.0


def test_the_command_plays_games_and_reports_them() -> None:
    said = run("calibrate", "inventions", "--games", "1", "--json")
    assert said.code == 0
    told = json.loads(said.out)
    assert set(told["seats"]) == {"2", "3", "4"}
    for report in told["seats"].values():
        assert report["forecast"]["games"] == report["told"]["games"] == 1
        assert len(report["told"]["brier_by_moment"]) == MOMENTS


def test_the_command_refuses_what_is_no_data_set_of_the_game() -> None:
    other = ROOT / "examples" / "games" / "sands.parquet"
    for file in (other, ROOT / "README.md"):
        assert run("calibrate", "khronos", "--dataset", file).code != 0
