"""The columns of a sheet: what a printed value may be."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, Final

from clocksmith.core.box.fault import Fault, shortened

SLUG: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LONGEST_SLUG: Final = 40
LONGEST_TEXT: Final = 200
MOST_ENTRIES: Final = 64  # of a list in one value


class ValueFaultError(ValueError):
    """A value that a column does not take: the key of the sentence and its details."""

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.details = details

    def fault(self, column: str) -> Fault:
        """Return the fault of a value in a column."""
        return Fault(self.key, {"column": column, **self.details}, column=column)


class Column(ABC):
    """One column: its key, and the values it takes.

    A value that is *left out* is *default*; a column without one must be there.
    *printed* columns are those an owner reads off the parts; a name or a drawing is not.
    """

    kind: str  # how an editor shows it

    def __init__(self, key: str, default: Any = None, printed: bool = True) -> None:
        self.key = key
        self.default = default
        self.printed = printed

    @abstractmethod
    def check(self, value: Any) -> None:
        """Raise ValueFaultError unless this is a value of the column."""

    def sheets(self) -> tuple[str, ...]:
        """Return the sheets whose rows its values name."""
        return ()

    def named(self, value: Any) -> Iterable[str]:
        """Return the rows that a value names."""
        return ()

    def plain(self) -> dict[str, Any]:
        """Return the column for an editor, ready for JSON."""
        found = {"key": self.key, "kind": self.kind, "printed": self.printed}
        return found if self.default is None else {**found, "default": self.default}


class Name(Column):
    """The language-neutral name by which a row is known in its sheet."""

    kind = "name"

    def __init__(self, key: str = "name") -> None:
        super().__init__(key, printed=False)

    def check(self, value: Any) -> None:
        if not isinstance(value, str) or len(value) > LONGEST_SLUG or not SLUG.fullmatch(value):
            raise ValueFaultError("slug", most=LONGEST_SLUG)


class Text(Column):
    """Words for people, such as a title."""

    kind = "text"

    def __init__(
        self, key: str, most: int = LONGEST_TEXT, default: str | None = None, printed: bool = False
    ) -> None:
        super().__init__(key, default, printed)
        self.most = most

    def check(self, value: Any) -> None:
        if value == self.default:
            return
        if not isinstance(value, str) or not 1 <= len(value) <= self.most:
            raise ValueFaultError("letters", most=self.most)
        if not value.isprintable() or value != value.strip():
            raise ValueFaultError("letters", most=self.most)

    def plain(self) -> dict[str, Any]:
        return {**super().plain(), "most": self.most}


class Number(Column):
    """A whole number within bounds."""

    kind = "number"

    def __init__(
        self, key: str, least: int, most: int, default: int | None = None, printed: bool = True
    ) -> None:
        super().__init__(key, default, printed)
        self.least = least
        self.most = most

    def check(self, value: Any) -> None:
        if type(value) is not int:
            raise ValueFaultError("no-number", found=shortened(value))
        if not self.least <= value <= self.most:
            raise ValueFaultError(
                "between", least=self.least, most=self.most, found=shortened(value)
            )

    def plain(self) -> dict[str, Any]:
        return {**super().plain(), "least": self.least, "most": self.most}


class Choice(Column):
    """One of a few words of the rules."""

    kind = "choice"

    def __init__(
        self, key: str, names: list[str], default: str | None = None, printed: bool = True
    ) -> None:
        super().__init__(key, default, printed)
        self.names = names

    def check(self, value: Any) -> None:
        if not isinstance(value, str) or value not in self.names:
            raise ValueFaultError("choice", known=", ".join(self.names), found=shortened(value))

    def plain(self) -> dict[str, Any]:
        return {**super().plain(), "names": self.names}


class Reference(Column):
    """The name of a row of another sheet."""

    kind = "reference"

    def __init__(self, key: str, sheet: str, default: str | None = None) -> None:
        super().__init__(key, default)
        self.sheet = sheet

    def check(self, value: Any) -> None:
        if not isinstance(value, str):
            raise ValueFaultError("no-name", found=shortened(value))

    def sheets(self) -> tuple[str, ...]:
        return (self.sheet,)

    def named(self, value: str) -> Iterable[str]:
        return () if value == self.default else (value,)

    def plain(self) -> dict[str, Any]:
        return {**super().plain(), "sheet": self.sheet}


class ListColumn(Column):
    """A list of values, each of which *entry* takes."""

    kind = "list"

    def __init__(
        self,
        entry: Column,
        least: int = 0,
        most: int = MOST_ENTRIES,
        default: list[Any] | None = None,
        printed: bool = True,
    ) -> None:
        super().__init__(entry.key, default, printed)
        self.entry = entry
        self.least = least
        self.most = most

    def check(self, value: Any) -> None:
        if not isinstance(value, list):
            raise ValueFaultError("no-list", found=shortened(value))
        if not self.least <= len(value) <= self.most:
            raise ValueFaultError("length", least=self.least, most=self.most, found=len(value))
        for one in value:
            self.entry.check(one)

    def sheets(self) -> tuple[str, ...]:
        return self.entry.sheets()

    def named(self, value: list[Any]) -> Iterable[str]:
        return [name for one in value for name in self.entry.named(one)]

    def plain(self) -> dict[str, Any]:
        entry = self.entry.plain()
        return {**super().plain(), "least": self.least, "most": self.most, "entry": entry}


class Phrase(Column):
    """A text in a closed vocabulary, such as an effect.

    *parse* raises ValueError where a text is not one, and returns the rows of *sheet* it
    names; *vocabulary* is the list of all that can be said, one pattern each, with words
    in capitals for what is filled in.
    """

    kind = "phrase"

    def __init__(
        self,
        key: str,
        parse: Callable[[str], Iterable[str]],
        vocabulary: list[str],
        sheet: str = "",
        default: str | None = None,
    ) -> None:
        super().__init__(key, default)
        self.parse = parse
        self.vocabulary = vocabulary
        self.sheet = sheet

    def check(self, value: Any) -> None:
        if not isinstance(value, str) or len(value) > LONGEST_TEXT:
            raise ValueFaultError("no-text", found=shortened(value))
        if value == self.default:
            return
        try:
            self.parse(value)
        except ValueError:
            known = "; ".join(self.vocabulary)
            raise ValueFaultError("phrase", found=shortened(value), known=known) from None

    def sheets(self) -> tuple[str, ...]:
        return (self.sheet,) if self.sheet else ()

    def named(self, value: str) -> Iterable[str]:
        return () if value == self.default else self.parse(value)

    def plain(self) -> dict[str, Any]:
        return {**super().plain(), "vocabulary": self.vocabulary}
