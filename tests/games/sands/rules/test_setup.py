"""Chapter 3: tiles, the start player, provinces, capitals and first pieces."""

import pytest

from clocksmith.core.step import Chance
from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.content import (
    FEWEST_SEATS,
    MOST_SEATS,
)
from clocksmith.games.sands.model.state import Sands
from clocksmith.games.sands.rules.empire import reserve_of
from clocksmith.games.sands.rules.provinces import ClaimProvince
from clocksmith.games.sands.rules.setup import DrawTile
from games.sands.scene import at, citizens
from play import P1, asked, play, refused, texts


def started(seats: int, start: int = 0) -> Sands:
    """Return a table at which tiles are laid and the start player is drawn."""
    state = GAME.start(seats)
    while asked(GAME, state)[0] == "DrawTile":
        play(GAME, state, texts(GAME, state)[0])
    play(GAME, state, f"start {start}")
    return state


def claimed(*regions: str, seats: int = 2) -> Sands:
    """Return a table at which the provinces have been claimed."""
    state = started(seats)
    play(GAME, state, *[f"claim {region}" for region in regions])
    return state


@pytest.mark.rule("3.1")
@pytest.mark.parametrize(("seats", "count"), [(2, 12), (3, 16), (4, 22), (5, 26)])
def test_every_region_in_play_gets_one_tile(seats: int, count: int) -> None:
    state = GAME.start(seats)
    decision = GAME.decision(state)
    assert isinstance(decision, DrawTile)
    assert sum(decision.weights(state)) == count
    assert all(state.bag[tile] for tile in range(6))
    state = started(seats)
    laid = [place for place, tile in enumerate(state.tiles) if tile >= 0]
    assert laid == [place for place in range(26) if GAME.parts.in_play[seats] >> place & 1]
    assert len(laid) == count
    assert sum(state.bag) == 0


@pytest.mark.rule("3.1")
def test_a_tile_comes_up_as_often_as_it_is_in_the_bag() -> None:
    state = GAME.start(2)
    decision = GAME.decision(state)
    assert isinstance(decision, Chance)
    assert GAME.legal(state).texts() == [
        "tile crops 3",
        "tile crops 4",
        "tile crops 5",
        "tile gold 3",
        "tile gold 4",
        "tile gold 5",
    ]
    assert decision.weights(state) == [2, 2, 2, 2, 3, 1]


@pytest.mark.rule("3.2", "2.4")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 4), (3, 5), (4, 5), (5, 6)])
def test_tracks_begin_low_and_supplies_follow_the_number_of_players(seats: int, tiles: int) -> None:
    state = GAME.start(seats)
    city = GAME.parts.structure_names.index("city")
    for structure, count in enumerate(state.supply):
        assert count == (28 if structure == city else tiles)
    for player in state.players:
        assert (player.unrest, player.heritage, player.points) == (3, [0, 0, 0], 0)
        assert [reserve_of(player, piece) for piece in (0, 1)] == [20, 10]


@pytest.mark.rule("3.3")
@pytest.mark.parametrize("seats", range(FEWEST_SEATS, MOST_SEATS + 1))
def test_provinces_are_claimed_in_order_in_reverse_and_in_order(seats: int) -> None:
    state = started(seats, start=1)
    order = [(1 + i) % seats for i in range(seats)]
    for seat in (*order, *reversed(order), *order):
        assert asked(GAME, state) == ("ClaimProvince", seat)
        play(GAME, state, texts(GAME, state)[-1])
    assert asked(GAME, state)[0] == "ChooseCapital"


@pytest.mark.rule("3.3")
def test_the_second_and_third_province_touch_an_own_one() -> None:
    state = claimed("italia", "libya")
    assert refused(GAME, state, "claim italia").key == "region-taken"
    assert refused(GAME, state, "claim gallia").key == "not-adjacent"
    assert refused(GAME, state, "claim germania").key == "out-of-play"
    assert texts(GAME, state) == [
        "claim aegyptus",
        "claim mauretania",
        "claim sicilia",
        "claim rhodes",
    ]
    play(GAME, state, "claim rhodes", "claim gallia", "claim hispania")
    assert texts(GAME, state)[0] == "claim graecia"


@pytest.mark.rule("3.3")
def test_without_an_empty_neighbour_any_empty_region_may_be_claimed() -> None:
    state = started(2)
    play(GAME, state, "claim gallia", "claim italia")
    state.players[0].regions |= GAME.parts.near[at("italia")] & state.in_play
    claimer = ClaimProvince(P1)
    free = [action.text for action in claimer.legal(state)]
    assert "claim libya" in free
    assert "claim cyprus" in free
    assert "claim sicilia" not in free


@pytest.mark.rule("3.3", "3.4")
def test_each_province_gets_two_peasants_and_a_soldier_and_one_gets_a_peasant_more() -> None:
    state = claimed("italia", "libya", "aegyptus", "gallia", "hispania", "rhodes")
    assert citizens(state, 0, "gallia") == (2, 1)
    assert citizens(state, 1, "rhodes") == (2, 1)
    play(GAME, state, "capital italia", "capital libya")
    play(GAME, state, "caravan gallia italia free", "raise civil")
    play(GAME, state, "caravan aegyptus libya free", "raise cultural")
    assert asked(GAME, state) == ("FirstPeasant", 0)
    assert refused(GAME, state, "grow libya").key == "not-controlled"
    play(GAME, state, "grow hispania", "grow libya")
    assert citizens(state, 0, "hispania") == (3, 1)
    assert citizens(state, 1, "libya") == (3, 1)


@pytest.mark.rule("3.4")
def test_the_capital_borders_another_own_province_if_any_does() -> None:
    state = claimed("italia", "libya", "aegyptus", "gallia", "hispania", "rhodes")
    assert texts(GAME, state) == ["capital hispania", "capital gallia", "capital italia"]
    state.players[0].regions = 1 << at("italia") | 1 << at("gallia") | 1 << at("cyprus")
    assert texts(GAME, state) == ["capital gallia", "capital italia"]
    assert refused(GAME, state, "capital cyprus").key == "capital-alone"
    assert refused(GAME, state, "capital libya").key == "not-controlled"


@pytest.mark.rule("3.4")
def test_the_first_caravan_joins_capital_and_province_and_raises_one_heritage() -> None:
    state = claimed("italia", "libya", "aegyptus", "gallia", "hispania", "rhodes")
    play(GAME, state, "capital italia", "capital libya")
    assert asked(GAME, state) == ("FirstCaravan", 0)
    assert texts(GAME, state) == ["caravan hispania italia free", "caravan gallia italia free"]
    assert refused(GAME, state, "caravan italia graecia free").key == "capital-to-province"
    assert refused(GAME, state, "caravan gallia italia gold").key == "costs-nothing"
    play(GAME, state, "caravan gallia italia free")
    assert asked(GAME, state) == ("ChooseHeritage", 0)
    play(GAME, state, "raise political")
    assert state.players[0].heritage == [0, 1, 0]


@pytest.mark.rule("3.4")
def test_a_capital_without_own_neighbours_lays_its_caravan_on_any_border() -> None:
    state = claimed("italia", "libya", "aegyptus", "gallia", "hispania", "rhodes")
    state.players[0].regions = 1 << at("graecia") | 1 << at("cyprus") | 1 << at("hispania")
    play(GAME, state, "capital graecia", "capital libya")
    assert "caravan dacia graecia free" in texts(GAME, state)
    assert len(texts(GAME, state)) == GAME.parts.near[at("graecia")].bit_count()


@pytest.mark.rule("3.5")
def test_level_two_is_laid_at_random_and_everybody_marks_a_first_advance() -> None:
    state = claimed("italia", "libya", "aegyptus", "gallia", "hispania", "rhodes")
    play(GAME, state, "capital italia", "capital libya")
    play(GAME, state, "caravan gallia italia free", "raise civil")
    play(GAME, state, "caravan aegyptus libya free", "raise civil", "grow italia", "grow libya")
    assert texts(GAME, state) == ["draw ornament", "draw masonry"]
    play(GAME, state, "draw masonry")
    assert texts(GAME, state) == ["draw ornament"]
    play(GAME, state, "draw ornament", "draw horse", "draw iron", "draw poetry", "draw coinage")
    assert asked(GAME, state) == ("FirstAdvance", 0)
    assert len(texts(GAME, state)) == 6
    play(GAME, state, "advance civil-1", "advance civil-1")
    assert [len(row) for row in state.deck.rows] == [2] * 6
    assert asked(GAME, state) == ("ChooseCards", 0)
    assert state.clock.generation == 1
    assert sum(state.players[0].stock) > 0


@pytest.mark.rule("2.1", "2.3")
def test_the_map_has_26_regions_and_tiles_of_three_to_five() -> None:
    assert len(GAME.parts.region_names) == 26
    assert {"sicilia", "cyprus", "rhodes"} <= set(GAME.parts.region_names)
    assert set(GAME.parts.tile_capacity) == {3, 4, 5}
    assert all(GAME.parts.near[border.first] >> border.second & 1 for border in GAME.parts.borders)
    assert not GAME.parts.near[at("libya")] >> at("hispania") & 1


def test_a_table_has_two_to_five_seats() -> None:
    for seats in (1, 6):
        with pytest.raises(ValueError, match="2 to 5 seats"):
            GAME.start(seats)
