"""Jobs and results travel as plain data."""

import json
from dataclasses import asdict, replace

import pytest

from arena.settings import setting
from clocksmith.arena.job import GameResult, Job, Setting

JOB = Job("a,b", "1/0", 1, ("b", "a"))
RESULT = GameResult(JOB, (1, 1), (30, 30), "rounds", 120)


def test_a_setting_and_a_job_come_back_as_they_went() -> None:
    asked = replace(setting(), options=("edition=first",))
    assert Setting.from_plain(json.loads(json.dumps(asdict(asked)))) == asked
    assert Job.from_plain(json.loads(json.dumps(asdict(JOB)))) == JOB


@pytest.mark.parametrize("result", [RESULT, replace(RESULT, actions=(3, 1, 2))])
def test_a_result_comes_back_as_it_went(result: GameResult) -> None:
    assert GameResult.from_plain(json.loads(json.dumps(result.plain()))) == result


def test_a_shared_win_counts_as_its_share() -> None:
    assert RESULT.shares() == [0.5, 0.5]
    three = replace(RESULT, places=(1, 3, 1), scores=(3, 1, 3))
    assert three.shares() == [0.5, 0.0, 0.5]


def test_a_result_without_a_score_for_every_seat_is_none() -> None:
    with pytest.raises(ValueError, match="every seat"):
        GameResult.from_plain({**RESULT.plain(), "scores": [1]})
