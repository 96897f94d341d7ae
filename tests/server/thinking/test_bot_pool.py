"""Workers answer for bots; one that dies, hangs or talks nonsense is replaced."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from clocksmith.core.event import Silence
from clocksmith.games import GAMES
from clocksmith.games.rules import rules_of
from clocksmith.server.errors import TOO_FAST
from clocksmith.server.thinking import bot_pool as botpool
from clocksmith.server.thinking.bot_pool import BotFailedError, BotPool, BotQuestion, local_bots
from clocksmith.server.thinking.fair_queue import LATE, Claim
from eventually import eventually
from server.unruly import unruly

GAME = GAMES["khronos"]


def question(seconds: float = 5.0, level: str = "uniform") -> BotQuestion:
    """A question that waits for a seat at the start of a game."""
    state = GAME.start(2)
    while (decision := GAME.decision(state)) is not None and decision.seat < 0:
        GAME.apply(state, decision.legal(state).nth(0), Silence())
    assert decision is not None
    return BotQuestion("t", rules_of(GAME), GAME.write(state), int(decision.seat), level, seconds)


@asynccontextmanager
async def pool(does: str = "", size: int = 1, mark: Path | None = None) -> AsyncIterator[BotPool]:
    """A pool of workers, unruly ones if they shall do something."""
    made = local_bots(size, unruly(does, mark or Path())) if does else local_bots(size)
    try:
        yield made
    finally:
        await made.close()


def is_legal(asked: BotQuestion, text: str) -> bool:
    return GAME.refusal(GAME.read(asked.position), GAME.actions.parse(text)) is None


async def test_a_worker_gives_a_legal_answer() -> None:
    async with pool() as bots:
        for _ in range(3):
            asked = question()
            assert is_legal(asked, await bots.choose(asked))


async def test_more_questions_than_workers_wait_for_their_turn() -> None:
    async with pool(size=2) as bots:
        asked = question()
        answers = await asyncio.gather(*[bots.choose(asked) for _ in range(10)])
        assert all(is_legal(asked, answer) for answer in answers)


async def test_a_worker_that_was_killed_is_replaced() -> None:
    async with pool() as bots:
        asked = question()
        await bots.choose(asked)
        [process] = bots.processes()
        os.kill(process, signal.SIGKILL)
        assert is_legal(asked, await bots.choose(asked))


async def test_a_worker_that_dies_once_is_asked_again(tmp_path: Path) -> None:
    async with pool("once", mark=tmp_path / "died") as bots:
        asked = question()
        assert is_legal(asked, await bots.choose(asked))


@pytest.mark.parametrize("does", ["die", "odd", "mute"])
async def test_one_that_fails_again_and_again_is_given_up(does: str, tmp_path: Path) -> None:
    async with pool(does, mark=tmp_path / "x") as bots:
        with pytest.raises(BotFailedError, match="uniform gave no answer"):
            await bots.choose(question())
        assert not bots.processes()


def test_a_bot_is_waited_for_a_fifth_longer_than_it_may_think() -> None:
    assert question(5.0).patience() == pytest.approx(6.0)
    assert question(0.2).patience() == botpool.LEAST_SECONDS


async def test_one_that_hangs_is_given_up_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(botpool, "LEAST_SECONDS", 0.1)
    async with pool("hang", mark=tmp_path / "x") as bots:
        with pytest.raises(BotFailedError, match="in time"):
            await bots.choose(question(0.2))
        assert not bots.processes()


async def test_when_nobody_wants_the_answer_the_worker_is_free_for_others(tmp_path: Path) -> None:
    async with pool("dream", mark=tmp_path / "x") as bots:
        asked = asyncio.ensure_future(bots.choose(question(600.0)))
        [process] = await eventually(bots.processes)
        asked.cancel()
        other = question(level="apprentice")
        assert is_legal(other, await bots.choose(other))
        assert process not in bots.processes()


async def test_a_bot_that_does_not_exist_is_given_up() -> None:
    async with pool() as bots:
        with pytest.raises(BotFailedError):
            await bots.choose(question(level="deep-thought"))


async def test_a_worker_ends_with_its_pool() -> None:
    async with pool() as bots:
        await bots.choose(question())
        [process] = bots.processes()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


async def test_clocks_and_quick_bots_do_not_wait_for_long_thoughts() -> None:
    async with pool() as bots:
        thinking = [asyncio.create_task(bots.choose(question(8.0, "master"))) for _ in range(3)]
        await eventually(bots.processes)
        late, quick = question(), question(0.2)
        assert is_legal(late, await bots.choose(late, Claim("ada", LATE)))
        assert is_legal(quick, await bots.choose(quick, Claim("bob")))
        assert not any(task.done() for task in thinking)
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)


async def test_one_address_has_only_so_many_thoughts_waiting() -> None:
    async with pool() as bots:
        claim = Claim("address 192.0.2.1", most=2)
        asking = [asyncio.create_task(bots.hint(question(8.0, "master"), claim)) for _ in range(4)]
        done, _ = await asyncio.wait(asking, return_when=asyncio.FIRST_COMPLETED)
        assert [getattr(task.exception(), "code", "") for task in done] == [TOO_FAST]
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
