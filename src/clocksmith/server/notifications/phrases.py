"""What messages say, in every language.

About a table they name the game, the other players, whose turn it is, the time left and the
address; mails also state the question and what everybody could see. Nothing else about it is known
here, so nothing else can leak.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from clocksmith.core.words import ENGLISH, LANGUAGES, Words
from clocksmith.games import GAMES
from clocksmith.server.notifications.rows import CONFIRM, DIGEST, RECOVER, REMIND, TEST, TURN

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

SPANS: Final = (("days", 86_400), ("hours", 3600), ("minutes", 60))
HOME: Final = "/"
WEEK: Final = 6 * 86_400.0  # seconds in which a day of the week is clear
NEAR: Final = ("today", "tomorrow")
MARKED: Final = 4  # letters of a table's id in a title, so that two tables are not one thread
PAGES: Final = {CONFIRM: "/confirm", RECOVER: "/recover"}


@dataclass(frozen=True)
class TurnFacts:
    """Everything that a message may say about a turn."""

    table: str
    game: str
    people: tuple[str, ...]  # the others; an empty name is a bot
    left: float | None  # seconds; None without a clock
    now: datetime | None = None  # where the person lives
    question: str = ""
    happened: tuple[str, ...] = ()  # what everybody could see since their last turn

    @property
    def path(self) -> str:
        """Where the table is."""
        return f"/t/{self.table}"


@dataclass(frozen=True)
class Message:
    """A message in words, with its link and the other links it contains."""

    kind: str
    title: str
    text: str
    path: str
    label: str  # of where it leads
    items: tuple[tuple[str, str], ...] = ()  # texts and paths
    lines: tuple[str, ...] = ()  # what a mail says beside the text


def turn_message(language: str, facts: TurnFacts, kind: str = TURN) -> Message:
    """Return the message that a turn has begun, or the reminder that its time is running out."""
    assert kind in (TURN, REMIND), "a turn begins, or its time runs out"
    details = _details(language, facts)
    title = say(language, f"{kind}-title", name=details["name"], table=facts.table[:MARKED])
    text = say(language, f"{kind}-text", **details)
    return Message(
        kind, title, text, facts.path, say(language, "go-turn"), lines=_lines(language, facts)
    )


def digest_message(language: str, turns: Iterable[TurnFacts]) -> Message:
    """Return the message about all tables that wait for somebody."""
    items = tuple(
        [(say(language, "digest-line", **_details(language, one)), one.path) for one in turns]
    )
    title = say(language, "digest-title", count=len(items))
    text, label = say(language, "digest-text"), say(language, "go-home")
    return Message(DIGEST, title, text, HOME, label, items)


def test_message(language: str) -> Message:
    """Return the message that tests a channel."""
    texts = say(language, "test-title"), say(language, "test-text")
    return Message(TEST, *texts, HOME, say(language, "go-home"))


def account_message(language: str, kind: str, login: str) -> Message:
    """Return the message that confirms an address of an account, or recovers its password."""
    text = say(language, f"{kind}-text", login=login)
    title, label = say(language, f"{kind}-title"), say(language, f"go-{kind}")
    return Message(kind, title, text, PAGES[kind], label)


def say(language: str, key: str, **details: object) -> str:
    """Return the phrase *key* in a language."""
    bundle = _bundle(language if language in LANGUAGES else ENGLISH)
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{key} says nothing"
    text, errors = bundle.format_pattern(pattern, details)
    assert not errors, f"{language} {key}: {errors}"
    return str(text)


def title_of(game: str, language: str) -> str:
    """Return what a game is called."""
    rules = GAMES.get(game)
    words = None if rules is None else Words(rules, language)
    return words.say("title") if words is not None and words.has("title") else game.capitalize()


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    text = files(__package__).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def _details(language: str, facts: TurnFacts) -> dict[str, object]:
    names = [name or say(language, "a-bot") for name in facts.people]
    people = ", ".join(dict.fromkeys(names))
    game = title_of(facts.game, language)
    name = say(language, "table-name", game=game, people=people, count=len(names))
    left = [_left(language, facts.left), _until(language, facts)]
    return {"name": name, "left": " ".join([one for one in left if one])}


def _lines(language: str, facts: TurnFacts) -> tuple[str, ...]:
    """Return what has happened, and what is asked."""
    lines = [f"- {line}" for line in facts.happened]
    if lines:
        lines.insert(0, say(language, "happened"))
    if facts.question:
        lines.append(say(language, "asked", question=facts.question))
    return tuple(lines)


def _until(language: str, facts: TurnFacts) -> str:
    """Return the day and time at which the clock runs out; empty if that is not within a week."""
    if facts.now is None or facts.left is None or facts.left >= WEEK:
        return ""
    end = (facts.now.astimezone(UTC) + timedelta(seconds=facts.left)).astimezone(facts.now.tzinfo)
    days = (end.date() - facts.now.date()).days
    zone = f" {end.tzname()}" if end.tzname() == "UTC" else ""
    details = {"time": f"{end:%H:%M}{zone}", "day": end.isoweekday()}
    return say(language, f"until-{NEAR[days] if days < len(NEAR) else 'day'}", **details)


def _left(language: str, seconds: float | None) -> str:
    """Return in words how much time is left, in the largest unit that fits."""
    if seconds is None:
        return say(language, "left-none")
    for unit, length in SPANS:
        if seconds >= 2 * length or unit == "minutes":
            return say(language, f"left-{unit}", count=max(1, round(seconds / length)))
    raise AssertionError("minutes are the last unit")
