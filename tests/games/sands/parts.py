"""What tests of single cards and tiles share: advances held, and the end of a generation."""

from clocksmith.core.event import Event
from clocksmith.games.sands import GAME
from clocksmith.games.sands.model.content import CATEGORY_NAMES
from clocksmith.games.sands.model.state import Sands
from clocksmith.games.sands.view.standing import Count, standing_of
from games.sands.scene import scene
from play import play

# Advances that do least where others are tested, by category and level.
QUIET = {
    "civil": ["agriculture", "ornament", "granaries"],
    "political": ["law", "horse", "hoplites"],
    "cultural": ["barter", "coinage", "history"],
}
SECONDS = {
    "civil": ["ornament", "masonry"],
    "political": ["iron", "horse"],
    "cultural": ["poetry", "coinage"],
}
# The first advances of both rows of a category.
FIRSTS = {
    "civil": ["agriculture", "labor"],
    "political": ["law", "bronze"],
    "cultural": ["writing", "barter"],
}


def held(*names: str) -> dict[str, str]:
    """Return rows and markers with which a seat holds advances, one for each category at most.

    ``have`` is a line of the seat, ``rows`` an argument of *scene*.
    """
    rows: list[str] = []
    marks: list[str] = []
    for name in names:
        advance = GAME.parts.advances[GAME.parts.advance_names.index(name)]
        category, level = CATEGORY_NAMES[advance.category], advance.level
        if level == 1:
            marks.append(f"{name}:1")
            continue
        row = [*QUIET[category][: level - 1], name]
        other = [first for first in FIRSTS[category] if first != row[0]][0]  # noqa: RUF015
        second = [second for second in SECONDS[category] if second not in row][0]  # noqa: RUF015
        rows += [" ".join(row), f"{other} {second}"]
        marks.append(f"{row[0]}:{level}")
    return {"rows": "; ".join(rows), "have": f"reached {' '.join(marks)}"}


# A generation after two rounds, the die not yet rolled; no peasant symbol was passed.
LATE = "generation 2; dynasty 1; marker 3; begun 1; round 2; start 0"
# The same, and the marker has reached the next colour.
LAST = "generation 5; dynasty 2; marker 14; begun 12; round 2; start 0"
# The same at the end of the third dynasty.
VERY_LAST = "generation 7; dynasty 3; marker 20; begun 18; round 2; start 0"


def late(regions: str, *seats_have: str, rows: str = "", clock: str = LATE) -> Sands:
    """Return a position in which the next roll of the die ends the generation."""
    return scene(regions, *seats_have, rows=rows, clock=clock, pending="RollDie")


def end_generation(state: Sands) -> list[Event]:
    """Roll the die too low."""
    return play(GAME, state, "roll 1")


def count(state: Sands, seat: int = 0) -> Count:
    """Return what a seat has, counted."""
    return standing_of(state).counts[seat]


def heritage(state: Sands, seat: int = 0) -> tuple[int, int, int]:
    """Return the civil, political and cultural heritage of a seat."""
    civil, political, cultural = state.players[seat].heritage
    return civil, political, cultural
