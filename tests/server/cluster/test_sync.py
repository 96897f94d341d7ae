"""Two servers share one database: what happens at one is judged, told and shown at the other."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from clocksmith.core.seat import Seat
from clocksmith.server.cluster import connectivity as reach
from clocksmith.server.cluster.broadcasts import Broadcast, EntryBroadcast
from clocksmith.server.cluster.peers import Peers
from clocksmith.server.cluster.sync import Sync
from clocksmith.server.errors import UNAVAILABLE
from clocksmith.server.tables.live_table import LiveTable
from clocksmith.server.thinking.bot_pool import BotPool, BotQuestion
from clocksmith.server.thinking.fair_queue import Claim
from eventually import eventually
from server.browser import Browser, Socket
from server.cluster.two import TwoHouses, two_houses
from server.house import HOT_SEAT, INVITING

BOTS = {"game": "khronos", "seats": [{"kind": "me"}, {"kind": "bot", "level": "uniform"}]}
HURRY = {**HOT_SEAT, "clock": {"kind": "bank", "seconds": 60, "increment": 0}}
THREE = {"game": "khronos", "seats": [{"kind": "me"}, {"kind": "invite"}, {"kind": "invite"}]}


async def opened_by(browser: Browser, body: Any) -> str:
    answer = await browser.post("/tables", body)
    assert answer.status == 200, answer.json
    return str(answer.json["id"])


async def seen(socket: Socket, seat: int, **wanted: Any) -> None:
    """Wait until somebody is told of a seat what is wanted."""
    while True:
        told = (await socket.hear("seats"))["seats"][seat]
        if all(told[name] == value for name, value in wanted.items()):
            return


async def test_a_move_at_one_server_is_heard_on_a_socket_at_the_other(
    postgresql: str, tmp_path: Path
) -> None:
    async with two_houses(tmp_path, postgresql) as both:
        ada, ada_there = await both.guest("Ada")
        id = await opened_by(ada, HOT_SEAT)
        async with ada_there.socket(f"/tables/{id}/socket?seat=0") as socket:
            assert (await socket.hear("welcome"))["number"] == 0
            await both.one.play(ada, id, 3)
            assert [(await socket.hear("update"))["number"] for _ in range(3)] == [1, 2, 3]
            undo = {"seat": 0, "number": 3, "whole": True, "key": "take-it-back"}
            answer = await ada_there.post(f"/tables/{id}/undo", undo)
            if answer.status == 200:
                assert (await socket.hear("update"))["number"] == 4
        await both.numbers(id)


async def test_a_table_is_played_through_both_at_once(postgresql: str, tmp_path: Path) -> None:
    async with two_houses(tmp_path, postgresql) as both:
        ada, ada_there = await both.guest("Ada")
        id = await opened_by(ada, HOT_SEAT)
        await both.two.live(id)
        won = 0
        for number in range(30):
            body = await both.one.move(id)
            here = ada.post(f"/tables/{id}/actions", {**body, "key": f"from-one-{number}"})
            there = ada_there.post(f"/tables/{id}/actions", {**body, "key": f"from-two-{number}"})
            answers = await asyncio.gather(here, there)
            assert sorted(answer.status for answer in answers) == [200, 409], [
                answer.json for answer in answers
            ]
            won += answers[0].status == 200
            assert await both.numbers(id) == [number + 1] * 2
        print(f"the first server won {won} of 30 races")


async def test_the_same_command_at_both_is_done_once(postgresql: str, tmp_path: Path) -> None:
    async with two_houses(tmp_path, postgresql) as both:
        ada, ada_there = await both.guest("Ada")
        id = await opened_by(ada, HOT_SEAT)
        await both.two.live(id)
        for number in range(1, 11):
            body = await both.one.move(id)
            path = f"/tables/{id}/actions"
            answers = await asyncio.gather(ada.post(path, body), ada_there.post(path, body))
            assert [answer.json for answer in answers] == [{"number": number}] * 2
            assert (await ada_there.post(path, body)).json == {"number": number}
            await both.numbers(id)


async def test_a_server_that_is_behind_judges_again(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sync, "_hear", lambda *_: None)  # all notices are lost
    async with two_houses(tmp_path, postgresql) as both:
        ada, ada_there = await both.guest("Ada")
        id = await opened_by(ada, HOT_SEAT)
        await both.two.live(id)
        for turn in range(6):
            await both.one.play(ada, id, 2)
            body = await both.one.move(id)
            answer = await ada_there.post(f"/tables/{id}/actions", body)
            assert answer.json == {"number": 3 * turn + 3}
            live = await both.one.live(id)
            assert await live.replica.catch_up()
        considered = {"seat": 0, "action": "pass", "times": 1}
        assert (await ada_there.post(f"/tables/{id}/preview", considered)).status != 500


async def test_lost_notices_are_made_up_for(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sync, "_hear", lambda *_: None)
    async with two_houses(tmp_path, postgresql, check_seconds=0.2) as both:
        ada, bob = await both.one.guest("Ada"), await both.two.guest("Bob")
        opened = (await ada.post("/tables", INVITING)).json
        id, token = opened["id"], opened["invitations"][0]["token"]
        async with ada.socket(f"/tables/{id}/socket?seat=0") as socket:
            await socket.hear("welcome")
            await bob.post(f"/invitations/{token}")
            assert (await socket.hear("welcome"))["table"]["state"] == "playing"
            await bob.post(f"/tables/{id}/chat", {"text": "hello"})
            assert (await socket.hear("chat"))["text"] == "hello"
            body = await both.two.move(id)
            mover = both.at_two(ada) if body["seat"] == 0 else bob
            await mover.post(f"/tables/{id}/actions", body)
            assert (await socket.hear("update"))["number"] == 1


async def test_seats_names_and_chat_are_told_at_both(postgresql: str, tmp_path: Path) -> None:
    async with two_houses(tmp_path, postgresql) as both:
        ada, bob = await both.one.guest("Ada"), await both.two.guest("Bob")
        opened = (await ada.post("/tables", INVITING)).json
        id, token = opened["id"], opened["invitations"][0]["token"]
        async with ada.socket(f"/tables/{id}/socket?seat=0") as at_ada:
            await at_ada.hear("welcome")
            assert (await bob.post(f"/invitations/{token}")).status == 200
            begun = await at_ada.hear("welcome")
            assert begun["table"]["state"] == "playing"
            assert begun["table"]["seats"][1]["name"] == "Bob"
            async with bob.socket(f"/tables/{id}/socket?seat=1") as at_bob:
                await seen(at_ada, 1, online=True)
                await at_bob.hear("welcome")
                for number in range(5):
                    await asyncio.gather(
                        ada.post(f"/tables/{id}/chat", {"text": f"a{number}"}),
                        bob.post(f"/tables/{id}/chat", {"text": f"b{number}"}),
                    )
                heard = [
                    [(await one.hear("chat"))["text"] for _ in range(10)]
                    for one in (at_ada, at_bob)
                ]
                assert heard[0] == heard[1]
                assert len(set(heard[0])) == 10
                await bob.put("/me", {"name": "Robert"})
                await seen(at_ada, 1, name="Robert")
            await seen(at_ada, 1, online=False)


async def test_the_last_two_seats_taken_at_once_begin_the_game(
    postgresql: str, tmp_path: Path
) -> None:
    async with two_houses(tmp_path, postgresql) as both:
        for turn in range(5):
            ada = await both.one.guest("Ada")
            opened = (await ada.post("/tables", THREE)).json
            tokens = [invitation["token"] for invitation in opened["invitations"]]
            people = [await both.one.guest("Bob"), await both.two.guest("Cy")]
            await both.two.live(opened["id"])
            taken = await asyncio.gather(
                *[
                    one.post(f"/invitations/{token}")
                    for one, token in zip(people, tokens, strict=True)
                ]
            )
            assert [answer.status for answer in taken] == [200, 200], turn
            for house in (both.one, both.two):
                live = await house.live(opened["id"])
                await eventually(partial(has_begun, live))


async def test_one_seat_is_taken_by_one(postgresql: str, tmp_path: Path) -> None:
    async with two_houses(tmp_path, postgresql) as both:
        for _ in range(5):
            ada = await both.one.guest("Ada")
            opened = (await ada.post("/tables", INVITING)).json
            token = opened["invitations"][0]["token"]
            bob, cy = await both.one.guest("Bob"), await both.two.guest("Cy")
            await both.two.live(opened["id"])
            path = f"/invitations/{token}"
            taken = await asyncio.gather(bob.post(path), cy.post(path))
            assert sorted(answer.status < 300 for answer in taken) == [False, True]


async def test_a_table_that_is_deleted_is_gone_at_both(postgresql: str, tmp_path: Path) -> None:
    async with two_houses(tmp_path, postgresql) as both:
        ada, ada_there = await both.guest("Ada")
        id = await opened_by(ada, HOT_SEAT)
        async with ada_there.socket(f"/tables/{id}/socket?seat=0") as socket:
            await socket.hear("welcome")
            assert (await ada.delete(f"/tables/{id}")).status == 200
            await socket.hear("deleted")
        assert (await ada_there.get(f"/tables/{id}")).status == 404


def has_begun(live: LiveTable) -> bool:
    return live.state == "playing"


def is_asked(live: LiveTable) -> bool:
    return live.table.question(Seat(0)) is not None


class CountedBots:
    """How often bots were asked, by question."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[tuple[str, str]] = []
        choose = BotPool.choose

        async def counted(pool: BotPool, question: BotQuestion, claim: Claim) -> str:
            self.asked.append((question.table, question.position))
            return await choose(pool, question, claim)

        monkeypatch.setattr(BotPool, "choose", counted)


async def play_against_bot(both: TwoHouses, ada: Browser, id: str, count: int) -> None:
    """Let Ada answer so often; the bot does the rest."""
    for _ in range(count):
        live = await both.one.live(id)
        await eventually(partial(is_asked, live))
        question = live.table.question(Seat(0))
        assert question is not None
        body = {"seat": 0, "number": question.number, "action": question.legal.nth(0).text}
        answer = await ada.post(f"/tables/{id}/actions", {**body, "key": f"k-{question.number:08}"})
        assert answer.status == 200, answer.json


async def test_bots_are_asked_once(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = CountedBots(monkeypatch)
    async with two_houses(tmp_path, postgresql, check_seconds=0.3) as both:
        ada, ada_there = await both.guest("Ada")
        id = await opened_by(ada, BOTS)
        async with ada_there.socket(f"/tables/{id}/socket?seat=0") as socket:
            await socket.hear("welcome")
            await play_against_bot(both, ada, id, 8)
        await both.numbers(id)
    assert len(bots.asked) == len(set(bots.asked)) > 0


async def test_another_server_goes_on_for_bots_when_one_ends(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_houses(tmp_path, postgresql, check_seconds=0.3) as both:
        ada, _ = await both.guest("Ada")
        id = await opened_by(ada, BOTS)
        live = await both.two.live(id)
        await play_against_bot(both, ada, id, 2)
        assert not live.ownership.is_ours
        await both.one.services.close()
        await eventually(lambda: live.table.question(Seat(0)) is not None or live.ownership.is_ours)
        await eventually(lambda: live.table.question(Seat(0)) is not None)


async def test_a_clock_that_runs_out_rings_once(postgresql: str, tmp_path: Path) -> None:
    async with two_houses(tmp_path, postgresql, check_seconds=0.2) as both:
        ada, _ = await both.guest("Ada")
        id = await opened_by(ada, HURRY)
        lives = [await house.live(id) for house in (both.one, both.two)]
        await both.one.play(ada, id)
        await both.numbers(id)
        for house in (both.one, both.two):
            house.clock.at += 61
        for live in lives:
            live.autoplayer.ring()  # whether or not it is theirs to ring
        await eventually(lambda: all(live.table.number >= 2 for live in lives))
        one, two = [live.table.entries[:] for live in lives]
        both_know = min(len(one), len(two))
        assert one[:both_know] == two[:both_know]
        assert {entry.kind for entry in one[1:]} == {"late"}  # a seat may be asked again at once
        assert not any(live.table.frozen for live in lives)


async def test_a_rematch_that_two_want_at_once_is_one_table(
    postgresql: str, tmp_path: Path
) -> None:
    async with two_houses(tmp_path, postgresql) as both:
        ada, bob = await both.one.guest("Ada"), await both.two.guest("Bob")
        opened = (await ada.post("/tables", INVITING)).json
        id = opened["id"]
        await bob.post(f"/invitations/{opened['invitations'][0]['token']}")
        end = {"kind": "end", "by": 0, "key": "let-us-end-it"}
        moved = await ada.post(f"/tables/{id}/proposals", end)
        assert moved.status == 200, moved.json
        vote = {"seat": 1, "agree": True, "number": moved.json["number"], "key": "yes-let-us"}
        assert (await bob.post(f"/tables/{id}/votes", vote)).status == 200
        again = await asyncio.gather(
            ada.post(f"/tables/{id}/rematch"), bob.post(f"/tables/{id}/rematch")
        )
        assert [answer.status for answer in again] == [200, 200], [one.json for one in again]
        assert len({answer.json["id"] for answer in again}) == 1


async def test_notices_about_entries_are_heard_and_not_only_found(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[Broadcast] = []
    take = Sync._take

    def note(sync: Sync, broadcast: Broadcast) -> None:
        heard.append(broadcast)
        take(sync, broadcast)

    monkeypatch.setattr(Sync, "_take", note)
    async with two_houses(tmp_path, postgresql) as both:
        ada, _ = await both.guest("Ada")
        id = await opened_by(ada, HOT_SEAT)
        await both.two.live(id)
        await both.one.play(ada, id, 4)
        assert await both.numbers(id) == [4, 4]
    entries = [notice for notice in heard if isinstance(notice, EntryBroadcast)]
    assert {notice.number for notice in entries} == {1, 2, 3, 4}


async def test_who_comes_while_a_table_is_being_read_is_told_what_the_log_says_now(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sync, "_hear", lambda *_: None)  # all notices are lost
    reads, goes_on = asyncio.Event(), asyncio.Event()
    to_thread = asyncio.to_thread

    async def slowly(*what: Any) -> Any:
        reads.set()
        await goes_on.wait()
        return await to_thread(*what)

    async with two_houses(tmp_path, postgresql) as both:
        ada, ada_there = await both.guest("Ada")
        id = await opened_by(ada, HOT_SEAT)
        await both.one.play(ada, id, 2)
        monkeypatch.setattr(asyncio, "to_thread", slowly)
        reading = asyncio.create_task(both.two.live(id))
        await reads.wait()  # two entries, and what follows is not among them
        monkeypatch.setattr(asyncio, "to_thread", to_thread)
        await both.one.play(ada, id)
        cache, asked = both.two.services.table_cache, asyncio.Event()
        table = cache.table

        async def noted(wanted: str) -> LiveTable:
            asked.set()
            return await table(wanted)

        monkeypatch.setattr(cache, "table", noted)
        async with ada_there.socket(f"/tables/{id}/socket?seat=0") as socket:
            await asked.wait()
            goes_on.set()
            assert (await socket.hear("welcome"))["number"] == 3
        await reading


async def test_a_connection_on_which_nothing_is_heard_is_made_anew(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connected: list[Sync] = []
    make_up = Sync._catch_up

    def noted(following: Sync) -> None:
        connected.append(following)
        make_up(following)

    monkeypatch.setattr(Sync, "_catch_up", noted)
    monkeypatch.setattr(reach, "LEAST_SECONDS", 0.3)
    monkeypatch.setattr(Peers, "check", lambda _: None)  # nobody says that they are there
    monkeypatch.setattr(Peers, "ask", lambda *_: None)
    async with two_houses(tmp_path, postgresql, check_seconds=0.1) as both:
        await eventually(lambda: connected.count(both.one.services.sync) >= 3)


async def test_a_server_that_cannot_reach_the_database_sends_its_listeners_to_others(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "LEAST_SECONDS", 600.0)  # nothing is lost before the cut
    async with two_houses(tmp_path, postgresql, check_seconds=0.1) as both:
        ada, _ = await both.guest("Ada")
        id = await opened_by(ada, HOT_SEAT)
        tried = asyncio.Event()

        async def fail() -> None:
            tried.set()
            raise OSError("the cable is cut")

        async with ada.socket(f"/tables/{id}/socket?seat=0") as socket:
            await socket.hear("welcome")
            monkeypatch.setattr(both.one.services.sync, "_check", fail)
            await tried.wait()  # a look that was under way has ended: none will succeed any more
            monkeypatch.setattr(reach, "LEAST_SECONDS", 0.3)
            live = await both.one.live(id)
            await eventually(lambda: not live.hub.listeners())
            assert (await ada.get(f"/tables/{id}")).code == UNAVAILABLE
