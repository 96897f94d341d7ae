"""Cards that are told apart by their kind alone: a hand or a pile is a count for each kind."""

from clocksmith.core.value import Value


class Cards(Value):
    """A small number of cards: how many of each kind."""

    __match_args__ = ("counts",)

    def __init__(self, counts: tuple[int, ...]) -> None:
        self.counts = counts
        self.total = sum(counts)


def every_hand(kinds: int, size: int) -> list[Cards]:
    """Return all ways to hold exactly *size* cards of *kinds* kinds, most of the first first."""

    def ways(left: int, size: int) -> list[tuple[int, ...]]:
        if left == 1:
            return [(size,)]
        return [(n, *rest) for n in range(size, -1, -1) for rest in ways(left - 1, size - n)]

    return [Cards(counts) for counts in ways(kinds, size)]
