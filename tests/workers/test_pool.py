"""Several workers: crashed ones are replaced, late ones given up, and nobody waits for a start."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from clocksmith.workers.pool import Pool
from clocksmith.workers.worker import CrashError
from eventually import eventually, wait_until
from workers.programs import program
from workers.test_worker import PATIENCE, assert_ends, is_running


@contextmanager
def pool(size: int = 1, attempts: int = 1, **given: Any) -> Iterator[Pool]:
    """Workers that do what they are told."""
    with Pool(program("obey"), size, attempts, **given) as made:
        yield made


def test_workers_are_started_when_they_are_needed_and_kept() -> None:
    with pool(2) as workers:
        assert workers.pids() == []
        pids = [workers.submit(["pid"]).result(PATIENCE) for _ in range(3)]
        assert workers.pids() == [pids[0]]
        assert len(set(pids)) == 1


def test_a_worker_that_was_prepared_is_the_one_that_answers() -> None:
    with pool() as workers:
        workers.prepare()
        pid = workers.submit(["pid"]).result(PATIENCE)
        assert workers.pids() == [pid]


def test_more_questions_than_workers_wait_for_their_turn() -> None:
    with pool(2) as workers:
        asked = [workers.submit(["say", str(number)]) for number in range(20)]
        assert [one.result(PATIENCE) for one in asked] == [str(number) for number in range(20)]
        assert len(workers.pids()) <= 2


def test_a_worker_that_crashes_is_replaced_and_the_question_asked_again(tmp_path: Path) -> None:
    crashes: list[CrashError] = []
    with pool(attempts=2, on_crash=crashes.append) as workers:
        assert workers.submit(["exit_once", str(tmp_path / "x")]).result(PATIENCE) == "done"
    assert [crash.code for crash in crashes] == [3]


def test_a_question_that_ends_every_worker_is_given_up_and_others_are_answered() -> None:
    with pool(attempts=2) as workers:
        lost, fine = workers.submit(["fail"]), workers.submit(["say", "fine"])
        with pytest.raises(CrashError, match="no idea"):
            lost.result(PATIENCE)
        assert fine.result(PATIENCE) == "fine"
        assert len(workers.pids()) == 1


def test_a_worker_that_answers_nonsense_counts_as_crashed() -> None:
    with pool(check=lambda answer: answer != "?") as workers:
        first = workers.submit(["pid"]).result(PATIENCE)
        with pytest.raises(CrashError, match="nonsense"):
            workers.submit(["say", "?"]).result(PATIENCE)
        assert workers.submit(["pid"]).result(PATIENCE) != first


def test_a_late_worker_is_killed_and_replaced_and_its_question_given_up() -> None:
    with pool(attempts=2) as workers:
        first = workers.submit(["pid"]).result(PATIENCE)
        with pytest.raises(TimeoutError):
            workers.submit(["be_silent"], 0.1).result(PATIENCE)
        assert_ends(first)
        assert workers.submit(["pid"]).result(PATIENCE) != first


def test_the_start_of_a_worker_holds_up_nobody_else(tmp_path: Path) -> None:
    slowly = program("start_slowly_once", str(tmp_path / "slow"), str(tmp_path / "go"))
    with Pool(slowly, 2) as workers:
        slow = workers.submit(["say", "slow"])
        wait_until((tmp_path / "slow").exists)
        assert workers.submit(["say", "quick"]).result(PATIENCE) == "quick"
        assert not slow.done()
        (tmp_path / "go").touch()
        assert slow.result(PATIENCE) == "slow"


def test_closing_ends_workers_whatever_they_do_and_nobody_calls_that_a_crash() -> None:
    crashes: list[CrashError] = []
    with pool(2, on_crash=crashes.append) as workers:
        for worker in [workers.submit(["say", "here"]) for _ in range(2)]:
            worker.result(PATIENCE)
        asked = [workers.submit(["be_silent"]) for _ in range(4)]
        time.sleep(0.1)
        pids = workers.pids()
    assert all(one.done() for one in asked)
    assert not any(is_running(pid) for pid in pids)
    assert crashes == []


# With asyncio


async def test_answers_can_be_awaited() -> None:
    with pool(2) as workers:
        words = [workers.answer(["say", str(number)], PATIENCE) for number in range(5)]
        assert await asyncio.gather(*words) == list("01234")


async def test_a_question_goes_to_the_worker_that_has_met_its_like() -> None:
    with pool(2) as workers:
        both = [workers.answer(["pid"], PATIENCE, near) for near in ("one", "two")]
        one, two = await asyncio.gather(*both)
        for near in ("two", "one", "one", "two"):
            pid = await workers.answer(["pid"], PATIENCE, near)
            assert pid in (one, two)
            assert one == two or pid == {"one": one, "two": two}[near]


async def test_who_is_cancelled_frees_the_worker(tmp_path: Path) -> None:
    with pool() as workers:
        first = await workers.answer(["pid"], PATIENCE)
        begun = tmp_path / "begun"
        asked = asyncio.ensure_future(workers.answer(["be_silent", str(begun)], 3600.0))
        await eventually(begun.exists)
        asked.cancel()
        assert await workers.answer(["pid"], PATIENCE) != first
        assert_ends(first)
        assert asked.cancelled()


async def test_who_is_cancelled_before_their_turn_costs_nothing(tmp_path: Path) -> None:
    with pool() as workers:
        asked = [
            asyncio.ensure_future(workers.answer(["wait_for", str(tmp_path / name)], PATIENCE))
            for name in ("go", "never")
        ]
        await asyncio.sleep(0.1)
        asked[1].cancel()
        (tmp_path / "go").touch()
        assert await asked[0] == "done"
        assert await workers.answer(["say", "free"], PATIENCE) == "free"


async def test_a_deadline_is_kept_while_others_go_on() -> None:
    with pool(2) as workers:
        late = workers.answer(["compute"], 0.2)
        told = await asyncio.gather(
            late, workers.answer(["say", "x"], PATIENCE), return_exceptions=True
        )
        assert isinstance(told[0], TimeoutError)
        assert told[1] == "x"
