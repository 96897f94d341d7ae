"""What both drawings ask of a view: its map, its buildings, who stands where."""

from clocksmith.cli.terminal.drawing import Locale
from clocksmith.core.seat import SPECTATOR
from clocksmith.core.value import Value
from clocksmith.games.khronos.game import KhronosGame
from clocksmith.games.khronos.model.content import Age
from clocksmith.games.khronos.model.land import HAMLET_ON
from clocksmith.games.khronos.model.parts import Parts
from clocksmith.games.khronos.view.standing import Standing
from clocksmith.games.khronos.view.view import KhronosView


def khronos(view: Value) -> KhronosView:
    """Return a view as one of Khronos, which it is."""
    assert isinstance(view, KhronosView), "a drawing of Khronos gets views of Khronos"
    return view


def standing(value: Value) -> Standing:
    """Return how everybody stands, as Khronos tells it."""
    assert isinstance(value, Standing), "a drawing of Khronos gets standings of Khronos"
    return value


def printed(locale: Locale) -> Parts:
    """Return the parts of the game that is spoken of."""
    game = locale.words.game
    assert isinstance(game, KhronosGame), "a drawing of Khronos speaks of Khronos"
    return game.parts


def terrain(view: KhronosView, locale: Locale) -> list[str]:
    """Return the rows of the map, with the ground under its printed hamlets."""
    rows = printed(locale).drawn(dict(view.options)["map"])
    return ["".join([HAMLET_ON.get(letter, letter) for letter in row]) for row in rows]


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
    return is_open or view.decision is None or view.seat in (seat, SPECTATOR)
