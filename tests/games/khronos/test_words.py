"""Everything that can be asked, done, told or refused in Khronos has its sentence."""

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
from clocksmith.core.seat import NOBODY, SPECTATOR
from clocksmith.core.step import Chance, Decision, Refusal
from clocksmith.core.words import HIDDEN_ID, LANGUAGES, Words, kebab, word_lists
from clocksmith.games.khronos import actions, events, rules
from clocksmith.games.khronos.content import TILE_NAMES
from clocksmith.games.khronos.game import GAME
from clocksmith.games.khronos.options import OPTIONS
from games.khronos.driver import Chooser, choices_for
from house.sources import GAMES, PACKAGE, modules

REFUSAL = re.compile(r'Refusal\(\s*(?:"[\d.]+"|\w+),\s*"([a-z-]+)"')
NAMED = ("age", "kind", "tile", "adventurer", "why")  # fields whose values have names
UNSAID = ("{", "None", "-1")

LARGEST = {"round": 7, "count": 5, "ecus": 12, "strength": 9, "strongest": 9, "room": 2, "held": 3}
SEATED = ("seat", "owner", "holder")


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
        for folder in (PACKAGE / "core", GAMES / "khronos")
        for path in modules(folder)
    ]
    return sorted({key for text in texts for key in REFUSAL.findall(text)})


def name_keys() -> list[str]:
    slugs = {field: GAME.names[field] for field in NAMED} | GAME.counted
    return [f"{field}-{slug}" for field in slugs for slug in slugs[field]]


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
    assert len(decision_classes()) >= 9
    assert len(action_classes()) >= 16
    assert len(event_classes()) >= 29
    assert [key for key in [*keys, "do-end"] if key not in messages(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    keys = refusal_keys()
    assert len(keys) > 30
    assert [key for key in keys if f"no-{key}" not in messages(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_a_word(language: str) -> None:
    keys = [*name_keys(), f"kind-{HIDDEN_ID}", "cards-none", "title", "blurb"]
    assert [key for key in keys if key not in messages(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained(language: str) -> None:
    assert [key for key in option_keys() if key not in messages(language)] == []


def test_no_sentence_is_left_over_from_something_that_is_gone() -> None:
    used = {f"no-{key}" for key in refusal_keys()}
    used |= {f"ask-{kebab(one.__name__)}" for one in decision_classes()}
    used |= {f"do-{kebab(one.__name__)}" for one in action_classes()} | {"do-end"}
    used |= {f"event-{kebab(one.__name__)}" for one in event_classes()}
    used |= set(option_keys())
    prefixes = ("no-", "ask-", "do-", "event-", "option-")
    assert [key for key in messages("en") if key.startswith(prefixes) and key not in used] == []


# Sentences of everything that could be


def values_of(field: str) -> list[object]:
    """Values a field can have, enough for every form of a sentence."""
    if field in SEATED:
        return [0, 4, NOBODY] if field == "owner" else [0, 4]
    if field == "kind":
        return [0, 1, 2, events.HIDDEN]
    if field in GAME.names:
        return [*range(min(len(GAME.names[field]), 12))]
    if field == "cards":
        return [(0, 0, 0), (1, 1, 1), (2, 0, 4)]
    return [*range(LARGEST[field] + 1)]


@pytest.mark.parametrize("one", event_classes())
def test_an_event_is_told_whatever_it_is_about(one: type) -> None:
    # Numbers and cells matter one at a time, names all together.
    fields: tuple[str, ...] = one.__match_args__  # type: ignore[attr-defined]
    every = {field: values_of(field) for field in fields}
    plain = [field for field in fields if field not in (*NAMED, "old_tile", "old_age", "owner")]
    told = [{field: every[field][-1] for field in plain}]
    told += [{**told[0], field: value} for field in plain for value in every[field]]
    named = [field for field in fields if field not in plain]
    mixes = itertools.product(*[every[field] for field in named])
    cases = [{**told[0], **dict(zip(named, mix, strict=True))} for mix in mixes]
    cases += [{**case, **{field: every[field][0] for field in named}} for case in told]
    for language in LANGUAGES:
        words = Words(GAME, language)
        for case in cases:
            check(language, words.say(f"event-{kebab(one.__name__)}", **case))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_told_for_every_tile_kind_age_and_owner(language: str) -> None:
    words = Words(GAME, language)
    numbers = {"cell": 17, "count": 2, "room": 1, "held": 1, "ecus": 2}
    for key in refusal_keys():
        for tile in range(len(TILE_NAMES)):
            named = {
                "tile": tile,
                "old_tile": tile,
                "old_cell": 100,
                "kind": tile % 3,
                "age": tile % 3,
            }
            for owner in (NOBODY, 0):
                check(language, words.say(f"no-{key}", owner=owner, **named, **numbers))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shape_of_action_is_told(language: str) -> None:
    words = Words(GAME, language)
    # All cells sound alike: every ninth action has every tile in every age.
    for action in GAME.actions.actions[::9]:
        check(language, words.do(action))
    for action in [*actions.EXCHANGE, *actions.SWAP, *actions.CHARGE, *actions.KEEP, actions.END]:
        check(language, words.do(action))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_options_are_plain_words(language: str) -> None:
    words = Words(GAME, language)
    counted = [key for key in name_keys() if key.startswith("cards-")]
    for key in [*name_keys(), *option_keys(), "title", "blurb", f"kind-{HIDDEN_ID}"]:
        check(language, words.say(key, count=2) if key in counted else words.say(key))


def test_what_needs_a_translation_is_translated() -> None:
    prefixes = ("ask-draw", "do-end", "no-no-", "option-", "age-", "blurb")
    for key in messages("en"):
        if key.startswith(prefixes) and key not in ("option-holdem", "no-no-room", "no-no-tile"):
            told = {Words(GAME, language).say(key, holder=0) for language in LANGUAGES}
            assert len(told) == len(LANGUAGES), key


# Grammar, where it is delicate


@pytest.mark.parametrize(
    ("language", "action", "sentence"),
    [
        ("en", "build keep might f7", "Build a keep at f7 in Might"),
        ("en", "build abbey faith f7", "Build an abbey at f7 in Faith"),
        ("de", "build keep might f7", "Baue eine Burg auf f7 im Zeitalter der Macht"),
        ("de", "build watchtower faith f7", "Baue einen Wachturm auf f7 im Zeitalter des Glaubens"),
        ("de", "build town might f7", "Baue ein Dorf auf f7 im Zeitalter der Macht"),
        ("de", "upgrade monastery might f7", "Vergrößere zu einem Kloster auf f7"),
        ("fr", "build chapel might f7", "Construire une chapelle sur f7 au temps des Commanderies"),
        ("fr", "build castle faith f7", "Construire un château sur f7 au temps des Prieurés"),
        ("fr", "draw religious", "Piocher une carte religieuse"),
        ("en", "restore f7 1", "Restore the ruin at f7 in Reason with 1 card"),
        ("en", "restore f7 2", "Restore the ruin at f7 in Reason with 2 cards"),
    ],
)
def test_articles_and_plurals_are_right(language: str, action: str, sentence: str) -> None:
    told = Words(GAME, language).do(GAME.actions.parse(action))
    assert told.startswith(sentence)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "An abbey here would tie with Green's abbey at f7: the highest must be unique."),
        (
            "de",
            "Eine Abtei wäre hier so hoch wie die Abtei von Grün auf f7: "
            "An der Spitze darf nur ein Gebäude stehen.",
        ),
        (
            "fr",
            "Une abbaye serait ici à égalité avec l'abbaye sur f7 (Vert)\N{NO-BREAK SPACE}: "
            "le plus élevé doit être unique.",
        ),
    ],
)
def test_a_refusal_names_the_rival(language: str, sentence: str) -> None:
    abbey, f7 = TILE_NAMES.index("abbey"), GAME.names["cell"].index("f7")
    told = Words(GAME, language).say("no-hierarchy", tile=abbey, cell=f7, owner=1)
    assert told == sentence


# Whole games

PLAYED = range(12, 24)  # the numbers of twelve games: every seat count and edition, with Hold'em


def play(number: int) -> Iterator[Event | Decision[Any] | Action | Refusal]:
    """One random game: its questions, some of its actions, its refusals and its events."""
    luck = random.Random(number)
    seats, choices = choices_for(number)
    chooser = Chooser(luck)
    state = GAME.start(seats, choices)
    while (decision := GAME.decision(state)) is not None:
        yield decision
        legal = GAME.legal(state)
        if luck.random() < 0.04:
            yield from legal
        refusals = [GAME.refusal(state, one) for one in luck.sample(GAME.actions.actions, 4)]
        yield from [refusal for refusal in refusals if refusal is not None]
        answer = chooser.choose(legal)
        yield answer
        log = Log()
        GAME.apply(state, answer, log)
        yield from log.events
    over = GAME.refusal(state, actions.END)
    assert over is not None
    yield over


def said(words: Words, thing: Event | Decision[Any] | Action | Refusal) -> list[str]:
    """The sentences for one thing; an event as all and as only spectators know it."""
    if isinstance(thing, Event):
        return [words.tell(thing), words.tell(thing.seen_by(SPECTATOR))]
    if isinstance(thing, Refusal):
        return [words.refuse(thing)]
    if isinstance(thing, Action):
        return [words.do(thing)]
    return [words.ask(thing)]


@pytest.mark.parametrize("number", PLAYED)
def test_a_whole_random_game_with_this_seed_is_told(number: int) -> None:
    things = list(play(number))
    assert len({type(thing) for thing in things}) > 25
    assert len({thing.key for thing in things if isinstance(thing, Refusal)}) > 10
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
