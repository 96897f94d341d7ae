"""12 Editions, optional rules and rulings that can be switched."""

from typing import Any, Final

from clocksmith.core.options import Choices, Option, OptionList, switch
from clocksmith.core.value import Value

SECOND: Final = "second"
FIRST: Final = "first"
ENGLISH: Final = "english"
EDITIONS: Final = (SECOND, FIRST, ENGLISH)

BOTH: Final = "both"
HIGHER: Final = "higher"
AS_EDITION: Final = "edition"
SUMMARY: Final = "summary"


def options_with(maps: tuple[str, ...], rules_version: int) -> OptionList:
    """Return what can be chosen by a version of the rules; the first map is the usual one."""
    first = rules_version == 1
    later = [Option("surcharge", (BOTH, HIGHER), BOTH)]
    later += [Option("hamlet-cubes", (AS_EDITION, SUMMARY), AS_EDITION)]
    return OptionList(
        [
            Option("edition", EDITIONS, SECOND),
            switch("holdem"),
            switch("open-money"),
            switch("lost-tiles", on=not first),
            *([] if first else later),
            switch("new-start"),
            Option("map", maps, maps[0], open=True),
        ]
    )


class Options(Value):
    """What a table has chosen, as the rules ask for it.

    By rules 1 tiles that a paradox removed returned unless chosen otherwise (6.6), only the higher
    surcharge was paid (5.3) and asked for even where there was one way to pay it, and the
    first edition had no hamlet cubes (6.7).
    """

    __match_args__ = ("choices",)

    def __init__(self, choices: Choices, rules_version: int) -> None:
        self.choices = choices
        edition = choices.value("edition")
        first = rules_version == 1
        summary = not first and edition == FIRST and choices.value("hamlet-cubes") == SUMMARY
        self.edition = edition
        self.bound = edition == FIRST  # 4.2 an adventurer acts in one age per turn
        self.limited_tiles = edition != FIRST
        self.hamlet_cubes = edition != FIRST or summary  # 6.7 a cube may stay on a hamlet
        self.actor_may_stay = summary  # 6.7, 12 the seat that acts drops out of no tie
        self.restoring_lays_cubes = edition == FIRST
        self.keep_unused = edition == ENGLISH
        self.holdem = choices.is_on("holdem")
        self.open_money = choices.is_on("open-money")
        # 6.6 Where tiles never run out none is missed.
        self.lost_tiles = choices.is_on("lost-tiles") and (first or self.limited_tiles)
        self.both_surcharges = not first and choices.value("surcharge") == BOTH  # 5.3
        self.sole_payment_asked = first  # 5.3
        self.new_start = choices.is_on("new-start")
        self.map = choices.value("map")
        self._rules_version = rules_version

    def __reduce__(self) -> tuple[Any, ...]:
        return Options, (self.choices, self._rules_version)
