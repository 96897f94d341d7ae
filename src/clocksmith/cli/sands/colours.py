"""The colours of The Sands of Time beside those of all games."""

from typing import Final

CATEGORIES: Final = ("#3E7CB1", "#B5622A", "#8A5AA8")  # civil, political, cultural
RESOURCES: Final = ("#6E8B3D", "#9A7B3F")  # crops, gold
SEA: Final = "#9DBBC9"
TERRAIN: Final = ("#E6DCC0", "#C9BFB2", "#BFD3DA")  # plain, mountain, island
EMPTY: Final = "#EDE5D3"  # a region out of play
ALARM: Final = "#A8322A"
