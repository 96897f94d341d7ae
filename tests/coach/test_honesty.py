"""What is said about a decision does not depend on what the seat could not know."""

import random
from dataclasses import replace

import pytest

from clocksmith.bots.bot import Budget
from clocksmith.coach.ahead import Ahead
from clocksmith.coach.hint import hint
from clocksmith.coach.judge import Judge
from clocksmith.coach.story import Moment
from clocksmith.games import GAMES, OURS
from coach.games import story


def moments(game: str) -> list[Moment]:
    """Return a few choices out of a whole game."""
    choices = story(game).choices()
    return choices[7 :: len(choices) // 5]


def otherwise(game: str, moment: Moment, seed: int) -> Moment:
    """Return a moment that looks the same to its seat, while the truth is another."""
    state = moment.state.copy()
    GAMES[game].redeal(state, moment.seat, random.Random(seed).randrange)
    return replace(moment, state=state)


@pytest.mark.parametrize("game", OURS)
def test_no_judgement_changes_with_what_the_seat_could_not_know(game: str) -> None:
    judge = Judge(Ahead(GAMES[game]), seed=2)
    for moment in moments(game):
        said = [judge.glance(otherwise(game, moment, seed)) for seed in range(3)]
        assert said == [judge.glance(moment)] * 3


@pytest.mark.parametrize("game", ["khronos", "inventions"])
def test_nor_does_a_thorough_one(game: str) -> None:
    judge = Judge(Ahead(GAMES[game]), seed=2)
    for moment in moments(game)[::2]:
        assert judge.look(otherwise(game, moment, 1)) == judge.look(moment)


@pytest.mark.parametrize("game", OURS)
def test_no_hint_changes_with_what_the_seat_cannot_know(game: str) -> None:
    budget = Budget(visits=300)
    for moment in moments(game):
        said = [
            hint(GAMES[game], otherwise(game, moment, seed).state, moment.seat, budget)
            for seed in range(2)
        ]
        assert said == [hint(GAMES[game], moment.state, moment.seat, budget)] * 2


@pytest.mark.parametrize("game", OURS)
def test_looking_changes_nothing(game: str) -> None:
    judge = Judge(Ahead(GAMES[game]), seed=2)
    for moment in moments(game):
        key = moment.state.key()
        judge.glance(moment)
        hint(GAMES[game], moment.state, moment.seat, Budget(visits=50))
        assert moment.state.key() == key
