"""Turns: the urgent first, owners one after the other, and everybody goes on."""

import asyncio

import pytest

from clocksmith.server.thinking.fair_queue import (
    LATE,
    PATIENCE,
    UNWATCHED,
    WATCHED,
    Claim,
    FairQueue,
    QueueFullError,
)


async def order_of(claims: list[Claim]) -> list[Claim]:
    """Let all come while one works, and return in which order they have their turns."""
    queue, had = FairQueue(1), list[Claim]()

    async def work(claim: Claim) -> None:
        async with queue.turn(claim):
            had.append(claim)

    async with queue.turn(Claim("first")):
        tasks = [asyncio.create_task(work(claim)) for claim in claims]
        await asyncio.sleep(0)
        assert len(queue) == len(claims)
    await asyncio.gather(*tasks)
    return had


async def test_owners_take_turns_however_much_one_of_them_wants() -> None:
    greedy, modest = Claim("greedy"), Claim("modest")
    assert (await order_of([greedy] * 6 + [modest]))[:2] == [greedy, modest]


async def test_the_urgent_come_first_and_the_others_go_on_all_the_same() -> None:
    late, watched, unwatched = Claim("a", LATE), Claim("b", WATCHED), Claim("c", UNWATCHED)
    had = await order_of([unwatched] * 2 + [watched] * 8 + [late] * 2)
    assert had[:2] == [late, late]
    assert unwatched in had[:PATIENCE]
    assert had[-1] in (watched, unwatched)


async def test_an_owner_may_have_so_many_waiting() -> None:
    queue, claim = FairQueue(1), Claim("a", most=1)
    async with queue.turn(claim):
        waiting = asyncio.create_task(queue.turn(claim).__aenter__())
        await asyncio.sleep(0)
        with pytest.raises(QueueFullError):
            await queue.turn(claim).__aenter__()
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert len(queue) == 0
    async with queue.turn(claim):
        pass


async def test_a_turn_that_nobody_wants_any_more_is_handed_on() -> None:
    queue, had = FairQueue(1), list[str]()

    async def work(name: str) -> None:
        async with queue.turn(Claim(name)):
            had.append(name)

    async with queue.turn(Claim("first")):
        gone, stays = asyncio.create_task(work("gone")), asyncio.create_task(work("stays"))
        await asyncio.sleep(0)
    gone.cancel()  # it has been given the turn, but has not noticed yet
    await asyncio.gather(gone, stays, return_exceptions=True)
    assert had == ["stays"]
    async with queue.turn(Claim("last")):
        pass


async def test_more_may_work_at_once_from_now_on_and_fewer_again() -> None:
    queue, claim, working = FairQueue(1), Claim("a"), list[int]()
    ends = [asyncio.Event() for _ in range(5)]

    async def work(number: int) -> None:
        async with queue.turn(claim):
            working.append(number)
            await ends[number].wait()
            working.remove(number)

    tasks = [asyncio.create_task(work(number)) for number in range(5)]
    await asyncio.sleep(0)
    assert working == [0]
    queue.resize(3)
    await asyncio.sleep(0)
    assert working == [0, 1, 2]
    queue.resize(1)
    for number, left in ((0, [1, 2]), (1, [2]), (2, [3])):
        ends[number].set()
        for _ in range(20):  # turns of the event loop: enough for all who might come
            await asyncio.sleep(0)
        assert working == left, "nobody is interrupted, and nobody comes before there is room"
    queue.resize(9)
    await asyncio.sleep(0)
    assert working == [3, 4]
    for end in ends:
        end.set()
    await asyncio.gather(*tasks)
    assert len(queue) == 0
