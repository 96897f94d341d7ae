"""What looking ahead and a refused answer tell."""

from dataclasses import dataclass
from typing import Any

from clocksmith.core.action import Action
from clocksmith.core.event import Event
from clocksmith.core.price import Price
from clocksmith.core.step import Decision, Refusal
from clocksmith.table.considered import Considered


class IllegalActionError(ValueError):
    """The answer is not legal: the text says why, with the paragraph of the rule."""

    def __init__(self, action: Action, refusal: Refusal, reason: str) -> None:
        super().__init__(f"{action.text}: {reason}")
        self.action = action
        self.refusal = refusal
        self.rule = refusal.rule


@dataclass(frozen=True)
class Outlook:
    """What an action would do, as far as the seat that is asked can know."""

    action: Action
    considered: Considered
    sentences: list[str]  # what would happen

    @property
    def events(self) -> list[Event]:
        """What would happen, as data."""
        return self.considered.events

    @property
    def prices(self) -> tuple[Price, ...]:
        """What it costs, in parts."""
        return self.considered.prices

    @property
    def decision(self) -> Decision[Any] | None:
        """The question that would come next; None where that cannot be known."""
        return self.considered.decision

    def __str__(self) -> str:
        return "\n".join(self.sentences)
