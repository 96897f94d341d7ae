"""Lessons over the network: nothing is kept, and everything follows from the answers."""

from functools import partial
from pathlib import Path
from typing import Any

from server.browser import Browser
from server.house import opened

GOAL = "/lessons/khronos/goal"
READ = ["", ""]  # the first two stages are only read


async def asked(browser: Browser, *answers: str, **more: Any) -> Any:
    return (await browser.post(GOAL, {"answers": list(answers), **more})).json


async def test_lessons_are_listed_by_game(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        courses = (await house.browser().get("/lessons")).json
        assert courses[0]["game"] == "khronos"
        assert courses[0]["lessons"][0] == {"id": "goal", "stages": 5, "minutes": 2}


async def test_a_lesson_begins_with_a_welcome_like_that_of_a_table(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        told = await asked(house.browser())
        assert told["message"]["type"] == "welcome"
        assert told["message"]["question"] is None, "the first stage is only read"
        assert (told["stage"], told["number"], told["reads"]) == ("most", 0, True)
        told = await asked(house.browser(), *READ)
        assert told["message"]["question"]["decision"]["type"] == "TakeTurn"
        assert told["places"][0] == {"adventurer": 1, "seat": 0}


async def test_an_answer_is_told_as_what_is_new(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        told = await asked(house.browser(), *READ, "travel a faith", shown=2)
        message = told["message"]
        assert message["type"] == "update"
        assert [event["type"] for event in message["steps"][0]["events"]] == ["Paid", "Travelled"]
        assert (told["said"], told["astray"], told["good"]) == ("goal-pawns-away", True, 2)
        assert message["question"] is None


async def test_another_position_is_welcomed_with_other_numbers(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        browser = house.browser()
        post = partial(browser.post, "/lessons/sands/goal")
        come = [*READ, "use chronicle", "record 3 b", "", "end"]
        before = (await post({"answers": READ})).json
        told = (await post({"answers": [*come, ""], "shown": len(come)})).json
        assert told["message"]["type"] == "welcome"
        assert (told["stage"], told["fresh"]) == ("ten", True)
        numbers = [one["message"]["question"]["number"] for one in (before, told)]
        assert numbers[0] < numbers[1]


async def test_a_lesson_that_is_over_asks_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        come = [*READ, "travel b faith", "", "end", "", "build keep might g9"]
        told = await asked(house.browser(), *come, shown=6, then=["end"])
        assert (told["held"], told["said"], told["answers"]) == (True, "goal-abbey-result", come)
        assert told["message"]["question"] is None
        told = await asked(house.browser(), *come, "", shown=7)
        assert (told["done"], told["held"]) == (True, False)
        assert told["message"]["question"] is None


async def test_consequences_and_reasons_are_those_of_the_table(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        browser = house.browser()
        come = [*READ, "travel b faith", "", "end", ""]
        body = {"answers": come, "action": "build keep might c8"}
        told = (await browser.post(f"{GOAL}/preview", body)).json
        assert {"Built", "Copied"} <= {event["type"] for event in told["events"]}
        told = (await browser.post(f"{GOAL}/why-not", {"answers": come, "stems": ["restore"]})).json
        assert told["bars"][0][0]["rule"] == "4.1"


async def test_what_is_no_answer_is_refused(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        browser = house.browser()
        answer = await browser.post(GOAL, {"answers": [*READ, "build chapel faith c8"]})
        assert answer.code == "refused"
        assert (await browser.post(GOAL, {"answers": ["end"]})).code == "not-asked"
        assert (await browser.post("/lessons/khronos/flying", {"answers": []})).code == "not-found"
        assert (await browser.post("/lessons/chess/goal", {"answers": []})).code == "not-found"


async def test_a_diagram_of_the_rules_is_played_like_a_lesson(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        browser, at = house.browser(), "/diagrams/khronos/income"
        told = (await browser.post(at, {"answers": []})).json
        assert told["message"]["question"]["decision"]["type"] == "TakeTurn"
        assert told["places"][0] == {"age": 0, "cell": 54, "rank": 2}
        told = (await browser.post(at, {"answers": ["travel a faith"], "shown": 0})).json
        assert (told["astray"], told["done"], told["said"]) == (False, False, None)
        told = (await browser.post(at, {"answers": ["end"], "shown": 0})).json
        assert told["astray"], "the turn is over, and so is what can be tried"
        body = {"answers": [], "action": "build keep might c8"}
        told = (await browser.post(f"{at}/preview", body)).json
        assert {"Built", "Copied"} <= {event["type"] for event in told["events"]}
        told = (await browser.post(f"{at}/why-not", {"answers": [], "stems": ["restore"]})).json
        assert told["bars"][0][0]["rule"] == "4.1"
        answer = await browser.post("/diagrams/khronos/unknown", {"answers": []})
        assert answer.code == "not-found"
