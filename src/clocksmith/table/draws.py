"""The answers of chance in a record, each with what could have come instead."""

from collections.abc import Iterator
from dataclasses import dataclass

from clocksmith.core.action import Action
from clocksmith.core.event import Silence
from clocksmith.core.legal import Legal
from clocksmith.core.step import Chance
from clocksmith.table.record import Record


@dataclass(frozen=True)
class Draw:
    """One answer of chance."""

    number: int  # of the action in the record, from 1
    action: Action
    legal: Legal  # what could have come
    weights: list[int]  # how likely each of them was

    def place(self) -> int:
        """Return which of the legal answers came."""
        return self.legal.listed().index(self.action)


def draws(record: Record) -> Iterator[Draw]:
    """Give the answers of chance in the order of a record that can be replayed."""
    game, state = record.game, record.start()
    for number, action in enumerate(record.actions, start=1):
        decision = game.decision(state)
        if isinstance(decision, Chance):
            yield Draw(number, action, decision.legal(state), decision.weights(state))
        game.apply(state, action, Silence())
