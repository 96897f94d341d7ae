"""Bots, hints and analyses as jobs: workers answer over HTTP, and the server never thinks."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from clocksmith.server.thinking import analysis, bot_pool
from clocksmith.server.thinking.bot_pool import BotFailedError, BotPool
from clocksmith.server.thinking.fair_queue import UNWATCHED, WATCHED, Claim
from clocksmith.server.thinking.remote import queue, service, worker
from clocksmith.server.thinking.remote.messages import ANALYSES, QUICK, THOUGHTS
from clocksmith.server.thinking.remote.queue import CROWD, Capacity, JobQueue
from eventually import PATIENCE, eventually
from server.cluster.two import two_houses
from server.house import House, opened
from server.tables.test_autoplayer import BOTS, until_number
from server.thinking.remote.workers import (
    DOING,
    JOB,
    REMOTE,
    RawWorker,
    connected,
    jobs_of,
    open_worker,
    rows,
    until_rows,
)
from server.thinking.test_analysis import RECORD
from server.thinking.test_bot_pool import is_legal, question


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Signs of life come often, and no poll holds a test up."""
    monkeypatch.setattr(queue, "BEAT_SECONDS", 0.05)
    monkeypatch.setattr(service, "POLL_SECONDS", 0.5)
    monkeypatch.setattr(worker, "BEAT_SECONDS", 0.05)


def bots_of(house: House) -> BotPool:
    """Return who answers for bots."""
    return house.services.backend.bots


def nothing(found: list[Any]) -> bool:
    """Whether a query found nothing."""
    return not found


async def test_bots_play_by_a_worker_and_no_job_stays(postgresql: str, tmp_path: Path) -> None:
    async with opened(tmp_path, database=postgresql, metrics=True, **REMOTE) as house:
        async with open_worker(house, processes=2):
            ada = await house.guest()
            id = (await ada.post("/tables", BOTS)).json["id"]
            await until_number(house, id, 20)
            assert house.services.metrics is not None
            figures = house.services.metrics.text()
            assert b"clocksmith_workers 1.0" in figures
            assert b"clocksmith_worker_processes 2.0" in figures
            live = await house.live(id)
            assert {entry.kind for entry in live.table.entries} == {"act"}
            assert not bots_of(house).processes(), "the server never thinks"
            live.drop()
            await until_rows(postgresql, JOB, nothing)
        await eventually(lambda: not jobs_of(house).capacity.workers)


async def test_where_nobody_works_the_game_goes_on_at_its_deadline(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queue, "ALONE", 0.1)
    monkeypatch.setattr(bot_pool, "LEAST_SECONDS", 0.1)
    async with opened(tmp_path, database=postgresql, bot_seconds=0.1, **REMOTE) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", BOTS)).json["id"]
        await until_number(house, id, 3)
        assert not (await house.live(id)).table.frozen
        hint = await ada.post(f"/tables/{id}/hint", {"seat": 0, "number": 0})
        assert hint.status != 200
        for live in house.services.table_cache:
            live.drop()
        await until_rows(postgresql, JOB, nothing)


async def test_a_job_of_a_dead_worker_goes_to_another(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queue, "SILENT_SECONDS", 1.0)
    asked = question()
    async with opened(tmp_path, database=postgresql, **REMOTE) as house:
        asking = asyncio.create_task(bots_of(house).choose(asked))
        job = await RawWorker(house).job()
        assert await rows(postgresql, DOING)
        async with open_worker(house):
            assert is_legal(asked, await asking)
        gone = await RawWorker(house).refused(str(job["id"]), answer={"action": "late"})
        assert "this job has ended" in gone


async def test_what_kills_one_worker_after_the_other_is_given_up(
    postgresql: str, tmp_path: Path
) -> None:
    async with opened(tmp_path, database=postgresql, **REMOTE) as house:
        asking = asyncio.create_task(bots_of(house).choose(question()))
        for id in range(1, 1 + queue.ATTEMPTS):
            victim = RawWorker(house, id)
            await victim.job()
            await victim.send("abort")
        with pytest.raises(BotFailedError):
            await asking
        await until_rows(postgresql, JOB, nothing)


async def test_a_worker_that_ends_gives_back_what_it_has_begun(
    postgresql: str, tmp_path: Path
) -> None:
    asked = question()
    async with opened(tmp_path, database=postgresql, **REMOTE) as house:
        async with open_worker(house, does="hang"):
            asking = asyncio.create_task(bots_of(house).choose(asked))
            await until_rows(postgresql, DOING)
        status = "SELECT status::text, attempts FROM procrastinate_jobs"
        assert await rows(postgresql, status) == [("todo", 1)]
        assert await rows(postgresql, "SELECT id FROM workers WHERE processes > 0") == []
        async with open_worker(house):
            assert is_legal(asked, await asking)


async def test_jobs_of_a_dead_server_are_dropped_and_broken_off(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queue, "SILENT_SECONDS", 1.0)
    async with two_houses(tmp_path, postgresql, **REMOTE) as houses:
        async with open_worker(houses.two, does="hang") as busy:
            asking = asyncio.create_task(bots_of(houses.one).choose(question()))
            await until_rows(postgresql, DOING)
            await eventually(lambda: bool(busy._running))
            dying = jobs_of(houses.one)
            for task in dying._tasks:  # it dies without a word
                task.cancel()
            await until_rows(postgresql, JOB, nothing)
            await eventually(lambda: not busy._running)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)


async def test_a_question_given_up_frees_the_process_that_had_it(
    postgresql: str, tmp_path: Path
) -> None:
    async with (
        opened(tmp_path, database=postgresql, **REMOTE) as house,
        open_worker(house, does="dream"),
    ):
        asking = asyncio.create_task(bots_of(house).choose(question()))
        await until_rows(postgresql, DOING)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        asked = question(level="apprentice")
        assert is_legal(asked, await bots_of(house).choose(asked))


async def test_a_process_that_fails_is_told_of_at_once(postgresql: str, tmp_path: Path) -> None:
    async with (
        opened(tmp_path, database=postgresql, **REMOTE) as house,
        open_worker(house, does="die", mark=tmp_path / "mark"),
    ):
        with pytest.raises(BotFailedError):
            await bots_of(house).choose(question())


async def test_a_seat_goes_to_the_worker_that_knows_it_unless_that_is_busy(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queue, "SILENT_SECONDS", PATIENCE)  # both are there, however slow
    monkeypatch.setattr(queue, "HOLD_SECONDS", PATIENCE)
    async with two_houses(tmp_path, postgresql, **REMOTE) as houses:
        one, two = RawWorker(houses.two, 1), RawWorker(houses.two, 2)
        for raw in (one, two):  # known to the server that asks
            await raw.send("keep-alive")
        await jobs_of(houses.one).open()
        await eventually(lambda: jobs_of(houses.one).capacity.workers == {1: 1, 2: 1})

        async def ask_after(known: RawWorker, busy: bool = False) -> int:
            """Return which of two idle workers gets a question about a seat that one knows."""
            asked = queue.Pending(QUICK, {}, 5.0)
            polls = [asyncio.create_task(raw.job(QUICK)) for raw in (one, two) if raw is not known]
            if not busy:
                polls.append(asyncio.create_task(known.job(QUICK)))
            jobs_of(houses.one).start(asked, known.id)
            done, waiting = await asyncio.wait(polls, return_when=asyncio.FIRST_COMPLETED)
            [job] = [poll.result() for poll in done]
            [(taker,)] = await rows(
                postgresql, f"SELECT worker_id FROM procrastinate_jobs WHERE id = {job['id']}"
            )
            jobs_of(houses.one).stop(asked)
            for poll in waiting:
                poll.cancel()
            return int(taker)

        assert await ask_after(one) == 1
        assert await ask_after(two) == 2
        monkeypatch.setattr(queue, "HOLD_SECONDS", 0.05)
        assert await ask_after(one, busy=True) == 2


async def test_a_job_whose_worker_never_heard_of_it_is_handed_out_again(
    postgresql: str, tmp_path: Path
) -> None:
    async with opened(tmp_path, database=postgresql, **REMOTE) as house:
        asking = asyncio.create_task(bots_of(house).choose(question()))
        raw = RawWorker(house)
        lost = await raw.job()  # the answer is cut off
        again = await raw.job()
        assert again["id"] == lost["id"]
        await raw.send(str(again["id"]), answer={"action": "anything"})
        assert await asking == "anything"


async def test_no_answer_is_too_quick(postgresql: str, tmp_path: Path) -> None:
    async with opened(tmp_path, database=postgresql, **REMOTE) as house:
        raw = RawWorker(house)
        for number in range(100):
            asking = asyncio.create_task(bots_of(house).choose(question()))
            job = await raw.job()
            await raw.send(str(job["id"]), answer={"action": str(number)})
            assert await asking == str(number)


async def test_an_answer_that_came_in_at_another_server_reaches_the_one_that_asked(
    postgresql: str, tmp_path: Path
) -> None:
    async with two_houses(tmp_path, postgresql, **REMOTE) as houses, open_worker(houses.two):
        asked = question()
        assert is_legal(asked, await bots_of(houses.one).choose(asked))
        await until_rows(postgresql, "SELECT id FROM procrastinate_jobs", nothing)


async def test_what_no_notification_told_is_found(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def deaf(_: JobQueue) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(JobQueue, "_listen", deaf)
    async with two_houses(tmp_path, postgresql, **REMOTE) as houses, open_worker(houses.two):
        asked = question()
        assert is_legal(asked, await bots_of(houses.one).choose(asked))


async def test_a_task_that_misses_being_cancelled_does_not_keep_a_server_open(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []

    async def miss_once(_: JobQueue) -> None:
        """As wait_for of Python 3.11 does when what it waits for comes at the same moment."""
        steps.append("listens")
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            steps.append("misses")
        await asyncio.Event().wait()

    monkeypatch.setattr(JobQueue, "_listen", miss_once)
    async with opened(tmp_path, database=postgresql, **REMOTE) as house:
        await jobs_of(house).open()
        await eventually(lambda: steps)
    assert steps == ["listens", "misses"]


async def test_two_servers_share_one_analysis(postgresql: str, tmp_path: Path) -> None:
    async with (
        two_houses(tmp_path, postgresql, **REMOTE) as houses,
        open_worker(houses.one, houses.two),
    ):
        ada, same = await houses.guest("Ada")
        id = (await ada.upload("/records", RECORD.read_text())).json["id"]
        first: dict[str, Any] = {}
        while not first.get("curve"):
            first = (await ada.get(f"/tables/{id}/analysis")).json
            await asyncio.sleep(0.05)
        doing = await rows(postgresql, DOING)
        assert len(doing) == 1
        also: dict[str, Any] = {}
        while also.get("looked", 0) < first["looked"]:
            await ada.get(f"/tables/{id}/analysis")
            also = (await same.get(f"/tables/{id}/analysis")).json
            await asyncio.sleep(0.05)
        assert await rows(postgresql, DOING) == doing, "nobody begins anew"


async def test_an_analysis_that_nobody_asks_for_ends(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "QUIET_SECONDS", 0.3)
    monkeypatch.setattr(analysis, "POLL_SECONDS", 0.05)
    async with (
        opened(tmp_path, database=postgresql, **REMOTE) as house,
        open_worker(house) as busy,
    ):
        ada = await house.guest()
        id = (await ada.upload("/records", RECORD.read_text())).json["id"]
        await ada.get(f"/tables/{id}/analysis")
        await until_rows(postgresql, DOING)
        await until_rows(postgresql, JOB, nothing)
        await eventually(lambda: not busy._running)


async def test_an_analysis_that_breaks_off_can_be_asked_for_again(
    postgresql: str, tmp_path: Path
) -> None:
    async with opened(tmp_path, database=postgresql, **REMOTE) as house:
        ada = await house.guest()
        id = (await ada.upload("/records", RECORD.read_text())).json["id"]
        async with open_worker(house, does="odd"):
            answer = await ada.get(f"/tables/{id}/analysis")
            while answer.status == 200:
                await asyncio.sleep(0.05)
                answer = await ada.get(f"/tables/{id}/analysis")
            assert answer.code == "unavailable"
        async with open_worker(house):
            picture: dict[str, Any] = {}
            while not picture.get("curve"):
                picture = (await ada.get(f"/tables/{id}/analysis")).json
                await asyncio.sleep(0.05)


async def test_a_picture_that_is_none_is_refused(postgresql: str, tmp_path: Path) -> None:
    async with opened(tmp_path, database=postgresql, **REMOTE) as house:
        ada = await house.guest()
        id = (await ada.upload("/records", RECORD.read_text())).json["id"]
        await ada.get(f"/tables/{id}/analysis")
        raw = RawWorker(house)
        job = await raw.job(ANALYSES)
        assert "422" in await raw.refused(str(job["id"]), answer={"state": "done"})


async def test_a_server_outlasts_a_database_that_is_cut_off(
    postgresql: str, tmp_path: Path
) -> None:
    async with opened(tmp_path, database=postgresql, **REMOTE) as house, open_worker(house):
        asked = question()
        await bots_of(house).choose(asked)
        async with await connected(postgresql) as connection:
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        assert is_legal(asked, await bots_of(house).choose(asked))


async def test_jobs_that_the_database_has_lost_fail(postgresql: str, tmp_path: Path) -> None:
    async with opened(tmp_path, database=postgresql, **REMOTE) as house:
        asking = asyncio.create_task(bots_of(house).choose(question()))
        await until_rows(postgresql, JOB)
        async with await connected(postgresql) as connection:
            await connection.execute("DELETE FROM procrastinate_jobs")
        with pytest.raises(BotFailedError):
            await asking


async def test_a_server_that_ends_withdraws_its_jobs(postgresql: str, tmp_path: Path) -> None:
    async with opened(tmp_path, database=postgresql, **REMOTE) as house:
        ada = await house.guest()
        await ada.post("/tables", BOTS)
        await until_rows(postgresql, JOB)
    assert await rows(postgresql, JOB) == []
    assert await rows(postgresql, "SELECT id FROM procrastinate_workers") == []


async def test_owners_take_turns_however_much_one_of_them_wants(
    postgresql: str, tmp_path: Path
) -> None:
    async with opened(tmp_path, database=postgresql, **REMOTE) as house:
        answered: list[str] = []

        async def ask(owner: str, urgency: int = WATCHED) -> None:
            await bots_of(house).choose(question(), Claim(owner, urgency))
            answered.append(owner)

        async with open_worker(house):
            asking = [asyncio.create_task(ask("greedy")) for _ in range(4)]
            asking += [asyncio.create_task(ask("nobody", UNWATCHED))]
            asking += [asyncio.create_task(ask("modest"))]
            await asyncio.gather(*asking)
        assert answered[:3] == ["greedy", "greedy", "modest"], "one was under way, one waited"
        assert len(answered) == 6


async def test_urgent_jobs_of_other_servers_come_first(postgresql: str, tmp_path: Path) -> None:
    async with opened(tmp_path, database=postgresql, **REMOTE) as house:
        jobs = jobs_of(house)
        await jobs.open()
        pending = [
            queue.Pending(THOUGHTS, {"priority": priority}, 5.0, priority=priority)
            for priority in (0, 2, 1)
        ]
        for job in pending:
            jobs.start(job)
        await eventually(lambda: all(job.id for job in pending))  # the database has them
        raw = RawWorker(house)
        taken: list[dict[str, Any]] = []
        for _ in range(3):
            answer = await raw.send("acquire", queue=THOUGHTS, jobs=[job["id"] for job in taken])
            taken += answer["jobs"]
        assert [job["question"]["priority"] for job in taken] == [2, 1, 0]


def test_what_is_there_is_shared_among_servers_and_a_little_is_always_there() -> None:
    workers = {1: 4, 2: 2}
    assert Capacity(workers, 1).share(THOUGHTS) == 6
    assert Capacity(workers, 4).share(THOUGHTS) == 2
    assert Capacity(workers, 4).share(QUICK) == 1
    assert Capacity().share(THOUGHTS) == CROWD
    assert Capacity().limit(QUICK, 1.0) < Capacity(workers, 1).limit(QUICK, 1.0)
