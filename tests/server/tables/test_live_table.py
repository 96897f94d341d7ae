"""Commands at a table: carried out once, in order, and only when they are on the disk."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from clocksmith.core.seat import Seat
from clocksmith.server.errors import KEY_USED, UNAVAILABLE
from clocksmith.server.tables import queries as tables
from clocksmith.table.entry import ACT, Command
from clocksmith.table.errors import STALE
from server.house import HOT_SEAT, House, opened


async def begun(house: House) -> tuple[Any, str]:
    """A guest who owns all seats of a table, and its id."""
    ada = await house.guest("Ada")
    id = (await ada.post("/tables", HOT_SEAT)).json["id"]
    return ada, id


async def log_of(house: House, id: str) -> list[tuple[int, str]]:
    """What is on the disk."""
    stored = await house.services.store.read(tables.stored_table, id)
    assert stored is not None
    return [(entry.number, entry.kind) for entry in stored.entries]


async def test_a_command_with_its_key_again_is_the_same_command(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, id = await begun(house)
        body = await house.move(id)
        answers = [await ada.post(f"/tables/{id}/actions", body) for _ in range(3)]
        assert [answer.json for answer in answers] == [{"number": 1}] * 3
        assert await log_of(house, id) == [(1, "act")]


async def test_answers_that_go_with_a_command_are_given_as_far_as_they_are_legal(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as house:
        ada, id = await begun(house)
        body = {**await house.move(id), "then": ["fly to the moon", "end"]}
        assert (await ada.post(f"/tables/{id}/actions", body)).json == {"number": 1}
        live = await house.live(id)
        seat = live.table.waiting()[0]
        question = live.table.question(seat)
        assert question is not None
        end = {"seat": int(seat), "number": question.number, "action": "end", "key": "the-key-2"}
        first = {**end, "action": question.legal.nth(0).text, "then": ["end", "fly"]}
        assert (await ada.post(f"/tables/{id}/actions", first)).json == {"number": 3}
        assert await log_of(house, id) == [(1, "act"), (2, "act"), (3, "then")]


async def test_the_same_command_sent_at_once_many_times_is_done_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, id = await begun(house)
        body = await house.move(id)
        sent = [ada.post(f"/tables/{id}/actions", body) for _ in range(20)]
        answers = await asyncio.gather(*sent)
        assert {(answer.status, answer.body) for answer in answers} == {(200, b'{"number":1}')}
        assert await log_of(house, id) == [(1, "act")]


async def test_a_key_is_known_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, id = await begun(house)
        body = await house.move(id)
        await ada.post(f"/tables/{id}/actions", body)
        cookie = ada.cookie
    async with opened(tmp_path) as house:
        ada = house.browser()
        ada.cookie = cookie
        assert (await ada.post(f"/tables/{id}/actions", body)).json == {"number": 1}
        assert await log_of(house, id) == [(1, "act")]


async def test_a_key_belongs_to_one_command(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, id = await begun(house)
        body = await house.move(id)
        await ada.post(f"/tables/{id}/actions", body)
        other = {**body, "action": "pass"}
        assert (await ada.post(f"/tables/{id}/actions", other)).code == KEY_USED
        undo = {"seat": body["seat"], "number": 1, "key": body["key"]}
        assert (await ada.post(f"/tables/{id}/undo", undo)).code == KEY_USED


async def test_of_two_answers_to_one_question_the_second_is_stale(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, id = await begun(house)
        body = await house.move(id)
        sent = [{**body, "key": f"other-key-{n}"} for n in range(10)]
        answers = await asyncio.gather(*[ada.post(f"/tables/{id}/actions", one) for one in sent])
        statuses = sorted(answer.status for answer in answers)
        assert statuses == [200] + [409] * 9
        assert {answer.code for answer in answers if answer.status == 409} <= {
            "stale",
            "not-asked",
        }
        assert await log_of(house, id) == [(1, "act")]


async def test_a_move_that_cannot_be_kept_is_not_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        ada, id = await begun(house)
        body = await house.move(id)

        async def full(*_: object) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as patched:
            patched.setattr(house.services.store, "append", full)
            answer = await ada.post(f"/tables/{id}/actions", body)
            assert (answer.status, answer.code) == (503, UNAVAILABLE)
        assert (await house.live(id)).table.number == 0
        assert (await ada.post(f"/tables/{id}/actions", body)).json == {"number": 1}


async def test_a_table_that_changed_on_the_disk_is_read_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, id = await begun(house)
        live = await house.live(id)
        body = await house.move(id)
        command = Command(ACT, Seat(body["seat"]), body["number"], body["action"])
        entry = live.table.check(command, 5.0)
        await house.services.store.append(id, entry, None)  # as another process would
        assert (await ada.post(f"/tables/{id}/actions", body)).code == STALE
        assert live.table.number == 1
        await house.play(ada, id)


async def test_a_broken_promise_freezes_one_table_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        ada, id = await begun(house)
        other = (await ada.post("/tables", HOT_SEAT)).json["id"]
        live = await house.live(id)

        def broken(*_: object) -> None:
            raise AssertionError("a promise")

        async with ada.socket(f"/tables/{id}/socket?seat=0") as socket:
            await socket.hear("welcome")
            body = await house.move(id)
            monkeypatch.setattr(live.table, "check", broken)
            answer = await ada.post(f"/tables/{id}/actions", body)
            assert (answer.status, answer.code) == (409, "frozen")
            assert (await socket.hear("fault"))["code"] == "frozen"
        monkeypatch.undo()
        assert (await ada.post(f"/tables/{id}/actions", body)).code == "frozen"
        await house.play(ada, other)


async def test_a_log_that_breaks_the_rules_leaves_its_table_closed(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, id = await begun(house)
        await house.play(ada, id)
        cookie = ada.cookie
    async with opened(tmp_path) as house:
        ada = house.browser()
        ada.cookie = cookie
        stored = await house.services.store.read(tables.stored_table, id)
        assert stored is not None
        [entry] = stored.entries
        await house.services.store.append(
            id, type(entry)(2, "act", entry.seat, "no such action", 1.0), None
        )
        answer = await ada.get(f"/tables/{id}")
        assert (answer.code, "action" in answer.json["message"]) == ("frozen", False)
        assert (await ada.get("/tables")).status == 200


async def test_undo_goes_back_and_the_number_goes_on(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, id = await begun(house)
        live = await house.live(id)
        while not live.table.undoable(live.table.waiting()[0]):
            await house.play(ada, id)
        seat, number, steps = live.table.waiting()[0], live.table.number, len(live.table.results)
        body = {"seat": seat, "number": number, "whole": False, "key": "undo-key-1"}
        for _ in range(2):
            answer = await ada.post(f"/tables/{id}/undo", body)
            assert answer.json == {"number": number + 1}
        assert len(live.table.results) == steps - 1
