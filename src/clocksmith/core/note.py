"""What is worth knowing before an answer beside what it does at once."""

from typing import final

from clocksmith.core.action import Detail
from clocksmith.core.value import Value


@final
class Note(Value):
    """What will follow an action later whatever chance does, or what it leaves undone.

    *key* is a key into the word lists, *details* is what the sentence speaks of.
    """

    __match_args__ = ("key", "details")

    def __init__(self, key: str, details: tuple[Detail, ...] = ()) -> None:
        self.key = key
        self.details = details
