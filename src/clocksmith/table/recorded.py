"""A recorded game as a table, to look at and to branch from, not to play on."""

from clocksmith.table.draws import draws
from clocksmith.table.entry import ACT, Entry
from clocksmith.table.record import Record, replay
from clocksmith.table.table import Table


class Drawn:
    """The draws of a recorded game, in their order; then the source has run out."""

    def __init__(self, record: Record) -> None:
        self.commitment = record.commitment
        self.seed = record.seed
        self._places = [draw.place() for draw in draws(record)]

    def draw(self, number: int, weights: list[int]) -> int | None:
        """Return the answer number *number*, or None after the last."""
        return self._places[number] if number < len(self._places) else None


def table_of(record: Record, at: float) -> Table:
    """Return a table at which a record was played; nothing is asked at its end, over or not."""
    table = Table(record.setup(), Drawn(record), at)
    for played in replay(record):
        if played.seat >= 0:
            number = table.number + 1
            table.apply(Entry(number, ACT, played.seat, played.action.text, at))
    table.close()
    return table
