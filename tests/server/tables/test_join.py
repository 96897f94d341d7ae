"""Seats are taken by links nobody can guess, once and for good."""

import asyncio
from pathlib import Path

from server.house import INVITING, opened

LISTED = {**INVITING, "listed": True}


async def test_an_invitation_is_shown_then_taken_and_the_game_begins(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob = await house.guest("Ada"), await house.guest("Bob")
        made = (await ada.post("/tables", INVITING)).json
        token = made["invitations"][0]["token"]
        shown = (await bob.get(f"/invitations/{token}")).json
        assert (shown["seat"], shown["state"], shown["id"]) == (1, "open", made["id"])
        move = await house.move(made["id"])
        assert (await ada.post(f"/tables/{made['id']}/actions", move)).code in (
            "not-started",
            "not-yours",
        )
        house.clock.at += 50
        async with ada.socket(f"/tables/{made['id']}/socket?seat=0") as socket:
            welcome = await socket.hear("welcome")
            assert (welcome["table"]["state"], welcome["question"]) == ("open", None)
            claimed = await bob.post(f"/invitations/{token}", {})
            assert claimed.json == {"id": made["id"], "seat": 1}
            seats = (await socket.hear("seats"))["seats"]
            while seats[1]["kind"] == "open":
                seats = (await socket.hear("seats"))["seats"]
            assert seats[1]["name"] == "Bob"
            again = await socket.hear("welcome")
            assert again["table"]["state"] == "playing"
        live = await house.live(made["id"])
        assert live.table.opened_at == house.clock.at
        assert live.table.waiting()


async def test_a_claim_is_final_for_others_and_the_same_for_oneself(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob, eve = await house.guest(), await house.guest(), await house.guest()
        made = (await ada.post("/tables", INVITING)).json
        path = f"/invitations/{made['invitations'][0]['token']}"
        first = await bob.post(path)
        assert (await bob.post(path)).json == first.json
        for answer in (await eve.post(path), await eve.get(path), await ada.post(path)):
            assert (answer.status, answer.code) == (403, "not-yours")
            assert answer.json["message"] == "somebody else has taken this seat"


async def test_of_many_who_want_a_seat_at_once_one_gets_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        made = (await ada.post("/tables", LISTED)).json
        guests = [await house.guest() for _ in range(10)]
        path = f"/tables/{made['id']}/seats/1"
        answers = await asyncio.gather(*[guest.post(path) for guest in guests])
        assert sorted(answer.status for answer in answers) == [200] + [409] * 9
        assert {answer.code for answer in answers if answer.status == 409} == {"taken"}


async def test_a_table_that_is_not_listed_is_for_those_invited(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, eve = await house.guest(), await house.guest()
        unlisted = (await ada.post("/tables", INVITING)).json["id"]
        assert (await eve.post(f"/tables/{unlisted}/seats/1")).code == "not-yours"
        listed = (await ada.post("/tables", LISTED)).json["id"]
        assert (await eve.post(f"/tables/{listed}/seats/9")).code == "no-seat"
        assert (await eve.post(f"/tables/{listed}/seats/0")).code == "taken"
        assert (await eve.post(f"/tables/{listed}/seats/1")).json == {"id": listed, "seat": 1}


async def test_links_are_shown_again_to_the_one_who_opened(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, eve = await house.guest(), await house.guest()
        made = (await ada.post("/tables", INVITING)).json
        path = f"/tables/{made['id']}/invitations"
        assert (await ada.get(path)).json == made["invitations"]
        assert (await eve.get(path)).code == "not-yours"
        token = made["invitations"][0]["token"]
        assert token not in (await eve.get(f"/tables/{made['id']}")).body.decode()
        await eve.post(f"/invitations/{token}")
        assert (await ada.get(path)).json == []


async def test_a_link_that_was_guessed_leads_nowhere(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        for token in ("guess", "x" * 300, "%00", "ä"):
            assert (await house.browser().get(f"/invitations/{token}")).code == "not-found"


async def test_home_shows_mine_open_and_recent(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, bob = await house.guest("Ada"), await house.guest()
        mine = (await ada.post("/tables", INVITING)).json["id"]
        listed = (await ada.post("/tables", LISTED)).json["id"]
        home = (await ada.get("/tables")).json
        assert {table["id"] for table in home["mine"]} == {mine, listed}
        assert all(table["waiting"] == [] for table in home["mine"])
        assert [table["id"] for table in home["open"]] == [listed]
        other = (await bob.get("/tables")).json
        assert [table["id"] for table in other["open"]] == [listed]
        assert (other["mine"], other["recent"]) == ([], [])
