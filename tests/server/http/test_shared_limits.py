"""Who comes to two servers may do no more than who comes to one."""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, insert, select, update

from clocksmith.cli.commands.bench.server import connection as bench
from clocksmith.cli.commands.bench.server.served import Served
from clocksmith.server.cluster.buckets import SWEEP_AFTER
from clocksmith.server.database.schema import BUCKETS
from clocksmith.server.errors import RequestError
from clocksmith.server.http.shared_limits import SharedLimiter
from clocksmith.server.settings import Rate, Settings
from server.cluster.two import TwoHouses, two_houses
from server.house import House

USUAL = Settings.rate_sign_in
ADA = {"login": "ada", "password": "analytical engine"}
SLOW = 0.0001  # a second: nothing drips in while a test runs


def limiters(both: TwoHouses, rate: Rate, kind: str = "sign_in") -> list[SharedLimiter]:
    """Return a limit as each of two servers keeps it."""
    services = [house.services for house in (both.one, both.two)]
    return [
        SharedLimiter(kind, rate, one.externals.now, one.cluster, one.backend.disguised)
        for one in services
    ]


async def is_taken(limiter: SharedLimiter, name: str = "ada", cost: float = 1.0) -> bool:
    try:
        await limiter.take(name, cost)
    except RequestError:
        return False
    return True


async def names(house: House) -> list[str]:
    def kept(connection: Connection) -> list[str]:
        return list(connection.execute(select(BUCKETS.c.name)).scalars())

    return await house.services.store.read(kept)


def passed(seconds: float) -> Callable[[Connection], None]:
    """Return what makes the database think that so much time has passed since all that it holds."""

    def pass_time(connection: Connection) -> None:
        connection.execute(update(BUCKETS).values(full_at=BUCKETS.c.full_at - seconds))

    return pass_time


async def guess(servers: list[Served], count: int) -> list[int]:
    """Try so many wrong passwords of one login, at one server after the other."""
    people = [bench.Connection(server.port) for server in servers]
    first = await people[0].post("accounts", ADA)
    assert first.status == 200
    statuses = []
    for number in range(count):
        wrong = {"login": "ada", "password": f"wrong horse {number}"}
        statuses.append((await people[number % len(people)].post("session", wrong)).status)
    for one in people:
        one.close()
    return statuses


def test_two_processes_let_nobody_guess_more_passwords_than_one(postgresql: str) -> None:
    written = f"{USUAL.burst}/{SLOW}"
    with ExitStack() as stack:
        servers = [Served(postgresql, CLOCKSMITH_RATE_SIGN_IN=written) for _ in range(2)]
        for server in servers:
            stack.push(server)
            server.begin()
        for server in servers:
            server.wait()
        statuses = asyncio.run(guess(servers, 2 * USUAL.burst))
    assert set(statuses) == {401, 429}
    assert statuses.count(401) == USUAL.burst - 1  # one is the registration's


async def test_what_is_taken_at_once_at_two_servers_is_counted_once_each(
    postgresql: str, tmp_path: Path
) -> None:
    async with two_houses(tmp_path, postgresql) as both:
        here, there = limiters(both, Rate(7, SLOW))
        taken = await asyncio.gather(*[is_taken(one) for one in (here, there) * 7])
        assert taken.count(True) == 7
        assert await is_taken(there, "bob")  # others have buckets of their own
        assert await is_taken(limiters(both, Rate(1, SLOW), "mail")[0])  # and other things


async def test_a_shared_bucket_drips_and_tells_how_long_to_wait(
    postgresql: str, tmp_path: Path
) -> None:
    async with two_houses(tmp_path, postgresql) as both:
        here, there = limiters(both, Rate(20, 0.01))
        await here.take("ada", 15)
        with pytest.raises(RequestError) as refused:
            await there.take("ada", 15)
        wait = refused.value.wait
        assert wait is not None
        assert 900.0 < wait <= 1000.0
        await both.one.services.store.write(passed(wait))
        both.two.clock.at += wait + 1  # what it remembers itself is by its own clock
        await there.take("ada", 15)
        await here.take("bob", 50)  # all there is
        assert not await is_taken(there, "bob", 5)


async def test_who_asks_one_server_too_often_costs_the_database_nothing(
    postgresql: str, tmp_path: Path
) -> None:
    asked: list[str] = []
    async with two_houses(tmp_path, postgresql) as both:
        [here, _] = limiters(both, Rate(2, SLOW))
        engine = both.one.services.store.engine
        event.listen(engine, "before_cursor_execute", lambda *told: asked.append(told[2]))
        assert [await is_taken(here) for _ in range(10)] == [True] * 2 + [False] * 8
        assert len([words for words in asked if "buckets" in words]) == 2


async def test_a_clock_of_the_database_that_was_set_back_shuts_nobody_out(
    postgresql: str, tmp_path: Path
) -> None:
    async with two_houses(tmp_path, postgresql) as both:
        here, there = limiters(both, Rate(3, 0.1))
        assert await is_taken(here)
        await both.one.services.store.write(passed(-3600.0))
        assert await is_taken(there)
        assert not await is_taken(there)  # the bucket counts as empty from then on


async def test_full_buckets_are_forgotten(postgresql: str, tmp_path: Path) -> None:
    def leave(connection: Connection) -> None:
        rows = [{"name": f"old {number}", "full_at": 1000.0} for number in range(50)]
        connection.execute(insert(BUCKETS), rows)

    async with two_houses(tmp_path, postgresql) as both:
        await both.one.services.store.write(leave)
        [here, _] = limiters(both, Rate(1, SLOW))
        for number in range(SWEEP_AFTER):
            assert await is_taken(here, f"guest {number}")
        assert len(await names(both.one)) == SWEEP_AFTER


async def test_nobody_can_read_whose_a_bucket_is(postgresql: str, tmp_path: Path) -> None:
    async with two_houses(tmp_path, postgresql, rate_sign_in=USUAL) as both:
        browser = both.one.browser()
        account = {**ADA, "login": "ada-of-the-buckets"}  # too long to stand in a name by chance
        assert (await browser.post("/accounts", account)).status == 200
        assert (await browser.post("/session", account)).status == 200
        kept = await names(both.two)
        assert len(kept) == 2  # of the address, and of the login
        words = (account["login"], "127.0.0.1", "testclient")
        assert not any(word in name for word in words for name in kept)
