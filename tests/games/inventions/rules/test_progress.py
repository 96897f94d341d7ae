"""Chapter 4.2, steps 3 and 4: aspiration, progress and its costs."""

import pytest

from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model.events import (
    FOR_PLACING,
    AspirationReturned,
    InfluencePaid,
    TileDiscarded,
    TilePlaced,
    TileTaken,
)
from clocksmith.games.inventions.view.standing import standing_of
from games.inventions.house import PARTS
from games.inventions.scene import of_kind, row, scene, tile
from play import P0, P1, asked, play, refused, texts

ALL_ECONOMY = (
    "a1:economy-1 a2:economy-2 a3:economy-3 b1:economy-4 b2:economy-5 b3:economy-6 c1:economy-7"
)
ERA_3 = "private-0 mining; eureka writing wheel -; era-0 3-1"


# Step 3


@pytest.mark.rule("4.2.3", "6.10")
def test_aspiration_becomes_progress_of_its_field_from_left_to_right() -> None:
    state = scene(
        at="ChooseTile seat=0 place=1",
        boards={0: "row culture-2 aspire-economy aspire-joker; map a1:economy-3"},
    )
    assert texts(GAME, state) == [f"take economy-{n}" for n in (1, 2, 4, 5, 6, 7)]
    assert refused(GAME, state, "take economy-3").key == "tile-owned"
    assert refused(GAME, state, "take culture-1").key == "wrong-field-of-tile"
    events = play(GAME, state, "take economy-1")
    assert events == [TileTaken(P0, 0, tile("economy-1"))]
    assert len(texts(GAME, state)) == 21 - 3
    play(GAME, state, "take technology-7")
    assert row(state.players[0]) == ["culture-2", "economy-1", "technology-7"]


@pytest.mark.rule("4.2.3")
def test_flipped_tiles_count_as_owned_and_empty_stacks_are_refused() -> None:
    boards = {
        0: "row aspire-technology; map a1:technology-1/flipped",
        1: "map a1:technology-2",
        2: "row technology-2",
    }
    state = scene(at="ChooseTile seat=0 place=0", boards=boards)
    assert refused(GAME, state, "take technology-1").key == "tile-owned"
    assert refused(GAME, state, "take technology-2").key == "no-tile-left"


@pytest.mark.rule("4.2.3", "6.10")
@pytest.mark.parametrize(("seats", "copies"), [(2, 2), (3, 2), (4, 3)])
def test_copies_of_tiles_by_number_of_players(seats: int, copies: int) -> None:
    state = scene("send", seats=seats)
    assert set(state.stock) == {copies}


@pytest.mark.rule("R5", "4.2.3")
def test_an_aspiration_tile_that_finds_no_tile_goes_back_and_the_row_closes() -> None:
    every = " ".join([f"{PARTS.place_names[n]}:economy-{n + 1}" for n in range(7)])
    boards = {0: f"row aspire-culture aspire-economy wealth-a; map {every}"}
    state = scene(at="ChooseTile seat=0 place=0", boards=boards)
    events = play(GAME, state, "take culture-1")
    assert AspirationReturned(P0, 0) in events
    assert row(state.players[0]) == ["culture-1", "wealth-a"]


@pytest.mark.rule("4.2.3", "R7")
def test_the_row_is_cut_to_four_by_choice() -> None:
    boards = {0: "row aspire-culture economy-1 economy-2 technology-1 wealth-a wealth-b"}
    state = scene(at="ChooseTile seat=0 place=0", boards=boards)
    play(GAME, state, "take culture-1")
    assert asked(GAME, state) == ("ChooseDiscard", P0)
    stock = state.stock[tile("wealth-a")]
    events = play(GAME, state, "discard wealth-a", "discard economy-1")
    assert events == [TileDiscarded(P0, tile("wealth-a")), TileDiscarded(P0, tile("economy-1"))]
    assert state.stock[tile("wealth-a")] == stock + 1
    assert asked(GAME, state) == ("MayPlace", P0)
    assert row(state.players[0]) == ["culture-1", "economy-2", "technology-1", "wealth-b"]


@pytest.mark.rule("4.2.3")
def test_nobody_gains_a_fifth_aspiration_tile() -> None:
    boards = {0: "row aspire-culture aspire-culture aspire-culture aspire-culture; marked start"}
    state = scene("travel", land={"africa": "people 1x0"}, boards=boards)
    play(GAME, state, "move africa europe")
    assert len(state.players[0].row) == 4


# Step 4


@pytest.mark.rule("4.2.3", "4.2.4")
@pytest.mark.parametrize(
    ("line", "tiles"),
    [
        ("row", 0),
        ("row wealth-a", 1),
        ("row wealth-a aspire-culture aspire-joker", 3),
        ("row aspire-culture economy-1 economy-2 technology-1 wealth-a wealth-b", 4),
        (f"row aspire-economy wealth-a; map {ALL_ECONOMY}", 1),
    ],
)
def test_what_placing_will_cost_counts_the_tiles_that_aspiration_becomes(
    line: str, tiles: int
) -> None:
    state = scene("send", boards={0: line})
    assert standing_of(state).seats[0].placing == PARTS.row_cost[tiles]


@pytest.mark.rule("4.2.4")
@pytest.mark.parametrize(("tiles", "cost"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_influence_is_paid_once_by_the_tiles_in_the_row(tiles: int, cost: int) -> None:
    line = " ".join(["culture-1", "wealth-a", "economy-1", "technology-1"][:tiles])
    state = scene(at="placing", boards={0: f"row {line}; influence {cost}"})
    events = play(GAME, state, "pay")
    assert events == ([InfluencePaid(P0, cost, FOR_PLACING)] if cost else [])
    if cost:
        state = scene(at="placing", boards={0: f"row {line}; influence {cost - 1}"})
        assert refused(GAME, state, "pay").key == "too-little-influence-to-place"


@pytest.mark.rule("4.2.4")
def test_the_step_may_be_skipped_for_nothing() -> None:
    state = scene(at="placing", boards={0: "row culture-1"})
    play(GAME, state, "skip")
    assert state.players[0].influence == 3
    assert asked(GAME, state)[1] == P1


@pytest.mark.rule("4.2.4")
def test_paying_needs_a_tile_that_can_be_placed_and_one_must_be() -> None:
    state = scene(at="placing", boards={0: "row culture-1; available 2 0 2; academics 0"})
    assert refused(GAME, state, "pay").key == "nothing-can-be-placed"
    state = scene(at="placing", boards={0: "row culture-1"})
    play(GAME, state, "pay")
    assert refused(GAME, state, "done").key == "one-tile-at-least"


@pytest.mark.rule("4.2.4")
def test_at_most_the_own_era_less_one_tiles_are_placed() -> None:
    boards = {0: "row culture-1 economy-1 technology-1; marked start"}
    state = scene(at="placing", boards=boards)
    play(GAME, state, "pay", "place culture-1 a1", "exhaust culture")
    assert asked(GAME, state)[1] == P1
    state = scene(at="placing", table=ERA_3, boards=boards)
    play(GAME, state, "pay", "place culture-1 a1", "exhaust culture")
    assert asked(GAME, state) == ("PlaceTile", P0)
    play(GAME, state, "place technology-1 d3", "exhaust technology")
    assert asked(GAME, state)[1] == P1


@pytest.mark.rule("4.2.4", "6.13")
def test_neighbours_share_an_edge() -> None:
    named = {
        PARTS.place_names[p]: {PARTS.place_names[n] for n in near}
        for p, near in enumerate(PARTS.neighbours)
    }
    assert len(named) == 12
    assert named["a1"] == {"b1", "a2"}
    assert named["b2"] == {"b1", "a2", "c2", "b3"}
    assert named["d3"] == {"d2", "c3"}


@pytest.mark.rule("4.2.4")
@pytest.mark.parametrize(
    ("tile_name", "cell", "inventions", "paid"),
    [
        ("culture-1", "d3", "", 1),
        ("culture-1", "b1", "", 2),
        ("culture-1", "b2", "", 3),
        ("culture-1", "b2", "inventions wine", 2),
        ("culture-1", "d3", "inventions wine epic-poetry", 0),
        ("culture-1", "b1", "inventions bread", 2),
        ("wealth-b", "d3", "inventions wine bread", 2),
        ("wealth-b", "b2", "", 4),
    ],
)
def test_the_citizens_that_a_tile_costs(
    tile_name: str, cell: str, inventions: str, paid: int
) -> None:
    board = "row culture-1 wealth-b; map a1:economy-1 a2:technology-1 b3:wealth-c; "
    board += f"available 0 4 0; academics 0; marked start economy-1; {inventions}"
    state = scene(at="placing", boards={0: board})
    play(GAME, state, "pay", f"place {tile_name} {cell}")
    for _ in range(paid):
        assert texts(GAME, state) == ["exhaust culture"]
        play(GAME, state, "exhaust culture")
    assert state.players[0].exhausted == [0, paid, 0]
    assert state.players[0].placed >> tile(tile_name) & 1


@pytest.mark.rule("4.2.4", "4.1")
def test_any_citizens_pay_for_wealth_and_academics_for_everything() -> None:
    state = scene(
        at="placing", boards={0: "row wealth-b; available 1 0 0; academics 1; marked start"}
    )
    play(GAME, state, "pay", "place wealth-b a1")
    assert texts(GAME, state) == [
        "exhaust economy",
        "exhaust academic economy",
        "exhaust academic culture",
        "exhaust academic technology",
    ]
    state = scene(
        at="placing", boards={0: "row culture-1; available 1 0 0; academics 1; marked start"}
    )
    play(GAME, state, "pay", "place culture-1 a1")
    assert texts(GAME, state) == ["exhaust academic culture"]
    assert refused(GAME, state, "exhaust economy").key == "wrong-field"


@pytest.mark.rule("4.2.4", "R7")
def test_gaps_in_the_row_close_to_the_left() -> None:
    state = scene(at="placing", boards={0: "row culture-1 wealth-a economy-1; marked start"})
    events = play(GAME, state, "pay", "place culture-1 a1", "exhaust culture")
    assert of_kind(events, TilePlaced) == [TilePlaced(P0, tile("culture-1"), 0)]
    assert row(state.players[0]) == ["wealth-a", "economy-1"]


@pytest.mark.rule("6.10", "6.13")
def test_the_start_tile_is_next_to_nothing_and_not_on_the_map() -> None:
    state = scene(at="placing", boards={0: "row culture-1"})
    assert state.players[0].placed == 0
    play(GAME, state, "pay", "place culture-1 a1", "exhaust culture")
    assert state.players[0].exhausted == [0, 1, 0]


# Culture tiles


@pytest.mark.rule("culture.1")
def test_culture_1_brings_influence_after_presenting() -> None:
    state = scene("present", boards={0: "ideas bread; map a1:culture-1; marked start"})
    play(GAME, state, "present bread middle-east", "send economy")
    assert state.players[0].influence == 4


@pytest.mark.rule("culture.2")
def test_culture_2_saves_an_extra_specialist_but_not_below_none() -> None:
    land = {"europe": "idea bread by 1 1", "asia": "idea cooking by 1 1"}
    state = scene("invent", land=land, boards={0: "map a1:culture-2; marked start"})
    play(GAME, state, "invent europe", "send economy")
    assert sum(state.players[0].exhausted) == 0
    state = scene("invent", land=land, boards={0: "map a1:culture-2; marked start"})
    play(GAME, state, "invent asia", "send economy")
    assert state.land.displays[3].flipped


@pytest.mark.rule("culture.3")
def test_culture_3_brings_one_more_specialist_for_innovating() -> None:
    land = {"europe": "idea cooking by 1 1 inventor 1 flipped"}
    state = scene("innovate", land=land, boards={0: "map a1:culture-3; marked start"})
    play(GAME, state, "innovate europe", "send academic")
    assert state.players[0].available == [4, 2, 2]


@pytest.mark.rule("culture.4")
def test_culture_4_brings_points_to_the_one_who_shares() -> None:
    land = {"europe": "idea cooking by 1 1 inventor 0 flipped"}
    state = scene(
        "share", land=land, boards={0: "map a1:culture-4; marked start", 1: "map a1:culture-4"}
    )
    play(GAME, state, "share europe", "aspire")
    assert [player.ip for player in state.players] == [2, 1, 0]
