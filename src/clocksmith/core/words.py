"""Sentences for people, from Fluent word lists: the same files the browser reads.

A word list has one message for each thing that can be said: ``ask-take-turn``
for a decision, ``do-build`` for an action, ``event-built``, ``no-hierarchy``
for a refusal, ``tile-keep`` for a name. Messages get what the thing carries:
a field *tile* arrives as ``$tile``, its name in the language, and as
``$tile_id``, its plain id, for sentences that must tell cases apart.
"""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from clocksmith.core.action import Action
from clocksmith.core.event import Event
from clocksmith.core.game import Game
from clocksmith.core.note import Note
from clocksmith.core.price import Part, Price
from clocksmith.core.step import Decision, Refusal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "de", "fr")
NOBODY_ID: Final = "nobody"
HIDDEN_ID: Final = "hidden"
FORESEEN: Final = "foreseen"  # the attribute of an event that has not happened yet


def kebab(name: str) -> str:
    """Return ``TakeTurn`` as ``take-turn``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def pretty(slug: str) -> str:
    """Return ``magna-graecia`` as ``Magna Graecia``; a cell such as ``c5`` stays as it is."""
    words = slug.split("-")
    return " ".join([word.capitalize() if word.isalpha() else word for word in words])


def word_lists(package: str, language: str) -> list[str]:
    """Return the word lists of the game in a package: what all games say, and its own."""
    shared = files("clocksmith.core").joinpath("shared", f"{language}.ftl")
    return [shared.read_text(encoding="utf-8"), own_list(package, language)]


def own_list(package: str, language: str) -> str:
    """Return what the game in a package says itself; nothing in a language it does not bring."""
    own = files(package).joinpath("words", f"{language}.ftl")
    return own.read_text(encoding="utf-8") if own.is_file() else ""


@cache
def _bundle(package: str, language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    # A game may bring some languages only, or some of their words: the rest is said in English.
    english = [] if language == ENGLISH else [own_list(package, ENGLISH)]
    for text in [*english, *word_lists(package, language)]:
        # What a game says itself wins over what all games say, such as what a seat is called.
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


class Words:
    """The sentences of one game in one language."""

    def __init__(self, game: Game[Any], language: str, seats: list[str] | None = None) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise ValueError(f"the language must be one of {known}, not {language[:20]!r}")
        self.game = game
        self.language = language
        self._names = game.names
        self._counted = game.counted
        self._seated = game.seated
        self._titles = game.titles()
        self._seats = seats  # names of the people, instead of their colours
        self._bundle = _bundle(game.package(), language)

    def has(self, key: str) -> bool:
        """Return whether there is a message called *key*."""
        return self._bundle.has_message(key)

    def say(self, key: str, **details: object) -> str:
        """Return the message *key*, told with *details*."""
        message = self._bundle.get_message(key)
        assert message.value is not None, f"{key} says nothing"
        text, errors = self._bundle.format_pattern(message.value, self._all(details))
        assert not errors, f"{self.language} {key}: {errors}"
        return str(text)

    def ask(self, decision: Decision[Any]) -> str:
        """Return the question a decision asks."""
        return self.say(f"ask-{kebab(type(decision).__name__)}", **_carried(decision))

    def do(self, action: Action) -> str:
        """Return what an action does."""
        plain = type(action) is Action
        name = action.text.split()[0] if plain else kebab(type(action).__name__)
        return self.say(f"do-{name}", **_carried(action))

    def tell(self, event: Event) -> str:
        """Return what happened."""
        return self.say(f"event-{kebab(type(event).__name__)}", **_carried(event))

    def foresee(self, event: Event) -> str:
        """Return what would happen, in the present tense where the game says it so."""
        key = f"event-{kebab(type(event).__name__)}"
        pattern = self._bundle.get_message(key).attributes.get(FORESEEN)
        if pattern is None:
            return self.tell(event)
        text, errors = self._bundle.format_pattern(pattern, self._all(_carried(event)))
        assert not errors, f"{self.language} {key}.{FORESEEN}: {errors}"
        return str(text)

    def refuse(self, refusal: Refusal) -> str:
        """Return why an action is not legal, without the number of the rule."""
        details = {detail.name: detail.value for detail in refusal.details}
        return self.say(f"no-{refusal.key}", **details)

    def note(self, note: Note) -> str:
        """Return what is worth knowing before an action."""
        details = {detail.name: detail.value for detail in note.details}
        return self.say(f"note-{note.key}", **details)

    def reason(self, refusal: Refusal) -> str:
        """Return why an action is not legal, with the number of the rule."""
        number = f" ({refusal.rule})" if refusal.rule != "0" else ""
        return self.refuse(refusal) + number

    def story(self, events: Iterable[Event], *, foreseen: bool = False) -> list[str]:
        """Return what happened, a sentence each; one that repeats stands once, with a count.

        With *foreseen* they are told as what would happen.
        """
        say = self.foresee if foreseen else self.tell
        runs = [(sentence, len(list(run))) for sentence, run in groupby(map(say, events))]
        return [sentence if count == 1 else f"{sentence} (×{count})" for sentence, count in runs]

    def cost(self, price: Price) -> str:
        """Return a price with its parts, such as "3 cards: 2 for the keep, 1 for the ground"."""
        listed = [self._part(part) for part in price.parts]
        total = self.say(f"price-{price.currency}", count=price.total)
        return self.say("price-in-parts", total=total, parts=", ".join(listed)) if listed else total

    def _part(self, part: Part) -> str:
        details = {detail.name: detail.value for detail in part.details}
        return self.say(f"part-{part.key}", amount=part.amount, **details)

    def seat(self, seat: int) -> str:
        """Return what a seat is called."""
        if seat < 0:
            return self.say(f"seat-{NOBODY_ID}")
        if self._seats is not None and seat < len(self._seats):
            return self._seats[seat]
        return self.say(f"seat-{seat}")

    def name(self, field: str, number: int) -> str:
        """Return what the thing *number* of a *field* is called."""
        return str(self._given(field, number)[field])

    def counts(self, field: str, counts: tuple[int, ...]) -> str:
        """Return how many there are of each, such as "2 military, 1 civil"."""
        slugs = self._counted[field]
        listed = [self.say(f"{field}-{slugs[i]}", count=n) for i, n in enumerate(counts) if n]
        return ", ".join(listed) if listed else self.say(f"{field}-none")

    def aside(self, key: str, name: str, **details: object) -> str | None:
        """Return what the attribute *name* of the message *key* says, or None without one."""
        if not self.has(key):
            return None
        pattern = self._bundle.get_message(key).attributes.get(name)
        if pattern is None:
            return None
        return str(self._bundle.format_pattern(pattern, self._all(details))[0])

    def value_text(self, field: str, value: object) -> str:
        """Return what a *field* holds, as a sentence would name it."""
        return str(self._given(field, value)[field])

    def _called(self, kind: str, slug: str) -> str:
        """Return what a thing is called: by the owner of the box, by us, or as it is written."""
        if title := self._titles.get(kind, {}).get(slug):
            return title
        key = f"{kind}-{slug}"
        return self.say(key) if self.has(key) else pretty(slug)

    def _all(self, details: dict[str, object]) -> dict[str, Any]:
        """Return what a message gets."""
        values: dict[str, Any] = {}
        for name, value in details.items():
            values.update(self._given(name, value))
        return values

    def _given(self, name: str, value: object) -> dict[str, Any]:
        """Return what a message gets for one field."""
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if isinstance(value, int):
            if name in self._seated:
                return {
                    name: self.seat(value),
                    f"{name}_id": str(value) if value >= 0 else NOBODY_ID,
                }
            if name in self._names:
                slug = self._names[name][value] if value >= 0 else HIDDEN_ID
                kind = name.removeprefix("old_").removeprefix("other_")
                return {name: self._called(kind, slug), f"{name}_id": slug}
            return {name: value}
        items = getattr(value, "counts", value)
        if isinstance(items, tuple):
            if name in self._counted:
                return {name: self.counts(name, items), f"{name}_count": sum(items)}
            listed = ", ".join([self.name(name, item) for item in items])
            return {name: listed, f"{name}_count": len(items)}
        return {name: str(value)}


def _carried(thing: Decision[Any] | Action | Event) -> dict[str, object]:
    return {name: getattr(thing, name) for name in thing.__match_args__}
