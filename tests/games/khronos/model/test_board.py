"""Boards, and the domains on them, after any run of changes."""

import random

import pytest

from clocksmith.core.seat import NOBODY, Seat
from clocksmith.games.khronos.model.board import EMPTY_BOARD, Board, Building
from clocksmith.games.khronos.model.content import CIVIL, FOOTPRINT, GRID, TILE_IDS, TILE_KIND, Cell


def any_building(luck: random.Random) -> Building:
    """A building of any tile, somewhere on the grid."""
    while True:
        tile, cell = luck.choice(TILE_IDS), luck.randrange(GRID.size)
        owner = NOBODY if TILE_KIND[tile] == CIVIL else Seat(luck.randrange(3))
        building = Building(tile, Cell(cell), owner)
        if FOOTPRINT[building.rank][cell]:
            return building


def hangs_together(board: Board) -> None:
    """Every domain is one flooded group, with what follows from its cells and buildings."""
    standing = board.buildings()
    assert board.occupied == sum(building.cells for building in standing)
    for domain in board.domains:
        assert GRID.flood(domain.buildings[0].cells, board.occupied) == domain.cells
        assert domain.near == GRID.near(domain.cells)
        assert domain.cells == sum(building.cells for building in domain.buildings)
        for kind in range(CIVIL):
            ranks = [building.rank for building in domain.buildings if building.kind == kind]
            assert domain.top_rank[kind] == max(ranks, default=0)
            assert domain.top_count[kind] == ranks.count(domain.top_rank[kind])


@pytest.mark.parametrize("seed", range(6))
def test_domains_follow_from_the_buildings_whatever_was_changed_before(seed: int) -> None:
    luck = random.Random(seed)
    board = EMPTY_BOARD
    for _ in range(120):
        new = any_building(luck)
        for old in board.overlapping(new.cells):
            board = board.minus(old)
        board = board.plus(new)
        hangs_together(board)


def test_the_same_change_of_the_same_board_comes_to_the_same_board() -> None:
    luck = random.Random(1)
    board = EMPTY_BOARD.plus(any_building(luck))
    new = any_building(luck)
    while board.occupied & new.cells or new.owner == NOBODY:
        new = any_building(luck)
    twin = Building(new.tile, new.cell, new.owner)
    assert board.plus(new) is board.plus(twin)
    assert board.plus(new) is not board.plus(Building(new.tile, new.cell, Seat(4)))
    assert board.plus(new).minus(new).key() == board.key()


def test_a_building_on_an_empty_board_is_not_shared_between_boxes() -> None:
    new = any_building(random.Random(2))
    assert EMPTY_BOARD.plus(new) is not EMPTY_BOARD.plus(new)
