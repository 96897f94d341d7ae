"""What the signs on the boards of Khronos mean."""

from rich.text import Text

from clocksmith.cli import palette
from clocksmith.cli.palette import seat_style
from clocksmith.cli.terminal.drawing import Locale
from clocksmith.cli.terminal.khronos import colours
from clocksmith.cli.terminal.khronos.signs import FILL, GROUND, LETTERS, MARK, RUIN
from clocksmith.cli.terminal.khronos.terminal import building_style
from clocksmith.games.khronos.model.board import Building
from clocksmith.games.khronos.model.content import FAITH, TILE_IDS, TILE_NAMES, Cell, tile_of
from clocksmith.games.khronos.model.content import KINDS as KIND_IDS
from clocksmith.games.khronos.model.land import FOREST, MOUNTAIN, PLAIN, RIVER


def legend_lines(locale: Locale) -> list[Text]:
    """Return the legend, a line for each kind, for the ground and for the rest."""
    say = locale.phrases.say
    lines: list[Text] = []
    for kind in KIND_IDS:
        strong, quiet = building_style(Building(tile_of(kind, 1), Cell(0)))
        line = Text()
        line.append(FILL[kind] * 2, quiet)
        line.append(f" {locale.words.name('kind', kind)}: ")
        for tile in TILE_IDS[3 * kind : 3 * kind + 3]:
            line.append(LETTERS[TILE_NAMES[tile]], strong)
            line.append(f" {locale.words.name('tile', tile)}   ")
        lines.append(line)
    ruined = Building(tile_of(KIND_IDS[0], 2), Cell(0), ruined=True)
    strong, quiet = building_style(ruined)
    line = Text()
    line.append("k", strong)
    line.append(RUIN, quiet)
    line.append(f" {say('legend-ruin')}")
    lines.append(line)
    line = Text()
    for sign, key in (
        (PLAIN, "plain"),
        (FOREST, "forest"),
        (MOUNTAIN, "mountain"),
        (RIVER, "river"),
    ):
        back = colours.ground(sign, FAITH)
        line.append(GROUND[sign], f"{palette.mixed(back, palette.INK, 0.35)} on {back}")
        line.append(f" {say(f'ground-{key}')}   ")
    lines.append(line)
    line = Text()
    for seat in range(len(palette.SEATS)):
        line.append(str(seat), seat_style(seat))
        line.append(f" {locale.words.seat(seat)}   ")
    line.append(f"  {say('legend-cubes')}")
    lines.append(line)
    lines.append(Text(f"{MARK} {say('legend-mark')}"))
    return lines
