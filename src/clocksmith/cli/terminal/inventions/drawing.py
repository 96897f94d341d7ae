"""Inventions as the commands ask for it."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from clocksmith.cli.terminal.drawing import Drawing, Locale
from clocksmith.cli.terminal.inventions.assembly import assembly_lines, era_lines, influence_lines
from clocksmith.cli.terminal.inventions.changes import changes
from clocksmith.cli.terminal.inventions.legend import legend_lines
from clocksmith.cli.terminal.inventions.look import inventions, standing
from clocksmith.cli.terminal.inventions.notes import note_on
from clocksmith.cli.terminal.inventions.players import (
    clock_line,
    details_lines,
    players_table,
    progress_lines,
    progress_map,
)
from clocksmith.cli.terminal.inventions.shelves import idea_lines, milestone_lines
from clocksmith.cli.terminal.inventions.world import offered_regions, region_boards
from clocksmith.core.action import Action
from clocksmith.core.event import Event
from clocksmith.core.value import Value
from clocksmith.games.inventions.model import events

MINOR: Final = (
    events.SpecialistLaid,
    events.KnowledgeLaid,
    events.WealthLaid,
    events.MilestoneLaid,
    events.IdeaTurnedUp,
    events.IdeaEntered,
    events.CitizenSent,
    events.PillarsReturned,
    events.EconomyTokensReturned,
)


class InventionsDrawing:
    """The drawing of Inventions."""

    def boards(self, view: Value, locale: Locale) -> list[list[Text]]:
        seen = inventions(view)
        return [
            *region_boards(seen, locale),
            milestone_lines(seen, locale),
            idea_lines(seen, locale),
            assembly_lines(seen, locale),
            influence_lines(seen, locale),
            era_lines(seen, locale),
            progress_lines(seen, locale),
        ]

    def marked(self, view: Value, locale: Locale, places: list[Action]) -> list[list[Text]]:
        seen = inventions(view)
        cells = frozenset([c for a in places if (c := getattr(a, "cell", None)) is not None])
        if cells:
            return [progress_map(seen, seen.seat, locale, cells)]
        regions = frozenset([r for a in places if (r := getattr(a, "region", None)) is not None])
        return [offered_regions(seen, locale, regions)] if regions else []

    def listed(self, places: list[str]) -> list[str]:
        return [" ".join(places)]

    def note(self, view: Value, action: Action, locale: Locale) -> str:
        return note_on(inventions(view), action, locale)

    def is_minor(self, event: Event) -> bool:
        return isinstance(event, MINOR)

    def players(self, view: Value, locale: Locale) -> RenderableType:
        seen = inventions(view)
        return Group(clock_line(seen, locale), players_table(seen, locale))

    def details(self, view: Value, locale: Locale) -> RenderableType:
        return Text("\n").join(details_lines(inventions(view), locale))

    def legend(self, locale: Locale) -> list[Text]:
        return legend_lines(locale)

    def changes(self, before: Value, after: Value, seat: int, locale: Locale) -> list[str]:
        return changes(standing(before), standing(after), locale)

    def map_choice(self, source: str, where: str) -> dict[str, str]:
        raise ValueError("the regions of Inventions are always the same: there is no map to choose")


DRAWING: Final[Drawing] = InventionsDrawing()
