"""How even a game is, counted from kept games."""

from collections import Counter
from importlib import import_module

import pytest

from arena.settings import nothing, setting
from clocksmith.arena.balance import Balance, balance, spread_of
from clocksmith.arena.job import GameResult, Job
from clocksmith.arena.match import play
from clocksmith.arena.schedule import jobs
from clocksmith.arena.tally import TallyLine
from clocksmith.arena.topics import topics_of
from clocksmith.arena.usage import SeatUsage, possible
from clocksmith.core.event import Event
from clocksmith.games import GAMES, OURS
from table.toy import TOY

KEEP = ("Built tile", "keep")


def test_the_worth_of_a_thing_is_what_became_of_those_who_had_it() -> None:
    counted = Balance(2, [TallyLine(), TallyLine()])
    job = Job("a,a#2", "0/0", 0, ("a", "a#2"))
    had, chance = SeatUsage(Counter({KEEP: 2}), Counter({KEEP: 5})), SeatUsage()
    counted.add(GameResult(job, (1, 2), (30, 20), "rounds", 9), [had, SeatUsage(), chance])
    counted.add(GameResult(job, (1, 2), (20, 10), "rounds", 9), [SeatUsage(), had, chance])
    worth = counted.worth[KEEP]
    assert (worth.games, worth.times, worth.points) == (2, 4, 10)
    assert worth.win_rate() == 0.5
    assert worth.lead() == 0.0
    assert counted.use(KEEP) == 0.5
    assert counted.use(("Built tile", "city")) == 0.0


def test_seats_scores_leads_and_ends_are_counted() -> None:
    asked = setting("khronos", 3, whole=True)
    wanted = jobs(("uniform", "uniform#2", "uniform#3"), 6, seed=1)
    counted = balance(asked, [play(asked, job, nothing) for job in wanted])
    assert counted.games == 6
    assert sum(line.wins for line in counted.by_seat) == pytest.approx(6)
    assert len(counted.scores) == 18
    assert len(counted.best) == len(counted.leads) == len(counted.lengths) == 6
    assert counted.reasons.total() == 6
    assert ("action", "draw") in counted.chance
    assert counted.use(("action", "end")) == 1.0


def test_the_spread_of_values_runs_from_the_least_to_the_most() -> None:
    assert spread_of(list(range(101))) == [0, 5, 25, 50, 75, 95, 100]
    assert spread_of([7]) == [7.0] * 7


@pytest.mark.parametrize("game", OURS)
def test_what_is_counted_of_a_game_is_told_by_its_events(game: str) -> None:
    known = {"action"}
    told = import_module(f"clocksmith.games.{game}.model.events")
    for event in vars(told).values():
        if isinstance(event, type) and issubclass(event, Event):
            known |= {f"{event.__name__} {name}" for name in event.__match_args__}
    for topic in topics_of(GAMES[game], []):
        assert topic.heading in known
        names = possible(GAMES[game], topic.heading)
        for beginning in topic.only:
            assert any(name.startswith(beginning) for name in names)


def test_of_a_game_without_chosen_topics_all_that_came_up_is_told() -> None:
    met = [("Took lamp", "oil"), ("action", "take"), ("Took lamp", "gas")]
    assert [topic.heading for topic in topics_of(TOY, met)] == ["Took lamp", "action"]
