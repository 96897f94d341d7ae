"""The colours of Khronos, the same in the terminal and in pictures."""

from typing import Final

from clocksmith.games.khronos.content import Age
from clocksmith.games.khronos.land import FOREST, MOUNTAIN, PLAIN, RIVER

PAPER: Final = "#F5EFE2"
PANEL: Final = "#FBF8F1"
LINE: Final = "#D8CCB4"
INK: Final = "#2B2620"
QUIET: Final = "#6B6255"
BRASS: Final = "#9A7B3F"
OFFERED: Final = "#C9A45C"
WHITE: Final = "#FFFFFF"

KINDS: Final = ("#D9772B", "#8A5AA8", "#3E7CB1")  # military, religious, civil
SEATS: Final = ("#C0392B", "#3A8C5F", "#D9B310", "#F4F4F0", "#2F2F2F")
ON_SEATS: Final = ("#FFFFFF", "#FFFFFF", "#2B2620", "#2B2620", "#FFFFFF")  # signs upon them

TERRAIN: Final = {PLAIN: "#E6DCC0", FOREST: "#B9C29A", MOUNTAIN: "#C9BFB2", RIVER: "#9DBBC9"}
# The same land in three lights: dawn, noon, dusk; a colour and how much of it.
LIGHT: Final = (("#F2B27A", 0.16), ("#FFFDF0", 0.10), ("#7F93C4", 0.20))


def mixed(one: str, other: str, share: float) -> str:
    """Return colour *one* with a *share* of the *other*."""
    pairs = zip(_parts(one), _parts(other), strict=True)
    return "#" + "".join([f"{round(a + (b - a) * share):02X}" for a, b in pairs])


def ground(terrain: str, age: Age) -> str:
    """Return the colour of a terrain in the light of an age."""
    colour, share = LIGHT[age]
    return mixed(TERRAIN[terrain], colour, share)


def _parts(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
