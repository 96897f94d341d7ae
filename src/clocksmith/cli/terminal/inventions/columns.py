"""Rows of short texts as lines of equal width."""

from rich.text import Text

Row = list[Text]


def in_columns(rows: list[Row], gap: int = 2) -> list[Text]:
    """Return rows as lines whose columns stand below each other."""
    count = max([len(row) for row in rows])
    widths = [0] * count
    for row in rows:
        for place, cell in enumerate(row[:-1]):
            widths[place] = max(widths[place], cell.cell_len)
    return even([_line(row, widths, gap) for row in rows])


def _line(row: Row, widths: list[int], gap: int) -> Text:
    line = Text()
    for place, cell in enumerate(row):
        line.append_text(cell)
        if place < len(row) - 1:
            line.append(" " * (widths[place] - cell.cell_len + gap))
    return line


def filled(text: Text, width: int) -> Text:
    """Return text filled up with spaces to a width, and one more at least."""
    return text + Text(" " * max(1, width - text.cell_len))


def even(lines: list[Text]) -> list[Text]:
    """Return lines filled up with spaces to the width of the longest."""
    width = max([line.cell_len for line in lines])
    return [line + Text(" " * (width - line.cell_len)) for line in lines]


def titled(title: str, lines: list[Text]) -> list[Text]:
    """Return a board: its title above its lines, all of one width."""
    return even([Text(title.upper(), "bold"), *lines])
