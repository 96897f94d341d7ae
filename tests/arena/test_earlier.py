"""Bots of an earlier commit play in matches of today, each by the Python of its time."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from arena.settings import nothing, setting
from clocksmith.arena.entrant import read_entrant
from clocksmith.arena.job import Job
from clocksmith.arena.match import play
from clocksmith.games import OURS
from clocksmith.workers.worker import CrashError
from earlier.bot import PYTHON

JOB = Job("greedy,uniform", "1/0", 0, ("greedy@40v", "uniform"))


@pytest.mark.parametrize("name", OURS)
def test_a_bot_of_this_very_commit_plays_as_it_does_without_a_process(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PYTHON, sys.executable)
    asked = setting(name, whole=True)
    apart = replace(JOB, bots=("earlier.bot:greedy@40v", "uniform"))
    assert play(asked, apart, nothing).actions == play(asked, JOB, nothing).actions


def test_twins_of_then_think_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PYTHON, sys.executable)
    asked = setting("inventions", seats=3, whole=True)
    apart = ("earlier.bot:greedy@40v", "uniform", "earlier.bot:greedy@40v#2")
    here = ("greedy@40v", "uniform", "greedy@40v#2")
    game = play(asked, replace(JOB, bots=here), nothing)
    assert play(asked, replace(JOB, bots=apart), nothing).actions == game.actions


def test_without_the_python_of_then_no_such_bot_is_let_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(PYTHON, raising=False)
    with pytest.raises(ValueError, match=f"{PYTHON} should name the Python"):
        read_entrant("earlier.bot:search")


def test_a_python_that_knows_no_clocksmith_ends_the_game_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = tmp_path / "python"
    bare.write_text(f'#!/bin/sh\nexec {sys.executable} -S "$@"\n')
    bare.chmod(0o755)
    monkeypatch.setenv(PYTHON, str(bare))
    monkeypatch.delenv("PYTHONPATH", raising=False)
    with pytest.raises(CrashError, match="No module named 'clocksmith'"):
        play(setting(), replace(JOB, bots=("earlier.bot:search@40v", "uniform")), nothing)
