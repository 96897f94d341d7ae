"""Editions and variants a table may choose."""

from clocksmith.core.value import Value

YES, NO = "yes", "no"


class Option(Value):
    """One thing a table may choose before the game: its key, its values, the usual one.

    An *open* option also takes values that are not listed, such as a drawn map;
    the game checks them.
    """

    __match_args__ = ("key", "values", "default", "open")

    def __init__(self, key: str, values: tuple[str, ...], default: str, open: bool = False) -> None:
        self.key = key
        self.values = values
        self.default = default
        self.open = open


def switch(key: str, on: bool = False) -> Option:
    """Return an option that is on or off, as is usual unless it is chosen."""
    return Option(key, (NO, YES), YES if on else NO)


class Choices(Value):
    """The value chosen for every option of a game, in the order of its list."""

    __match_args__ = ("pairs",)

    def __init__(self, pairs: tuple[tuple[str, str], ...]) -> None:
        self.pairs = pairs

    def value(self, key: str) -> str:
        """Return what was chosen for *key*."""
        for name, value in self.pairs:
            if name == key:
                return value
        raise KeyError(key)

    def is_on(self, key: str) -> bool:
        """Return whether the switch *key* was turned on."""
        return self.value(key) == YES

    def text(self) -> str:
        """Return all choices as ``key=value`` words."""
        return " ".join([f"{name}={value}" for name, value in self.pairs])


class OptionList:
    """The options of a game, and the reading of choices from texts."""

    def __init__(self, options: list[Option]) -> None:
        self.options = options

    def choose(self, values: dict[str, str]) -> Choices:
        """Return the usual choices changed by *values*; ValueError for what does not exist."""
        keys = [option.key for option in self.options]
        for key in values:
            if key not in keys:
                raise ValueError(f"there is no option {key!r}; there are {', '.join(keys)}")
        pairs: list[tuple[str, str]] = []
        for option in self.options:
            value = values.get(option.key, option.default)
            if value not in option.values and not option.open:
                known = ", ".join(option.values)
                raise ValueError(f"option {option.key} must be one of {known}, not {value[:40]!r}")
            pairs.append((option.key, value))
        return Choices(tuple(pairs))

    def unusual(self, choices: Choices) -> list[str]:
        """Return the choices that are not the usual ones, as ``key=value`` words."""
        usual = self.choose({})
        return [f"{key}={value}" for key, value in choices.pairs if value != usual.value(key)]

    def parse(self, words: list[str]) -> Choices:
        """Return the choices written as ``key=value`` words."""
        values: dict[str, str] = {}
        for word in words:
            key, equals, value = word.partition("=")
            if not equals:
                raise ValueError(f"an option is written key=value, not {word[:40]!r}")
            if key in values:
                raise ValueError(f"option {key} is given twice")
            values[key] = value
        return self.choose(values)
