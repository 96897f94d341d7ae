"""Chapter 5.4: plunder."""

import pytest

from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.events import Plundered
from games.sands.scene import scene, stock, used
from play import asked, play, refused, texts

HOME = "libya of 0 capital; sicilia gold 3 of 1 capital; italia crops 5"


@pytest.mark.rule("5.4")
def test_one_region_just_entered_is_plundered_of_one_for_each_soldier_there() -> None:
    has = "soldiers libya:2 sicilia:2 italia:1"
    state = scene(HOME, has, "stock gold:2", cards="raid")
    play(GAME, state, "use raid", "move soldier libya sicilia", "move soldier libya rhodes", "done")
    assert texts(GAME, state, "plunder") == ["plunder sicilia", "plunder rhodes"]
    assert refused(GAME, state, "plunder italia").key == "not-entered"
    assert refused(GAME, state, "plunder libya").key == "own-region"
    play(GAME, state, "plunder sicilia")
    assert stock(state, 0) == (0, 3)
    assert stock(state, 1) == (0, 0)
    assert asked(GAME, state) == ("TakeTurn", 0)


@pytest.mark.rule("5.4")
def test_plunder_is_at_most_the_capacity_and_nobody_need_lose_it() -> None:
    state = scene(HOME, "soldiers libya:2 italia:3 sicilia:4", cards="raid")
    play(GAME, state, "use raid", "move soldier sicilia italia", "move soldier sicilia italia")
    play(GAME, state, "move soldier sicilia italia", "move soldier sicilia italia", "done")
    events = play(GAME, state, "plunder italia")
    (event,) = [event for event in events if isinstance(event, Plundered)]
    assert (event.amount, event.owner) == (5, -1)


@pytest.mark.rule("5.4", "6")
def test_politics_unlocked_every_foreign_region_with_soldiers_may_be_plundered() -> None:
    has = "soldiers libya:1 sicilia:2 italia:1; emphasis political 0"
    state = scene(HOME, has, "stock gold:5", cards="raid")
    play(GAME, state, "use raid", "done")
    assert texts(GAME, state, "plunder") == ["plunder italia", "plunder sicilia"]
    play(GAME, state, "plunder sicilia", "plunder italia")
    assert stock(state, 0) == (1, 2)
    assert used(state, 0) == ["raid"]
    state = scene(HOME, has, "stock gold:5", cards="raid")
    play(GAME, state, "use raid", "done", "plunder sicilia", "done")
    assert stock(state, 0) == (0, 2)


@pytest.mark.rule("5.4", "4")
def test_plunder_is_not_asked_for_when_none_is_possible() -> None:
    regions = "libya of 0 capital; aegyptus of 0 colony"
    state = scene(regions, "soldiers libya:1", cards="raid")
    play(GAME, state, "use raid", "move soldier libya aegyptus", "done")
    assert asked(GAME, state) == ("TakeTurn", 0)
    assert used(state, 0) == ["raid"]


@pytest.mark.rule("5.4", "4.2.B")
def test_a_raid_without_move_and_plunder_is_declined() -> None:
    state = scene(HOME, "soldiers sicilia:2", cards="raid")
    play(GAME, state, "use raid", "done")
    assert used(state, 0) == []
    state = scene(HOME, "soldiers sicilia:2; emphasis political 0", cards="raid")
    play(GAME, state, "use raid", "done", "done")
    assert used(state, 0) == []
