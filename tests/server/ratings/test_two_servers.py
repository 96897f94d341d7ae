"""A rated game counts once, whichever of two servers learn that it is decided."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import Connection, select

from clocksmith.arena.rating import BEGINNER, ratings_after
from clocksmith.server.database.schema import RATED_RESULTS
from clocksmith.server.ratings.queries import DRIFT, count_rated, reckon
from server.accounts.test_profiles import player
from server.cluster.two import two_houses
from server.ratings.test_ratings import RATED


def results(connection: Connection) -> Sequence[object]:
    return connection.execute(select(RATED_RESULTS.c.table_id, RATED_RESULTS.c.number)).all()


async def test_two_servers_count_a_rated_game_once_and_in_one_order(
    tmp_path: Path, postgresql: str
) -> None:
    async with two_houses(tmp_path, postgresql) as houses:
        ada, bob = [await player(houses.one, login) for login in ("ada", "bob")]
        tables = []
        for _ in range(3):
            made = (await ada.post("/tables", RATED)).json
            assert (await bob.post(f"/tables/{made['id']}/seats/1")).status == 200
            tables.append(made["id"])
        for place, id in enumerate(tables):
            house = (houses.one, houses.two)[place % 2]
            loser = bob if house is houses.one else houses.at_two(bob)
            body = {"seat": 1, "key": f"resign-{id}"}
            assert (await loser.post(f"/tables/{id}/resignation", body)).status == 200
        stores = [house.services.store for house in (houses.one, houses.two)]
        await asyncio.gather(*[store.write(count_rated) for store in stores * 3])
        found = await stores[0].read(results)
        assert len(found) == 6
        told = (await ada.get("/people/ada")).json["ratings"]
        won, lost = BEGINNER, BEGINNER
        for _ in tables:
            won, lost = ratings_after([won, lost], [1, 2], DRIFT)
        assert [(one["mean"], one["played"]) for one in told] == [(won.mean, 3)]
        assert await stores[1].write(reckon) == 0
