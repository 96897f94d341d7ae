"""The socket: a welcome, then all that is new; comings and goings; nothing but pings is read."""

from pathlib import Path
from typing import Any

import pytest

from clocksmith.table.delta import applied
from eventually import eventually
from server.house import HOT_SEAT, INVITING, House, opened


async def begun(house: House) -> tuple[Any, str]:
    """A guest who owns all seats of a table, and its id."""
    ada = await house.guest("Ada")
    return ada, (await ada.post("/tables", HOT_SEAT)).json["id"]


async def test_updates_lead_to_the_view_that_a_newcomer_is_shown(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, id = await begun(house)
        async with ada.socket(f"/tables/{id}/socket?seat=0") as socket:
            view, number = (await socket.hear("welcome"))["view"], 0
            for _ in range(8):
                await house.play(ada, id)
                update = await socket.hear("update")
                assert update["number"] == number + 1
                number = update["number"]
                for change in [step["view"] for step in update["steps"]]:
                    view = applied(change, view)
            async with ada.socket(f"/tables/{id}/socket?seat=0") as second:
                assert (await second.hear("welcome"))["view"] == view


async def test_one_who_comes_back_hears_only_what_is_new(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, id = await begun(house)
        await house.play(ada, id, 5)
        steps = len((await house.live(id)).table.results)
        for known, told in ((0, steps), (steps - 2, 2), (steps, 0), (steps + 9, 0)):
            path = f"/tables/{id}/socket?seat=1&from={known}"
            async with ada.socket(path) as socket:
                welcome = await socket.hear("welcome")
                assert (welcome["steps"], len(welcome["past"])) == (steps, told)


@pytest.mark.parametrize("seat", ["", "?seat=-2", "?seat=spectator"])
async def test_anybody_may_watch_and_is_asked_nothing(seat: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, id = await begun(house)
        async with house.browser().socket(f"/tables/{id}/socket{seat}") as socket:
            welcome = await socket.hear("welcome")
            assert (welcome["seat"], welcome["question"]) == (-2, None)
            assert not any(one["mine"] for one in welcome["table"]["seats"])
            await house.play(ada, id)
            assert (await socket.hear("update"))["question"] is None


@pytest.mark.parametrize(
    ("query", "code", "closed"),
    [
        ("?seat=0", "not-yours", 4403),
        ("?seat=7", "no-seat", 4404),
        ("?seat=-3", "hidden", 4403),
        ("?seat=open", "hidden", 4403),
        ("?seat=first", "bad-request", 4400),
        ("?from=-1", "bad-request", 4400),
        ("?from=9999999999", "bad-request", 4400),
    ],
)
async def test_one_who_may_not_look_is_told_why(
    query: str, code: str, closed: int, tmp_path: Path
) -> None:
    async with opened(tmp_path) as house:
        _, id = await begun(house)
        async with house.browser().socket(f"/tables/{id}/socket{query}") as socket:
            assert (await socket.hear("fault"))["code"] == code
            assert await socket.closed() == closed


async def test_where_there_is_no_table_nobody_listens(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        async with house.browser().socket("/tables/none/socket") as socket:
            assert (await socket.hear("fault"))["code"] == "not-found"
        async with house.browser().socket("/nowhere") as socket:
            assert (await socket.raw())["type"] == "websocket.close"


async def test_everybody_sees_who_is_there(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob = await house.guest("Ada"), await house.guest("Bob")
        made = (await ada.post("/tables", INVITING)).json
        await bob.post(f"/invitations/{made['invitations'][0]['token']}")
        path = f"/tables/{made['id']}/socket"
        async with ada.socket(f"{path}?seat=0") as socket:
            online = [seat["online"] for seat in (await socket.hear("seats"))["seats"]]
            assert online == [True, False]
            async with bob.socket(f"{path}?seat=1") as other:
                seats = (await socket.hear("seats"))["seats"]
                assert [(seat["online"], seat["mine"]) for seat in seats] == [
                    (True, True),
                    (True, False),
                ]
                told = (await other.hear("seats"))["seats"]
                assert [seat["mine"] for seat in told] == [False, True]
            assert not (await socket.hear("seats"))["seats"][1]["online"]


async def test_a_ping_is_answered_and_nothing_else_is_read(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, id = await begun(house)
        async with ada.socket(f"/tables/{id}/socket?seat=0") as socket:
            await socket.hear("seats")
            socket.say('{"type":"ping"}')
            assert await socket.hear() == {"type": "pong"}
            for text in ("", "[]", '{"type":"act"}', "[" * 500, "x" * 100_000, "\x00"):
                socket.say(text)
                assert (await socket.hear())["code"] == "bad-request"
            socket.say('{"type":"ping"}')
            assert await socket.hear() == {"type": "pong"}


async def test_one_who_is_silent_for_too_long_is_gone(tmp_path: Path) -> None:
    async with opened(tmp_path, quiet_seconds=0.1) as house:
        ada, id = await begun(house)
        async with ada.socket(f"/tables/{id}/socket?seat=0") as socket:
            await socket.hear("welcome")
            live = await house.live(id)
            await eventually(lambda: not live.hub.listeners())


async def test_one_who_does_not_keep_up_is_sent_away_and_comes_back(tmp_path: Path) -> None:
    async with opened(tmp_path, queue=2) as house:
        ada, id = await begun(house)
        live = await house.live(id)
        async with ada.socket(f"/tables/{id}/socket?seat=0") as socket:
            await socket.hear("welcome")
            for _ in range(9):
                live.hub.tell(live.seats_told(None))
            assert await socket.closed() == 1013
        async with ada.socket(f"/tables/{id}/socket?seat=0") as socket:
            await socket.hear("welcome")


async def test_when_the_server_ends_everybody_is_told_to_come_back(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, id = await begun(house)
        async with ada.socket(f"/tables/{id}/socket?seat=0") as socket:
            await socket.hear("welcome")
            house.services.table_cache.close()
            assert await socket.closed() == 1013
