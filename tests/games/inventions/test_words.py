"""Everything that can be asked, done, told or refused in Inventions has its sentence."""

import importlib
import itertools
import pkgutil
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from clocksmith.core.action import Action
from clocksmith.core.event import Event, Log
from clocksmith.core.price import Price
from clocksmith.core.seat import NOBODY, SPECTATOR
from clocksmith.core.step import Chance, Decision, Refusal
from clocksmith.core.words import HIDDEN_ID, LANGUAGES, Words, kebab, word_lists
from clocksmith.games.inventions import GAME, actions, events, prices, rules
from clocksmith.games.inventions.content import CHANGE_NAMES, CHRONOS
from clocksmith.games.inventions.effects import EFFECT_NAMES
from clocksmith.games.inventions.options import OPTIONS
from games.inventions.driver import Chooser, choices_for
from house.sources import GAMES, PACKAGE, modules

REFUSAL = re.compile(r'(?:Refusal|refuse|too_few)\(\s*(?:"[\w.]+"|\w+),\s*"([a-z0-9-]+)"')
PART = re.compile(r'Part\(\s*"([a-z-]+)"(?: if [^"]*? else "([a-z-]+)")?')
UNNAMED = ("cell",)  # fields whose names are said as they are written
PLAIN = ("enrich", "aspire", "pay", "skip", "pass", "stop", "done")
UNSAID = ("{", "None", "-1")

LARGEST = {
    "round": 13,
    "era": 6,
    "place": 4,
    "count": 7,
    "tokens": 3,
    "influence": 3,
    "ip": 12,
    "held": 3,
    "left": 5,
    "ropes": 2,
    "letter": 5,
    "possible": 1,
}
SEATED = ("seat", "owner", "holder")
SWITCHED = ("epoch", "academic", "may_stop", "anywhere")


def classes_in(module: str, base: type) -> list[type]:
    """The kinds of *base* that a module defines."""
    found = vars(importlib.import_module(module)).values()
    return [
        one
        for one in found
        if isinstance(one, type)
        and issubclass(one, base)
        and one not in (base, Chance)
        and one.__module__ == module
    ]


def decision_classes() -> list[type]:
    """Every question the rules ask, those to chance too."""
    names = [f"{rules.__name__}.{found.name}" for found in pkgutil.iter_modules(rules.__path__)]
    return [one for name in names for one in classes_in(name, Decision)]


def action_classes() -> list[type]:
    return classes_in(actions.__name__, Action)


def event_classes() -> list[type]:
    return classes_in(events.__name__, Event)


def refusal_keys() -> list[str]:
    """Every key that core and the rules refuse with, read from their sources."""
    texts = [
        path.read_text(encoding="utf-8")
        for folder in (PACKAGE / "core", GAMES / "inventions")
        for path in modules(folder)
    ]
    return sorted({key for text in texts for key in REFUSAL.findall(text)})


def price_keys() -> list[str]:
    """Every key of a price and of its parts."""
    source = (GAMES / "inventions" / "prices.py").read_text(encoding="utf-8")
    parts = {key for pair in PART.findall(source) for key in pair if key}
    currencies = [
        prices.CITIZENS,
        prices.CALLED,
        prices.INFLUENCE_POINTS,
        prices.TOKENS,
        prices.ECONOMY,
    ]
    return [f"part-{key}" for key in sorted(parts)] + [f"price-{key}" for key in currencies]


def name_keys() -> list[str]:
    fields = [field for field in GAME.names if field not in UNNAMED and field[:4] != "old_"]
    return [f"{field}-{slug}" for field in fields for slug in GAME.names[field]]


def option_keys() -> list[str]:
    keys = [f"option-{option.key}" for option in OPTIONS.options]
    return keys + [
        f"option-{option.key}-{value}" for option in OPTIONS.options for value in option.values
    ]


def said_keys() -> list[str]:
    """The keys of everything that is asked, done, told, refused, chosen or paid."""
    keys = [f"ask-{kebab(one.__name__)}" for one in decision_classes()]
    keys += [f"do-{kebab(one.__name__)}" for one in action_classes()]
    keys += [f"do-{name}" for name in PLAIN]
    keys += [f"event-{kebab(one.__name__)}" for one in event_classes()]
    keys += [f"no-{key}" for key in refusal_keys()]
    return keys + option_keys() + price_keys()


@cache
def messages(language: str) -> list[str]:
    """The keys of all messages of the own word list, in their order."""
    found: list[str] = []
    for entry in FluentParser().parse(word_lists(GAME.name, language)[1]).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ast.Message):
            found.append(entry.id.name)
    return found


def check(language: str, sentence: str) -> None:
    """A sentence is not empty and shows nothing of the machinery."""
    assert sentence.strip() == sentence, f"{language}: {sentence!r}"
    assert sentence, language
    for sign in UNSAID:
        assert sign not in sentence, f"{language}: {sentence}"


# The lists


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_given_twice(language: str) -> None:
    assert len(messages(language)) == len(set(messages(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_keys_in_the_same_order(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_happen_has_a_sentence(language: str) -> None:
    assert len(decision_classes()) >= 30
    assert len(action_classes()) >= 35
    assert len(event_classes()) >= 60
    assert len(refusal_keys()) > 60
    assert len(price_keys()) >= 18
    words = Words(GAME, language)
    assert [key for key in said_keys() if not words.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_a_word(language: str) -> None:
    keys = [*name_keys(), f"goal-{HIDDEN_ID}", f"seat-{CHRONOS}", "title", "blurb"]
    assert [key for key in keys if key not in messages(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_effect_can_be_told_with_its_numbers(language: str) -> None:
    words = Words(GAME, language)
    details: dict[str, object] = {"anywhere": True, "aspiration": 3}
    for amount, field in itertools.product((1, 2), range(4)):
        for name in EFFECT_NAMES:
            check(language, words.say(f"gain-{name}", amount=amount, field=field, **details))
    for name in CHANGE_NAMES:
        check(language, words.say(f"improve-{name}", amount="+1", least=1))
    for metric in range(len(GAME.names["metric"])):
        for key in ("each", "beyond", "groups", "since", "at"):
            told = words.say(f"score-{key}", ip=2, metric=metric, beyond=2, each=2, since=4, at=6)
            check(language, told)


def test_no_sentence_is_left_over_from_something_that_is_gone() -> None:
    used = set(said_keys())
    prefixes = ("no-", "ask-", "do-", "event-", "option-", "part-", "price-")
    assert [key for key in messages("en") if key.startswith(prefixes) and key not in used] == []
    named = {*name_keys(), f"goal-{HIDDEN_ID}"}
    parts = ("card-", "milestone-", "goal-", "tile-", "region-", "deed-", "metric-", "effect-")
    assert [key for key in messages("en") if key.startswith(parts) and key not in named] == []


# Sentences of everything that could be


def values_of(field: str) -> list[object]:
    """Values a field can have, enough for every form of a sentence."""
    if field in SEATED:
        return [0, 3, CHRONOS, NOBODY] if field == "owner" else [0, CHRONOS]
    if field in SWITCHED:
        return [True, False]
    if field == "goal":
        return [0, 1, events.HIDDEN]
    if field in GAME.names:
        return [*range(len(GAME.names[field]))]
    if field == "effects":
        return [()]
    return [*range(LARGEST[field] + 1)]


def cases_of(fields: tuple[str, ...]) -> list[dict[str, object]]:
    """Fields with their values: every value of each, and all pairs of two of them."""
    every = {field: values_of(field) for field in fields}
    first = {field: every[field][0] for field in fields}
    cases = [first]
    for one, other in itertools.combinations(fields, 2):
        mixes = itertools.product(every[one][:30], every[other][:30])
        cases += [{**first, one: mix[0], other: mix[1]} for mix in mixes]
    return cases + [{**first, field: value} for field in fields for value in every[field]]


@pytest.mark.parametrize("one", [*event_classes(), *decision_classes()])
def test_an_event_or_a_question_is_told_whatever_it_is_about(one: type) -> None:
    fields: tuple[str, ...] = one.__match_args__  # type: ignore[attr-defined]
    prefix = "event" if issubclass(one, Event) else "ask"
    for language in LANGUAGES:
        words = Words(GAME, language)
        for case in cases_of(fields):
            check(language, words.say(f"{prefix}-{kebab(one.__name__)}", **case))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_told_whatever_it_is_about(language: str) -> None:
    words = Words(GAME, language)
    fields = ("field", "count", "held", "access", "owner", "milestone")
    for key in refusal_keys():
        for case in cases_of(fields):
            check(language, words.say(f"no-{key}", **case))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_told(language: str) -> None:
    words = Words(GAME, language)
    told = [words.do(action) for action in GAME.actions.actions]
    for sentence in told:
        check(language, sentence)
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_options_are_plain_words(language: str) -> None:
    words = Words(GAME, language)
    for key in [*name_keys(), *option_keys(), "title", "blurb", f"goal-{HIDDEN_ID}"]:
        check(language, words.say(key))


@pytest.mark.parametrize("field", ["card", "milestone", "goal", "tile", "deed"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_have_one_name(language: str, field: str) -> None:
    words = Words(GAME, language)
    names = [words.name(field, number) for number in range(len(GAME.names[field]))]
    assert len(set(names)) == len(names)


def test_what_needs_a_translation_is_translated() -> None:
    prefixes = ("do-skip", "do-pass", "no-no-", "option-", "deed-", "blurb", "end-", "access-")
    same = ("no-no-access",)  # they ask for details
    for key in messages("en"):
        if key.startswith(prefixes) and key not in same:
            told = {Words(GAME, language).say(key) for language in LANGUAGES}
            assert len(told) == len(LANGUAGES), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_third_society_is_called_chronos(language: str) -> None:
    assert Words(GAME, language).seat(CHRONOS) == "Chronos"
    assert Words(GAME, language, ["Ada", "Berta"]).seat(CHRONOS) == "Chronos"


# Grammar, where it is delicate


@pytest.mark.parametrize(
    ("language", "action", "sentence"),
    [
        ("en", "present bread middle-east", "Present “Bread” in the Middle East"),
        ("de", "present bread middle-east", "Präsentiere „Brot“ im Nahen Osten"),
        ("fr", "present bread middle-east", "Présenter « Pain » au Moyen-Orient"),
        ("en", "move middle-east asia", "Let a citizen go from the Middle East to Asia"),
        ("de", "move middle-east asia", "Lass einen Bürger aus dem Nahen Osten nach Asien ziehen"),
        ("fr", "move middle-east asia", "Faire aller un citoyen du Moyen-Orient en Asie"),
        ("en", "call europe 1", "Call 1 citizen home from Europe"),
        ("en", "call europe 2", "Call 2 citizens home from Europe"),
        ("fr", "call europe 2", "Rappeler 2 citoyens d'Europe"),
        ("en", "send culture", "Send an artist"),
        ("de", "exhaust academic culture", "Erschöpfe einen Akademiker, fortan ein Künstler"),
    ],
)
def test_articles_and_plurals_are_right(language: str, action: str, sentence: str) -> None:
    told = Words(GAME, language).do(GAME.actions.parse(action))
    assert told.replace("\N{NO-BREAK SPACE}", " ") == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "This takes 2 artists or as many academics, and you have only 1 available."),
        ("de", "Das braucht 2 Künstler oder ebenso viele Akademiker, und verfügbar ist nur 1."),
        (
            "fr",
            "Il faut 2 artistes ou autant d'académiciens, et vous n'en avez qu'un de disponible.",
        ),
    ],
)
def test_a_refusal_counts_what_is_there(language: str, sentence: str) -> None:
    told = Words(GAME, language).say("no-too-few-citizens", field=1, count=2, held=1)
    assert told == sentence


# Whole games

PLAYED = range(12)  # the numbers of twelve games: every seat count and every switch

Said = Event | Decision[Any] | Action | Refusal | Price


def play(number: int) -> Iterator[Said]:
    """One random game: questions, some actions with their prices, refusals and events."""
    luck = random.Random(number)
    seats, choices = choices_for(number)
    chooser = Chooser(luck)
    state = GAME.start(seats, choices)
    while (decision := GAME.decision(state)) is not None:
        yield decision
        legal = GAME.legal(state)
        if luck.random() < 0.04:
            yield from legal
        tried = luck.sample(GAME.actions.actions, 8)
        refusals = [GAME.refusal(state, one) for one in tried]
        yield from [refusal for refusal in refusals if refusal is not None]
        answer = chooser.choose(legal)
        yield from [price for one in (answer, *tried) for price in GAME.prices(state, one)]
        yield answer
        log = Log()
        GAME.apply(state, answer, log)
        yield from log.events
    over = GAME.refusal(state, actions.PASS)
    assert over is not None
    yield over


def said(words: Words, thing: Said) -> list[str]:
    """The sentences for one thing; an event as all and as only spectators know it."""
    if isinstance(thing, Event):
        return [words.tell(thing), words.tell(thing.seen_by(SPECTATOR))]
    if isinstance(thing, Refusal):
        return [words.refuse(thing)]
    if isinstance(thing, Action):
        return [words.do(thing)]
    if isinstance(thing, Price):
        return [words.cost(thing).replace("-", "")]  # discounts are less than nothing
    return [words.ask(thing)]


@pytest.mark.parametrize("number", PLAYED)
def test_a_whole_random_game_with_this_seed_is_told(number: int) -> None:
    things = list(play(number))
    assert len({type(thing) for thing in things}) > 80
    assert len({thing.key for thing in things if isinstance(thing, Refusal)}) > 10
    assert any(isinstance(thing, Price) for thing in things)
    for language in LANGUAGES:
        words = Words(GAME, language)
        for thing in things:
            for sentence in said(words, thing):
                check(language, sentence)


def test_games_end_with_a_reason_that_is_told() -> None:
    luck = random.Random(6)
    state = GAME.start(2)
    while len(legal := GAME.legal(state)):
        GAME.apply(state, legal[luck.randrange(len(legal))], Log())
    outcome = GAME.outcome(state)
    assert outcome is not None
    for language in LANGUAGES:
        check(language, Words(GAME, language).say(f"end-{outcome.reason}"))
