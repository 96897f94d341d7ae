"""The boards of Khronos as coloured text: two signs for each cell, rims with coordinates."""

from typing import Final

from rich.text import Text

from clocksmith.cli import palette
from clocksmith.cli.terminal.drawing import Locale
from clocksmith.cli.terminal.khronos import colours
from clocksmith.cli.terminal.khronos.look import terrain, visitors
from clocksmith.cli.terminal.khronos.signs import GROUND, MARK, MARK_ON, fill, letter, owners
from clocksmith.games.khronos.model.board import Building
from clocksmith.games.khronos.model.content import GRID, SMALL, Age, Cell
from clocksmith.games.khronos.view.view import KhronosView
from clocksmith.kit.grid import COLUMNS

RIM: Final = 3  # signs left of the first cell
SHADE: Final = (0.0, 0.0, 0.12, 0.26)  # by rank: neighbours of one kind stay apart
WIDTH: Final = RIM + 2 * GRID.width


class Sheet:
    """Signs with their styles, two for each cell of a board."""

    def __init__(self) -> None:
        self.signs: list[list[tuple[str, str]]] = [
            [(" ", "")] * (2 * GRID.width) for _ in range(GRID.height)
        ]

    def put(self, row: int, column: int, text: str, style: str) -> None:
        """Write *text* from a place on, in one style."""
        for place, sign in enumerate(text, start=column):
            self.signs[row][place] = (sign, style)

    def line(self, row: int) -> Text:
        """Return a row as text."""
        text = Text()
        for sign, style in self.signs[row]:
            text.append(sign, style)
        return text


def board_lines(
    view: KhronosView, age: Age, locale: Locale, marks: frozenset[int] = frozenset()
) -> list[Text]:
    """Return one age as lines of equal width, places that are offered marked."""
    sheet = Sheet()
    for row, signs in enumerate(terrain(view, locale)):
        for column, sign in enumerate(signs):
            back = colours.ground(sign, age)
            front = palette.mixed(back, palette.INK, 0.35)
            sheet.put(row, 2 * column, GROUND[sign], f"{front} on {back}")
    for building in view.boards[age]:
        _draw(sheet, building)
    standing = {building.cell: building for building in view.boards[age]}
    for cell in marks:
        _mark(sheet, cell, standing.get(Cell(cell)))
    rim = Text(" " * RIM + "".join([f"{letter} " for letter in COLUMNS[: GRID.width]]), "dim")
    numbers = [Text(f"{row + 1:>2} ", "dim") for row in range(GRID.height)]
    return [_title(view, age, locale), rim, *[n + sheet.line(r) for r, n in enumerate(numbers)]]


def _title(view: KhronosView, age: Age, locale: Locale) -> Text:
    """Return the name of an age and who has adventurers there."""
    title = Text(" " * RIM)
    title.append(locale.words.name("age", age).upper(), "bold")
    here = visitors(view, age)
    if here:
        title.append("  ")
        for seat in here:
            title.append(str(seat), palette.seat_style(seat))
            title.append(" ")
    title.pad_right(WIDTH - title.cell_len)
    return title


def building_style(building: Building) -> tuple[str, str]:
    """Return the styles of a building's letter and of what fills it; ruins are paler."""
    back = palette.mixed(colours.KINDS[building.kind], palette.INK, SHADE[building.rank])
    if building.ruined:
        back = palette.mixed(back, palette.PAPER, 0.55)
        return f"bold {palette.INK} on {back}", f"{palette.mixed(back, palette.INK, 0.5)} on {back}"
    if building.printed:
        back = palette.mixed(back, palette.PAPER, 0.25)
    front = palette.mixed(back, palette.WHITE, 0.35)
    return f"bold {palette.WHITE} on {back}", f"{front} on {back}"


def _draw(sheet: Sheet, building: Building) -> None:
    """Draw a building: its letter, the numbers of those with cubes on it, its pattern."""
    row, column = divmod(building.cell, GRID.width)
    strong, quiet = building_style(building)
    filled = fill(building) * (2 * building.rank)
    for below in range(building.rank):
        sheet.put(row + below, 2 * column, filled, quiet)
    sheet.put(row, 2 * column, letter(building), strong)
    cubes = owners(building)
    for place, seat in enumerate(cubes, start=1):
        sheet.put(row, 2 * column + place, str(seat), palette.seat_style(seat))
    if building.rank == 1 and not cubes:
        sheet.put(row, 2 * column + 1, " ", quiet)


def _mark(sheet: Sheet, cell: int, building: Building | None) -> None:
    """Mark a place that is offered; the ground, and cubes where there is room, stay to be seen."""
    row, column = divmod(cell, GRID.width)
    sign, style = sheet.signs[row][2 * column]
    if building is None:
        ink = palette.mixed(palette.BRASS, palette.INK, 0.4)
        sheet.put(row, 2 * column, MARK, f"bold {ink} on {style.rpartition(' on ')[2]}")
        return
    offered = f"bold {palette.INK} on {palette.OFFERED}"
    sheet.put(row, 2 * column, sign, offered)
    if building.rank == SMALL:
        sheet.put(row, 2 * column + 1, MARK_ON, offered)
    else:
        sheet.put(row + 1, 2 * column, MARK_ON, offered)
