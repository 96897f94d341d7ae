"""Several processes that search together."""

import os
import signal

import pytest

from clocksmith.bots.bot import Budget
from clocksmith.bots.search.bot import Searcher
from clocksmith.bots.search.job import SearchJob
from clocksmith.bots.search.parallel import Helpers
from clocksmith.games.khronos import GAME
from clocksmith.games.rules import rules_of
from games.khronos.scene import scene
from play import P0

LONG = 60.0  # seconds that a start may take on a busy machine


def job(seed: int) -> SearchJob:
    state = scene("keep b2 of 0; town d2", seats=2, round=3, hands=("2m 2c",))
    turns = [["build keep might k8", "charge 2 0", "end"], ["end"]]
    return SearchJob(rules_of(GAME), GAME.write(state), 0, turns, seed, None, 300)


def test_a_helper_finds_out_what_a_job_asks() -> None:
    helpers = Helpers(1)
    try:
        helpers.ask([job(3)], LONG)
        (answer,) = helpers.answers(LONG)
        assert answer == job(3).carry_out()
        assert len(answer) == 2
    finally:
        helpers.close()


def test_a_helper_that_dies_is_missed_once_and_replaced() -> None:
    helpers = Helpers(1)
    try:
        helpers.ask([job(1)], LONG)
        assert len(helpers.answers(LONG)) == 1
        os.kill(helpers.pids()[0], signal.SIGKILL)
        helpers.ask([job(2)], LONG)
        assert helpers.answers(LONG) == []
        helpers.ask([job(2)], LONG)
        assert len(helpers.answers(LONG)) == 1
    finally:
        helpers.close()


def test_together_they_play_the_same_for_the_same_seed() -> None:
    might = "keep b2 of 0; town d2; keep h8 of 1; town j8"
    chosen = {
        Searcher(4, processes=2)
        .choose(GAME, scene(might, seats=2, hands=("2m 2c",)), P0, Budget(visits=4_000))
        .text
        for _ in range(2)
    }
    assert len(chosen) == 1


def test_helpers_end_when_nobody_holds_them_any_more() -> None:
    helpers = Helpers(1)
    helpers.ask([job(1)], LONG)
    (pid,) = helpers.pids()
    del helpers
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
