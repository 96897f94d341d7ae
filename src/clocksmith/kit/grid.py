"""Square grids as bit sets in one int: a cell is a bit, a shape is a mask."""

from typing import Final

COLUMNS: Final = "abcdefghijklmnopqrstuvwxyz"


class Grid:
    """A grid of *width* columns and *height* rows; cell ``y * width + x`` is bit ``y * width + x``.

    A square tile is named by its upper left cell, its anchor.
    """

    def __init__(self, width: int, height: int) -> None:
        self.width: Final = width
        self.height: Final = height
        self.size: Final = width * height
        self.full: Final = (1 << self.size) - 1
        left = sum([1 << y * width for y in range(height)])
        self._not_left: Final = self.full ^ left
        self._not_right: Final = self.full ^ left << (width - 1)
        self.names: Final = [
            f"{COLUMNS[cell % width]}{cell // width + 1}" for cell in range(self.size)
        ]

    def near(self, mask: int) -> int:
        """Return *mask* and every cell that shares a side with it."""
        return (
            mask
            | (mask << 1) & self._not_left
            | (mask >> 1) & self._not_right
            | (mask << self.width) & self.full
            | mask >> self.width
        )

    def flood(self, seed: int, within: int) -> int:
        """Return the cells of *within* that hang together with *seed* by sides."""
        reached = seed
        while True:
            grown = self.near(reached) & within
            if grown == reached:
                return reached
            reached = grown

    def square(self, anchor: int, side: int) -> int:
        """Return the cells of a square tile, or 0 where it would stick out."""
        x, y = anchor % self.width, anchor // self.width
        if x + side > self.width or y + side > self.height:
            return 0
        return sum([((1 << side) - 1) << anchor + row * self.width for row in range(side)])
