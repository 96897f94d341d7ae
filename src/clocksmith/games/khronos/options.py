"""12 Editions, optional rules and rulings that can be switched."""

from typing import Final

from clocksmith.core.options import Choices, Option, OptionList, switch
from clocksmith.core.value import Value

SECOND: Final = "second"
FIRST: Final = "first"
ENGLISH: Final = "english"
EDITIONS: Final = (SECOND, FIRST, ENGLISH)


def options_with(maps: tuple[str, ...]) -> OptionList:
    """Return what can be chosen where these maps are printed; the first is the usual one."""
    return OptionList(
        [
            Option("edition", EDITIONS, SECOND),
            switch("holdem"),
            switch("open-money"),
            switch("lost-tiles"),
            switch("new-start"),
            Option("map", maps, maps[0], open=True),
        ]
    )


class Options(Value):
    """What a table has chosen, as the rules ask for it."""

    __match_args__ = ("choices",)

    def __init__(self, choices: Choices) -> None:
        self.choices = choices
        edition = choices.value("edition")
        self.edition = edition
        self.bound = edition == FIRST  # 4.2 an adventurer acts in one age per turn
        self.limited_tiles = edition != FIRST
        self.hamlet_cubes = edition != FIRST  # 6.7 a cube may stay on a hamlet
        self.restoring_lays_cubes = edition == FIRST
        self.keep_unused = edition == ENGLISH
        self.holdem = choices.is_on("holdem")
        self.open_money = choices.is_on("open-money")
        self.lost_tiles = choices.is_on("lost-tiles")
        self.new_start = choices.is_on("new-start")
        self.map = choices.value("map")
