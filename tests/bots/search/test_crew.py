"""Several processes that search together."""

import os
import signal

from clocksmith.bots.bot import Budget
from clocksmith.bots.search.bot import Searcher
from clocksmith.bots.search.crew import Crew
from clocksmith.bots.search.task import Task
from clocksmith.games.khronos import GAME
from games.khronos.scene import scene
from play import P0

LONG = 60.0  # seconds that a start may take on a busy machine


def task(seed: int) -> Task:
    state = scene("keep b2 of 0; town d2", seats=2, round=3, hands=("2m 2c",))
    turns = [["build keep might k8", "charge 2 0", "end"], ["end"]]
    return Task("khronos", GAME.write(state), 0, turns, seed, None, 300)


def test_a_task_can_be_written_and_read() -> None:
    assert Task.read(task(3).text()) == task(3)


def test_a_mate_finds_out_what_a_task_asks() -> None:
    crew = Crew(1)
    try:
        crew.ask([task(3)], LONG)
        (answer,) = crew.answers(LONG)
        assert answer == task(3).carry_out()
        assert len(answer) == 2
    finally:
        crew.close()


def test_a_mate_that_dies_is_missed_once_and_replaced() -> None:
    crew = Crew(1)
    try:
        crew.ask([task(1)], LONG)
        assert len(crew.answers(LONG)) == 1
        os.kill(crew.pids()[0], signal.SIGKILL)
        crew.ask([task(2)], LONG)
        assert crew.answers(LONG) == []
        crew.ask([task(2)], LONG)
        assert len(crew.answers(LONG)) == 1
    finally:
        crew.close()


def test_together_they_play_the_same_for_the_same_seed() -> None:
    might = "keep b2 of 0; town d2; keep h8 of 1; town j8"
    chosen = {
        Searcher(4, processes=2)
        .choose(GAME, scene(might, seats=2, hands=("2m 2c",)), P0, Budget(visits=4_000))
        .text
        for _ in range(2)
    }
    assert len(chosen) == 1
