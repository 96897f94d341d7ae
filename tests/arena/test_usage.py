"""What came up for each seat, found by playing a kept game again."""

from collections import Counter

import pytest

from arena.settings import nothing, setting
from clocksmith.arena.job import Job
from clocksmith.arena.match import play
from clocksmith.arena.usage import ACTIONS, possible, usage_by_seat
from clocksmith.games import GAMES, OURS

JOB = Job("uniform,uniform", "1/0", 0, ("uniform", "uniform"))


@pytest.mark.parametrize("name", OURS)
def test_every_answer_is_in_the_account_of_whoever_gave_it(name: str) -> None:
    asked = setting(name, whole=True)
    result = play(asked, JOB, nothing)
    kept = usage_by_seat(asked, result)
    assert len(kept) == 3
    given: Counter[str] = Counter()
    for usage in kept:
        given.update({word: n for (head, word), n in usage.times.items() if head == ACTIONS})
    game = GAMES[name]
    words = [game.actions.actions[number].text.split()[0] for number in result.actions]
    assert given == Counter(words)


@pytest.mark.parametrize("name", OURS)
def test_whatever_comes_up_is_among_what_is_possible(name: str) -> None:
    asked = setting(name, whole=True)
    for usage in usage_by_seat(asked, play(asked, JOB, nothing)):
        for heading, slug in usage.times:
            assert slug in possible(GAMES[name], heading)


def test_points_are_entered_with_what_they_were_given_for() -> None:
    asked = setting("sands", whole=True)
    result = play(asked, JOB, nothing)
    for usage, score in zip(usage_by_seat(asked, result), result.scores, strict=False):
        gained = sum(n for (head, _), n in usage.points.items() if head == "Scored why")
        lost = sum(n for (head, _), n in usage.points.items() if head == "PointsLost why")
        assert gained - lost == score
