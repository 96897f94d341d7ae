"""Where the rows and values of a box stand in its text."""

import re
from collections import Counter
from typing import Final

ROW_LINE: Final = re.compile(r"\s*\[\[\s*([\w-]+)\s*\]\]")
VALUE_LINE: Final = re.compile(r"\s*([\w-]+)\s*=")


class LineMap:
    """The lines of a TOML text by sheet, row and column.

    A line within a text of several lines may be taken for a row of its own: then the reported lines
    are wrong, and nothing else.
    """

    def __init__(self, text: str) -> None:
        self._lines: dict[tuple[str, int, str], int] = {}
        met: Counter[str] = Counter()
        sheet, row = "", -1
        for number, line in enumerate(text.splitlines(), start=1):
            if match := ROW_LINE.match(line):
                sheet = match[1]
                row = met[sheet]
                met[sheet] += 1
                self._lines[sheet, row, ""] = number
            elif match := VALUE_LINE.match(line):
                self._lines.setdefault((sheet, row, match[1]), number)

    def line(self, sheet: str, row: int, column: str = "") -> int:
        """Return the line of a value, of its row where there is none, or 0."""
        exact = self._lines.get((sheet, row, column))
        return exact or self._lines.get((sheet, row, ""), 0)
