"""Short positions of Khronos for tests: only what matters is written."""

from typing import Final

from clocksmith.core.event import Event
from clocksmith.core.game import Game
from clocksmith.core.seat import Seat
from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.model.board import Building
from clocksmith.games.khronos.model.content import CELL_NAMES, TILE_IDS, TILE_NAMES, Age, Cell
from clocksmith.games.khronos.model.state import Khronos
from play import asked, play, texts

WATCHTOWER, KEEP, CASTLE, CHAPEL, MONASTERY, ABBEY, HAMLET, TOWN, CITY = TILE_IDS

# Flat land without river: only the ten printed hamlets, down the right rim.
PLAIN_MAP = "/".join("." * 15 + ("h" if row % 2 == 0 else ".") for row in range(20))
PLAIN: Final = f"map={PLAIN_MAP}"


def drawn(hamlets: str = "", forest: str = "", mountain: str = "", river: str = "") -> str:
    """Return the map option for flat land with these cells; the other hamlets stay at the rim."""
    rows = [list(row) for row in PLAIN_MAP.split("/")]
    for n, name in enumerate(hamlets.split()):
        rows[2 * n][15] = "."
        rows[at(name) // 16][at(name) % 16] = "h"
    for letter, names in (("f", forest), ("m", mountain), ("~", river)):
        for name in names.split():
            x, y = at(name) % 16, at(name) // 16
            rows[y][x] = letter.upper() if rows[y][x] == "h" else letter
    return "map=" + "/".join("".join(row) for row in rows)


def scene(
    might: str = "",
    faith: str = "",
    reason: str = "",
    *,
    seats: int = 3,
    options: str = PLAIN,
    hands: tuple[str, ...] = (),
    ecus: tuple[int, ...] = (),
    adventurers: tuple[str, ...] = (),
    round: int = 2,
    turn: int = 0,
    opening: bool = False,
    swap: bool = False,
    game: Game[Khronos] = GAME,
) -> Khronos:
    """Return a position in which seat *turn* acts.

    Buildings are written as in a position, separated by semicolons, such as
    ``"keep b2 of 0; hamlet d3"``. Hands (default ``1m 1r 2c``), money (10) and
    adventurers (``might:2 faith:2``) are by seat. With *opening* the turn has
    just begun.
    """
    lines = [
        "clocksmith position 1",
        f"game khronos {game.rules_version}",
        f"options seats={seats} {options}",
        f"round {round}",
        "start 0",
        f"turn {turn}",
        "discards nothing",
    ]
    if "holdem=yes" in options:
        lines.append("face-up 1m 1r 1c")
    for seat in range(seats):
        lines += [
            f"seat {seat}",
            f"ecus {ecus[seat] if seat < len(ecus) else 10}",
            f"hand {hands[seat] if seat < len(hands) else '1m 1r 2c'}",
            "adventurers " + (adventurers[seat] if seat < len(adventurers) else "might:2 faith:2"),
        ]
    for name, buildings in (("might", might), ("faith", faith), ("reason", reason)):
        lines.append(name)
        lines += [building.strip() for building in buildings.split(";") if building.strip()]
    yes_no = {True: "yes", False: "no"}
    lines += [
        f"next TakeTurn seat={turn} may_exchange={yes_no[opening]} may_swap={yes_no[swap]}",
        f"next EndTurn seat={turn}",
        "next NextTurn",
    ]
    return game.read("\n".join(lines))


def won_by_a_keep() -> Khronos:
    """Return the last turn of a game that is won by a keep beside the town, paid with two cards.

    Both adventurers could carry them, so that is asked first.
    """
    state = scene(
        "town e7; watchtower g7 of 1",
        "town e7",
        "town e7",
        seats=2,
        options="",
        round=7,
        hands=("2m 1r 1c", "2m 2c"),
        ecus=(10, 15),
        adventurers=("might:2 might:2", "might:2 faith:2"),
        opening=True,
    )
    state.start = Seat(1)
    return state


# Looking at a position


def at(name: str) -> Cell:
    """Return the cell of a name such as ``b2``."""
    return Cell(CELL_NAMES.index(name))


def standing(state: Khronos, age: Age) -> set[str]:
    """Return what stands in an age, written as in a scene; bare printed hamlets are left out."""
    return {
        written(building)
        for building in state.boards[age].buildings()
        if not building.printed or any(building.cubes)
    }


def there(state: Khronos, age: Age, name: str) -> str:
    """Return the building on a cell as it is written in a scene, or nothing."""
    building = state.boards[age].at(at(name))
    return "" if building is None else written(building)


def written(building: Building) -> str:
    """Return a building as it is written in a scene."""
    words = [TILE_NAMES[building.tile], CELL_NAMES[building.cell]]
    if building.owner >= 0:
        words.append(f"of {building.owner}")
    if building.ruined:
        words.append("ruin")
    if any(building.cubes):
        words.append("cubes")
        words += [str(seat) for seat, count in enumerate(building.cubes) for _ in range(count)]
    return " ".join(words)


def ecus(state: Khronos) -> list[int]:
    """Return the money of all seats."""
    return [player.ecus for player in state.players]


def cubes(state: Khronos) -> list[int]:
    """Return the cubes in stock of all seats."""
    return [player.cubes for player in state.players]


def rooms(state: Khronos, seat: int) -> list[int]:
    """Return how many cards each adventurer of a seat may still carry."""
    return [adventurer.room for adventurer in state.players[seat].adventurers]


# Going on


def end_turn(state: Khronos) -> list[Event]:
    """End the turn; whatever card is likest comes up until the hand is full again."""
    events = play(GAME, state, "end")
    while GAME.decision(state) is not None and asked(GAME, state)[0] == "DrawCard":
        events += play(GAME, state, texts(GAME, state)[-1])
    return events
