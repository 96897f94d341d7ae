"""The Sands of Time as the commands ask for it."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from clocksmith.cli.terminal.drawing import Drawing, Locale
from clocksmith.cli.terminal.sands.changes import changes
from clocksmith.cli.terminal.sands.details import details
from clocksmith.cli.terminal.sands.legend import legend_lines
from clocksmith.cli.terminal.sands.look import sands, standing
from clocksmith.cli.terminal.sands.players import cards_lines, clock_line, players_table
from clocksmith.cli.terminal.sands.terminal import chronicle_lines, region_lines
from clocksmith.core.action import Action
from clocksmith.core.event import Event
from clocksmith.core.value import Value
from clocksmith.games.sands.model.actions import Caravan
from clocksmith.games.sands.model.events import (
    IN_SETUP,
    CardSealed,
    CardUsed,
    CitizenPlaced,
    DieSealed,
    MarkerMoved,
    TileLaid,
    TookIncome,
)

MINOR: Final = (CardSealed, CardUsed, DieSealed, MarkerMoved, TileLaid, TookIncome)
IN_A_LINE: Final = 4  # names of regions


class SandsDrawing:
    """The drawing of The Sands of Time."""

    def boards(self, view: Value, locale: Locale) -> list[list[Text]]:
        seen = sands(view)
        return [chronicle_lines(seen, locale), region_lines(seen, locale)]

    def marked(self, view: Value, locale: Locale, places: list[Action]) -> list[list[Text]]:
        marks = _marks(places)
        return [region_lines(sands(view), locale, marks, only=True)] if marks else []

    def listed(self, places: list[str]) -> list[str]:
        starts = range(0, len(places), IN_A_LINE)
        return ["  ".join(places[start : start + IN_A_LINE]) for start in starts]

    def note(self, view: Value, action: Action, locale: Locale) -> str:
        return ""

    def is_minor(self, event: Event) -> bool:
        if isinstance(event, CitizenPlaced):
            return event.why == IN_SETUP
        return isinstance(event, MINOR)

    def players(self, view: Value, locale: Locale) -> RenderableType:
        seen = sands(view)
        table = players_table(seen, locale)
        return Group(clock_line(seen, locale), table, *cards_lines(seen, locale))

    def details(self, view: Value, locale: Locale) -> RenderableType:
        return details(sands(view), locale)

    def legend(self, locale: Locale) -> list[Text]:
        return legend_lines(locale)

    def changes(self, before: Value, after: Value, seat: int, locale: Locale) -> list[str]:
        return changes(standing(before), standing(after), seat, locale)

    def map_choice(self, source: str, where: str) -> dict[str, str]:
        raise ValueError("The Sands of Time has one map, and it cannot be chosen")


def _marks(places: list[Action]) -> frozenset[int]:
    """Return the regions that actions lead to; of borders that meet in a region, the others."""
    ends = [{one.region, one.other_region} for one in places if isinstance(one, Caravan)]
    if ends:
        shared = set.intersection(*ends) if len(ends) > 1 else set()
        return frozenset(set.union(*ends) - shared)
    found = [getattr(action, "region", None) for action in places]
    return frozenset([region for region in found if isinstance(region, int)])


DRAWING: Final[Drawing] = SandsDrawing()
