"""Chapter 5.5: Build, its places and prices."""

import pytest

from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.state import Sands
from games.sands.scene import citizens, price, scene, stands, stock, used
from play import asked, play, refused, texts

HOME = "italia crops 4 of 0 capital; gallia crops 3 of 0 colony"


def building(regions: str, has: str, rows: str = "") -> Sands:
    """Return a position in which seat 0 has begun to build."""
    state = scene(regions, has, cards="build", rows=rows)
    play(GAME, state, "use build")
    return state


@pytest.mark.rule("5.5")
@pytest.mark.parametrize(
    ("structure", "level"),
    [
        ("quarry", 1),
        ("irrigation", 2),
        ("aqueduct", 3),
        ("wonder", 4),
        ("road", 1),
        ("fortress", 2),
        ("palace", 4),
        ("shrine", 1),
        ("amphitheater", 2),
        ("library", 3),
        ("temple", 4),
    ],
)
def test_a_structure_costs_unrest_and_level(structure: str, level: int) -> None:
    state = building(HOME, "stock gold:9; unrest 2")
    assert price(state, f"build {structure} italia") == (2 + level, [2, level])
    play(GAME, state, f"build {structure} italia")
    assert stock(state, 0) == (0, 7 - level)
    assert stands(state, structure, "italia")
    assert used(state, 0) == ["build"]


@pytest.mark.rule("5.5", "structure.city")
def test_a_city_costs_the_capacity_and_needs_civil_unlocked() -> None:
    state = building(HOME, "stock gold:20; unrest 2")
    assert refused(GAME, state, "build city italia").key == "structure-locked"
    state = building(HOME, "stock gold:20; unrest 2; emphasis civil 0")
    assert price(state, "build city italia") == (6, [2, 4])
    assert price(state, "build city gallia") == (5, [2, 3])
    play(GAME, state, "build city italia")
    assert stands(state, "city", "italia")


@pytest.mark.rule("5.5")
def test_a_region_has_one_of_a_kind_and_at_most_its_capacity() -> None:
    full = "italia crops 3 of 0 capital has quarry road shrine; gallia crops 4 of 0 colony has road"
    state = building(full, "stock gold:20")
    assert refused(GAME, state, "build temple italia").key == "region-full"
    assert refused(GAME, state, "build quarry italia").key == "structure-there"
    assert refused(GAME, state, "build road gallia").key == "structure-there"
    assert refused(GAME, state, "build road libya").key == "not-controlled"
    assert "build temple gallia" in texts(GAME, state)


@pytest.mark.rule("2.4", "5.5")
def test_without_a_tile_in_the_supply_nothing_is_built() -> None:
    roads = "; ".join(
        f"{name} has road" for name in ("libya", "syria", "rhodes", "cyprus", "sicilia")
    )
    state = building(f"{HOME}; {roads}", "stock gold:20")
    assert refused(GAME, state, "build road italia").key == "no-structure"


@pytest.mark.rule("5.5", "structure.arch")
def test_an_arch_stands_in_a_colony_only() -> None:
    state = building(HOME, "stock gold:20")
    assert refused(GAME, state, "build arch italia").key == "only-in-a-colony"
    play(GAME, state, "build arch gallia")
    assert state.players[0].heritage == [0, 1, 0]


@pytest.mark.rule(
    "structure.aqueduct", "structure.fortress", "structure.library", "structure.temple"
)
def test_some_structures_raise_heritage_when_built() -> None:
    for structure, raised in (
        ("aqueduct", [1, 0, 0]),
        ("fortress", [0, 1, 0]),
        ("library", [0, 0, 1]),
        ("temple", [0, 0, 1]),
    ):
        state = building(HOME, "stock gold:20")
        play(GAME, state, f"build {structure} italia")
        assert state.players[0].heritage == raised


@pytest.mark.rule("structure.quarry")
def test_quarries_help_here_and_civil_unlocked_near_but_once() -> None:
    regions = (
        "italia crops 4 of 0 capital has quarry; gallia of 0 colony has quarry; libya of 0 colony"
    )
    state = building(regions, "")
    assert price(state, "build fortress italia") == (4, [3, 2, -1])
    assert price(state, "build fortress libya") == (5, [3, 2])
    regions = (
        "italia of 0 capital has quarry; gallia of 0 colony; libya of 0 colony; hispania has quarry"
    )
    state = building(regions, "")
    assert price(state, "build fortress gallia") == (5, [3, 2])
    state = building(regions, "emphasis civil 0")
    assert price(state, "build fortress gallia") == (4, [3, 2, -1])
    assert price(state, "build fortress libya") == (5, [3, 2])


@pytest.mark.rule("structure.amphitheater")
def test_amphitheaters_help_here_and_near_with_culture_unlocked() -> None:
    regions = "italia of 0 capital has amphitheater; gallia of 0 colony"
    state = building(regions, "")
    assert price(state, "build fortress italia") == (5, [3, 2])
    state = building(regions, "emphasis cultural 0")
    assert price(state, "build fortress italia") == (4, [3, 2, -1])
    assert price(state, "build fortress gallia") == (4, [3, 2, -1])


@pytest.mark.rule("advance.masonry", "advance.urbanism")
def test_masonry_helps_structures_and_town_planning_cities() -> None:
    rows = "agriculture masonry sewers urbanism; labor ornament"
    state = building(HOME, "reached agriculture:4; emphasis civil 0", rows)
    assert price(state, "build fortress italia") == (4, [3, 2, -1])
    assert price(state, "build city italia") == (5, [3, 4, -2])


@pytest.mark.rule("5.5")
def test_a_price_is_at_least_one() -> None:
    regions = HOME.replace("capital", "capital has quarry")
    state = building(regions, "stock gold:1; unrest 1; reached labor:2; peasants italia:3")
    assert price(state, "build shrine italia") == (1, [1, 1, -1, -1])
    play(GAME, state, "build shrine italia")
    assert texts(GAME, state, "commit") == ["commit 0"]


@pytest.mark.rule("advance.labor", "S2")
@pytest.mark.parametrize(("count", "lost"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_labor_lowers_the_price_and_half_of_the_peasants_are_lost(count: int, lost: int) -> None:
    state = building(HOME, "stock gold:9; peasants italia:3; reached labor:1")
    play(GAME, state, "build fortress italia")
    assert asked(GAME, state) == ("CommitPeasants", 0)
    assert texts(GAME, state, "commit") == ["commit 0", "commit 1", "commit 2", "commit 3"]
    assert refused(GAME, state, "commit 4").key == "too-many-peasants"
    assert price(state, f"commit {count}")[0] == 5 - count
    play(GAME, state, f"commit {count}")
    assert stock(state, 0) == (0, 4 + count)
    assert citizens(state, 0, "italia") == (3 - lost, 0)


@pytest.mark.rule("advance.labor", "5.5")
def test_no_more_peasants_are_committed_than_lower_the_price() -> None:
    state = building(HOME, "stock gold:9; unrest 1; peasants italia:9; reached labor:1")
    play(GAME, state, "build shrine italia")
    assert texts(GAME, state, "commit") == ["commit 0", "commit 1"]


@pytest.mark.rule("advance.labor", "5.11")
def test_gold_must_reach_for_the_rest_and_a_bonus_may_still_come() -> None:
    state = building(HOME, "stock gold:2; peasants italia:3; reached labor:1")
    play(GAME, state, "build fortress italia")
    assert texts(GAME, state, "commit") == ["commit 3"]
    assert refused(GAME, state, "commit 2").key == "too-little-gold"
    assert "done" not in texts(GAME, state)
    play(GAME, state, "support civil", "commit 3")
    assert stands(state, "fortress", "italia")


@pytest.mark.rule("advance.engineering")
def test_engineering_allows_a_second_structure_with_its_own_marker() -> None:
    rows = "agriculture ornament sewers engineering"
    has = "stock gold:20; reached agriculture:4; emphasis civil 0"
    state = building(HOME, has, rows)
    play(GAME, state, "build quarry italia")
    assert asked(GAME, state) == ("BuildStructure", 0)
    assert price(state, "build irrigation gallia") == (4, [3, 2, -1])
    play(GAME, state, "build irrigation gallia")
    assert asked(GAME, state) == ("TakeTurn", 0)
    assert state.players[0].markers == 3
    assert state.players[0].heritage == [1, 0, 0]
    state = building(HOME, has, rows)
    play(GAME, state, "build quarry italia", "done")
    assert state.players[0].markers == 2


@pytest.mark.rule("5.5", "7")
def test_a_structure_of_another_category_lays_no_marker_of_its_own() -> None:
    state = building(HOME, "stock gold:20; emphasis civil 0")
    play(GAME, state, "build shrine italia")
    assert state.players[0].markers == 1
