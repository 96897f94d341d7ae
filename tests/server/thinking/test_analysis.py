"""Hints and analyses by HTTP: who gets them, when, and what they say."""

import gzip
import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from clocksmith.core.seat import Seat
from clocksmith.server.settings import Rate
from clocksmith.server.tables import hints as hinting
from clocksmith.server.thinking import analysis
from clocksmith.server.thinking.analysis import Analyses
from clocksmith.server.thinking.analyzers import local_analyzers
from eventually import eventually
from server.browser import Browser
from server.house import HOT_SEAT, House, opened
from server.unruly import unruly

RECORDS = Path(__file__).parents[2] / "games"
RECORD = RECORDS / "khronos" / "records" / "second-2-0012.txt"
SEATS = [{"kind": "me"}, {"kind": "guest"}, {"kind": "guest"}]


@pytest.fixture(autouse=True)
def think_shortly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "SECONDS", 0.5)
    monkeypatch.setattr(hinting, "GLANCE", 0.8)


async def question(house: House, id: str) -> dict[str, int]:
    """What a hint is asked for now."""
    table = (await house.live(id)).table
    seat = table.waiting()[0]
    asked = table.question(Seat(seat))
    assert asked is not None
    return {"seat": int(seat), "number": asked.number}


async def waited(browser: Browser, id: str, known: str) -> Any:
    """Ask for an analysis until it knows something."""

    async def analysis() -> Any:
        answer = await browser.get(f"/tables/{id}/analysis")
        assert answer.status == 200, answer.json
        return answer.json if answer.json[known] else None

    return await eventually(analysis)


# ---- hints ----


@pytest.mark.parametrize("game", ["khronos", "sands", "inventions"])
async def test_a_hint_is_an_answer_that_could_be_given(game: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", {"game": game, "seats": SEATS})).json["id"]
        asked = await question(house, id)
        hint = (await ada.post(f"/tables/{id}/hint", asked)).json
        assert hint["number"] == asked["number"]
        assert hint["line"][0] == hint["action"]
        assert 0.0 <= hint["chance"] <= 1.0
        assert hint["instead"] is None or hint["instead"]["action"] != hint["action"]
        assert set(hint["why"]) == {"gain", "reasons", "plan", "beside"}
        body = {**asked, "action": hint["action"]["text"], "key": "as-the-hint-says"}
        assert (await ada.post(f"/tables/{id}/actions", body)).status == 200


async def test_only_the_seat_that_is_asked_gets_a_hint_to_the_question_that_waits(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as house:
        ada, eve = await house.guest(), await house.guest()
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        asked = await question(house, id)
        other = {**asked, "seat": 1 - asked["seat"]}
        stale = {**asked, "number": asked["number"] + 1}
        assert (await eve.post(f"/tables/{id}/hint", asked)).code == "not-yours"
        assert (await ada.post(f"/tables/{id}/hint", other)).code == "not-asked"
        assert (await ada.post(f"/tables/{id}/hint", stale)).code == "stale"
        assert (await ada.post(f"/tables/{id}/hint", {**asked, "seat": 7})).code == "no-seat"
        assert (await ada.post(f"/tables/{id}/hint", {"seat": 0})).code == "bad-request"


async def test_a_table_may_be_opened_without_hints_and_stays_so(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        usual = (await ada.post("/tables", HOT_SEAT)).json["id"]
        assert (await ada.get(f"/tables/{usual}")).json["hints"] is True
        id = (await ada.post("/tables", {**HOT_SEAT, "hints": False})).json["id"]
        assert (await ada.get(f"/tables/{id}")).json["hints"] is False
        asked = await question(house, id)
        assert (await ada.post(f"/tables/{id}/hint", asked)).code == "no-hints"
    async with opened(tmp_path) as house:
        assert (await house.browser().get(f"/tables/{id}")).json["hints"] is False


async def test_hints_are_not_for_asking_all_the_time(tmp_path: Path) -> None:
    async with opened(tmp_path, rate_hint=Rate(1, 0.01)) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        asked = await question(house, id)
        assert (await ada.post(f"/tables/{id}/hint", asked)).status == 200
        assert (await ada.post(f"/tables/{id}/hint", asked)).code == "too-fast"


# ---- what the companion of a first game suggests ----


@pytest.mark.parametrize("game", ["khronos", "sands", "inventions"])
async def test_what_is_suggested_could_be_answered(game: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", {"game": game, "seats": SEATS})).json["id"]
        asked = await question(house, id)
        told = (await ada.post(f"/tables/{id}/suggestions", asked)).json
        assert told["number"] == asked["number"]
        assert 1 <= len(told["suggestions"]) <= 3
        for one in told["suggestions"]:
            fields = {"name", "points", "before", "after"}
            assert all(set(reason) == fields for reason in one["why"]["reasons"])
            body = {"seat": asked["seat"], "action": one["action"]["text"]}
            considered = await ada.post(f"/tables/{id}/preview", body)
            assert considered.json["refusal"] is None


async def test_suggestions_are_given_as_hints_are(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada, eve = await house.guest(), await house.guest()
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        asked = await question(house, id)
        stale = {**asked, "number": asked["number"] + 1}
        assert (await eve.post(f"/tables/{id}/suggestions", asked)).code == "not-yours"
        assert (await ada.post(f"/tables/{id}/suggestions", stale)).code == "stale"
        silent = (await ada.post("/tables", {**HOT_SEAT, "hints": False})).json["id"]
        asked = await question(house, silent)
        assert (await ada.post(f"/tables/{silent}/suggestions", asked)).code == "no-hints"


async def test_suggestions_do_not_use_up_hints(tmp_path: Path) -> None:
    async with opened(tmp_path, rate_suggest=Rate(1, 0.01), rate_hint=Rate(1, 0.01)) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        asked = await question(house, id)
        assert (await ada.post(f"/tables/{id}/suggestions", asked)).status == 200
        assert (await ada.post(f"/tables/{id}/suggestions", asked)).code == "too-fast"
        assert (await ada.post(f"/tables/{id}/hint", asked)).status == 200


# ---- analyses ----


async def test_a_game_is_analysed_once_it_is_over(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        assert (await ada.get(f"/tables/{id}/analysis")).code == "not-over"
        assert (await ada.get("/tables/none/analysis")).code == "not-found"


async def test_the_analysis_speaks_of_the_steps_of_the_story(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = (await ada.upload("/records", RECORD.read_text())).json["id"]
        first = (await ada.get(f"/tables/{id}/analysis")).json
        assert first["state"] == "working"
        told = await waited(ada, id, "looked")
        steps = (await ada.get(f"/tables/{id}/story?seat=open")).json["steps"]
        assert len(told["curve"]) == len(steps)
        assert told["decisions"] == len(told["moves"])
        for move in told["moves"]:
            assert steps[move["step"]]["seat"] == move["seat"]
            assert steps[move["step"]]["action"] == move["played"]["text"]
        assert len(house.services.analyses.processes()) == 1
        packed = await ada.get(f"/tables/{id}/analysis", **{"accept-encoding": "gzip"})
        assert json.loads(gzip.decompress(packed.body))["decisions"] == told["decisions"]
    assert not house.services.analyses.processes()


async def test_a_process_that_dies_is_told_once_and_can_be_asked_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = (await ada.upload("/records", RECORD.read_text())).json["id"]
        await waited(ada, id, "curve")
        [process] = house.services.analyses.processes()
        os.kill(process, signal.SIGKILL)
        await eventually(lambda: house.services.analyses.processes() != [process])
        assert (await ada.get(f"/tables/{id}/analysis")).code == "unavailable"
        assert await waited(ada, id, "curve")


async def test_nobody_is_looked_at_for_whom_nobody_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "QUIET_SECONDS", 0.3)
    monkeypatch.setattr(analysis, "POLL_SECONDS", 0.05)
    async with opened(tmp_path) as house:
        ada = await house.guest()
        id = (await ada.upload("/records", RECORD.read_text())).json["id"]
        await waited(ada, id, "curve")
        await eventually(lambda: not house.services.analyses.processes())
        again = await ada.get(f"/tables/{id}/analysis")
        assert again.json["curve"], "what is known is kept"


async def test_one_for_whom_others_wait_is_left_at_what_is_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "LONG_SECONDS", 0.0)
    async with opened(tmp_path) as house:
        ada = await house.guest()
        one, two = [(await ada.upload("/records", RECORD.read_text())).json["id"] for _ in range(2)]
        await waited(ada, one, "curve")
        await ada.get(f"/tables/{two}/analysis")

        async def is_done() -> bool:
            return bool((await ada.get(f"/tables/{one}/analysis")).json["state"] == "done")

        await eventually(is_done)
        assert await waited(ada, two, "curve")


async def test_a_process_that_talks_nonsense_breaks_off(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        house.services.analyses = Analyses(local_analyzers(unruly("odd", tmp_path)))
        ada = await house.guest()
        id = (await ada.upload("/records", RECORD.read_text())).json["id"]
        await ada.get(f"/tables/{id}/analysis")

        async def refused() -> str | None:
            answer = await ada.get(f"/tables/{id}/analysis")
            return answer.code if answer.status != 200 else None

        assert await eventually(refused) == "unavailable"


# ---- the ladder ----


async def test_the_ladder_tells_the_levels_and_what_was_measured(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        told = (await house.browser().get("/ladder")).json
        assert [level["name"] for level in told["levels"]][-1] == "grandmaster"
        for game in told["games"].values():
            for match in game["matches"]:
                assert match["ci95"][0] <= match["win_rate"] <= match["ci95"][1]
