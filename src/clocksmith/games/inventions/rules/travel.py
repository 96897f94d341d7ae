"""Chapter 4.3, VII: a journey, and the scholars met on it."""

from typing import Final, final

from clocksmith.core.action import Action
from clocksmith.core.event import Log
from clocksmith.core.seat import Seat
from clocksmith.core.step import Refusal, Task
from clocksmith.games.inventions.model import society
from clocksmith.games.inventions.model.actions import Move
from clocksmith.games.inventions.model.content import (
    CULTURE,
    ROPE_STEPS,
    TRAVEL,
)
from clocksmith.games.inventions.model.events import BY_KNOWLEDGE
from clocksmith.games.inventions.model.state import Inventions
from clocksmith.games.inventions.rules import benefits, player_verbs, region_verbs

ROPES: Final = 1


def ropes_of(state: Inventions, seat: Seat) -> int:
    """4.3.VII Return how many ropes a traveller may follow, culture tiles regarded."""
    return society.changed(state.parts, state.players[seat], TRAVEL, ROPE_STEPS, ROPES)


def journeys(state: Inventions, seat: Seat) -> list[Action]:
    """4.3.VII Return all journeys, in index order."""
    return benefits.moves(state, seat, ropes_of(state, seat))


def refuse_journey(state: Inventions, seat: Seat, action: Move) -> Refusal | None:
    """4.3.VII A map citizen of its own goes along a rope."""
    return benefits.refuse_move(state, seat, ropes_of(state, seat), action)


def travel(state: Inventions, seat: Seat, action: Move, log: Log) -> None:
    """4.3.VII Gain an aspiration tile and move."""
    player_verbs.aspire(state, seat, CULTURE, log)
    player_verbs.move(state, seat, action.old_region, action.region, log)


def read_points(state: Inventions, seat: Seat, region: int, log: Log) -> None:
    """4.3.VII Gain the points of every knowledge tile that shows them, then turn all back."""
    parts = state.parts
    shown = [r for r in parts.region_ids if state.land.spent_knowledge >> r & 1]
    points = sum([parts.knowledge[state.land.knowledge[r]].ip for r in shown])
    player_verbs.gain_ip(state, seat, points, BY_KNOWLEDGE, log)
    region_verbs.turn_back_knowledge(state, log)
    region_verbs.take_scholar(state, seat, region, log)


@final
class LeaveScholar(Task[Inventions]):
    """4.3.VII, 4.3.C After the chained action the knowledge tile flips and the scholar comes."""

    __match_args__ = ("seat", "region")

    def __init__(self, seat: Seat, region: int) -> None:
        self.seat = seat
        self.region = region

    def problem(self, state: Inventions) -> str:
        there = state.land.scholars & state.turn.regions & ~state.land.spent_knowledge
        leaving = [step.region for step in state.stack if isinstance(step, LeaveScholar)]
        once = there >> self.region & 1 and leaving.count(self.region) == 1
        return "" if once else "the scholar of a chained knowledge tile is there, and leaves once"

    def run(self, state: Inventions, log: Log) -> None:
        region_verbs.flip_knowledge(state, self.region, log)
        region_verbs.take_scholar(state, self.seat, self.region, log)
