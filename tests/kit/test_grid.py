"""Grids as bit sets, against the obvious code."""

from hypothesis import given
from hypothesis import strategies as st

from clocksmith.kit.grid import Grid

GRID = Grid(16, 20)
CELLS = st.sets(st.integers(0, GRID.size - 1), max_size=120)


def as_mask(cells: set[int]) -> int:
    """Return cells as bits."""
    return sum(1 << cell for cell in cells)


def beside(cell: int) -> set[int]:
    """Return the cells that share a side with *cell*."""
    x, y = cell % 16, cell // 16
    around = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
    return {b * 16 + a for a, b in around if 0 <= a < 16 and 0 <= b < 20}


def test_cells_are_named_by_column_and_row_from_the_top() -> None:
    assert GRID.names[0] == "a1"
    assert GRID.names[15] == "p1"
    assert GRID.names[16] == "a2"
    assert GRID.names[-1] == "p20"


@given(CELLS)
def test_near_is_a_shape_and_all_cells_beside_it(cells: set[int]) -> None:
    wanted = cells.union(*(beside(cell) for cell in cells))
    assert GRID.near(as_mask(cells)) == as_mask(wanted)


@given(CELLS.filter(bool), st.data())
def test_a_flood_reaches_what_hangs_together(cells: set[int], data: st.DataObject) -> None:
    seed = data.draw(st.sampled_from(sorted(cells)))
    reached, edge = {seed}, [seed]
    while edge:
        new = (beside(edge.pop()) & cells) - reached
        reached |= new
        edge += new
    assert GRID.flood(1 << seed, as_mask(cells)) == as_mask(reached)


@given(st.integers(0, GRID.size - 1), st.integers(1, 3))
def test_a_square_covers_its_cells_or_sticks_out(anchor: int, side: int) -> None:
    x, y = anchor % 16, anchor // 16
    cells = {(y + b) * 16 + x + a for a in range(side) for b in range(side)}
    inside = x + side <= 16 and y + side <= 20
    assert GRID.square(anchor, side) == (as_mask(cells) if inside else 0)
