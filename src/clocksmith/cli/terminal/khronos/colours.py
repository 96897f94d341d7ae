"""The colours of Khronos beside those of all games."""

from typing import Final

from clocksmith.cli.palette import mixed
from clocksmith.games.khronos.model.content import Age
from clocksmith.games.khronos.model.land import FOREST, MOUNTAIN, PLAIN, RIVER

KINDS: Final = ("#D9772B", "#8A5AA8", "#3E7CB1")  # military, religious, civil
TERRAIN: Final = {PLAIN: "#E6DCC0", FOREST: "#B9C29A", MOUNTAIN: "#C9BFB2", RIVER: "#9DBBC9"}
# The same land in three lights: dawn, noon, dusk; a colour and how much of it.
LIGHT: Final = (("#F2B27A", 0.16), ("#FFFDF0", 0.10), ("#7F93C4", 0.20))


def ground(terrain: str, age: Age) -> str:
    """Return the colour of a terrain in the light of an age."""
    colour, share = LIGHT[age]
    return mixed(TERRAIN[terrain], colour, share)
