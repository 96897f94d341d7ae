"""Chapter 2: what counts for a player."""

import pytest

from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.state import Sands
from clocksmith.games.sands.rules.empire import count_on, fountains_of, lyres_of
from games.sands.scene import scene, stock
from play import play

CITIES = "italia of 0 capital has city amphitheater; gallia of 0 colony has city; libya has city"


def symbols(state: Sands) -> tuple[int, int]:
    """Return the fountains and lyres of seat 0."""
    player = state.players[0]
    return fountains_of(state, player), lyres_of(state, player)


@pytest.mark.rule("2.2")
def test_symbols_count_in_controlled_regions_and_on_advances_held() -> None:
    assert symbols(scene(CITIES, "")) == (4, 2)
    assert symbols(scene(CITIES, "reached labor:2 writing:2")) == (5, 3)
    wonder = "italia of 0 capital has wonder palace temple; gallia of 1 colony has wonder"
    assert symbols(scene(wonder, "")) == (3, 5)


@pytest.mark.rule("advance.ornament", "advance.sewers", "advance.drama")
@pytest.mark.parametrize(
    ("row", "level", "found"),
    [
        ("agriculture ornament", 2, (4, 2 + 2 + 1)),
        ("agriculture masonry sewers; labor ornament", 3, (4 + 2 + 1 + 2, 2)),
        ("writing coinage democracy drama; barter poetry", 4, (4, 2 + 1 + 4)),
    ],
)
def test_some_advances_add_symbols_to_structures(
    row: str, level: int, found: tuple[int, int]
) -> None:
    assert symbols(scene(CITIES, f"reached {row.split()[0]}:{level}", rows=row)) == found


@pytest.mark.rule("advance.census", "advance.guilds")
def test_census_and_guilds_count_higher_when_scored() -> None:
    has = "peasants italia:5; soldiers gallia:2; caravans italia:graecia"
    state = scene(CITIES, has)
    player = state.players[0]
    assert [count_on(state, player, space) for space in (3, 5)] == [7, 1]  # type: ignore[arg-type]
    rows = "law iron chariots census; writing poetry history guilds"
    state = scene(CITIES, f"{has}; reached law:4 writing:4", rows=rows, cards="build")
    player = state.players[0]
    # Iron Working counts on D as well.
    assert [count_on(state, player, space) for space in (3, 5)] == [11, 3]  # type: ignore[arg-type]
    play(GAME, state, "tax gold")
    assert stock(state, 0) == (0, 1)


@pytest.mark.rule("2.2")
def test_a_trade_good_counts_even_if_cut_off_or_out_of_play() -> None:
    has = "caravans italia:graecia dacia:graecia gallia:italia cyprus:syria"
    state = scene("italia of 0 capital", has, seats=2)
    assert count_on(state, state.players[0], 5) == 3  # type: ignore[arg-type]
