"""Sockets are counted by address and in all; people are told only of those who sit."""

from pathlib import Path

import pytest

from clocksmith.server.errors import TOO_FAST, UNAVAILABLE, RequestError
from clocksmith.server.http.sockets import Sockets
from server.house import HOT_SEAT, opened


def test_one_address_has_so_many_sockets_and_all_have_so_many() -> None:
    sockets = Sockets(1, 2)
    with sockets.opened("a"):
        with pytest.raises(RequestError) as told, sockets.opened("a"):
            pass
        assert told.value.code == TOO_FAST
        with sockets.opened("b"):
            assert len(sockets) == 2
            with pytest.raises(RequestError) as told, sockets.opened("c"):
                pass
            assert told.value.code == UNAVAILABLE
    with sockets.opened("a"):
        assert len(sockets) == 1


async def test_an_address_with_too_many_sockets_is_turned_away_in_words(tmp_path: Path) -> None:
    async with opened(tmp_path, sockets_address=1) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        async with ada.socket(f"/tables/{id}/socket") as first:
            await first.hear("welcome")
            async with ada.socket(f"/tables/{id}/socket") as second:
                assert (await second.hear("fault"))["code"] == TOO_FAST
        async with ada.socket(f"/tables/{id}/socket") as third:
            await third.hear("welcome")
        assert len(house.services.sockets) == 0


async def test_people_are_told_of_those_who_sit_and_not_of_those_who_watch(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob, carl = await house.guest(), await house.guest(), await house.guest()
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        async with bob.socket(f"/tables/{id}/socket") as watching:
            await watching.hear("welcome")
            async with carl.socket(f"/tables/{id}/socket") as other:
                await other.hear("welcome")
            async with ada.socket(f"/tables/{id}/socket") as sitting:
                await sitting.hear("welcome")
                seats = await watching.hear()  # the first that is told
                assert (seats["type"], seats["seats"][0]["online"]) == ("seats", True)
