"""Strict reading of printed parts from TOML rows."""

import tomllib
from importlib.resources import files

STATUSES = ("sourced", "stand-in", "ruling")


class Row:
    """One entry of a data file. Every key must be read, and read once."""

    def __init__(self, where: str, values: dict[str, object]) -> None:
        self._where = where
        self._values = dict(values)

    def text(self, key: str) -> str:
        """Return the text under *key*."""
        value = self._take(key)
        if not isinstance(value, str):
            raise ValueError(f"{self._where}: {key} must be text")
        return value

    def number(self, key: str) -> int:
        """Return the whole number under *key*."""
        value = self._take(key)
        if isinstance(value, bool) or not isinstance(value, int):
            raise ValueError(f"{self._where}: {key} must be a whole number")
        return value

    def texts(self, key: str) -> list[str]:
        """Return the list of texts under *key*."""
        return [self._checked_text(key, item) for item in self._list(key)]

    def choice(self, key: str, names: list[str]) -> int:
        """Return the place in *names* of the text under *key*."""
        name = self.text(key)
        if name not in names:
            raise self.wrong(f"{key} must be one of {', '.join(names)}, not {name!r}")
        return names.index(name)

    def wrong(self, what: str) -> ValueError:
        """Return an error about this row."""
        return ValueError(f"{self._where}: {what}")

    def numbers(self, key: str) -> list[int]:
        """Return the list of whole numbers under *key*."""
        numbers: list[int] = []
        for item in self._list(key):
            if isinstance(item, bool) or not isinstance(item, int):
                raise ValueError(f"{self._where}: {key} must hold whole numbers")
            numbers.append(item)
        return numbers

    def close(self) -> None:
        """Read where the row is from, and refuse keys that nothing has read."""
        self.text("source")
        status = self.text("status")
        if status not in STATUSES:
            raise ValueError(f"{self._where}: status must be one of {', '.join(STATUSES)}")
        if self._values:
            raise ValueError(f"{self._where}: unknown keys {', '.join(sorted(self._values))}")

    def _list(self, key: str) -> list[object]:
        value = self._take(key)
        if not isinstance(value, list):
            raise ValueError(f"{self._where}: {key} must be a list")
        return value

    def _checked_text(self, key: str, item: object) -> str:
        if not isinstance(item, str):
            raise ValueError(f"{self._where}: {key} must hold texts")
        return item

    def _take(self, key: str) -> object:
        if key not in self._values:
            raise ValueError(f"{self._where}: {key} is missing")
        return self._values.pop(key)


def parse_rows(source: str, where: str, table: str) -> list[Row]:
    """Return the entries ``[[table]]`` of a TOML text that is called *where*."""
    try:
        entries = tomllib.loads(source).get(table)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{where}: not a TOML file: {error}") from None
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise ValueError(f"{where}: there is no list of [[{table}]]")
    return [Row(f"{where} {table} {i + 1}", entry) for i, entry in enumerate(entries)]


def read_rows(package: str, file: str, table: str) -> list[Row]:
    """Return the entries ``[[table]]`` of ``data/file`` in *package*."""
    source = files(package).joinpath("data", file).read_text(encoding="utf-8")
    return parse_rows(source, file, table)
