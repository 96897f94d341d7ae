"""The round map: the sea, regions as soft shapes, borders with trade goods and caravans."""

from typing import Final

from clocksmith.cli import palette
from clocksmith.cli.drawing import Locale
from clocksmith.cli.picture.svg import box, moved, shape, tag, words
from clocksmith.cli.sands import colours
from clocksmith.cli.sands.look import caravans_on, is_crowded, regions_by_id
from clocksmith.cli.sands.picture.lettering import fitted
from clocksmith.cli.sands.picture.measures import LAND_HEIGHT, LAND_WIDTH, MAP, MIDDLES
from clocksmith.cli.sands.picture.pieces import bead, marker, peasant, soldier, stamp, tile
from clocksmith.cli.sands.picture.ways import Way, way_of
from clocksmith.core.seat import NOBODY
from clocksmith.games.sands.content import (
    BORDERS,
    REGION_IDS,
    TERRAIN_OF,
    Border,
    RegionId,
    StructureId,
)
from clocksmith.games.sands.view import RegionView, SandsView

LEFT: Final = -LAND_WIDTH / 2
TOP: Final = -LAND_HEIGHT / 2
IN_A_LINE: Final = 3  # seats with citizens
STEP: Final = 42  # from seat to seat


def land(view: SandsView, locale: Locale) -> str:
    """Return the whole map."""
    ways = [way_of(border) for border in BORDERS]
    found = regions_by_id(view)
    return "".join(
        [
            _sea(),
            *[_line(border, way, found) for border, way in zip(BORDERS, ways, strict=True)],
            *[_region(view, region, found.get(region), locale) for region in REGION_IDS],
            *[_on_border(view, number, way) for number, way in enumerate(ways)],
        ]
    )


def _sea() -> str:
    """Return the disc of the world: a rim of ocean, land as wash, the sea at its centre."""
    middle = MAP / 2
    wash = palette.mixed(colours.TERRAIN[0], palette.PAPER, 0.45)
    water = palette.mixed(colours.SEA, palette.PAPER, 0.25)
    ring: dict[str, str | float] = {"cx": middle, "cy": middle}
    sea = (
        "M150 560C210 500 300 530 380 520C470 500 540 520 620 510C700 520 640 640 600 690"
        "C520 710 460 690 380 690C290 700 170 690 150 560z"
    )
    return "".join(
        [
            tag("circle", **ring, r=middle - 1, fill=water, stroke=palette.BRASS, stroke_width=2),
            tag("circle", **ring, r=middle - 14, fill=wash, stroke=palette.LINE),
            shape(sea, fill=water, stroke=palette.mixed(water, palette.INK, 0.2)),
        ]
    )


def _line(border: Border, way: Way, found: dict[RegionId, RegionView]) -> str:
    """Return a border as a line, pale where it leads out of play."""
    inside = border.first in found and border.second in found
    ink = palette.QUIET if inside else palette.LINE
    return shape(way.path, fill="none", stroke=ink, stroke_width=1.6, stroke_dasharray="6 3")


def _on_border(view: SandsView, number: int, way: Way) -> str:
    """Return the trade good and the caravans of a border, in a row across it."""
    seats = caravans_on(view, number)
    things = len(seats) + BORDERS[number].good
    drawn: list[str] = []
    for place in range(things):
        offset = (place - (things - 1) / 2) * 11.5
        x, y = way.x + way.across[0] * offset, way.y + way.across[1] * offset
        if place < len(seats):
            drawn.append(bead(seats[place], x, y))
        else:
            drawn.append(_good(x, y))
    return "".join(drawn)


def _good(x: float, y: float) -> str:
    path = f"M{x:g} {y - 6.5:g}l6.5 6.5l-6.5 6.5l-6.5 -6.5z"
    return shape(path, fill=palette.OFFERED, stroke=palette.INK, stroke_width=1)


# Regions


def _region(view: SandsView, region: RegionId, seen: RegionView | None, locale: Locale) -> str:
    """Return a region: its name, and what lies there if it is in play."""
    x, y = MIDDLES[region]
    name = locale.words.name("region", region)
    if seen is None:
        pale = box(
            LEFT,
            TOP,
            LAND_WIDTH,
            LAND_HEIGHT,
            rx=22,
            fill=colours.EMPTY,
            stroke=palette.LINE,
            stroke_dasharray="3 3",
        )
        quiet: dict[str, str | float] = {"text_anchor": "middle", "class": "place quiet"}
        return moved(x, y, pale, words(name, 0, 5, font_size=15, **quiet))
    crowded = is_crowded(view, region)
    return moved(
        x,
        y,
        _ground(seen, crowded),
        _name(name, seen),
        *_control(seen),
        *_people(view, seen),
        *_structures(seen),
    )


def _ground(seen: RegionView, crowded: bool) -> str:
    """Return the shape of a region: the wash of its ground, a rim in the controller's colour."""
    fill = colours.TERRAIN[TERRAIN_OF[seen.region]]
    owned = seen.owner != NOBODY
    rim = palette.SEATS[seen.owner] if owned else palette.QUIET
    shadow = box(
        LEFT + 2, TOP + 3, LAND_WIDTH, LAND_HEIGHT, rx=22, fill=palette.INK, fill_opacity=0.18
    )
    ink = box(
        LEFT, TOP, LAND_WIDTH, LAND_HEIGHT, rx=22, fill=fill, stroke=palette.INK, stroke_width=4.4
    )
    edge = box(
        LEFT,
        TOP,
        LAND_WIDTH,
        LAND_HEIGHT,
        rx=22,
        fill="none",
        stroke=rim,
        stroke_width=2.8 if owned else 1,
        stroke_dasharray="5 4" if crowded else "none",
    )
    thin = box(LEFT, TOP, LAND_WIDTH, LAND_HEIGHT, rx=22, fill=fill)
    return shadow + (ink if owned else thin) + edge


def _name(name: str, seen: RegionView) -> str:
    quiet: dict[str, str | float] = {"text_anchor": "middle", "class": "place"}
    title = fitted(name, (0, TOP + 18), LAND_WIDTH - 24, 16, **quiet)
    if seen.resource is None:
        return title
    return title + moved(LEFT + 9, TOP + 24, tile(seen.resource, seen.capacity))


def _control(seen: RegionView) -> list[str]:
    if seen.owner == NOBODY:
        return []
    return [moved(-LEFT - 24, TOP + 25, marker(seen.owner, seen.mark))]


def _people(view: SandsView, seen: RegionView) -> list[str]:
    """Return everybody's citizens; the tile and the marker leave room for one seat above."""
    here = [seat for seat in range(len(view.players)) if seen.peasants[seat] or seen.soldiers[seat]]
    drawn: list[str] = []
    for place, seat in enumerate(here):
        # One seat between tile and marker, then up to three below each other in a line.
        if place == 0:
            x, y = -19.0, TOP + 26
        else:
            line, column = divmod(place - 1, IN_A_LINE)
            x, y = LEFT + 6 + column * STEP, TOP + 45 + line * 16
        drawn.append(moved(x, y, _citizens(seat, seen)))
    return drawn


def _citizens(seat: int, seen: RegionView) -> str:
    """Return the citizens of a seat as a block and an octagon with their numbers."""
    drawn: list[str] = []
    x = 0.0
    for count, piece in ((seen.peasants[seat], peasant), (seen.soldiers[seat], soldier)):
        if count:
            number = words(str(count), 12.5, 10.2, font_size=12, font_weight=600)
            drawn.append(moved(x, 0, piece(seat), number))
            x += 22 if count < 10 else 28
    return "".join(drawn)


def _structures(seen: RegionView) -> list[str]:
    """Return the structures in a row at the lower edge."""
    count = len(seen.structures)
    first = -(count - 1) / 2 * 22.5
    return [
        stamp(StructureId(structure), first + place * 22.5, -TOP - 14)
        for place, structure in enumerate(seen.structures)
    ]
