"""What an action costs, in its parts."""

from clocksmith.core.action import Detail
from clocksmith.core.value import Value


class Part(Value):
    """One part of a price: why it is there (a key into the word lists) and how much it adds.

    A discount is a part with a negative amount.
    """

    __match_args__ = ("key", "amount", "details")

    def __init__(self, key: str, amount: int, details: tuple[Detail, ...] = ()) -> None:
        self.key = key
        self.amount = amount
        self.details = details  # what the sentence speaks of


class Price(Value):
    """What is paid in one currency, such as cards or ecus."""

    __match_args__ = ("currency", "total", "parts")

    def __init__(self, currency: str, total: int, parts: tuple[Part, ...]) -> None:
        self.currency = currency
        self.total = total  # a rule may bound it, so it need not be the sum of its parts
        self.parts = parts


def added(prices: list[Price]) -> tuple[Price, ...]:
    """Return what several prices come to: one for each currency, like parts added up."""
    by_name: dict[str, Price] = {}
    for price in prices:
        known = by_name.get(price.currency)
        total = price.total + (0 if known is None else known.total)
        parts = _added_parts([*(() if known is None else known.parts), *price.parts])
        by_name[price.currency] = Price(price.currency, total, parts)
    return tuple(by_name.values())


def _added_parts(parts: list[Part]) -> tuple[Part, ...]:
    by_part: dict[tuple[str, tuple[Detail, ...]], int] = {}
    for part in parts:
        key = part.key, part.details
        by_part[key] = by_part.get(key, 0) + part.amount
    return tuple([Part(key, amount, details) for (key, details), amount in by_part.items()])


def summed(currency: str, parts: list[Part]) -> Price:
    """Return the price that is the sum of *parts*."""
    return Price(currency, sum([part.amount for part in parts]), tuple(parts))
