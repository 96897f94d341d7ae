"""Inventions as the commands ask for it."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from clocksmith.cli.drawing import Drawing, Tongue
from clocksmith.cli.inventions.assembly import assembly_lines, era_lines, influence_lines
from clocksmith.cli.inventions.changes import changes
from clocksmith.cli.inventions.legend import legend_lines
from clocksmith.cli.inventions.look import inventions, standing
from clocksmith.cli.inventions.notes import note_on
from clocksmith.cli.inventions.picture.page import picture
from clocksmith.cli.inventions.players import (
    clock_line,
    details_lines,
    players_table,
    progress_lines,
    progress_map,
)
from clocksmith.cli.inventions.shelves import idea_lines, milestone_lines
from clocksmith.cli.inventions.world import offered_regions, region_boards
from clocksmith.core.action import Action
from clocksmith.core.event import Event
from clocksmith.core.value import Value
from clocksmith.games.inventions import events

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

    def boards(self, view: Value, tongue: Tongue) -> list[list[Text]]:
        seen = inventions(view)
        return [
            *region_boards(seen, tongue),
            milestone_lines(seen, tongue),
            idea_lines(seen, tongue),
            assembly_lines(seen, tongue),
            influence_lines(seen, tongue),
            era_lines(seen, tongue),
            progress_lines(seen, tongue),
        ]

    def marked(self, view: Value, tongue: Tongue, places: list[Action]) -> list[list[Text]]:
        seen = inventions(view)
        cells = frozenset([c for a in places if (c := getattr(a, "cell", None)) is not None])
        if cells:
            return [progress_map(seen, seen.seat, tongue, cells)]
        regions = frozenset([r for a in places if (r := getattr(a, "region", None)) is not None])
        return [offered_regions(seen, tongue, regions)] if regions else []

    def listed(self, places: list[str]) -> list[str]:
        return [" ".join(places)]

    def note(self, view: Value, action: Action, tongue: Tongue) -> str:
        return note_on(inventions(view), action, tongue)

    def is_minor(self, event: Event) -> bool:
        return isinstance(event, MINOR)

    def players(self, view: Value, tongue: Tongue) -> RenderableType:
        seen = inventions(view)
        return Group(clock_line(seen, tongue), players_table(seen, tongue))

    def details(self, view: Value, tongue: Tongue) -> RenderableType:
        return Text("\n").join(details_lines(inventions(view), tongue))

    def legend(self, tongue: Tongue) -> list[Text]:
        return legend_lines(tongue)

    def changes(self, before: Value, after: Value, seat: int, tongue: Tongue) -> list[str]:
        return changes(standing(before), standing(after), tongue)

    def picture(self, view: Value, tongue: Tongue) -> str:
        return picture(inventions(view), tongue)

    def map_choice(self, source: str, where: str) -> dict[str, str]:
        raise ValueError("the regions of Inventions are always the same: there is no map to choose")


DRAWING: Final[Drawing] = InventionsDrawing()
