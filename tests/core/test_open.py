"""What others may derive from is open to them, compiled too."""

from typing import Any

from clocksmith.bots.knowledge.knowledge import Scores
from clocksmith.core.action import Action, ActionSpace
from clocksmith.core.event import Event, Log
from clocksmith.core.legal import Legal
from clocksmith.core.seat import Seat
from clocksmith.games import GAMES


class Rang(Event):
    """A bell rang."""

    __match_args__ = ("times",)

    def __init__(self, times: int) -> None:
        self.times = times

    def seen_by(self, seat: Seat) -> Event:
        return Rang(0)


class Counting(Log):
    """Counts events by their names."""

    def __init__(self) -> None:
        super().__init__()
        self.counts: dict[str, int] = {}

    def add(self, event: Event) -> None:
        super().add(event)
        name = type(event).__name__
        self.counts[name] = self.counts.get(name, 0) + 1


class Ring(Action):
    """Ring so many times."""

    __match_args__ = ("times",)

    def __init__(self, times: int) -> None:
        super().__init__(f"ring {times}")
        self.times = times


class Every(Legal):
    """Every action there is."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions

    def __len__(self) -> int:
        return len(self.actions)

    def nth(self, n: int) -> Action:
        return self.actions[n]

    def __contains__(self, action: object) -> bool:
        return action in self.actions

    def listed(self) -> list[Action]:
        return self.actions[:]


class Boastful(Scores):
    """Expects ten points more than there are."""

    def forecast(self, state: Any) -> list[float]:
        return [points + 10 for points in super().forecast(state)]


def test_an_event_is_a_value_and_tells_a_seat_what_it_may_know() -> None:
    assert Rang(2) == Rang(2) != Rang(3)
    assert repr(Rang(2).seen_by(Seat(0))) == "Rang(times=0)"


def test_a_log_hears_what_the_rules_tell() -> None:
    game, log = GAMES["khronos"], Counting()
    state = game.start(2)
    for _ in range(20):
        game.apply(state, game.legal(state).nth(0), log)
    assert log.counts["Drew"] > 1
    assert sum(log.counts.values()) == len(log.events)


def test_actions_are_numbered_and_a_legal_set_may_be_made_of_them() -> None:
    space = ActionSpace([Ring(times) for times in range(5)])
    legal = Every(space.actions)
    assert [action.index for action in legal] == [0, 1, 2, 3, 4]
    assert legal[3] is space.parse("ring 3")
    assert legal.texts()[4] == "ring 4"


def test_a_knowledge_is_asked_by_those_who_use_it() -> None:
    game = GAMES["khronos"]
    state = game.start(3)
    knowledge = Boastful(game)
    assert knowledge.forecast(state) == [points + 10 for points in game.scores(state)]
    assert knowledge.forecast_parts(state, 1)[0].points == game.scores(state)[1] + 10
