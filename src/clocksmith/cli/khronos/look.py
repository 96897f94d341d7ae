"""What both drawings ask of a view: its map, its buildings, who stands where."""

from functools import cache

from clocksmith.core.seat import SPECTATOR
from clocksmith.core.value import Value
from clocksmith.games.khronos.content import Age
from clocksmith.games.khronos.land import HAMLET_ON, read_map
from clocksmith.games.khronos.standing import Standing
from clocksmith.games.khronos.view import KhronosView


def khronos(view: Value) -> KhronosView:
    """Return a view as one of Khronos, which it is."""
    assert isinstance(view, KhronosView), "a drawing of Khronos gets views of Khronos"
    return view


def standing(value: Value) -> Standing:
    """Return how everybody stands, as Khronos tells it."""
    assert isinstance(value, Standing), "a drawing of Khronos gets standings of Khronos"
    return value


@cache
def _terrain(value: str) -> list[str]:
    rows = read_map(value)
    return ["".join([HAMLET_ON.get(letter, letter) for letter in row]) for row in rows]


def terrain(view: KhronosView) -> list[str]:
    """Return the rows of the map, with the ground under its printed hamlets."""
    return _terrain(dict(view.options)["map"])


def visitors(view: KhronosView, age: Age) -> list[int]:
    """Return the seats with an adventurer in *age*, a seat twice if both are there."""
    return [
        seat
        for seat, player in enumerate(view.players)
        for one in player.adventurers
        if one.age == age
    ]


def shows_money(view: KhronosView, seat: int) -> bool:
    """12 Return whether the total of *seat* is shown: its own, or all with open money."""
    is_open = dict(view.options)["open-money"] == "yes"
    return is_open or view.asked is None or view.seat in (seat, SPECTATOR)
