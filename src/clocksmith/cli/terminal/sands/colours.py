"""The colours of The Sands of Time beside those of all games."""

from typing import Final

CATEGORIES: Final = ("#3E7CB1", "#B5622A", "#8A5AA8")  # civil, political, cultural
RESOURCES: Final = ("#6E8B3D", "#9A7B3F")  # crops, gold
ALARM: Final = "#A8322A"
