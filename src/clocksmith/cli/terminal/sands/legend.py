"""What the signs on the boards of The Sands of Time mean."""

from rich.text import Text

from clocksmith.cli import palette
from clocksmith.cli.terminal.drawing import Locale
from clocksmith.cli.terminal.sands import colours
from clocksmith.cli.terminal.sands.look import parts_of
from clocksmith.cli.terminal.sands.signs import (
    CROWDED,
    GOOD,
    GROWTH,
    HERE,
    MARKS,
    OFFERED,
    PEOPLE,
    TERRAIN,
    TILES,
    short_structure,
)
from clocksmith.games.sands.layout.kinds import CAPITAL_MARK, COLONY_MARK, PROVINCE_MARK
from clocksmith.games.sands.model.content import PIECES, RESOURCES

GROUNDS = ("ground-plain", "ground-mountain", "ground-island")


def legend_lines(locale: Locale) -> list[Text]:
    """Return the legend: ground and tiles, control, people, structures, borders, seats."""
    say = locale.phrases.say
    marks = [
        f"0{MARKS[CAPITAL_MARK]} {say('legend-capital')}",
        f"0{MARKS[PROVINCE_MARK]} {say('legend-province')}",
        f"0{MARKS[COLONY_MARK]} {say('legend-colony')}",
    ]
    people = [f"2{PEOPLE[piece]} {locale.words.name('piece', piece)} ×2" for piece in PIECES]
    ways = [
        say("legend-ways", example=f"Ita{GOOD}01", sign=GOOD),
        f"{CROWDED} {say('legend-crowded')}",
        f"{OFFERED} {say('legend-offered')}",
    ]
    time = [f"{HERE} {say('legend-marker')}", f"{GROWTH} {say('legend-growth')}"]
    return [
        _ground(locale),
        Text(f" {'   '.join(marks)}   {'   '.join(people)}"),
        _structures(locale),
        Text(f" {'   '.join(ways)}"),
        Text(f" {say('legend-track')}: {'   '.join(time)}"),
        Text(f" {say('legend-cards')}; {say('legend-supply')}"),
        _seats(locale),
    ]


def _ground(locale: Locale) -> Text:
    line = Text(" ")
    for sign, key in zip(TERRAIN, GROUNDS, strict=True):
        line.append(f"{sign} {locale.phrases.say(key)}   ")
    for resource in RESOURCES:
        line.append(f"{TILES[resource]}4", colours.RESOURCES[resource])
        name = locale.words.name("resource", resource)
        line.append(f" {locale.phrases.say('legend-tile', resource=name)}   ")
    return line


def _structures(locale: Locale) -> Text:
    line = Text(" ")
    parts = parts_of(locale)
    for structure in parts.structure_ids:
        colour = colours.CATEGORIES[parts.structure_category[structure]]
        line.append(short_structure(parts, structure), f"bold {colour}")
        line.append(f" {locale.words.name('structure', structure)}  ")
    return line


def _seats(locale: Locale) -> Text:
    line = Text(" ")
    for seat in range(len(palette.SEATS)):
        line.append(str(seat), palette.seat_style(seat))
        line.append(f" {locale.words.seat(seat)}   ")
    return line
