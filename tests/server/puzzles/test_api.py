"""Puzzles over the network: what takes thinking is done by the bots, first tries are kept."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from clocksmith.arena.rating import Rating
from clocksmith.puzzles.puzzle import Gain, Puzzle
from clocksmith.puzzles.verdicts import TurnTold, Verdict
from clocksmith.server.puzzles import api as puzzling
from clocksmith.server.puzzles import tries as solvers
from clocksmith.server.thinking.bot_pool import BotPool, TurnToJudge
from clocksmith.server.thinking.fair_queue import Claim
from puzzles.quarry import sample_puzzle
from server.browser import Browser
from server.house import opened

BEGINNER = {"mean": 25.0, "deviation": 8.3}
ADA = {"login": "ada", "password": "analytical engine"}


@pytest.fixture(autouse=True)
def puzzle(monkeypatch: pytest.MonkeyPatch) -> Puzzle:
    """Let Khronos have one puzzle, judged by one who knows its solution alone."""
    only = sample_puzzle("khronos")
    texts = [action.text for action in only.solution]

    async def judge(self: BotPool, tried: TurnToJudge, claim: Claim) -> dict[str, Any]:
        right = tried.answers == texts
        better, worse = TurnTold(only.solution, ()), TurnTold(only.second, ())
        gain = Gain(0.0 if right else 0.1, 0.02)
        return Verdict(right, right, gain, (), False, better, worse).plain()

    shelves = {"khronos": {only.id: only}}
    for module in (puzzling, solvers):
        monkeypatch.setattr(module, "puzzles_of", lambda name: shelves.get(name, {}))
    monkeypatch.setattr(BotPool, "judge", judge)
    return only


async def test_puzzles_are_listed_with_that_of_the_day(tmp_path: Path, puzzle: Puzzle) -> None:
    async with opened(tmp_path) as house:
        [shelf] = (await house.browser().get("/puzzles")).json
        assert (shelf["game"], shelf["daily"]) == ("khronos", [puzzle.id])
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
        assert [one["text"] for one in verdict["solution"]] == texts
        assert verdict["turn"] == verdict["solution"]
        assert verdict["proved"] == {"chances": 0.0842, "unsure": 0.0213}
        assert all(one["say"].startswith("do-") for one in verdict["worse"]["answers"])
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
        bars = await browser.post(f"{address}/why-not", {"answers": [], "stems": ["build castle"]})
        assert bars.status == 200


async def test_a_turn_that_may_be_left_at_what_was_done_is_ended_and_judged(
    tmp_path: Path, puzzle: Puzzle
) -> None:
    address = f"/puzzles/khronos/{puzzle.id}"
    *texts, end = [action.text for action in puzzle.solution]
    async with opened(tmp_path) as house:
        browser = house.browser()
        assert not (await browser.post(address, {"answers": []})).json["ready"]
        told = (await browser.post(address, {"answers": texts})).json
        assert (told["over"], told["ready"]) == (False, True)
        verdict = await browser.post(f"{address}/judge", {"answers": texts, "solver": BEGINNER})
        assert verdict.json["right"]
        assert [one["text"] for one in verdict.json["turn"]] == [*texts, end]


async def test_a_hint_goes_on_with_the_solution_in_any_order_and_counts_as_help(
    tmp_path: Path, puzzle: Puzzle
) -> None:
    address = f"/puzzles/khronos/{puzzle.id}/hint"
    first, *rest = [action.text for action in puzzle.solution]
    elsewhere = puzzle.second[0].text
    async with opened(tmp_path) as house:
        browser = house.browser()
        told = (await browser.post(address, {"answers": [], "solver": BEGINNER})).json
        assert told["action"]["text"] == first
        assert told["solver"]["mean"] < BEGINNER["mean"]
        told = (await browser.post(address, {"answers": [first], "solver": BEGINNER})).json
        assert told["action"]["text"] == rest[0]
        told = (await browser.post(address, {"answers": [elsewhere], "solver": BEGINNER})).json
        assert told["action"] is None


async def test_who_gives_up_gets_the_solution_at_any_time(tmp_path: Path, puzzle: Puzzle) -> None:
    address = f"/puzzles/khronos/{puzzle.id}/give-up"
    async with opened(tmp_path) as house:
        ada = await house.guest()
        await ada.post("/accounts", ADA)
        verdict = (await ada.post(address, {"answers": [], "solver": BEGINNER})).json
        assert not verdict["right"]
        assert verdict["turn"] == []
        assert [one["text"] for one in verdict["solution"]] == [a.text for a in puzzle.solution]
        [kept] = (await ada.get("/me/puzzles")).json
        assert not kept["solved"]


async def test_what_an_answer_would_do_is_not_told(tmp_path: Path, puzzle: Puzzle) -> None:
    address = f"/puzzles/khronos/{puzzle.id}/preview"
    async with opened(tmp_path) as house:
        asked = {"answers": [], "action": puzzle.solution[0].text}
        told = (await house.browser().post(address, asked)).json
        assert told["refusal"] is None
        assert told["events"] == []
        assert told["before"] == told["after"]


async def judged(browser: Browser, puzzle: Puzzle, right: bool) -> Any:
    turn = puzzle.solution if right else puzzle.second
    asked = {"answers": [action.text for action in turn], "solver": BEGINNER}
    return (await browser.post(f"/puzzles/khronos/{puzzle.id}/judge", asked)).json


async def test_an_account_is_rated_by_its_first_try_alone(tmp_path: Path, puzzle: Puzzle) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest()
        await ada.post("/accounts", ADA)
        assert (await ada.get("/me/puzzles")).json == []
        failed = await judged(ada, puzzle, right=False)
        house.clock.at += 60
        solved = await judged(ada, puzzle, right=True)
        assert solved["right"]
        assert solved["solver"] == failed["solver"]
        [kept] = (await ada.get("/me/puzzles")).json
        assert (kept["game"], kept["puzzle"], kept["solved"]) == ("khronos", puzzle.id, False)
        assert kept["at"] == house.clock.at - 60
        assert kept["solver"] == failed["solver"]
        assert kept["solver"]["mean"] < 25


async def test_of_guests_nothing_is_kept(tmp_path: Path, puzzle: Puzzle) -> None:
    async with opened(tmp_path) as house:
        guest = await house.guest()
        await judged(guest, puzzle, right=True)
        assert (await guest.get("/me/puzzles")).json == []
        assert (await house.browser().get("/me/puzzles")).json == []
        assert (await guest.post("/me/puzzles", {"tries": []})).code == "not-yours"


async def test_a_guest_brings_their_tries_into_the_account(tmp_path: Path, puzzle: Puzzle) -> None:
    mine = {"game": "khronos", "puzzle": puzzle.id, "solved": True, "at": 5.0}
    late = {**mine, "solved": False, "at": 9e10}
    unknown = [{**mine, "puzzle": "none"}, {**mine, "game": "chess"}]
    async with opened(tmp_path) as house:
        ada = await house.guest()
        await ada.post("/accounts", ADA)
        told = await ada.post("/me/puzzles", {"tries": [mine, late, *unknown]})
        [kept] = told.json
        assert (kept["solved"], kept["at"]) == (True, 5.0)
        assert kept["solver"]["mean"] > 25
        assert (await ada.post("/me/puzzles", {"tries": [late]})).json == told.json
        elsewhere = await house.guest()
        await elsewhere.post("/session", ADA)
        assert (await elsewhere.get("/me/puzzles")).json == told.json


def test_every_puzzle_has_its_day_before_one_comes_back() -> None:
    ids = [f"puzzle-{number}" for number in range(7)]
    for first in (0, 7, 2_000 * 7):
        days = [puzzling.puzzle_of_day(ids, first + day) for day in range(7)]
        assert sorted(days) == ids
    orders = [[puzzling.puzzle_of_day(ids, week + day) for day in range(7)] for week in (0, 7)]
    assert orders[0] != orders[1]


def test_each_day_has_an_easy_a_middling_and_a_hard_puzzle(puzzle: Puzzle) -> None:
    many = [replace(puzzle, position=f"{n}", rating=Rating(10.0 + n, 3.0)) for n in range(9)]
    means = {one.id: one.rating.mean for one in many}
    for day in range(5):
        today = [means[id] for id in puzzling.puzzles_of_day(many, day)]
        assert [int(mean - 10) // 3 for mean in today] == [0, 1, 2]
    assert puzzling.puzzles_of_day([puzzle], 4) == [puzzle.id]


async def test_the_best_run_of_each_kind_is_kept_for_an_account(
    tmp_path: Path, puzzle: Puzzle
) -> None:
    def storm(solved: int, game: str = "khronos") -> dict[str, Any]:
        return {"game": game, "kind": "storm", "solved": solved, "at": 1000.0}

    async with opened(tmp_path) as house:
        browser = house.browser()
        assert (await browser.get("/me/puzzle-runs")).json == []
        assert (await browser.post("/me/puzzle-runs", {"runs": [storm(3)]})).code == "not-yours"
        await browser.post("/accounts", ADA)
        runs = [storm(3), storm(5), storm(4), {**storm(2), "kind": "streak"}, storm(9, "chess")]
        best = (await browser.post("/me/puzzle-runs", {"runs": runs})).json
        assert [(one["game"], one["kind"], one["solved"]) for one in best] == [
            ("khronos", "storm", 5),
            ("khronos", "streak", 2),
        ]
        assert (await browser.post("/me/puzzle-runs", {"runs": [storm(4)]})).json == best
        assert (await browser.get("/me/puzzle-runs")).json == best
        odd = {"runs": [{**storm(1), "kind": "marathon"}]}
        assert (await browser.post("/me/puzzle-runs", odd)).code == "bad-request"


async def test_a_try_in_a_run_is_neither_rated_nor_kept(tmp_path: Path, puzzle: Puzzle) -> None:
    texts = [action.text for action in puzzle.solution]
    async with opened(tmp_path) as house:
        browser = house.browser()
        await browser.post("/accounts", ADA)
        asked = {"answers": texts, "solver": BEGINNER, "rated": False}
        verdict = (await browser.post(f"/puzzles/khronos/{puzzle.id}/judge", asked)).json
        assert verdict["right"]
        assert verdict["solver"] == BEGINNER
        assert (await browser.get("/me/puzzles")).json == []


async def test_a_puzzle_has_a_picture_in_every_language(tmp_path: Path, puzzle: Puzzle) -> None:
    address = f"/puzzles/khronos/{puzzle.id}/picture"
    async with opened(tmp_path) as house:
        browser = house.browser()
        english, german = [
            (await browser.get(f"{address}?language={language}")).body.decode()
            for language in ("en", "de")
        ]
        assert english.startswith("<?xml")
        assert "Round" in english
        assert "Runde" in german
        assert (await browser.get(f"{address}?language=xx")).code == "not-found"
        assert (await browser.get("/puzzles/khronos/none/picture")).code == "not-found"
