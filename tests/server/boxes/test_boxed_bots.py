"""Bots and coaches in their processes play and judge with the box of the table."""

from pathlib import Path
from typing import Any

import pytest

from boxed.installed import lantern
from clocksmith.arena.job import Setting, setting_of
from clocksmith.arena.results import ResultsFile, read_results
from clocksmith.arena.runner import Processes
from clocksmith.arena.tournament import run, tournament
from clocksmith.bots.bot import Budget
from clocksmith.bots.search.job import SearchJob
from clocksmith.bots.search.parallel import PROGRAM
from clocksmith.core.game import Game
from clocksmith.games.rules import rules_of
from clocksmith.workers.worker import Worker
from eventually import eventually
from server.house import opened

LAMPS = "".join([f'[[lamp]]\nname = "l{n}"\nworth = {n}\n' for n in range(1, 9)])
EIGHT = f'format = 1\ngame = "lantern"\nname = "eight"\n{LAMPS}'


def with_eight(game: Game[Any]) -> Game[Any]:
    """Return the game with a box that is not shipped."""
    shelf = game.shelf()
    assert shelf is not None
    return game.played_with(game.rules_version, shelf.read(EIGHT))


async def test_bots_play_and_hints_are_given_with_a_box_of_ones_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with lantern(tmp_path, monkeypatch):
        async with opened(tmp_path) as house:
            ada = await house.guest()
            box = (await ada.post("/games/lantern/boxes", {"text": EIGHT})).json["id"]
            seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
            opening = {"game": "lantern", "seats": seats, "box": box}
            id = (await ada.post("/tables", opening)).json["id"]
            hint = await ada.post(f"/tables/{id}/hint", {"seat": 0, "number": 0})
            assert hint.json["action"]["text"] == "take l8"
            live = await house.live(id)
            while not live.table.closed:
                await eventually(lambda: live.table.closed or 0 in live.table.waiting())
                if 0 in live.table.waiting():
                    await house.play(ada, id)
            outcome = live.table.outcome()
            assert outcome is not None
            assert outcome.scores == (1 + 2 + 3 + 4, 8 + 7 + 6 + 5)
            assert {entry.kind for entry in live.table.entries} == {"act"}, "nobody stood in"

            async def analysis() -> Any:
                answer = (await ada.get(f"/tables/{id}/analysis")).json
                return answer if answer["state"] == "done" else None

            assert (await eventually(analysis))["looked"] > 0


def test_helpers_search_in_the_position_of_a_strangers_box(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with lantern(tmp_path, monkeypatch) as game:
        eight = with_eight(game)
        position = eight.write(eight.start(2))
        turns = [["take l8"], ["take l1"]]
        job = SearchJob(rules_of(eight), position, 0, turns, 1, None, 50)
        assert SearchJob.from_plain(job.plain()) == job
        worker = Worker(PROGRAM)
        try:
            best, worst = worker.ask(job.plain())
        finally:
            worker.close()
        assert best[0] + worst[0] > 0


def test_matches_are_played_with_a_box_and_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with lantern(tmp_path, monkeypatch) as game:
        setting = setting_of(with_eight(game), 2, Budget(visits=1), whole=True)
        asked = tournament(setting, ["greedy", "uniform"], 4, 1)
        file = tmp_path / "results.jsonl"
        report = run(asked, Processes(1), file, lambda done: None)
        assert not report.fallen
        assert all(sum(result.scores) == 36 for result in report.results)
        assert read_results(file) == (setting, report.results)
        other = setting_of(game, 2, Budget(visits=1), whole=True)
        with pytest.raises(ValueError, match="name another file"):
            ResultsFile.open(file, other)


def test_results_from_before_boxes_mean_the_box_of_their_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with lantern(tmp_path, monkeypatch):
        plain = {
            "game": "lantern",
            "rules_version": 1,
            "actions": 3,
            "seats": 2,
            "options": [],
            "seconds": None,
            "visits": 1,
            "whole": True,
        }
        old = Setting.from_plain(plain)
        assert old.box == "house-1"
        assert old.rules().rules_version == 1
        assert Setting.from_plain({**plain, "rules_version": 99}).box == ""
