"""A page answers what a server answers: the same requests go to both."""

import json
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from clocksmith.core.seat import Seat
from clocksmith.games import OURS
from clocksmith.server.clock import Externals
from local.sitting import ADA, ME, Visit
from server.house import Clock, House, opened

SEED = b"the same luck in both of these.."
ANSWERS = 8


class Both:
    """A server and a page with the same clock, seeds and secret."""

    def __init__(self, house: House, visit: Visit) -> None:
        self.house = house
        self.browser = house.browser()
        self.visit = visit
        self.id = ""  # of the table, at both

    async def ask(self, method: str, address: str, body: Any = None, status: int = 200) -> Any:
        """Send a request to both, and return the one answer; *ID* stands for the table."""
        address = address.replace("ID", self.id)
        content = b"" if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json"} if body is not None else {}
        answer = await self.browser.send(method, f"/api{address}", content, headers)
        told, given = await self.visit.ask(method, address, body)
        assert (answer.status, told) == (status, status), (address, answer.body, given)
        text = answer.body.decode()
        plain = json.loads(text) if text.startswith(("{", "[")) else text
        assert plain == given, address
        return plain

    async def open(self, body: dict[str, Any]) -> None:
        """Open the same table at both."""
        self.id = (await self.browser.post("/tables", body)).json["id"]
        assert (await self.visit.given("POST", "/tables", body))["id"] == self.id


@asynccontextmanager
async def both(folder: Path) -> AsyncIterator[Both]:
    """Open a server and a page."""
    clock = Clock()
    numbers = iter(range(1000))
    here = Externals(now=clock, new_id=lambda: f"one-{next(numbers)}", new_seed=lambda: SEED)
    async with opened(folder, here) as house:
        visit = Visit(externals=replace(here, new_id=lambda: page.id))
        services = visit.page.services
        backend = replace(services.backend, secret=house.services.backend.secret)
        services.backend = services.table_cache.backend = backend
        page = Both(house, visit)
        yield page


@pytest.mark.parametrize("game", OURS)
async def test_a_table_answers_the_same(game: str, tmp_path: Path) -> None:
    rng = random.Random(game)
    async with both(tmp_path) as page, AsyncExitStack() as stack:
        await page.ask("GET", f"/games/{game}")
        await page.ask("GET", f"/games/{game}/boxes")
        for option in ("nothing", ""):
            options = {option: "what"} if option else {}
            wish = {"seats": 2, "options": options}
            await page.ask("POST", f"/games/{game}/check", wish, 422 if option else 200)
        await page.ask("GET", "/me")
        await page.open({"game": game, "seats": [ME, ADA]})
        await stack.enter_async_context(page.browser.socket(f"/tables/{page.id}/socket"))
        for number in range(ANSWERS):
            await step(page, rng, number)
        await page.ask("GET", "/tables/ID")
        await page.ask("GET", "/tables/ID/ledger", status=403)
        await page.ask("GET", "/tables/ID/story?seat=1")
        await page.ask("GET", "/tables/ID/moment?seat=0&step=3")
        await page.ask("GET", "/tables/ID/record", status=409)
        assert "seed" not in await page.ask("GET", "/tables/ID/unfinished-record")
        await page.ask("GET", "/tables/ID/story?seat=x", status=400)
        end = {"kind": "end", "by": 0, "key": "end-of-it"}
        await page.ask("POST", "/tables/ID/proposals", end)
        await page.ask("GET", "/tables/ID/story?seat=open")
        await page.ask("GET", "/tables/ID/ledger")
        record = await page.ask("GET", "/tables/ID/record")
        third = await page.ask("GET", "/tables/ID/steps/3/position")
        await page.ask("GET", "/tables/ID/steps/99/position", status=422)
        await show(page, [record, third["position"]])
        await page.house.noted()
        await page.ask("GET", "/tables")


async def step(page: Both, rng: random.Random, number: int) -> None:
    """Look at the question in all ways, and answer it."""
    live = await page.house.live(page.id)
    seat = rng.choice(live.table.waiting())
    question = live.table.question(Seat(seat))
    assert question is not None
    action = question.legal.nth(rng.randrange(len(question.legal))).text
    await page.ask("GET", f"/tables/ID/options?seat={seat}&language=de")
    await page.ask("GET", f"/tables/ID/position?seat={seat}")
    await page.ask("POST", "/tables/ID/preview", {"seat": seat, "action": action})
    await page.ask("POST", "/tables/ID/why-not", {"seat": seat, "stems": [action.split()[0]]})
    body = {"seat": seat, "number": question.number, "action": action, "key": f"answer-{number}"}
    await page.ask("POST", "/tables/ID/actions", {**body, "action": "fly"}, 422)
    await page.ask("POST", "/tables/ID/actions", body)
    await page.ask("POST", "/tables/ID/actions", body)
    if number % 4 == 1:
        undo = {"seat": seat, "number": live.table.number, "key": f"take-back-{number}"}
        status = 200 if live.table.undoable(Seat(seat)) else 409
        await page.ask("POST", "/tables/ID/undo", undo, status)


async def show(page: Both, texts: list[str]) -> None:
    """Open texts on the board, try something there, and play on from them."""
    for text in texts:
        board = await page.ask("POST", "/board", {"answers": [], "text": text, "seat": 1})
        if (question := board["message"]["question"]) is not None:
            action = question["offers"][0]["text"]
            tried = {"answers": [], "action": action, "text": text, "seat": 1}
            await page.ask("POST", "/board/preview", tried)
    wrong = {"answers": [], "text": "nonsense"}
    await page.ask("POST", "/board", wrong, 422)
    await page.ask("POST", "/board/why-not", {**wrong, "stems": ["build"]}, 422)


async def test_the_socket_says_the_same(tmp_path: Path) -> None:
    async with both(tmp_path) as page:
        await page.open({"game": "inventions", "seats": [ME, ADA]})
        heard: list[str | None] = []
        place = "/tables/{}/socket?seat=0&from=0"
        async with page.browser.socket(place.format(page.id)) as socket:
            await page.visit.page.open(place.format(page.id), heard.append)
            rng = random.Random(1)
            for number in range(6):
                await step(page, rng, number)
            here = page.visit.page.services.table_cache
            last = (await here.table(page.id)).table.number
            messages = [await socket.hear()]
            while messages[-1].get("number", 0) < last:
                messages.append(await socket.hear())
        plain = [json.loads(text) for text in heard if text is not None]
        for message in (*messages, *plain):
            message.pop("version", None)  # of the client that the server serves
            message.get("table", {}).pop("seats", None)  # a server tells who is there
        assert [one for one in messages if one["type"] != "seats"] == plain


async def test_lessons_and_puzzles_answer_the_same(tmp_path: Path) -> None:
    async with both(tmp_path) as page:
        for address in ("/lessons", "/puzzles", "/ladder", "/games", "/me/puzzles"):
            await page.ask("GET", address)
        await page.ask("POST", "/lessons/khronos/goal/position", {"answers": [""]})
        goal, read = "/lessons/khronos/goal", ["", ""]
        await page.ask("POST", goal, {"answers": []})
        await page.ask("POST", goal, {"answers": read, "shown": 1})
        await page.ask("POST", f"{goal}/preview", {"answers": read, "action": "travel a faith"})
        await page.ask("POST", f"{goal}/why-not", {"answers": read, "stems": ["build castle"]})
        await page.ask("POST", "/lessons/khronos/nothing", {"answers": []}, 404)
        for shelf in await page.ask("GET", "/puzzles"):
            puzzle = f"/puzzles/{shelf['game']}/{shelf['first'][0]}"
            told = await page.ask("POST", puzzle, {"answers": []})
            assert told["message"]["question"] is not None, puzzle
        solver = {"mean": 25.0, "deviation": 8.0}
        await page.ask("POST", f"{puzzle}/hint", {"answers": [], "solver": solver})
        await page.ask("POST", f"{puzzle}/give-up", {"answers": [], "solver": solver})
