"""Everything that can be asked, done, told or refused in The Sands of Time has its sentence."""

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
from clocksmith.games.sands import actions, events, rules
from clocksmith.games.sands.game import GAME
from clocksmith.games.sands.options import OPTIONS
from clocksmith.games.sands.rules.acting import TurnDecision
from clocksmith.games.sands.rules.end import REASON
from games.sands.driver import Chooser, choices_for
from house.sources import GAMES, PACKAGE, modules

REFUSAL = re.compile(r'Refusal\(\s*(?:"[\d.]+"|\w+),\s*"([a-z-]+)"')
PART = re.compile(r'(?:Part|_discounts)\([^"]*"([a-z-]+)"')
PLAIN = ("lower", "grant", "deny", "done", "end")  # actions that are only a word
UNSAID = ("{", "None", "-1", "hidden")
VEILED = ("card", "advance", "chronicle")  # fields that some seats may not see

# Fields that other fields are called like, and one that is never said.
ALIASES = ("old_region", "other_region", "other_card", "cards")
NUMBERS = {
    "amount": range(1, 7),
    "capacity": range(3, 6),
    "count": range(12),
    "crops": range(5),
    "dynasty": range(1, 4),
    "face": range(7),
    "generation": range(1, 13),
    "gold": range(5),
    "heritage": range(16),
    "least": range(3, 6),
    "marker": range(2, 24),
    "peasants": range(4),
    "points": range(1, 29),
    "rival_face": range(7),
    "rival_strength": range(1, 30),
    "round": range(1, 5),
    "soldiers": range(4),
    "steps": range(1, 7),
    "strength": range(1, 30),
    "unrest": range(1, 8),
}


def classes_in(module: str, base: type) -> list[type]:
    """The kinds of *base* that a module defines."""
    found = vars(importlib.import_module(module)).values()
    return [
        one
        for one in found
        if isinstance(one, type)
        and issubclass(one, base)
        and one not in (base, Chance, TurnDecision)
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


def sources(*folders: str) -> str:
    """The text of all modules of some folders."""
    found = [path for folder in folders for path in modules(PACKAGE / folder)]
    return "\n".join([path.read_text(encoding="utf-8") for path in found])


def refusal_keys() -> list[str]:
    """Every key that core and the rules refuse with, read from their sources."""
    return sorted(set(REFUSAL.findall(sources("core", "games/sands"))))


def part_keys() -> list[str]:
    """Every part of a price, read from the source."""
    text = (GAMES / "sands" / "prices.py").read_text(encoding="utf-8")
    return sorted({f"part-{key}" for key in PART.findall(text)})


def name_keys() -> list[str]:
    fields = [field for field in GAME.names if field not in ALIASES]
    return [f"{field}-{slug}" for field in fields for slug in GAME.names[field]]


def option_keys() -> list[str]:
    keys = [f"option-{option.key}" for option in OPTIONS.options]
    return keys + [
        f"option-{option.key}-{value}" for option in OPTIONS.options for value in option.values
    ]


@cache
def messages(language: str) -> list[str]:
    """The keys of all messages of the word lists, in their order."""
    found: list[str] = []
    for text in word_lists(GAME.name, language):
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
            if isinstance(entry, ast.Message):
                found.append(entry.id.name)
    return found


def check(language: str, sentence: str) -> None:
    """A sentence is not empty and shows nothing of the machinery."""
    assert sentence.strip() == sentence, f"{language}: {sentence!r}"
    assert sentence, language
    assert "  " not in sentence, f"{language}: {sentence!r}"
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
def test_every_class_has_a_sentence(language: str) -> None:
    keys = [f"ask-{kebab(one.__name__)}" for one in decision_classes()]
    keys += [f"do-{kebab(one.__name__)}" for one in action_classes()]
    keys += [f"event-{kebab(one.__name__)}" for one in event_classes()]
    keys += [f"do-{word}" for word in PLAIN]
    assert len(decision_classes()) >= 34
    assert len(action_classes()) >= 31
    assert len(event_classes()) >= 49
    assert [key for key in keys if key not in messages(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    keys = refusal_keys()
    assert len(keys) > 60
    assert [key for key in keys if f"no-{key}" not in messages(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_part_and_ending_has_a_word(language: str) -> None:
    keys = [*name_keys(), *part_keys(), *[f"{field}-{HIDDEN_ID}" for field in VEILED]]
    keys += ["title", "blurb", f"end-{REASON}"]
    keys += [f"price-{resource}" for resource in GAME.names["resource"]]
    assert len(part_keys()) >= 12
    assert [key for key in keys if key not in messages(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained(language: str) -> None:
    assert [key for key in option_keys() if key not in messages(language)] == []


def test_no_sentence_is_left_over_from_something_that_is_gone() -> None:
    used = {f"no-{key}" for key in refusal_keys()}
    used |= {f"ask-{kebab(one.__name__)}" for one in decision_classes()}
    used |= {f"do-{kebab(one.__name__)}" for one in action_classes()}
    used |= {f"do-{word}" for word in PLAIN}
    used |= {f"event-{kebab(one.__name__)}" for one in event_classes()}
    used |= {*option_keys(), *part_keys()}
    prefixes = ("no-", "ask-", "do-", "event-", "option-", "part-")
    assert [key for key in messages("en") if key.startswith(prefixes) and key not in used] == []


# Sentences of everything that could be


def values_of(field: str) -> list[object]:
    """Values a field can have, enough for every form of a sentence."""
    if field in GAME.seated:
        return [0, 4, NOBODY] if field == "owner" else [0, 4]
    if field in GAME.names:
        return [*range(len(GAME.names[field]))]
    return [*NUMBERS[field]]


@pytest.mark.parametrize("one", event_classes())
def test_an_event_is_told_whatever_it_is_about(one: type) -> None:
    # Causes, pieces, kinds and counts of citizens matter together, all else one at a time.
    fields: tuple[str, ...] = one.__match_args__  # type: ignore[attr-defined]
    every = {field: values_of(field) for field in fields}
    if "seen_by" in vars(one):
        veiled = next(field for field in fields if field in VEILED)
        every[veiled].append(events.HIDDEN)
    mixed = [f for f in fields if f in ("why", "piece", "resource", "peasants", "soldiers")]
    mixed += [f for f in fields if f in ("crops", "gold", "steps")]
    usual = {field: every[field][-1] for field in fields}
    if {"peasants", "crops"} & set(fields):
        usual |= {mixed[0]: every[mixed[0]][1]}
    cases = [{**usual, field: value} for field in fields for value in every[field]]
    mixes = itertools.product(*[every[field] for field in mixed])
    cases += [{**usual, **dict(zip(mixed, mix, strict=True))} for mix in mixes]
    for language in LANGUAGES:
        words = Words(GAME, language)
        for case in cases:
            check(language, words.say(f"event-{kebab(one.__name__)}", **case))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_told_whatever_it_is_about(language: str) -> None:
    words = Words(GAME, language)
    numbers = {"amount": 1, "unrest": 1, "heritage": 0, "count": 4, "face": 0}
    for key in refusal_keys():
        for place in range(len(GAME.names["region"])):
            told = {
                "region": place,
                "old_region": 25 - place,
                "structure": place % 13,
                "piece": place % 2,
                "resource": place % 2,
                "category": place % 3,
                "chronicle": place % 7,
                "space": place % 6,
                "card": place % 14,
                "owner": 1,
                "rival": 4,
            }
            check(language, words.say(f"no-{key}", **told, **numbers))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_told(language: str) -> None:
    words = Words(GAME, language)
    told = {words.do(action) for action in GAME.actions.actions}
    for sentence in told:
        check(language, sentence)
    assert len(told) == len(GAME.actions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_options_and_prices_are_plain_words(language: str) -> None:
    words = Words(GAME, language)
    for key in [*name_keys(), *option_keys(), "title", "blurb", f"end-{REASON}"]:
        check(language, words.say(key))
    for key in part_keys():
        for number in range(31):
            told = words.say(
                key, amount=-2, count=number % 3, structure=number % 13, advance=number
            )
            assert "{" not in told


def test_what_needs_a_translation_is_translated() -> None:
    prefixes = ("do-done", "do-end", "do-grant", "option-", "piece-", "blurb", "end-")
    for key in messages("en"):
        if key.startswith(prefixes):
            told = {Words(GAME, language).say(key) for language in LANGUAGES}
            assert len(told) == len(LANGUAGES), key


# Grammar, where it is delicate


@pytest.mark.parametrize(
    ("language", "action", "sentence"),
    [
        ("en", "build quarry italia", "Build a quarry in Italia"),
        ("en", "build aqueduct asia-minor", "Build an aqueduct in Asia Minor"),
        ("en", "build irrigation libya", "Build irrigation in Libya"),
        ("en", "commit 1", "Let 1 peasant help"),
        ("en", "keep 1 3", "Keep 1 crop and 3 gold"),
        ("en", "caravan gallia italia gold", "Lay a caravan between Gallia and Italia, paid"),
        ("de", "build arch rhodes", "Baue einen Triumphbogen in Rhodes"),
        ("de", "build wonder rhodes", "Baue ein Wunder in Rhodes"),
        ("de", "build city rhodes", "Baue eine Stadt in Rhodes"),
        ("de", "move soldier libya aegyptus", "Ziehe einen Soldaten von Libya nach Aegyptus"),
        ("de", "turn peasant libya", "Mach in Libya einen Soldaten zum Bauern"),
        ("fr", "move peasant italia sicilia", "Mener un paysan d'Italia vers Sicilia"),
        ("fr", "move peasant sicilia italia", "Mener un paysan de Sicilia vers Italia"),
        ("fr", "build temple rhodes", "Construire un temple à Rhodes"),
        ("fr", "build city graecia", "Construire une ville en Graecia"),
        ("fr", "raise cultural", "Augmenter l'héritage culturel"),
    ],
)
def test_articles_and_plurals_are_right(language: str, action: str, sentence: str) -> None:
    told = Words(GAME, language).do(GAME.actions.parse(action))
    assert told.startswith(sentence)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "Your unrest is too high for an advance here: it counts 3, your civil heritage only 1.",
        ),
        (
            "de",
            "Deine Unruhe ist hier zu hoch für einen Fortschritt: "
            "Sie zählt 3, deine Überlieferung Bürgertum nur 1.",
        ),
        (
            "fr",
            "Votre mécontentement est trop grand pour ce progrès\N{NO-BREAK SPACE}: "
            "il compte 3, votre héritage civil seulement 1.",
        ),
    ],
)
def test_a_refusal_says_what_is_missing(language: str, sentence: str) -> None:
    told = Words(GAME, language).say("no-too-much-unrest", category=0, unrest=3, heritage=1)
    assert told == sentence


# Whole games

PLAYED = range(8)  # the numbers of eight games: every seat count, with and without strict bonus


def play(number: int) -> Iterator[Event | Decision[Any] | Action | Refusal | Price]:
    """One random game: its questions, some of its actions, refusals and prices, its events."""
    luck = random.Random(number)
    seats, choices = choices_for(number)
    chooser = Chooser(luck)
    state = GAME.start(seats, choices)
    while (decision := GAME.decision(state)) is not None:
        yield decision
        legal = GAME.legal(state)
        some = legal.listed() if luck.random() < 0.04 else []
        yield from some
        for action in [*some, *luck.sample(GAME.actions.actions, 4)]:
            yield from GAME.prices(state, action)
            refusal = GAME.refusal(state, action)
            if refusal is not None:
                yield refusal
        answer = chooser.choose(legal)
        yield answer
        log = Log()
        GAME.apply(state, answer, log)
        yield from log.events
    over = GAME.refusal(state, actions.END)
    assert over is not None
    yield over


def said(words: Words, thing: Event | Decision[Any] | Action | Refusal | Price) -> list[str]:
    """The sentences for one thing; an event as all and as only spectators know it."""
    if isinstance(thing, Event):
        return [words.tell(thing), words.tell(thing.seen_by(SPECTATOR))]
    if isinstance(thing, Refusal):
        return [words.refuse(thing)]
    if isinstance(thing, Action):
        return [words.do(thing)]
    assert isinstance(thing, Decision)
    return [words.ask(thing)]


@pytest.mark.parametrize("number", PLAYED)
def test_a_whole_random_game_with_this_seed_is_told(number: int) -> None:
    things = list(play(number))
    assert len({type(thing) for thing in things}) > 60
    assert len({thing.key for thing in things if isinstance(thing, Refusal)}) > 10
    different = {repr(thing): thing for thing in things}
    for language in LANGUAGES:
        words = Words(GAME, language)
        for thing in different.values():
            if isinstance(thing, Price):
                assert "{" not in words.cost(thing)
                continue
            for sentence in said(words, thing):
                check(language, sentence)
