"""The measures of a picture, in pixels at its natural width of 1600."""

from typing import Final

WIDTH: Final = 1600
MARGIN: Final = 36
HEAD: Final = 72
GAP: Final = 16

# The world and the places of its seven regions in it, by region.
WORLD_WIDTH: Final = 1040
WORLD_HEIGHT: Final = 706
MEDALLION: Final = 56  # radius
PLACES: Final = (
    (70, 262),  # Africa
    (422, 262),  # the Middle East
    (362, 34),  # Europe
    (704, 34),  # Asia
    (704, 490),  # Oceania
    (20, 34),  # North America
    (20, 490),  # South America
)
BLOCK: Final = 324  # width of a region with its card
CENTRE: Final = (60, 66)  # of a medallion in its block
PLATE_LEFT: Final = 126

# Beside it the assembly and the tracks.
SIDE: Final = MARGIN + WORLD_WIDTH + GAP
SIDE_WIDTH: Final = WIDTH - MARGIN - SIDE
FORUM: Final = 46  # height of a forum
ASSEMBLY_HEIGHT: Final = 276
TRACK_HEIGHT: Final = 96

# Below it milestones and ideas.
PLATES: Final = 9  # side by side
PLATE: Final = (WIDTH - 2 * MARGIN - (PLATES - 1) * 10) / PLATES
PLATE_HEIGHT: Final = 138
SHELF: Final = PLATE_HEIGHT + 40

PANEL: Final = 282  # what lies in front of a seat
TILE: Final = 34
