"""Short positions of Khronos for tests: only what matters is written."""

from clocksmith.games.khronos import GAME
from clocksmith.games.khronos.state import Khronos

# Flat land without river: only the ten printed hamlets, down the right rim.
PLAIN_MAP = "/".join("." * 15 + ("h" if row % 2 == 0 else ".") for row in range(20))


def scene(
    might: str = "",
    faith: str = "",
    reason: str = "",
    *,
    seats: int = 3,
    options: str = f"map={PLAIN_MAP}",
    hands: tuple[str, ...] = (),
    ecus: tuple[int, ...] = (),
    adventurers: tuple[str, ...] = (),
    round: int = 2,
    turn: int = 0,
    opening: bool = False,
    swap: bool = False,
) -> Khronos:
    """Return a position in which seat *turn* acts.

    Buildings are written as in a position, separated by semicolons, such as
    ``"keep b2 of 0; hamlet d3"``. Hands (default ``1m 1r 2c``), money (10) and
    adventurers (``might:2 faith:2``) are by seat. With *opening* the turn has
    just begun.
    """
    lines = [
        "clocksmith position 1",
        "game khronos 1",
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
    return GAME.read("\n".join(lines))
