"""The printed parts of Khronos, typed, as the rules use them."""

from typing import TYPE_CHECKING, Any, final

from clocksmith.games.khronos.model.content import (
    TILE_IDS,
    TILE_KIND,
    TILE_NAMES,
    TILE_RANK,
    Kind,
)
from clocksmith.games.khronos.model.land import Land, check_rows

if TYPE_CHECKING:
    from clocksmith.core.box.box import Box, BoxRow
    from clocksmith.core.game import Game

LANDS_KEPT = 32  # drawn maps come from anywhere


@final
class Tile:
    """1.2 One of the nine kinds of building tiles."""

    def __init__(self, name: str, kind: Kind, rank: int, count: int, value: int, ruin: int) -> None:
        self.name = name
        self.kind = kind
        self.rank = rank
        self.count = count
        self.value = value  # cost in cards, and worth for income
        self.ruin = ruin  # worth as a ruin


@final
class Parts:
    """Everything printed in one box."""

    def __init__(self, box: "Box") -> None:
        self.game: Game[Any] | None = None  # the one made of them
        numbers: dict[str, int] = {}
        for row in box.rows["number"]:
            numbers[row.text("name")] = row.number("value")
        self.start_ecus: int = numbers["start-ecus"]
        self.start_cubes: int = numbers["start-cubes"]
        self.hand: int = numbers["hand"]
        self.rounds: int = numbers["rounds"]
        self.exchange_price: int = numbers["exchange-price"]
        self.journey_price: int = numbers["journey-price"]
        self.demolition_price: int = numbers["demolition-price"]
        self.room: int = numbers["room"]  # cards an adventurer carries in a turn
        # By age.
        self.bonus: list[int] = [numbers["bonus-might"], numbers["bonus-faith"], 0]
        # Cubes that fit on a civil building, by rank.
        rooms = [numbers["hamlet-room"], numbers["town-room"], numbers["city-room"]]
        self.housing: list[int] = [0, *rooms]
        self.tiles: list[Tile] = _tiles(box.rows["tile"])
        self.tile_count: list[int] = [tile.count for tile in self.tiles]
        self.tile_value: list[int] = [tile.value for tile in self.tiles]
        self.tile_ruin: list[int] = [tile.ruin for tile in self.tiles]
        self.decks: dict[str, list[int]] = {}
        for row in box.rows["deck"]:
            self.decks[row.text("edition")] = row.numbers("cards")
        self.maps: dict[str, list[str]] = {}
        for row in box.rows["map"]:
            self.maps[row.text("name")] = row.texts("rows")
        # Cards for forest and mountain, by number of players.
        self.surcharges: dict[int, tuple[int, int]] = {}
        for row in box.rows["surcharge"]:
            both = (row.number("forest"), row.number("mountain"))
            self.surcharges[row.number("players")] = both
        self.income_rounds: list[int] = [row.number("round") for row in box.rows["income"]]
        self._lands: dict[tuple[str, int, bool], Land] = {}

    def drawn(self, value: str) -> list[str]:
        """13 Return the rows of a map given by name, or drawn as rows joined by slashes."""
        if value in self.maps:
            return self.maps[value]
        if "/" not in value:
            known = ", ".join(self.maps)
            raise ValueError(
                f"there is no map {value[:40]!r}; there is {known}, or rows joined by /"
            )
        rows = value.split("/")
        check_rows(rows)
        return rows

    def land(self, value: str, players: int, both: bool) -> Land:
        """Return the land of a map option for a number of players, made once.

        *both* says whether forest and mountain under one building are both charged (5.3).
        """
        land = self._lands.get((value, players, both))
        if land is None:
            if len(self._lands) >= LANDS_KEPT:
                self._lands.clear()
            forest, mountain = self.surcharges[players]
            land = Land(self.drawn(value), forest, mountain, both)
            self._lands[value, players, both] = land
        return land


def _tiles(rows: "list[BoxRow]") -> list[Tile]:
    """Return the nine tiles in the order of their numbers."""
    by_name = {row.text("name"): row for row in rows}
    tiles: list[Tile] = []
    for tile in TILE_IDS:
        name = TILE_NAMES[tile]
        row = by_name[name]
        count, value, ruin = row.number("count"), row.number("value"), row.number("ruin")
        tiles.append(Tile(name, TILE_KIND[tile], TILE_RANK[tile], count, value, ruin))
    return tiles
