"""Everything that can be asked, done, told or refused in Inventions has its sentence."""

import itertools
import re

import pytest

from clocksmith.core.event import Event
from clocksmith.core.seat import NOBODY
from clocksmith.core.words import HIDDEN_ID, LANGUAGES, Words, kebab
from clocksmith.games.inventions import GAME
from clocksmith.games.inventions.model import events
from clocksmith.games.inventions.model.content import CHANGE_NAMES, CHRONOS
from clocksmith.games.inventions.model.effects import EFFECT_NAMES
from clocksmith.games.inventions.view import prices
from clocksmith.testing.words import check_sentence
from games.vocabulary import (
    decision_classes,
    event_classes,
    messages,
    option_keys,
    refusal_keys,
)
from house.sources import GAMES

NAME = "inventions"
PART = re.compile(r'Part\(\s*"([a-z-]+)"(?: if [^"]*? else "([a-z-]+)")?')
UNNAMED = ("cell",)  # fields whose names are said as they are written

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


def price_keys() -> list[str]:
    """Every key of a price and of its parts."""
    source = (GAMES / "inventions" / "view" / "prices.py").read_text(encoding="utf-8")
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


# The lists


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_a_word(language: str) -> None:
    keys = [*name_keys(), f"goal-{HIDDEN_ID}", f"seat-{CHRONOS}", "title", "blurb"]
    assert [key for key in keys if key not in messages(NAME, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_effect_can_be_told_with_its_numbers(language: str) -> None:
    words = Words(GAME, language)
    details: dict[str, object] = {"anywhere": True, "aspiration": 3}
    for amount, field in itertools.product((1, 2), range(4)):
        for name in EFFECT_NAMES:
            check_sentence(
                language, words.say(f"gain-{name}", amount=amount, field=field, **details)
            )
    for name in CHANGE_NAMES:
        check_sentence(language, words.say(f"improve-{name}", amount="+1", count=1, least=1))
    for metric in range(len(GAME.names["metric"])):
        for key in ("each", "beyond", "groups", "since", "at"):
            told = words.say(f"score-{key}", ip=2, metric=metric, beyond=2, each=2, since=4, at=6)
            check_sentence(language, told)


def test_no_name_and_no_price_is_left_over() -> None:
    used = {*name_keys(), *price_keys(), f"goal-{HIDDEN_ID}"}
    parts = ("card-", "milestone-", "goal-", "tile-", "region-", "deed-", "metric-", "effect-")
    told = [key for key in messages(NAME, "en") if key.startswith((*parts, "part-", "price-"))]
    assert [key for key in told if key not in used] == []


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


@pytest.mark.parametrize("one", [*event_classes(NAME), *decision_classes(NAME)])
def test_an_event_or_a_question_is_told_whatever_it_is_about(one: type) -> None:
    fields: tuple[str, ...] = one.__match_args__  # type: ignore[attr-defined]
    prefix = "event" if issubclass(one, Event) else "ask"
    for language in LANGUAGES:
        words = Words(GAME, language)
        for case in cases_of(fields):
            check_sentence(language, words.say(f"{prefix}-{kebab(one.__name__)}", **case))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_told_whatever_it_is_about(language: str) -> None:
    words = Words(GAME, language)
    fields = ("field", "count", "held", "access", "owner", "milestone")
    for key in refusal_keys(NAME):
        for case in cases_of(fields):
            check_sentence(language, words.say(f"no-{key}", **case))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_told(language: str) -> None:
    words = Words(GAME, language)
    told = [words.do(action) for action in GAME.actions.actions]
    for sentence in told:
        check_sentence(language, sentence)
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_options_are_plain_words(language: str) -> None:
    words = Words(GAME, language)
    for key in [*name_keys(), *option_keys(NAME), "title", "blurb", f"goal-{HIDDEN_ID}"]:
        check_sentence(language, words.say(key))


@pytest.mark.parametrize("field", ["card", "milestone", "goal", "tile", "deed"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_have_one_name(language: str, field: str) -> None:
    words = Words(GAME, language)
    names = [words.name(field, number) for number in range(len(GAME.names[field]))]
    assert len(set(names)) == len(names)


def test_what_needs_a_translation_is_translated() -> None:
    prefixes = ("do-skip", "do-pass", "no-no-", "option-", "deed-", "blurb", "end-", "access-")
    same = ("no-no-access",)  # they ask for details
    for key in messages(NAME, "en"):
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
        ("en", "move middle-east asia", "Move a citizen from the Middle East to Asia"),
        ("de", "move middle-east asia", "Bewege einen Bürger aus dem Nahen Osten nach Asien"),
        ("fr", "move middle-east asia", "Déplacer un citoyen du Moyen-Orient en Asie"),
        ("en", "call europe 1", "Call 1 citizen home from Europe"),
        ("en", "call europe 2", "Call 2 citizens home from Europe"),
        ("fr", "call europe 2", "Rappeler 2 citoyens d’Europe"),
        ("en", "send culture", "Send an artist"),
        ("en", "exhaust academic culture", "Exhaust an academic (becomes an artist for good)"),
        (
            "de",
            "exhaust academic culture",
            "Erschöpfe einen Akademiker (wird dauerhaft zum Künstler)",
        ),
        (
            "fr",
            "exhaust academic culture",
            "Épuiser un académicien (devient artiste pour de bon)",
        ),
    ],
)
def test_articles_and_plurals_are_right(language: str, action: str, sentence: str) -> None:
    told = Words(GAME, language).do(GAME.actions.parse(action))
    assert told.replace("\u202f", " ") == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "This takes 2 artists or as many academics, and you have only 1 available."),
        ("de", "Das braucht 2 Künstler oder ebenso viele Akademiker, und verfügbar ist nur 1."),
        (
            "fr",
            "Il faut 2 artistes ou autant d’académiciens, et vous n’en avez qu’un de disponible.",
        ),
    ],
)
def test_a_refusal_counts_what_is_there(language: str, sentence: str) -> None:
    told = Words(GAME, language).say("no-too-few-citizens", field=1, count=2, held=1)
    assert told == sentence
