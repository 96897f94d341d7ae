"""Bots, hints and analyses as jobs: workers elsewhere answer, and the server never thinks."""

import asyncio
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from clocksmith.server import botpool
from clocksmith.server.errands import errand, errands, post, watch, workshop
from clocksmith.server.errands.errand import CROWD, QUICK, THOUGHTS, Capacity, Errand
from clocksmith.server.errands.hands import hurried
from clocksmith.server.fair_queue import UNWATCHED, WATCHED, Claim
from sample import on_its_day
from server.api.test_coach import RECORD
from server.errands.shop import TABLES, connected, left_lying, open_workshop, rows, until_lying
from server.house import House, opened
from server.many.two import two_houses, until
from server.test_autoplayer import BOTS, until_number
from server.test_botpool import is_legal, question

CASES = (
    "unheard",
    "nobody there",
    "taken over",
    "given up",
    "given back",
    "dead server",
    "freed",
    "failed",
    "known",
    "shared",
    "broken off",
    "cut off",
    "fair",
    "ending",
    "playing",
)  # each has its day
SHARED: dict[str, Any] = {"thinking": "workers"}


def bots_of(house: House) -> botpool.BotPool:
    """Return who answers for bots."""
    return house.services.backend.bots


@on_its_day("playing", CASES)
async def test_bots_play_by_a_workshop_and_nothing_is_left_lying(
    postgresql: str, tmp_path: Path
) -> None:
    async with opened(tmp_path, database=postgresql, metrics=True, **SHARED) as house:
        async with open_workshop(postgresql):
            ada = await house.guest()
            id = (await ada.post("/tables", BOTS)).json["id"]
            await until_number(house, id, 20)
            assert house.services.metrics is not None
            figures = house.services.metrics.text()
            assert b"clocksmith_workers 1.0" in figures
            assert b"clocksmith_worker_processes 1.0" in figures
            live = await house.live(id)
            assert {entry.kind for entry in live.table.entries} == {"act"}
            assert not bots_of(house).processes(), "the server never thinks"
            live.drop()
            while any((await left_lying(postgresql)).values()):
                await asyncio.sleep(0.05)
        assert await left_lying(postgresql) == dict.fromkeys(TABLES, 0)


@on_its_day("unheard", CASES)
async def test_an_answer_of_which_nobody_heard_is_found(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workshop, "CHANNEL", "nobody_listens_here")
    monkeypatch.setattr(post, "CHECK_SECONDS", 0.1)
    async with (
        opened(tmp_path, database=postgresql, **SHARED) as house,
        open_workshop(postgresql),
    ):
        asked = question()
        assert is_legal(asked, await bots_of(house).choose(asked))


@on_its_day("nobody there", CASES)
async def test_where_nobody_works_the_game_goes_on_at_its_deadline(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(errand, "ALONE", 0.1)
    monkeypatch.setattr(botpool, "LEAST_SECONDS", 0.1)
    async with opened(tmp_path, database=postgresql, bot_seconds=0.1, **SHARED) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", BOTS)).json["id"]
        await until_number(house, id, 3)
        assert not (await house.live(id)).table.frozen
        hint = await ada.post(f"/tables/{id}/hint", {"seat": 0, "number": 0})
        assert hint.status != 200
        for live in house.services.table_cache:
            live.drop()
        while any((await left_lying(postgresql)).values()):
            await asyncio.sleep(0.02)


@on_its_day("taken over", CASES)
async def test_what_a_dead_workshop_has_begun_is_taken_over_by_another(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "SILENT_SECONDS", 0.5)
    monkeypatch.setattr(workshop, "SILENT_SECONDS", 0.5)
    monkeypatch.setattr(workshop, "BEAT_SECONDS", 0.1)
    asked = question()
    async with opened(tmp_path, database=postgresql, **SHARED) as house:
        asking = asyncio.create_task(bots_of(house).choose(asked))
        [(job,)] = await until_lying(postgresql, "SELECT id FROM procrastinate_jobs")
        died = "WITH dead AS (INSERT INTO procrastinate_workers (last_heartbeat) VALUES "
        died += "(now() - interval '1 h') RETURNING id) SELECT id FROM dead"
        async with await connected(postgresql) as connection:
            [(dead,)] = await (await connection.execute(died.encode())).fetchall()
            begun = "UPDATE procrastinate_jobs SET status = 'doing', worker_id = %s WHERE id = %s"
            await connection.execute(begun, [dead, job])
        async with open_workshop(postgresql):
            assert is_legal(asked, await asking)


@on_its_day("given up", CASES)
async def test_what_kills_one_workshop_after_the_other_is_given_up(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "TAKEN", 0)
    async with opened(tmp_path, database=postgresql, **SHARED) as house:
        asking = asyncio.create_task(bots_of(house).choose(question()))
        await until_lying(postgresql, "SELECT id FROM procrastinate_jobs")
        async with await connected(postgresql) as connection:
            await connection.execute("UPDATE procrastinate_jobs SET status = 'doing'")
        async with open_workshop(postgresql):
            while (await left_lying(postgresql))["procrastinate_jobs"]:
                await asyncio.sleep(0.05)
        assert not asking.done(), "its deadline holds"
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)


@on_its_day("given back", CASES)
async def test_a_workshop_that_closes_gives_back_what_it_has_begun(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workshop, "GRACE_SECONDS", 0.05)
    asked = question()
    async with opened(tmp_path, database=postgresql, **SHARED) as house:
        async with open_workshop(postgresql, "hang"):
            asking = asyncio.create_task(bots_of(house).choose(asked))
            await until_lying(postgresql, "SELECT 1 FROM errands WHERE workshop IS NOT NULL")
        found = "SELECT status::text, attempts FROM procrastinate_jobs"
        assert await rows(postgresql, found) == [("todo", 1)]
        assert await rows(postgresql, "SELECT name FROM workshops") == []
        async with open_workshop(postgresql):
            assert is_legal(asked, await asking)


@on_its_day("dead server", CASES)
async def test_what_a_dead_server_wanted_is_broken_off(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "UNWANTED_SECONDS", 0.5)
    monkeypatch.setattr(watch, "BEAT_SECONDS", 0.1)
    monkeypatch.setattr(errands, "FORGET", "SELECT %s")  # it dies without a word
    monkeypatch.setattr(post, "CHECK_SECONDS", 600.0)
    async with (
        opened(tmp_path, database=postgresql, **SHARED) as house,
        open_workshop(postgresql, "hang"),
    ):
        asking = asyncio.create_task(bots_of(house).choose(question()))
        await until_lying(postgresql, "SELECT 1 FROM procrastinate_jobs WHERE status = 'doing'")
        while (await left_lying(postgresql))["procrastinate_jobs"]:
            await asyncio.sleep(0.05)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)


@on_its_day("freed", CASES)
async def test_whoever_gives_a_question_up_frees_the_hand_that_had_it(
    postgresql: str, tmp_path: Path
) -> None:
    async with (
        opened(tmp_path, database=postgresql, **SHARED) as house,
        open_workshop(postgresql, "dream"),
    ):
        asking = asyncio.create_task(bots_of(house).choose(question()))
        await until_lying(postgresql, "SELECT 1 FROM errands WHERE workshop IS NOT NULL")
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        asked = question(level="apprentice")
        assert is_legal(asked, await bots_of(house).choose(asked))
        assert not (await rows(postgresql, "SELECT 1 FROM procrastinate_jobs WHERE attempts > 0"))


@on_its_day("failed", CASES)
async def test_a_worker_that_fails_is_told_of_at_once(postgresql: str, tmp_path: Path) -> None:
    async with (
        opened(tmp_path, database=postgresql, **SHARED) as house,
        open_workshop(postgresql, "die", tmp_path / "mark"),
    ):
        with pytest.raises(botpool.BotFailedError):
            await bots_of(house).choose(question())


@on_its_day("known", CASES)
async def test_a_seat_goes_to_the_workshop_that_knows_it_unless_that_is_busy_or_gone(
    postgresql: str, tmp_path: Path
) -> None:
    async with opened(tmp_path, database=postgresql, **SHARED) as house:
        mine = house.services.minds.errands
        assert mine is not None
        async with open_workshop(postgresql) as one, open_workshop(postgresql) as two:
            await mine.ready()
            await until(lambda: len(mine.capacity.workshops) == 2)
            for known in (one, two, one):
                asked = Errand(QUICK, asdict(question()), 5.0, 20.0, ["t", 0])
                assert (await mine.answer(asked, known.name)).workshop == known.name
        async with open_workshop(postgresql) as three:
            asked = Errand(QUICK, asdict(question()), 5.0, 20.0, ["t", 0])
            assert (await mine.answer(asked, one.name)).workshop == three.name


@on_its_day("shared", CASES)
async def test_two_servers_share_one_analysis(postgresql: str, tmp_path: Path) -> None:
    async with two_houses(tmp_path, postgresql, **SHARED) as houses, open_workshop(postgresql):
        ada, same = await houses.guest("Ada")
        id = (await ada.upload("/records", RECORD.read_text())).json["id"]
        told: dict[str, Any] = {}
        while not told.get("curve"):
            told = (await ada.get(f"/tables/{id}/analysis")).json
            await asyncio.sleep(0.05)
        jobs = "SELECT id FROM procrastinate_jobs WHERE status = 'doing'"
        [job] = await rows(postgresql, jobs)
        also: dict[str, Any] = {}
        while also.get("looked", 0) < told["looked"]:
            also = (await same.get(f"/tables/{id}/analysis")).json
            await asyncio.sleep(0.05)
        assert await rows(postgresql, jobs) == [job], "nobody begins anew"


@on_its_day("broken off", CASES)
async def test_an_analysis_that_breaks_off_can_be_asked_for_again(
    postgresql: str, tmp_path: Path
) -> None:
    async with opened(tmp_path, database=postgresql, **SHARED) as house:
        ada = await house.guest()
        id = (await ada.upload("/records", RECORD.read_text())).json["id"]
        async with open_workshop(postgresql, "odd"):
            answer = await ada.get(f"/tables/{id}/analysis")
            while answer.status == 200:
                await asyncio.sleep(0.05)
                answer = await ada.get(f"/tables/{id}/analysis")
            assert answer.code == "unavailable"
        async with open_workshop(postgresql):
            told: dict[str, Any] = {}
            while not told.get("curve"):
                told = (await ada.get(f"/tables/{id}/analysis")).json
                await asyncio.sleep(0.05)


@on_its_day("cut off", CASES)
async def test_a_workshop_and_a_server_outlast_a_database_that_is_cut_off(
    postgresql: str, tmp_path: Path
) -> None:
    async with (
        opened(tmp_path, database=postgresql, **SHARED) as house,
        open_workshop(postgresql),
    ):
        asked = question()
        await bots_of(house).choose(asked)
        async with await connected(postgresql) as connection:
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        assert is_legal(asked, await bots_of(house).choose(asked))


@on_its_day("ending", CASES)
async def test_a_server_that_ends_leaves_nothing_to_think_about(
    postgresql: str, tmp_path: Path
) -> None:
    async with open_workshop(postgresql, "hang"):
        async with opened(tmp_path, database=postgresql, **SHARED) as house:
            ada = await house.guest()
            await ada.post("/tables", BOTS)
            await until_lying(postgresql, "SELECT 1 FROM errands WHERE workshop IS NOT NULL")
        assert (await left_lying(postgresql))["errands"] == 0
        while (await left_lying(postgresql))["procrastinate_jobs"]:
            await asyncio.sleep(0.02)


@on_its_day("fair", CASES)
async def test_owners_take_turns_however_much_one_of_them_wants(
    postgresql: str, tmp_path: Path
) -> None:
    async with opened(tmp_path, database=postgresql, **SHARED) as house:
        answered: list[str] = []

        async def ask(owner: str, urgency: int = WATCHED) -> None:
            await bots_of(house).choose(question(), Claim(owner, urgency))
            answered.append(owner)

        async with open_workshop(postgresql) as shop:
            await until_lying(postgresql, f"SELECT 1 FROM workshops WHERE name = '{shop.name}'")
            asking = [asyncio.create_task(ask("greedy")) for _ in range(4)]
            asking += [asyncio.create_task(ask("nobody", UNWATCHED))]
            asking += [asyncio.create_task(ask("modest"))]
            await asyncio.gather(*asking)
        assert answered[:3] == ["greedy", "greedy", "modest"], "one was under way, one waited"
        assert len(answered) == 6


def test_what_is_there_is_shared_among_servers_and_a_little_is_always_there() -> None:
    shops = frozenset({"a", "b"})
    assert Capacity(shops, 6, 1).share(THOUGHTS) == 6
    assert Capacity(shops, 6, 4).share(THOUGHTS) == 2
    assert Capacity(shops, 6, 4).share(QUICK) == 1
    assert Capacity().share(THOUGHTS) == CROWD
    assert Capacity().limit(QUICK, 1.0) < Capacity(shops, 6, 1).limit(QUICK, 1.0)


def test_who_takes_over_late_thinks_as_long_as_there_is_time() -> None:
    asked = Errand(THOUGHTS, {"seconds": 10.0}, 12.0, 42.0)
    assert hurried(asked, 12.0) == asked
    late = hurried(asked, 6.0)
    assert late.seconds == 6.0
    assert late.question["seconds"] == pytest.approx(5.0)
    assert asked.question["seconds"] == 10.0
