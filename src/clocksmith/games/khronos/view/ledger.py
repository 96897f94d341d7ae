"""What brought every seat its ecus: incomes by age, bonuses, and what was paid."""

from typing import Final

from clocksmith.core.event import Event
from clocksmith.core.ledger import Ledger
from clocksmith.games.khronos.model.content import AGE_NAMES
from clocksmith.games.khronos.model.events import WHY_NAMES, Earned, Paid, TookIncome

ROWS: Final = [
    *[f"income-{age}" for age in AGE_NAMES],
    "bonus",
    "exchange",
    "journey",
    "demolition",
]


class KhronosLedger(Ledger):
    """The ecus of a game of Khronos."""

    order = ROWS

    def note(self, event: Event) -> None:
        if isinstance(event, TookIncome):
            self.post(event.seat, f"income-{AGE_NAMES[event.age]}", event.ecus)
        elif isinstance(event, Earned):
            self.post(event.seat, WHY_NAMES[event.why], event.ecus)
        elif isinstance(event, Paid):
            self.post(event.seat, WHY_NAMES[event.why], -event.ecus)
