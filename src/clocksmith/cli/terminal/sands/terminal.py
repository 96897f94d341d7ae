"""The boards of The Sands of Time as coloured text: regions line by line, chronicle board."""

from typing import Final

from rich.text import Text

from clocksmith.cli.palette import seat_style
from clocksmith.cli.terminal.drawing import Locale
from clocksmith.cli.terminal.sands import colours
from clocksmith.cli.terminal.sands.look import (
    borders_of,
    caravans_on,
    is_crowded,
    markers_on,
    parts_of,
    regions_by_id,
)
from clocksmith.cli.terminal.sands.signs import (
    CROWDED,
    GOOD,
    MARKS,
    OFFERED,
    PEOPLE,
    TERRAIN,
    TILES,
    short_region,
    short_structure,
)
from clocksmith.core.seat import NOBODY
from clocksmith.games.sands.model.content import (
    CATEGORIES,
    ROW_CATEGORY,
    ROW_IDS,
    Category,
)
from clocksmith.games.sands.model.parts import Parts
from clocksmith.games.sands.view.view import RegionView, SandsView

GAP: Final = "  "


def region_lines(
    view: SandsView, locale: Locale, marks: frozenset[int] = frozenset(), only: bool = False
) -> list[Text]:
    """Return the regions in play, one to a line of equal width; offered ones are marked.

    With *only*, no others are shown.
    """
    shown = [region for region in view.regions if not only or region.region in marks]
    rows = [_region(view, region, locale, region.region in marks) for region in shown]
    return even([_heading(locale), *columns(rows)])


def _heading(locale: Locale) -> Text:
    return Text(f" {locale.phrases.say('map')}", "bold")


def columns(rows: list[list[Text]]) -> list[Text]:
    """Return rows of cells as lines whose cells begin below each other."""
    widths = [max([cell.cell_len for cell in column]) for column in zip(*rows, strict=True)]
    lines: list[Text] = []
    for row in rows:
        line = Text()
        for cell, width in zip(row, widths, strict=True):
            line.append_text(cell)
            line.append(" " * (width - cell.cell_len))
            line.append(GAP if width else "")
        lines.append(line)
    return lines


def even(lines: list[Text]) -> list[Text]:
    """Return lines padded to the same width."""
    width = max([line.cell_len for line in lines], default=0)
    for line in lines:
        line.pad_right(width - line.cell_len)
    return lines


def _region(view: SandsView, region: RegionView, locale: Locale, marked: bool) -> list[Text]:
    """Return the cells of a line: name, tile, controller, people, structures, borders."""
    parts = parts_of(locale)
    name = Text(OFFERED if marked else " ", "bold" if marked else "")
    name.append(locale.words.name("region", region.region), "bold" if marked else "")
    ground = Text(TERRAIN[parts.terrain_of[region.region]], "dim")
    if region.resource is not None:
        tile = f" {TILES[region.resource]}{region.capacity}"
        ground.append(tile, colours.RESOURCES[region.resource])
    built = Text(" ".join([short_structure(parts, one) for one in region.structures]))
    return [
        name,
        ground,
        _control(region),
        _people(view, region),
        built,
        _ways(parts, view, region),
    ]


def _control(region: RegionView) -> Text:
    if region.owner == NOBODY:
        return Text("")
    return Text(f"{region.owner}{MARKS[region.mark]}", seat_style(region.owner))


def _people(view: SandsView, region: RegionView) -> Text:
    """Return everybody's peasants and soldiers, such as 0:2p1s."""
    text = Text()
    for seat in range(len(view.players)):
        counts = (region.peasants[seat], region.soldiers[seat])
        if any(counts):
            text.append(GAP if text.plain else "")
            text.append(str(seat), seat_style(seat))
            people = [f"{count}{PEOPLE[piece]}" for piece, count in enumerate(counts) if count]
            text.append(f":{''.join(people)}")
    if is_crowded(view, region.region):
        text.append(CROWDED, f"bold {colours.ALARM}")
    return text


def _ways(parts: Parts, view: SandsView, region: RegionView) -> Text:
    """Return the neighbours with trade goods and caravans; small letters for those out of play."""
    in_play = regions_by_id(view)
    text = Text()
    for number, border, beyond in borders_of(parts, region.region):
        name = short_region(parts, beyond)
        text.append(" " if text.plain else "")
        text.append(name if beyond in in_play else name.lower(), "dim")
        text.append(GOOD if border.good else "", colours.RESOURCES[1])
        for seat in caravans_on(view, number):
            text.append(str(seat), seat_style(seat))
    return text


# The chronicle board


def chronicle_lines(view: SandsView, locale: Locale) -> list[Text]:
    """Return heritage, scoring spaces and rows of advances, category by category."""
    lines = [Text(f" {locale.phrases.say('chronicles')}", "bold")]
    for category in CATEGORIES:
        lines.append(_category(view, category, locale))
        lines += [_space(view, space, locale) for space in parts_of(locale).spaces_of[category]]
        rows = [row for row in ROW_IDS if ROW_CATEGORY[row] == category]
        lines += [_row(view, row, locale) for row in rows]
    return even(lines)


def _category(view: SandsView, category: Category, locale: Locale) -> Text:
    name = locale.words.name("category", category).upper()
    line = Text(f" {name}", f"bold {colours.CATEGORIES[category]}")
    line.append(f"  {locale.phrases.say('heritage')}", "dim")
    for seat, player in enumerate(view.players):
        line.append(" ")
        line.append(str(seat), seat_style(seat))
        line.append(f":{player.heritage[category]}")
    return line


def _space(view: SandsView, space: int, locale: Locale) -> Text:
    """Return a scoring space: what everybody counts there, and the cards; ? for hidden ones."""
    line = Text(f"   {locale.words.name('space', space)}")
    for seat, player in enumerate(view.players):
        line.append(" ")
        line.append(str(seat), seat_style(seat))
        line.append(f":{view.standing.counts[seat].counted[space]}")
        card = player.chronicles[space]
        if card is not None:
            shown = locale.words.name("chronicle", card) if card >= 0 else "?"
            line.append(f" [{shown}]", "bold")
    return line


def _row(view: SandsView, row: int, locale: Locale) -> Text:
    """Return a row of advances, with the markers on them."""
    line = Text(f"   {locale.words.name('row', row)}: ")
    for level, advance in enumerate(view.rows[row], start=1):
        line.append(" > " if level > 1 else "", "dim")
        line.append(locale.words.name("advance", advance))
        here = markers_on(view, row, level)
        line.append(" (" if here else "", "dim")
        for seat in here:
            line.append(str(seat), seat_style(seat))
        line.append(")" if here else "", "dim")
    return line
