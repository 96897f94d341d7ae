"""What a tiding says: the game, who sits at the table, that it is one's turn, how long, where.

Nothing else of a table is known here, so nothing else can be told.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from clocksmith.server.store.tiding_rows import CONFIRM, DIGEST, RECOVER, REMIND, TEST, TURN
from clocksmith.server.tidings.words import say, title_of

SPANS: Final = (("days", 86_400), ("hours", 3600), ("minutes", 60))
HOME: Final = "/"
PAGES: Final = {CONFIRM: "/confirm", RECOVER: "/recover"}


@dataclass(frozen=True)
class TurnFacts:
    """All that is told of a turn."""

    table: str
    game: str
    people: tuple[str, ...]
    left: float | None  # seconds; None without a clock

    @property
    def path(self) -> str:
        """Where the table is."""
        return f"/t/{self.table}"


@dataclass(frozen=True)
class Message:
    """A tiding in words: where it leads, and further places that it names."""

    kind: str
    title: str
    text: str
    path: str
    label: str  # of where it leads
    items: tuple[tuple[str, str], ...] = ()  # texts and paths


def told_of_turn(language: str, facts: TurnFacts, kind: str = TURN) -> Message:
    """Return what is said of a turn; of a kind, that it begins or that its time runs out."""
    assert kind in (TURN, REMIND), "a turn begins, or its time runs out"
    given = _given(language, facts)
    title = say(language, f"{kind}-title", game=given["game"])
    text = say(language, f"{kind}-text", **given)
    return Message(kind, title, text, facts.path, say(language, "go-turn"))


def told_of_all(language: str, turns: Iterable[TurnFacts]) -> Message:
    """Return what is said of all tables that wait for somebody."""
    items = tuple(
        [(say(language, "digest-line", **_given(language, one)), one.path) for one in turns]
    )
    title = say(language, "digest-title", count=len(items))
    return Message(
        DIGEST, title, say(language, "digest-text"), HOME, say(language, "go-home"), items
    )


def told_as_test(language: str) -> Message:
    """Return what is said to try a way out."""
    texts = say(language, "test-title"), say(language, "test-text")
    return Message(TEST, *texts, HOME, say(language, "go-home"))


def told_of_account(language: str, kind: str, login: str) -> Message:
    """Return what is said about an account: whether an address is its, or a new password."""
    text = say(language, f"{kind}-text", login=login)
    title, label = say(language, f"{kind}-title"), say(language, f"go-{kind}")
    return Message(kind, title, text, PAGES[kind], label)


def _given(language: str, facts: TurnFacts) -> dict[str, object]:
    people = ", ".join(facts.people)
    title = title_of(facts.game, language)
    return {"game": title, "people": people, "left": _left(language, facts.left)}


def _left(language: str, seconds: float | None) -> str:
    """Return in words how long one may still think, in the largest unit that is filled."""
    if seconds is None:
        return say(language, "left-none")
    for unit, length in SPANS:
        if seconds >= 2 * length or unit == "minutes":
            return say(language, f"left-{unit}", count=max(1, round(seconds / length)))
    raise AssertionError("minutes are the last unit")
