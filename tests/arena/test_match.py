"""One game: all of it follows from its job."""

import random
from dataclasses import replace
from typing import Any

import pytest

from arena.settings import nothing, setting
from clocksmith.arena.job import Job, Setting
from clocksmith.arena.match import FoulError, play
from clocksmith.core.event import Silence
from clocksmith.games import GAMES, OURS

JOB = Job("uniform,uniform", "1/0", 0, ("uniform", "uniform"))


def chance_of(asked: Setting, job: Job) -> list[str]:
    """What chance answered in a game, in order."""
    game: Any = GAMES[asked.game]
    state = game.start(asked.seats)
    drawn = []
    for number in play(asked, job, nothing).actions:
        action = game.actions.actions[number]
        decision = game.decision(state)
        assert game.refusal(state, action) is None
        if decision.seat < 0:
            drawn.append(action.text)
        game.apply(state, action, Silence())
    assert game.decision(state) is None
    return drawn


@pytest.mark.parametrize("name", OURS)
def test_a_job_gives_the_same_game_every_time(name: str) -> None:
    asked = setting(name, whole=True)
    first = play(asked, JOB, nothing)
    random.seed(5)
    assert play(asked, JOB, nothing) == first
    assert play(asked, replace(JOB, seed="1/1"), nothing) != first


@pytest.mark.parametrize("name", OURS)
def test_a_kept_game_is_a_whole_legal_game(name: str) -> None:
    assert chance_of(setting(name, whole=True), JOB)


def test_chance_depends_on_the_seed_and_not_on_the_bots() -> None:
    asked = setting(whole=True)
    bots = ("arena.rude:First", "uniform")
    here = chance_of(asked, replace(JOB, bots=bots))
    there = chance_of(asked, replace(JOB, bots=bots[::-1], order=1))
    assert here[:6] == there[:6]
    assert here[:6] != chance_of(asked, replace(JOB, seed="1/1"))[:6]


def test_bots_play_otherwise_in_another_order_of_the_same_seed() -> None:
    asked = setting(whole=True)
    one, other = play(asked, JOB, nothing), play(asked, replace(JOB, order=1), nothing)
    assert one.actions != other.actions


def test_actions_are_left_out_unless_whole_games_are_wanted() -> None:
    short, long = play(setting(), JOB, nothing), play(setting(whole=True), JOB, nothing)
    assert short.actions == ()
    assert len(long.actions) == long.decisions == short.decisions
    assert (short.places, short.scores) == (long.places, long.scores)


def test_an_answer_that_is_not_legal_is_a_foul() -> None:
    with pytest.raises(FoulError, match=r"arena.rude:Cheats answered .* not legal"):
        play(setting(), replace(JOB, bots=("arena.rude:Cheats", "uniform")), nothing)


def test_whoever_watches_hears_of_every_answer_of_a_bot() -> None:
    heard: list[None] = []
    result = play(setting(), JOB, lambda: heard.append(None))
    assert 0 < len(heard) < result.decisions


def test_other_rules_than_those_of_the_run_are_refused() -> None:
    with pytest.raises(ValueError, match="not the same everywhere"):
        play(replace(setting(), actions=3), JOB, nothing)
