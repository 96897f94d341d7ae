"""Puzzles over the network: nothing is kept, and what takes thinking is done by the bots."""

from pathlib import Path
from typing import Any

import pytest

from clocksmith.puzzles.judging import Verdict
from clocksmith.puzzles.puzzle import Gain, Puzzle
from clocksmith.server.api import puzzling
from clocksmith.server.botpool import BotPool, TurnToJudge
from puzzles.quarry import sample_puzzle
from server.house import opened

BEGINNER = {"mean": 25.0, "deviation": 8.3}


@pytest.fixture(autouse=True)
def puzzle(monkeypatch: pytest.MonkeyPatch) -> Puzzle:
    """Let Khronos have one puzzle, judged by one who knows its solution alone."""
    only = sample_puzzle("khronos")
    texts = [action.text for action in only.solution]

    async def judge(self: BotPool, tried: TurnToJudge) -> dict[str, Any]:
        right = tried.answers == texts
        return Verdict(right, Gain(0.0 if right else 0.1, 0.02), ()).plain()

    shelves = {"khronos": {only.id: only}}
    monkeypatch.setattr(puzzling, "puzzles_of", lambda name: shelves.get(name, {}))
    monkeypatch.setattr(BotPool, "judge", judge)
    return only


async def test_puzzles_are_listed_with_that_of_the_day(tmp_path: Path, puzzle: Puzzle) -> None:
    async with opened(tmp_path) as house:
        [shelf] = (await house.browser().get("/puzzles")).json
        assert (shelf["game"], shelf["daily"]) == ("khronos", puzzle.id)
        assert shelf["puzzles"][0]["themes"] == ["building"]
        assert shelf["puzzles"][0]["rating"] == {"mean": 27.31, "deviation": 3.9}


async def test_a_turn_is_played_and_judged(tmp_path: Path, puzzle: Puzzle) -> None:
    address = f"/puzzles/khronos/{puzzle.id}"
    texts = [action.text for action in puzzle.solution]
    async with opened(tmp_path) as house:
        browser = house.browser()
        told = (await browser.post(address, {"answers": []})).json
        assert told["message"]["type"] == "welcome"
        assert not told["over"]
        assert (await browser.post(address, {"answers": texts})).json["over"]
        asked = {"answers": texts, "solver": BEGINNER}
        verdict = (await browser.post(f"{address}/judge", asked)).json
        assert verdict["right"]
        assert verdict["solution"] == texts
        assert verdict["solver"]["mean"] > BEGINNER["mean"]
        second = [action.text for action in puzzle.second]
        asked = {"answers": second, "solver": BEGINNER}
        verdict = (await browser.post(f"{address}/judge", asked)).json
        assert not verdict["right"]
        assert verdict["gain"] == 0.1
        assert verdict["solver"]["mean"] < BEGINNER["mean"]


async def test_what_cannot_be_judged_is_refused(tmp_path: Path, puzzle: Puzzle) -> None:
    address = f"/puzzles/khronos/{puzzle.id}"
    async with opened(tmp_path) as house:
        browser = house.browser()
        half = await browser.post(f"{address}/judge", {"answers": [], "solver": BEGINNER})
        assert half.code == "not-asked"
        assert (await browser.post("/puzzles/khronos/none", {"answers": []})).code == "not-found"
        assert (await browser.post("/puzzles/chess/none", {"answers": []})).code == "not-found"
        bars = await browser.post(f"{address}/bars", {"answers": [], "stems": ["build castle"]})
        assert bars.status == 200


async def test_what_an_answer_would_do_is_not_told(tmp_path: Path, puzzle: Puzzle) -> None:
    address = f"/puzzles/khronos/{puzzle.id}/consider"
    async with opened(tmp_path) as house:
        asked = {"answers": [], "action": puzzle.solution[0].text}
        told = (await house.browser().post(address, asked)).json
        assert told["refusal"] is None
        assert told["events"] == []
        assert told["before"] == told["after"]
