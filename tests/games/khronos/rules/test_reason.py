"""Chapter 9: population and restoration."""

import pytest

from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.content import REASON
from clocksmith.games.khronos.model.events import (
    Charged,
    CubesReturned,
    Played,
    Populated,
    RestorationBegun,
    Restored,
)
from games.khronos.scene import (
    ABBEY,
    CASTLE,
    CITY,
    HAMLET,
    KEEP,
    MONASTERY,
    PLAIN,
    at,
    cubes,
    ecus,
    end_turn,
    rooms,
    scene,
    standing,
)
from play import P0, P1, play, refused, texts

IN_REASON = ("reason:2 might:2",) * 3
BOTH_IN_REASON = ("reason:2 reason:2",)
FIRST = f"{PLAIN} edition=first"


# 9.1 Populate


@pytest.mark.rule("9.1")
def test_a_civil_card_puts_a_cube_on_a_civil_building() -> None:
    state = scene(reason="city b2", hands=("2c",), adventurers=IN_REASON)
    assert play(GAME, state, "populate b2", "populate p3") == [
        Played(P0, (0, 0, 1)),
        Populated(P0, CITY, at("b2")),
        Charged(P0, 0, 1),
        Played(P0, (0, 0, 1)),
        Populated(P0, HAMLET, at("p3")),
        Charged(P0, 0, 1),
    ]
    assert cubes(state)[0] == 23
    assert ecus(state)[0] == 10


@pytest.mark.rule("9.1")
@pytest.mark.parametrize(
    ("home", "full"),
    [
        ("hamlet p1", "hamlet p1 cubes 1"),
        ("town b2 cubes 0 1", "town b2 cubes 1 1 2"),
        ("city b2 cubes 0 1 1 2", "city b2 cubes 0 0 1 1 2"),
    ],
)
def test_a_hamlet_houses_one_cube_a_town_three_and_a_city_five(home: str, full: str) -> None:
    cell = home.split()[1]
    state = scene(reason=home, adventurers=IN_REASON)
    assert f"populate {cell}" in texts(GAME, state)
    state = scene(reason=full, adventurers=IN_REASON)
    refusal = refused(GAME, state, f"populate {cell}")
    assert (refusal.rule, refusal.key) == ("9.1", "full")


@pytest.mark.rule("9.1")
def test_colours_are_mixed() -> None:
    state = scene(reason="town b2 cubes 1", adventurers=IN_REASON)
    play(GAME, state, "populate b2", "populate b2")
    assert standing(state, REASON) == {"town b2 cubes 0 0 1"}


@pytest.mark.rule("9.1")
@pytest.mark.parametrize("cell", ["b2", "f3", "c3", "j3"])
def test_only_civil_buildings_are_populated(cell: str) -> None:
    state = scene(reason="keep b2 ruin; abbey j3", adventurers=IN_REASON)
    refusal = refused(GAME, state, f"populate {cell}")
    assert (refusal.rule, refusal.key) == ("9.1", "nothing-to-populate")


@pytest.mark.rule("9.1")
def test_other_cards_do_not_populate() -> None:
    state = scene(hands=("2m 2r",), adventurers=IN_REASON)
    refusal = refused(GAME, state, "populate p1")
    assert (refusal.rule, refusal.key) == ("9.1", "too-few-cards")


@pytest.mark.rule("9.1", "4.1")
def test_a_cube_needs_room_for_its_card() -> None:
    state = scene(adventurers=("reason:0 might:2",))
    assert refused(GAME, state, "populate p1").rule == "4.1"


@pytest.mark.rule("9.1", "9.2")
def test_a_cube_needs_one_in_stock() -> None:
    state = scene(adventurers=IN_REASON)
    state.players[0].cubes = 0
    refusal = refused(GAME, state, "populate p1")
    assert (refusal.rule, refusal.key) == ("9.1", "no-cube")


@pytest.mark.rule("9.1", "4.4")
def test_nothing_is_populated_in_other_ages() -> None:
    state = scene("town b2", adventurers=("might:2 might:2",))
    assert not texts(GAME, state, "populate")


# 9.2 Restore


@pytest.mark.rule("9.2")
@pytest.mark.parametrize(
    ("ruin", "hand", "tile"), [("keep", "1m", KEEP), ("monastery", "1r", MONASTERY)]
)
def test_one_card_restores_a_medium_ruin_at_once_without_a_cube(
    ruin: str, hand: str, tile: int
) -> None:
    state = scene(reason=f"{ruin} b2 ruin", hands=(hand,), adventurers=IN_REASON)
    state.players[0].cubes = 0
    events = play(GAME, state, "restore b2 1")
    assert [type(event).__name__ for event in events] == ["Played", "Restored", "Charged"]
    assert isinstance(events[1], Restored)
    assert events[1].tile == tile
    assert standing(state, REASON) == {f"{ruin} b2"}


@pytest.mark.rule("9.2")
def test_two_cards_at_once_restore_a_large_ruin_without_a_cube() -> None:
    state = scene(reason="castle b2 ruin", hands=("2m",), adventurers=IN_REASON)
    state.players[0].cubes = 0
    assert play(GAME, state, "restore b2 2") == [
        Played(P0, (2, 0, 0)),
        Restored(P0, CASTLE, at("b2")),
        Charged(P0, 0, 2),
    ]
    assert standing(state, REASON) == {"castle b2"}


@pytest.mark.rule("9.2")
def test_the_first_of_two_cards_leaves_a_cube_that_goes_home_with_the_second() -> None:
    state = scene(reason="abbey b2 ruin", hands=("1r", "1r"), adventurers=IN_REASON)
    events = play(GAME, state, "restore b2 1")
    assert events[1] == RestorationBegun(P0, ABBEY, at("b2"))
    assert standing(state, REASON) == {"abbey b2 ruin cubes 0"}
    assert cubes(state)[0] == 24
    end_turn(state)
    state.players[1].cubes = 0  # who completes it needs none
    assert play(GAME, state, "restore b2 1") == [
        Played(P1, (0, 1, 0)),
        Restored(P1, ABBEY, at("b2")),
        CubesReturned(P0, REASON, at("b2"), 1),
        Charged(P1, 0, 1),
    ]
    assert standing(state, REASON) == {"abbey b2"}
    assert cubes(state)[0] == 25


@pytest.mark.rule("9.2")
def test_one_player_may_restore_a_large_ruin_in_two_actions() -> None:
    state = scene(reason="castle b2 ruin", hands=("2m",), adventurers=IN_REASON)
    play(GAME, state, "restore b2 1", "restore b2 1")
    assert standing(state, REASON) == {"castle b2"}
    assert cubes(state)[0] == 25
    assert rooms(state, 0) == [0, 2]


@pytest.mark.rule("9.2")
def test_two_single_actions_need_a_cube() -> None:
    state = scene(reason="castle b2 ruin", hands=("2m",), adventurers=IN_REASON)
    state.players[0].cubes = 0
    refusal = refused(GAME, state, "restore b2 1")
    assert (refusal.rule, refusal.key) == ("9.2", "no-cube")
    assert "restore b2 2" in texts(GAME, state)
    state.players[0].cubes = 1
    assert "restore b2 1" in texts(GAME, state)


@pytest.mark.rule("9.2")
@pytest.mark.parametrize("ruin", ["keep b2 ruin", "castle b2 ruin cubes 1"])
def test_no_more_cards_are_laid_than_a_ruin_needs(ruin: str) -> None:
    state = scene(reason=ruin, hands=("2m",), adventurers=IN_REASON)
    refusal = refused(GAME, state, "restore b2 2")
    assert (refusal.rule, refusal.key) == ("9.2", "fewer-cards-needed")
    assert "restore b2 1" in texts(GAME, state)


@pytest.mark.rule("9.2")
@pytest.mark.parametrize("line", ["restore b2 1", "restore p1 1", "restore f6 1", "restore k3 1"])
def test_only_ruins_are_restored(line: str) -> None:
    state = scene(reason="keep b2; castle j2 ruin", hands=("2m",), adventurers=IN_REASON)
    refusal = refused(GAME, state, line)
    assert (refusal.rule, refusal.key) == ("9.2", "nothing-to-restore")


@pytest.mark.rule("9.2")
def test_a_ruin_is_restored_with_cards_of_its_colour() -> None:
    state = scene(reason="keep b2 ruin", hands=("2r 2c",), adventurers=IN_REASON)
    refusal = refused(GAME, state, "restore b2 1")
    assert (refusal.rule, refusal.key) == ("9.2", "too-few-cards")


@pytest.mark.rule("9.2", "4.1")
def test_two_cards_need_room_for_two() -> None:
    state = scene(reason="castle b2 ruin", hands=("2m",), adventurers=("reason:1 might:2",))
    assert refused(GAME, state, "restore b2 2").rule == "4.1"
    assert "restore b2 1" in texts(GAME, state)


@pytest.mark.rule("9.2")
def test_restored_buildings_belong_to_nobody() -> None:
    state = scene(reason="keep b2 ruin", hands=("1m",), adventurers=IN_REASON)
    play(GAME, state, "restore b2 1")
    building = state.boards[REASON].at(at("b2"))
    assert building is not None
    assert building.owner == -1
    assert cubes(state)[0] == 25


@pytest.mark.rule("9.2", "12")
def test_in_the_first_edition_every_restoration_card_needs_a_cube() -> None:
    state = scene(
        reason="keep b2 ruin; castle f2 ruin; castle j2 ruin cubes 1",
        options=FIRST,
        hands=("2m",),
        adventurers=BOTH_IN_REASON,
    )
    state.players[0].cubes = 0
    for line in ("restore b2 1", "restore f2 1", "restore f2 2", "restore j2 1"):
        refusal = refused(GAME, state, line)
        assert (refusal.rule, refusal.key) == ("9.2", "no-cube")
    state.players[0].cubes = 1
    assert texts(GAME, state, "restore") == ["restore b2 1", "restore f2 1", "restore j2 1"]
    assert refused(GAME, state, "restore f2 2").key == "no-cube"


@pytest.mark.rule("9.2", "12")
def test_in_the_first_edition_all_cubes_go_home_on_completion() -> None:
    state = scene(
        reason="castle b2 ruin cubes 1", options=FIRST, hands=("1m",), adventurers=IN_REASON
    )
    play(GAME, state, "restore b2 1")
    assert standing(state, REASON) == {"castle b2"}
    assert cubes(state) == [25, 25, 25]


@pytest.mark.rule("9.1", "9.2")
def test_the_offer_in_reason_is_what_is_not_refused() -> None:
    state = scene(
        reason="castle b2 ruin cubes 1; abbey f2 ruin; keep j2; monastery j5 ruin;"
        "town b6 cubes 0 1 1; city b9 cubes 1; hamlet p1 cubes 2",
        hands=("1m 2r 1c",),
        adventurers=BOTH_IN_REASON,
    )
    offered = texts(GAME, state, "populate") + texts(GAME, state, "restore")
    assert offered == [
        action.text
        for action in GAME.actions.actions
        if action.text.startswith(("populate", "restore")) and GAME.refusal(state, action) is None
    ]
    assert texts(GAME, state, "restore") == [
        "restore b2 1",
        "restore f2 1",
        "restore j5 1",
        "restore f2 2",
    ]
