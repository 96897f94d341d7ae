"""Chapter 1.2: the supply of building tiles."""

import pytest

from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.rules.supply import has_tile
from games.khronos.scene import (
    CASTLE,
    HAMLET,
    KEEP,
    PLAIN,
    TOWN,
    WATCHTOWER,
    scene,
)
from play import play, refused, texts


@pytest.mark.rule("1.2")
def test_tiles_on_the_boards_are_not_in_the_supply() -> None:
    state = scene("keep b2 of 0; watchtower d2 of 0", "keep b2 of 0", "keep b2 ruin; town j3")
    assert state.supply[KEEP] == 24 - 3
    assert state.supply[WATCHTOWER] == 20 - 1
    assert state.supply[TOWN] == 24 - 1


@pytest.mark.rule("1.2", "1.3")
def test_printed_hamlets_are_not_of_the_supply() -> None:
    state = scene("hamlet c3")
    assert state.supply[HAMLET] == 20 - 1


@pytest.mark.rule("1.2", "5.1")
def test_the_last_tile_may_be_built_and_then_no_more() -> None:
    state = scene(hands=("2m",))
    state.supply[WATCHTOWER] = 1
    play(GAME, state, "build watchtower might c3")
    assert not has_tile(state, WATCHTOWER)
    assert refused(GAME, state, "build watchtower might f3").key == "no-tile"


@pytest.mark.rule("1.2", "12")
@pytest.mark.parametrize(
    ("edition", "lasts"), [("second", False), ("english", False), ("first", True)]
)
def test_only_the_first_edition_never_runs_out(edition: str, lasts: bool) -> None:
    state = scene(
        "keep b2 of 0",
        options=f"{PLAIN} edition={edition}",
        hands=("4m",),
        adventurers=("might:2 might:2",),
    )
    state.supply[CASTLE] = 0
    assert has_tile(state, CASTLE) == lasts
    assert ("build castle might f6" in texts(GAME, state)) == lasts
    assert ("upgrade castle might b2" in texts(GAME, state)) == lasts


@pytest.mark.rule("1.3", "6.4")
def test_a_printed_hamlet_is_there_again_when_the_tile_that_covered_it_goes() -> None:
    state = scene(faith="town o1", reason="town o1", hands=("2m",))
    play(GAME, state, "build keep might n2")
    for age in state.boards[1:]:
        hamlet = age.covering(1 << 15)
        assert hamlet is not None
        assert hamlet.printed
