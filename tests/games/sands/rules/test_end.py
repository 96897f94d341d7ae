"""Chapters 9 and 10: unrest beyond its maximum, the last points and who has won."""

import pytest

from clocksmith.core.event import Log
from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.events import (
    BY_CROWDING,
    FOR_CALM,
    FOR_REGIONS,
    FOR_SYMBOLS,
    FOR_UNREST,
    PointsLost,
    Scored,
)
from clocksmith.games.sands.rules.verbs import raise_unrest
from games.sands.scene import scene
from play import P0, P1, P2, play

LAST = "generation 7; dynasty 3; marker 20; begun 18; round 2; start 0"


@pytest.mark.rule("10")
def test_most_regions_least_unrest_and_most_symbols_bring_three_points_each() -> None:
    state = scene(
        "italia of 0 capital; gallia of 0 colony; libya of 1 capital has temple",
        "unrest 4",
        "unrest 2",
        "unrest 2",
        pending="RollDie",
        clock=LAST,
    )
    events = play(GAME, state, "roll 1")
    assert [event for event in events if isinstance(event, Scored)] == [
        Scored(P0, 3, FOR_REGIONS),
        Scored(P1, 3, FOR_CALM),
        Scored(P2, 3, FOR_CALM),
        Scored(P1, 3, FOR_SYMBOLS),
    ]
    assert GAME.scores(state) == [3, 6, 3]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners() == [P1]
    assert outcome.reason == "third-dynasty"


@pytest.mark.rule("10")
def test_all_who_tie_score_also_at_zero() -> None:
    state = scene("", pending="RollDie", clock=LAST)
    play(GAME, state, "roll 1")
    assert GAME.scores(state) == [9, 9, 9]


@pytest.mark.rule("10")
def test_a_tie_goes_to_more_points_from_the_last_chronicles_and_then_is_shared() -> None:
    four = "; ".join(f"{name} of 0 colony" for name in ("gallia", "libya", "syria"))
    regions = f"italia of 0 capital; {four}"
    state = scene(
        regions,
        "heritage 0 1 0; unrest 4; chronicles c:1",
        "points 1; last 9; unrest 3",
        "points 0; unrest 4",
        pending="RollDie",
        clock=LAST,
    )
    play(GAME, state, "roll 1")
    assert GAME.scores(state) == [7, 7, 3]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.places == (1, 2, 3)
    assert [player.last for player in state.players] == [1, 0, 0]


@pytest.mark.rule("9")
def test_each_step_beyond_the_maximum_costs_a_point_down_to_none() -> None:
    state = scene("", "unrest 6; points 5", "unrest 7; points 1")
    log = Log()
    raise_unrest(state, P0, 3, BY_CROWDING, log)
    assert (state.players[0].unrest, state.players[0].points) == (7, 3)
    assert PointsLost(P0, 2, FOR_UNREST) in log.events
    raise_unrest(state, P1, 3, BY_CROWDING, log)
    assert (state.players[1].unrest, state.players[1].points) == (7, 0)


@pytest.mark.rule("9", "advance.circuses")
def test_with_circuses_the_maximum_is_five() -> None:
    has = "unrest 5; points 5; reached writing:3"
    state = scene("", has, rows="writing poetry circuses")
    raise_unrest(state, P0, 1, BY_CROWDING, Log())
    assert (state.players[0].unrest, state.players[0].points) == (5, 4)
