"""Teaching tables: who sits there, and what is said of a turn before it is over."""

from pathlib import Path
from typing import Any

import pytest

from clocksmith.core.seat import Seat
from clocksmith.server.settings import Rate
from eventually import eventually
from server.browser import Browser
from server.house import HOT_SEAT, House, opened

APPRENTICE = {"kind": "bot", "level": "apprentice"}
SEATS = [{"kind": "me"}, APPRENTICE]
ALONE = {"game": "khronos", "seats": SEATS, "teaching": 1}
RECORD = Path(__file__).parents[2] / "games" / "khronos" / "records" / "second-2-0012.txt"
STEP = 20  # in which much can be done


async def asked(house: House, id: str) -> dict[str, Any]:
    """Wait until the person is asked, and return the question as a request names it."""

    async def waiting() -> Any:
        question = (await house.live(id)).table.question(Seat(0))
        return None if question is None else {"seat": 0, "number": question.number}

    question: dict[str, Any] = await eventually(waiting)
    return question


async def table(browser: Browser, **more: Any) -> str:
    """Open a new teaching table."""
    answer = await browser.post("/tables", {**ALONE, **more})
    assert answer.status == 200, answer.json
    return str(answer.json["id"])


async def played_on(browser: Browser) -> str:
    """Open a teaching table in the middle of a game."""
    record = (await browser.upload("/records", RECORD.read_text(encoding="utf-8"))).json["id"]
    body = {"step": STEP, "seats": SEATS, "teaching": 3}
    return str((await browser.post(f"/tables/{record}/branches", body)).json["id"])


async def test_a_turn_that_wastes_everything_is_a_mistake_and_nothing_is_done(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = await played_on(ada)
        question = await asked(house, id)
        before = (await house.live(id)).table.number
        told = (await ada.post(f"/tables/{id}/judge", {**question, "action": "end"})).json
        assert told["number"] == question["number"]
        mistake = told["mistake"]
        assert mistake["points"] >= 3.0
        assert mistake["caused"] == []
        assert mistake["line"][0]["text"] != "end"
        points = [reason["points"] for reason in mistake["reasons"]]
        assert sum(points) == pytest.approx(mistake["points"], abs=0.01)
        assert (await house.live(id)).table.number == before


async def test_a_turn_is_judged_with_what_was_answered_before(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = await played_on(ada)
        question = await asked(house, id)
        told = (await ada.post(f"/tables/{id}/judge", {**question, "action": "end"})).json
        for place, step in enumerate(told["mistake"]["line"]):
            body = {**await asked(house, id), "action": step["text"], "key": f"answer-{place}"}
            assert (await ada.post(f"/tables/{id}/actions", body)).status == 200
        ended = {**await asked(house, id), "action": "end"}
        assert (await ada.post(f"/tables/{id}/judge", ended)).json["mistake"] is None


async def test_a_turn_can_be_taken_back_after_it_was_judged_or_played(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = await played_on(ada)
        question = await asked(house, id)
        better = (await ada.post(f"/tables/{id}/judge", {**question, "action": "end"})).json
        first = better["mistake"]["line"][0]["text"]
        body = {**question, "action": first, "key": "the-first-step"}
        number = (await ada.post(f"/tables/{id}/actions", body)).json["number"]
        back = {"seat": 0, "number": number, "whole": True, "key": "take-it-back"}
        assert (await ada.post(f"/tables/{id}/undo", back)).status == 200
        ended = {**await asked(house, id), "action": "end"}
        assert (await ada.post(f"/tables/{id}/judge", ended)).json["mistake"]["points"] >= 3.0
        ended["key"] = "see-what-happens"
        assert (await ada.post(f"/tables/{id}/actions", ended)).status == 200


@pytest.mark.parametrize("game", ["sands", "inventions"])
async def test_turns_of_every_game_are_judged(game: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = await table(ada, game=game)
        question = await asked(house, id)
        waiting = (await house.live(id)).table.question(Seat(0))
        assert waiting is not None
        body = {**question, "action": waiting.legal.nth(0).text}
        answer = await ada.post(f"/tables/{id}/judge", body)
        assert answer.status == 200
        assert set(answer.json) == {"number", "mistake"}


async def test_only_who_is_asked_has_a_turn_judged_by_answers_that_can_be_read(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as house:
        ada, eve = await house.guest(), await house.guest()
        id = await table(ada)
        body = {**await asked(house, id), "action": "end"}
        stale = {**body, "number": body["number"] + 1}
        assert (await eve.post(f"/tables/{id}/judge", body)).code == "not-yours"
        assert (await ada.post(f"/tables/{id}/judge", stale)).code == "stale"
        odd = {**body, "action": "sing a song"}
        assert (await ada.post(f"/tables/{id}/judge", odd)).code == "unreadable"
        odd = {**body, "then": ["sing a song"]}
        assert (await ada.post(f"/tables/{id}/judge", odd)).code == "unreadable"


async def test_turns_are_not_judged_all_the_time(tmp_path: Path) -> None:
    async with opened(tmp_path, rate_suggest=Rate(1, 0.01)) as house:
        ada = await house.guest()
        id = await table(ada)
        body = {**await asked(house, id), "action": "end"}
        assert (await ada.post(f"/tables/{id}/judge", body)).status == 200
        assert (await ada.post(f"/tables/{id}/judge", body)).code == "too-fast"


async def test_a_teaching_table_says_so_and_other_tables_do_not(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = await table(ada, teaching=3)
        assert (await ada.get(f"/tables/{id}")).json["teaching"] == 3
        usual = (await ada.post("/tables", HOT_SEAT)).json["id"]
        assert (await ada.get(f"/tables/{usual}")).json["teaching"] == 0
    async with opened(tmp_path) as house:
        assert (await house.browser().get(f"/tables/{id}")).json["teaching"] == 3


async def test_a_game_is_played_on_at_a_teaching_table(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        step = len((await house.live(id)).table.results)
        body = {"step": step, "seats": ALONE["seats"], "teaching": 6}
        branch = (await ada.post(f"/tables/{id}/branches", body)).json["id"]
        assert (await ada.get(f"/tables/{branch}")).json["teaching"] == 6
        body["seats"] = HOT_SEAT["seats"]
        assert (await ada.post(f"/tables/{id}/branches", body)).code == "invalid"


@pytest.mark.parametrize(
    "more",
    [
        {"seats": [{"kind": "me"}, {"kind": "invite"}]},
        {"seats": [{"kind": "me"}, {"kind": "guest"}]},
        {"seats": [APPRENTICE, APPRENTICE]},
        {"hints": False},
        {"rated": True},
        {"teaching": -1},
        {"teaching": 1.5},
    ],
)
async def test_nobody_else_waits_at_a_teaching_table(more: dict[str, Any], tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        assert (await ada.post("/tables", {**ALONE, **more})).code in ("invalid", "bad-request")
