"""Endpoints for workers: who may use them, how often, and what they do not take."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from clocksmith.server.settings import Rate, Settings, read_settings
from clocksmith.server.thinking.remote import service
from faults.worked import TOKEN
from server.house import opened
from server.thinking.remote.workers import AUTHORIZED, JOB, REMOTE, RawWorker, open_worker, rows
from server.thinking.test_bot_pool import is_legal, question

WORKER = {"worker": 7, "processes": 1, "jobs": []}
WRONG = {"authorization": f"Bearer {TOKEN[:-1]}?"}


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """No poll holds a test up."""
    monkeypatch.setattr(service, "POLL_SECONDS", 0.2)


async def test_who_shows_no_token_or_a_wrong_one_gets_nothing(
    postgresql: str, tmp_path: Path
) -> None:
    async with opened(tmp_path, database=postgresql, **REMOTE) as house:
        stranger = house.browser()
        for headers in ({}, WRONG, {"authorization": "Bearer "}, {"authorization": TOKEN}):
            for path in ("acquire", "keep-alive", "abort", "1"):
                body = {**WORKER, "queue": "thoughts"}
                answer = await stranger.post(f"/jobs/{path}", body, **headers)
                assert answer.code == "wrong-password", path
        assert await rows(postgresql, "SELECT id FROM workers WHERE processes > 0") == []


async def test_a_server_that_thinks_itself_has_no_workers(tmp_path: Path) -> None:
    async with opened(tmp_path, worker_tokens=TOKEN) as house:
        answer = await house.browser().post("/jobs/keep-alive", WORKER, **AUTHORIZED)
        assert answer.code == "wrong-password"


async def test_wrong_tokens_are_limited_and_right_ones_are_not(
    postgresql: str, tmp_path: Path
) -> None:
    limits: dict[str, Any] = {"rate_sign_in": Rate(3, 0.01), "rate_address": Rate(5, 0.01)}
    async with opened(tmp_path, database=postgresql, **REMOTE, **limits) as house:
        stranger = house.browser()
        codes = [(await stranger.post("/jobs/abort", WORKER, **WRONG)).code for _ in range(5)]
        assert codes == ["wrong-password"] * 3 + ["too-fast"] * 2
        assert (await house.browser().get("/games")).code == "too-fast", "a person's are used up"
        for _ in range(9):
            assert (await stranger.post("/jobs/keep-alive", WORKER, **AUTHORIZED)).status == 200


async def test_every_token_of_a_host_is_good(postgresql: str, tmp_path: Path) -> None:
    other = "another-token-that-is-long-enough-too"
    tokens = {**REMOTE, "worker_tokens": f"{TOKEN} {other}"}
    async with opened(tmp_path, database=postgresql, **tokens) as house:
        for token in (TOKEN, other):
            shown = {"authorization": f"Bearer {token}"}
            assert (await house.browser().post("/jobs/keep-alive", WORKER, **shown)).status == 200


async def test_nonsense_is_refused_and_another_worker_gets_the_job(
    postgresql: str, tmp_path: Path
) -> None:
    asked = question()
    async with opened(tmp_path, database=postgresql, **REMOTE) as house:
        asking = asyncio.create_task(house.services.backend.bots.choose(asked))
        raw = RawWorker(house)
        job = await raw.job()
        assert "422" in await raw.refused(str(job["id"]), answer="no such answer")
        assert "404" in await raw.refused(str(job["id"]), answer={"action": "too late"})
        async with open_worker(house):
            assert is_legal(asked, await asking)


async def test_no_worker_answers_for_another(postgresql: str, tmp_path: Path) -> None:
    async with opened(tmp_path, database=postgresql, **REMOTE) as house:
        asking = asyncio.create_task(house.services.backend.bots.choose(question()))
        job = await RawWorker(house, 1).job()
        eve = RawWorker(house, 2)
        assert "404" in await eve.refused(str(job["id"]), answer={"action": "mine"})
        assert "404" in await eve.refused("9999", failure="there is no such job")
        assert len(await rows(postgresql, JOB)) == 1
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)


@pytest.mark.parametrize(
    "body",
    [
        {"worker": 0, "processes": 1, "jobs": []},
        {"worker": 2**62, "processes": 1, "jobs": []},
        {"worker": 1, "processes": 0, "jobs": []},
        {"worker": 1, "processes": 10**6, "jobs": []},
        {"worker": 1, "processes": 1, "jobs": ["one"]},
        {"worker": 1, "processes": 1},
    ],
)
async def test_what_is_no_worker_is_refused(
    body: dict[str, object], postgresql: str, tmp_path: Path
) -> None:
    async with opened(tmp_path, database=postgresql, **REMOTE) as house:
        answer = await house.browser().post("/jobs/keep-alive", body, **AUTHORIZED)
        assert answer.code == "bad-request"


async def test_a_token_is_in_no_line_and_no_figure(
    postgresql: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with opened(tmp_path, database=postgresql, metrics=True, **REMOTE) as house:
        await house.browser().post("/jobs/keep-alive", WORKER, **AUTHORIZED)
        await house.browser().post("/jobs/keep-alive", WORKER, **WRONG)
        assert TOKEN not in repr(house.services.settings)
        assert house.services.metrics is not None
        assert TOKEN.encode() not in house.services.metrics.text()
    lines = [record.getMessage() for record in caplog.records]
    assert any("/jobs/keep-alive" in line for line in lines)
    assert not any(TOKEN[:-1] in line for line in lines)


@pytest.mark.parametrize("tokens", ["", " ", "short", f"{'a' * 32} short"])
def test_workers_need_tokens_that_nobody_guesses(tokens: str) -> None:
    shared = {"CLOCKSMITH_THINKING": "workers", "CLOCKSMITH_DATABASE": "postgresql://db/club"}
    with pytest.raises(ValueError, match="WORKER_TOKENS: random words of at least 32") as refusal:
        read_settings({**shared, "CLOCKSMITH_WORKER_TOKENS": tokens})
    assert "short" not in str(refusal.value)
    assert "secret-of-a-worker" not in repr(Settings(worker_token="secret-of-a-worker"))
