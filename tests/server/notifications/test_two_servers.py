"""What a keeper stops and whom an account signs out is told to the other server at once."""

from functools import partial
from pathlib import Path

import pytest

from clocksmith.server.cluster.broadcasts import EndedBroadcast, encode_broadcast
from clocksmith.server.tables.live_table import LiveTable
from eventually import eventually
from server.cluster.two import two_houses
from server.house import HOT_SEAT

ADA = {"login": "ada", "password": "analytical engine"}


def is_stopped(live: LiveTable, stopped: bool) -> bool:
    return live.row.stopped is stopped


async def test_a_table_that_a_keeper_stops_stands_still_at_both(
    postgresql: str, tmp_path: Path
) -> None:
    async with two_houses(tmp_path, postgresql) as both:
        keeper, _ = await both.guest("Ada")
        assert (await keeper.post("/accounts", ADA)).status == 200
        bob, bob_there = await both.guest("Bob")
        id = (await bob.post("/tables", HOT_SEAT)).json["id"]
        live = await both.two.live(id)
        for stopped in (True, False):
            answer = await keeper.put(f"/moderation/tables/{id}", {"stopped": stopped})
            assert answer.status == 200
            await eventually(partial(is_stopped, live, stopped))
            answer = await bob_there.post(f"/tables/{id}/actions", await both.two.move(id))
            assert (answer.status == 200) is not stopped


async def test_who_is_signed_out_at_one_server_is_sent_away_from_the_other(
    postgresql: str, tmp_path: Path
) -> None:
    async with two_houses(tmp_path, postgresql) as both:
        ada, _ = await both.guest("Ada")
        assert (await ada.post("/accounts", ADA)).status == 200
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        there = both.at_two(ada)
        elsewhere = both.one.browser()
        assert (await elsewhere.post("/session", ADA)).status == 200
        async with there.socket(f"/tables/{id}/socket?seat=0") as socket:
            await socket.hear("welcome")
            live = await both.two.live(id)
            assert live.hub.users()
            sessions = (await elsewhere.get("/sessions")).json
            [hers] = [one["id"] for one in sessions if not one["here"]]
            assert (await elsewhere.delete(f"/sessions/{hers}")).status == 200
            await eventually(lambda: not live.hub.users())


@pytest.mark.parametrize("words", [1, 100])
def test_as_many_words_as_are_told_together_fit_into_a_notice(words: int) -> None:
    notice = EndedBroadcast("x" * 8, ["s." + "y" * 32] * words)
    assert len(encode_broadcast(notice)) < 7900
