"""Random boxes of Khronos that are all right: every printed value is another."""

import random
from typing import Any

from clocksmith.core.box.box import Box
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.box.form import NUMBERS
from clocksmith.games.khronos.model.content import CELL_NAMES, GRID, TILE_NAMES
from clocksmith.games.khronos.model.land import HAMLETS_PRINTED


def varied(number: int) -> Box:
    """Return the random box with this number."""
    luck = random.Random(f"box {number}")
    return GAME.shelf().box_of(
        {
            "format": 1,
            "game": "khronos",
            "name": f"varied-{number}",
            "map": [{"name": "wild", "rows": wild(luck)}, {"name": "wilder", "rows": wild(luck)}],
            "tile": tiles(luck),
            "deck": [
                {"edition": edition, "cards": [luck.randrange(12, 20) for _ in range(3)]}
                for edition in ("second", "first", "english")
            ],
            **numbers(luck),
            "surcharge": [
                {"players": players, "forest": luck.randrange(3), "mountain": luck.randrange(3)}
                for players in range(2, 6)
            ],
        }
    )


def wild(luck: random.Random) -> list[str]:
    """Return a random map: patches of ground and ten hamlets that do not touch."""
    ground = [luck.choice("....ffm~") for _ in CELL_NAMES]
    hamlets = 0
    while hamlets.bit_count() < HAMLETS_PRINTED:
        cell = 1 << luck.randrange(GRID.size)
        hamlets |= 0 if hamlets & GRID.near(cell) else cell
    for cell in range(GRID.size):
        if hamlets >> cell & 1:
            ground[cell] = luck.choice("hFM")
    width = GRID.width
    return ["".join(ground[row * width : (row + 1) * width]) for row in range(GRID.height)]


def tiles(luck: random.Random) -> list[dict[str, Any]]:
    """Return nine tiles whose values rise with their size."""
    found: list[dict[str, Any]] = []
    for first in range(0, len(TILE_NAMES), 3):
        values = sorted(luck.sample(range(1, 7), 3))
        for rank, name in enumerate(TILE_NAMES[first : first + 3]):
            ruin = luck.randrange(values[rank] + 1) if rank and first < 6 else 0
            tile = {"name": name, "count": luck.randrange(30), "value": values[rank], "ruin": ruin}
            found.append(tile)
    return found


def numbers(luck: random.Random) -> dict[str, list[dict[str, Any]]]:
    """Return the single numbers and the rounds with income."""
    values = {name: luck.randint(least, most) for name, (least, most) in NUMBERS.items()}
    # The deck has cards for so many, and a long game shows nothing that a short one does not.
    values |= {"hand": luck.randint(1, 6), "rounds": luck.randint(2, 8)}
    values["start-ecus"] = luck.randint(1, 20)
    rooms = sorted(luck.randint(1, 9) for _ in range(3))
    values |= zip(("hamlet-room", "town-room", "city-room"), rooms, strict=True)
    paid = sorted(luck.sample(range(1, values["rounds"] + 1), 2))
    return {
        "number": [{"name": name, "value": value} for name, value in values.items()],
        "income": [{"round": round} for round in paid],
    }
