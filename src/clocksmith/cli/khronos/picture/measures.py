"""The measures of a picture, in pixels at its natural width of 1200."""

from typing import Final

from clocksmith.games.khronos.content import GRID

WIDTH: Final = 1200
CELL: Final = 22
BOARD_WIDTH: Final = CELL * GRID.width
BOARD_HEIGHT: Final = CELL * GRID.height
RIM: Final = 24  # left of a board, for the numbers of the rows
GUTTER: Final = 12  # between a board and the rim of the next
MARGIN: Final = (WIDTH - 3 * (RIM + BOARD_WIDTH) - 2 * GUTTER) // 2
HEAD: Final = 60  # above the titles of the ages
TITLE: Final = 48  # of an age, with its letters
PANEL: Final = 74  # what lies in front of a seat
LEGEND: Final = 40
GAP: Final = 18
