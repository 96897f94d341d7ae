"""What is suggested to a newcomer can be answered, differs, is explained, and is honest."""

import random

import pytest

from clocksmith.bots.bot import Budget
from clocksmith.coach.story import Moment
from clocksmith.coach.suggestions import Suggestion, suggestions
from clocksmith.core.game import State
from clocksmith.games import GAMES, OURS
from coach.games import story

BUDGET = Budget(visits=150)
MOST = 3


def moments(game: str) -> list[Moment]:
    """Return a few of the first choices of a game."""
    return story(game).choices()[1:25:6]


def suggested(game: str, state: State, moment: Moment) -> tuple[Suggestion, ...]:
    return suggestions(GAMES[game], state, moment.seat, BUDGET)


@pytest.mark.parametrize("game", OURS)
def test_one_to_three_answers_are_suggested_that_could_be_given_and_differ(game: str) -> None:
    counts = []
    for moment in moments(game):
        found = suggested(game, moment.state, moment)
        legal = GAMES[game].legal(moment.state)
        assert all(one.action in legal for one in found)
        assert len({one.action.text for one in found}) == len(found)
        counts.append(len(found))
        assert 1 <= len(found) <= min(MOST, len(legal))
    assert max(counts) > 1


@pytest.mark.parametrize("game", OURS)
def test_what_gains_most_is_suggested_first_and_nothing_without_gain_beside_it(game: str) -> None:
    for moment in moments(game):
        gains = [one.why.gain for one in suggested(game, moment.state, moment)]
        assert gains == sorted(gains, reverse=True)
        assert all(gains) or not any(gains)


@pytest.mark.parametrize("game", OURS)
def test_nothing_that_is_suggested_depends_on_what_the_seat_cannot_know(game: str) -> None:
    for moment in moments(game)[::2]:
        said = suggested(game, moment.state, moment)
        for seed in range(2):
            state = moment.state.copy()
            GAMES[game].redeal(state, moment.seat, random.Random(seed).randrange)
            assert suggested(game, state, moment) == said


@pytest.mark.parametrize("game", OURS)
def test_suggesting_changes_nothing(game: str) -> None:
    moment = moments(game)[0]
    key = moment.state.key()
    suggested(game, moment.state, moment)
    assert moment.state.key() == key


def test_where_there_is_one_answer_it_is_suggested() -> None:
    rules = GAMES["sands"]
    only = next(one for one in story("sands").states if _is_sole(one))
    decision = rules.decision(only)
    assert decision is not None
    [found] = suggestions(rules, only, decision.seat, BUDGET)
    assert found.action == rules.legal(only).nth(0)


def _is_sole(state: State) -> bool:
    decision = GAMES["sands"].decision(state)
    return decision is not None and decision.seat >= 0 and len(decision.legal(state)) == 1
