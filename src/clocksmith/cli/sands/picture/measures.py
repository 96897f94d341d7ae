"""The measures of a picture, in pixels at its natural width, and where the regions lie."""

from typing import Final

from clocksmith.games.sands.content import REGION_NAMES

MARGIN: Final = 24
HEAD: Final = 66  # above the map
MAP: Final = 1060  # width and height of the round map
GAP: Final = 18
SIDE: Final = 470  # width of the chronicle board
WIDTH: Final = MARGIN + MAP + GAP + SIDE + MARGIN
PANEL: Final = 132  # what lies in front of a seat
LEGEND: Final = 40
HEIGHT: Final = HEAD + MAP + GAP + PANEL + LEGEND + MARGIN

LAND_WIDTH: Final = 130  # of a region
LAND_HEIGHT: Final = 92

# The middles of the regions on the map, set so that none lies on another.
_MIDDLES: Final = {
    "hispania": (75, 469),
    "gallia": (167, 343),
    "italia": (312, 458),
    "graecia": (484, 458),
    "asia-minor": (643, 458),
    "syria": (692, 588),
    "aegyptus": (642, 770),
    "libya": (405, 770),
    "mauretania": (86, 639),
    "sicilia": (238, 588),
    "rhodes": (390, 602),
    "cyprus": (543, 614),
    "germania": (347, 238),
    "armenia": (799, 432),
    "mesopotamia": (842, 576),
    "aethopia": (352, 952),
    "britannia": (192, 228),
    "dacia": (510, 290),
    "sarmatia": (682, 250),
    "parthia": (959, 460),
    "arabia": (840, 784),
    "nubia": (616, 966),
    "scandia": (432, 73),
    "scythia": (880, 264),
    "india": (992, 576),
    "gaetulia": (160, 791),
}
MIDDLES: Final = [_MIDDLES[name] for name in REGION_NAMES]
