"""Clocks stand still while no server runs, and for a little while after."""

import time
from pathlib import Path
from typing import Any

import pytest

from clocksmith.server.clock import Externals, SteadyClock
from clocksmith.server.cluster.uptime import GRACE_SECONDS, pauses_between
from server.house import HOT_SEAT, Clock, opened

TIMED: dict[str, Any] = {**HOT_SEAT, "clock": {"kind": "bank", "seconds": 100, "increment": 0}}


def test_pauses_lie_between_runs_and_last_until_people_may_be_back() -> None:
    pauses = pauses_between([(0.0, 100.0), (50.0, 120.0)], 200.0)
    assert pauses.played(120.0) == 120.0
    assert pauses.played(200.0 + GRACE_SECONDS) == 120.0
    assert pauses.played(210.0 + GRACE_SECONDS) == 130.0
    assert pauses_between([], 200.0).played(500.0) == 500.0


def test_a_server_that_is_killed_again_and_again_pauses_once_for_each_time() -> None:
    pauses = pauses_between([(0.0, 100.0), (110.0, 112.0)], 120.0)
    assert pauses.played(120.0 + GRACE_SECONDS) == 100.0


async def test_nobody_is_late_because_the_server_was_away(tmp_path: Path) -> None:
    clock = Clock()
    async with opened(tmp_path, Externals(now=clock)) as house:
        ada = await house.guest()
        id = (await ada.post("/tables", TIMED)).json["id"]
        seat = (await house.live(id)).table.waiting()[0]
        clock.at += 20
    clock.at += 1000
    async with opened(tmp_path, Externals(now=clock)) as house:
        table = (await house.live(id)).table
        assert table.late(clock.at) is None
        assert table.clocks.left(seat, clock.at) == pytest.approx(80)
        clock.at += GRACE_SECONDS + 30
        assert table.clocks.left(seat, clock.at) == pytest.approx(50)
        clock.at += 51
        assert table.late(clock.at) == seat


def test_nobody_can_set_the_clock_of_a_server_that_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SteadyClock()
    before = clock()
    monkeypatch.setattr(time, "time", lambda: before + 3600)
    assert before <= clock() < before + 60
