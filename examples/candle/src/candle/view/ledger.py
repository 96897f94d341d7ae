"""What brought everybody their points, learned from the events alone."""

from candle.model.content import COINS, worth_of
from candle.model.events import Revealed, Sold
from candle.model.state import UNKNOWN, Player
from clocksmith.core.event import Event
from clocksmith.core.ledger import Ledger


class CandleLedger(Ledger):
    """4.2 Lots, what the patron adds to them, and the coins that were spent."""

    order = ["lots", "patron", "spent"]  # noqa: RUF012

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._players = [Player() for _ in range(seats)]

    def note(self, event: Event) -> None:
        if isinstance(event, Sold) and event.seat >= 0:
            self._players[event.seat].lots += (event.lot,)
            self._players[event.seat].coins -= event.coins
        elif isinstance(event, Revealed):
            player = self._players[event.seat]
            worth = sum([worth_of(lot, UNKNOWN) for lot in player.lots])
            patrons = sum([worth_of(lot, event.patron) for lot in player.lots]) - worth
            self.post(event.seat, "lots", worth)
            self.post(event.seat, "patron", patrons)
            self.post(event.seat, "spent", player.coins // 5 - COINS // 5)
