"""Tables without a server: whole games against bots, kept, continued, looked back at."""

import json
import subprocess
import sys
from typing import Any

import pytest

from clocksmith.core.seat import Seat
from clocksmith.games import OURS
from clocksmith.local.addresses import ENDPOINTS
from clocksmith.server.app import ENDPOINTS as OF_SERVER
from clocksmith.table.record import read_record, write_record
from eventually import eventually
from local.sitting import ADA, ME, Visit, bot

ABSENT = (
    *("alembic", "anyio", "argon2", "babel", "httptools", "numpy", "quickjs", "rich", "sqlalchemy"),
    *("starlette", "typer", "uvicorn", "websockets"),
)
WITHOUT = f"""
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {ABSENT}:
            raise ImportError(f"{{name}} is not in the page")

sys.meta_path.insert(0, Missing())
import clocksmith.local.page
"""


def test_nothing_is_imported_that_a_page_does_not_have() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT], check=True)


def test_every_address_is_one_of_the_server() -> None:
    listed = [endpoint for same in OF_SERVER for endpoint in same.listed]
    of_server = {(endpoint.method, endpoint.path): endpoint for endpoint in listed}
    for endpoint in ENDPOINTS:
        same = of_server[endpoint.method, endpoint.path]
        assert (endpoint.takes, endpoint.gives) == (same.takes, same.gives), endpoint.path
        assert set(endpoint.codes) <= set(same.codes), endpoint.path
        assert endpoint.parameters.__annotations__ == same.parameters.__annotations__
    assert len({(one.method, one.path) for one in ENDPOINTS}) == len(ENDPOINTS)


@pytest.mark.parametrize("game", OURS)
async def test_a_whole_game_of_bots_is_kept_and_its_record_holds(game: str) -> None:
    visit = Visit()
    id = await visit.open(game, ME, bot("uniform"), bot("uniform"))
    await visit.given("POST", f"/tables/{id}/resignation", resignation("uniform"))

    async def is_over() -> bool:
        return await visit.state(id) == "over"

    await eventually(is_over)
    record = (await visit.ask("GET", f"/tables/{id}/record"))[1]
    assert write_record(read_record(record)) == record
    later = Visit(visit.shelf)
    assert await later.given("GET", f"/tables/{id}/record") == record

    async def is_listed() -> bool:
        tables = await later.given("GET", "/tables")
        return [table["id"] for table in tables["recent"]] == [id] and tables["mine"] == []

    await eventually(is_listed)
    story = await later.given("GET", f"/tables/{id}/story?seat=open")
    assert story == await visit.given("GET", f"/tables/{id}/story?seat=open")


def resignation(level: str) -> dict[str, Any]:
    """Return a request after which a bot plays on for the first seat."""
    return {"seat": 0, "key": "resign-it", "level": level}


async def move(visit: Visit, id: str) -> tuple[int, Any]:
    """Give the first legal answer at a table whose seats are all at this page."""
    table = (await visit.page.services.table_cache.table(id)).table
    [seat, *_] = table.waiting()
    question = table.question(Seat(seat))
    assert question is not None
    text, key = question.legal.nth(0).text, f"key-{id}-{table.number}"
    body = {"seat": int(seat), "number": question.number, "action": text, "key": key}
    return await visit.ask("POST", f"/tables/{id}/actions", body)


async def test_a_reload_loses_no_answer_and_wakes_the_bots() -> None:
    visit = Visit()
    id = await visit.open("khronos", ME, ADA)
    for number in range(3):
        assert await move(visit, id) == (200, {"number": number + 1})
    later = Visit(visit.shelf)
    moments = [await one.given("GET", f"/tables/{id}/moment?step=9") for one in (visit, later)]
    assert moments[0] == moments[1]
    assert (await move(later, id))[0] == 200

    visit = Visit()
    visit.hangs = True  # until the page is closed
    id = await visit.open("khronos", bot("uniform"), bot("uniform"))
    await eventually(lambda: visit.questions)
    later = Visit(visit.shelf)
    await later.given("GET", f"/tables/{id}")

    async def is_answered() -> bool:
        return bool((await later.given("GET", f"/tables/{id}/moment?step=99"))["step"])

    await eventually(is_answered)
    await later.given("DELETE", f"/tables/{id}")


async def test_a_move_that_cannot_be_kept_is_not_played() -> None:
    visit = Visit()
    id = await visit.open("khronos", ME, ADA)
    visit.shelf.broken = True
    status, answer = await move(visit, id)
    assert (status, answer["code"]) == (503, "unavailable")
    visit.shelf.broken = False
    assert await move(visit, id) == (200, {"number": 1})


async def test_a_thought_that_is_stopped_is_ended_by_the_quickest_bot() -> None:
    visit = Visit()
    visit.stops = 1
    id = await visit.open("khronos", bot("master"), bot("master"))
    await eventually(lambda: len(visit.questions) > 1)
    (await visit.page.services.table_cache.table(id)).drop()
    assert [one["level"] for one in visit.questions[:2]] == ["master", "apprentice"]


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("level", ["uniform", "apprentice"])
async def test_a_bot_gets_the_view_of_its_seat_and_nothing_else(game: str, level: str) -> None:
    visit = Visit()
    visit.hangs = True
    id = await visit.open(game, bot(level), bot(level), bot(level))
    await eventually(lambda: visit.questions)
    live = await visit.page.services.table_cache.table(id)
    seed = live.row.seed
    assert seed is not None
    asked = json.dumps(visit.questions)
    assert seed.hex() not in asked
    rules, question = live.table.setup.game, visit.questions[0]
    if game != "sands":  # nothing is hidden at its beginning
        assert question["position"] != rules.write(live.table.state), "hands are dealt anew"
    seat = Seat(question["seat"])
    assert rules.view(rules.read(question["position"]), seat) == live.table.view(seat)


async def test_two_pages_that_play_on_at_once_lose_nothing() -> None:
    visit = Visit()
    id = await visit.open("khronos", ME, ADA)
    other = Visit(visit.shelf)
    assert (await move(other, id))[0] == 200
    status, answer = await move(visit, id)
    assert (status, answer["code"]) == (503, "unavailable")
    assert await move(visit, id) == (200, {"number": 2}), "it has read what the other did"
    await other.given("GET", "/tables")
    assert await move(other, id) == (200, {"number": 3})


async def test_tables_are_exported_and_brought_to_another_browser() -> None:
    visit = Visit()
    id = await visit.open("sands", ME, ADA)
    await move(visit, id)
    texts = await visit.shelf.all()
    other = Visit()
    assert await other.page.bring(texts) == 1
    assert await other.page.bring(texts) == 0, "known ones stay as they are"
    assert (await move(other, id))[0] == 200
    with pytest.raises(ValueError, match="JSON"):
        await other.page.bring(["nonsense"])


async def test_a_finished_game_is_analysed_played_again_and_continued() -> None:
    visit = Visit()
    id = await visit.open("khronos", ME, ADA)
    for _ in range(4):
        await move(visit, id)
    end = {"kind": "end", "by": 0, "key": "end-it-now"}
    await visit.given("POST", f"/tables/{id}/proposals", end)
    assert await visit.state(id) == "over"

    async def is_begun() -> bool:
        analysis = await visit.given("GET", f"/tables/{id}/analysis")
        return bool(analysis["decisions"])

    await eventually(is_begun)
    again = await visit.given("POST", f"/tables/{id}/rematch")
    assert await visit.given("POST", f"/tables/{id}/rematch") == again
    branch = {"step": 2, "seats": [ME, bot("apprentice")]}
    continued = await visit.given("POST", f"/tables/{id}/branches", branch)
    origin = (await visit.given("GET", f"/tables/{continued['id']}"))["branch"]
    assert origin == {"table": id, "step": 2}
    record = await visit.given("GET", f"/tables/{id}/record")
    brought = await visit.given("POST", "/records", record)
    assert await visit.given("GET", f"/tables/{brought['id']}/record") == record
    await visit.given("DELETE", f"/tables/{id}")
    assert id not in visit.shelf.texts
    assert (await visit.ask("GET", f"/tables/{id}"))[0] == 404


async def test_nobody_can_be_invited_or_found() -> None:
    visit = Visit()
    invited = {"game": "khronos", "seats": [ME, {"kind": "invite"}]}
    listed = {"game": "khronos", "seats": [ME, ADA], "listed": True}
    for body in (invited, listed):
        status, answer = await visit.ask("POST", "/tables", body)
        assert (status, answer["code"]) == (422, "invalid")
    assert (await visit.ask("GET", "/nowhere"))[1]["code"] == "not-found"
    assert (await visit.ask("DELETE", "/games"))[1]["code"] == "wrong-method"
