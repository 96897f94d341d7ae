"""Nobody looks with the eyes of another, and nothing is opened before the end."""

import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from clocksmith.core.seat import Seat
from clocksmith.games import OURS
from server.browser import Browser
from server.house import House, opened
from server.secrets.worlds import Eye
from table.sitting import chooser_for

KEY = "key-of-a-stranger"


@dataclass
class Company:
    """A table, those who sit there in the order of the seats, and somebody who only watches."""

    house: House
    id: str
    people: list[Browser]
    spectator: Browser

    async def answer(self, chooser: Any) -> bool:
        """Let somebody who is asked answer; False when the game is over."""
        table = (await self.house.live(self.id)).table
        if table.closed:
            return False
        seat = table.waiting()[0]
        question = table.question(seat)
        assert question is not None
        self.house.clock.at += 1
        text = chooser.choose(question.legal).text
        body = {"seat": seat, "number": question.number, "action": text}
        key = f"key-{table.number:08}"
        path = f"/tables/{self.id}/actions"
        answer = await self.people[seat].post(path, {**body, "key": key})
        assert answer.status == 200, answer.json
        return True

    async def finish(self, name: str) -> None:
        """Play to the end."""
        chooser = chooser_for(name, random.Random(1))
        while await self.answer(chooser):
            pass


@asynccontextmanager
async def company(folder: Path, game: str, seats: int = 2) -> AsyncIterator[Company]:
    """Open a table at which everybody has a browser."""
    async with opened(folder) as house:
        host = await house.guest("Host")
        wishes = [{"kind": "me"}, *[{"kind": "invite"}] * (seats - 1)]
        table = (await host.post("/tables", {"game": game, "seats": wishes})).json
        people = [host]
        for invitation in table["invitations"]:
            people.append(await house.guest())
            answer = await people[-1].post(f"/invitations/{invitation['token']}")
            assert answer.status == 200, answer.json
        yield Company(house, table["id"], people, await house.guest())


@pytest.mark.parametrize("name", OURS)
async def test_the_seed_is_in_no_byte_that_anybody_gets_before_the_end(
    name: str, tmp_path: Path
) -> None:
    async with company(tmp_path, name) as table, AsyncExitStack() as stack:
        live = await table.house.live(table.id)
        assert live.row.seed is not None
        seed = live.row.seed.hex()
        eyes = [Eye(browser) for browser in (*table.people, table.spectator)]
        for viewer, eye in zip((0, 1, "spectator"), eyes, strict=True):
            await eye.look(stack, f"/tables/{table.id}/socket?seat={viewer}")
            promise = live.table.source.commitment
            assert any(f'"commitment":"{promise}"' in sent for sent in eye.bytes)
        chooser = chooser_for(name, random.Random(1))
        while not live.table.closed:
            for viewer, eye in zip((0, 1, "spectator"), eyes, strict=True):
                assert not any(seed in sent for sent in eye.bytes)
                eye.bytes.clear()
                if live.table.number % 50 == 0:
                    await eye.ask("GET", f"/tables/{table.id}/story?seat={viewer}")
                    await eye.ask("GET", f"/tables/{table.id}/moment?seat={viewer}&step=9")
                    await eye.ask("GET", f"/tables/{table.id}/record")
                    await eye.ask("GET", f"/tables/{table.id}")
            await table.answer(chooser)
            for eye in eyes:
                await eye.listen()
        for eye in eyes:
            assert f'"seed":"{seed}"' in eye.bytes[-1]
        record = await table.spectator.get(f"/tables/{table.id}/record")
        assert f"seed {seed}" in record.body.decode()


async def test_nobody_reads_or_moves_for_a_seat_of_another(tmp_path: Path) -> None:
    async with company(tmp_path, "khronos") as table:
        live = await table.house.live(table.id)
        seat = int(live.table.waiting()[0])
        question = live.table.question(Seat(seat))
        assert question is not None
        action = question.legal.nth(0).text
        command = {"seat": seat, "number": question.number, "key": KEY}
        before = live.table.view(Seat(seat))
        other = table.people[1 - seat]
        for browser in (other, table.spectator, table.house.browser()):
            answers = [
                await browser.get(f"/tables/{table.id}/story?seat={seat}"),
                await browser.get(f"/tables/{table.id}/moment?seat={seat}"),
                await browser.get(f"/tables/{table.id}/options?seat={seat}"),
                await browser.post(f"/tables/{table.id}/preview", {"seat": seat, "action": action}),
                await browser.post(f"/tables/{table.id}/actions", {**command, "action": action}),
                await browser.post(f"/tables/{table.id}/undo", command),
            ]
            assert [(answer.status, answer.code) for answer in answers] == [(403, "not-yours")] * 6
            async with browser.socket(f"/tables/{table.id}/socket?seat={seat}") as socket:
                assert (await socket.hear())["code"] == "not-yours"
                assert await socket.closed() == 4403
        assert (live.table.number, live.table.view(Seat(seat))) == (0, before)


async def test_nothing_is_open_before_the_end_and_everything_after_it(tmp_path: Path) -> None:
    async with company(tmp_path, "khronos") as table:
        everybody = (*table.people, table.spectator)
        for browser in everybody:
            for word in ("open", "-3"):
                for told in ("story", "moment"):
                    answer = await browser.get(f"/tables/{table.id}/{told}?seat={word}")
                    assert (answer.status, answer.code) == (403, "hidden")
                async with browser.socket(f"/tables/{table.id}/socket?seat={word}") as socket:
                    assert (await socket.hear())["code"] == "hidden"
                    assert await socket.closed() == 4403
            answer = await browser.get(f"/tables/{table.id}/record")
            assert (answer.status, answer.code) == (409, "not-over")
        await table.finish("khronos")
        for browser in everybody:
            for word in ("open", "0", "1", "spectator"):
                answer = await browser.get(f"/tables/{table.id}/story?seat={word}")
                assert answer.status == 200
            assert (await browser.get(f"/tables/{table.id}/record")).status == 200


async def test_only_players_branch_off_a_game_that_is_played_and_only_from_now(
    tmp_path: Path,
) -> None:
    async with company(tmp_path, "khronos") as table:
        await table.answer(chooser_for("khronos", random.Random(1)))
        now = len((await table.house.live(table.id)).table.results)
        seats = [{"kind": "me"}, {"kind": "guest", "name": "x"}]
        path = f"/tables/{table.id}/branches"
        for step in range(now + 1):
            answer = await table.spectator.post(path, {"step": step, "seats": seats})
            assert answer.code == "not-yours"
        for step in range(now):
            answer = await table.people[0].post(path, {"step": step, "seats": seats})
            assert answer.code == "invalid"
        assert (await table.people[0].post(path, {"step": now, "seats": seats})).status == 200


async def test_links_to_open_seats_are_shown_to_the_host_alone(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        host, guest, stranger = await house.guest(), await house.guest(), await house.guest()
        wish = {
            "game": "khronos",
            "seats": [{"kind": "me"}, {"kind": "invite"}, {"kind": "invite"}],
        }
        table = (await host.post("/tables", {**wish, "listed": True})).json
        tokens = [invitation["token"] for invitation in table["invitations"]]
        await guest.post(f"/invitations/{tokens[0]}")
        told = (await host.get(f"/tables/{table['id']}/invitations")).json
        assert [invitation["token"] for invitation in told] == tokens[1:]
        for browser in (guest, stranger):
            eye = Eye(browser)
            await eye.ask("GET", f"/tables/{table['id']}/invitations")
            await eye.ask("GET", f"/tables/{table['id']}")
            await eye.ask("GET", "/tables")
            await eye.ask("GET", f"/tables/{table['id']}/story")
            async with AsyncExitStack() as stack:
                await eye.look(stack, f"/tables/{table['id']}/socket")
            assert not any(tokens[1] in sent for sent in eye.bytes)
