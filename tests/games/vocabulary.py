"""Everything that can be said in a game, for the tests of its words."""

import importlib
import pkgutil
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast

from clocksmith.core.action import Action
from clocksmith.core.event import Event, Log
from clocksmith.core.price import Price
from clocksmith.core.seat import SPECTATOR
from clocksmith.core.step import Chance, Decision, Refusal
from clocksmith.core.words import Words, kebab, word_lists
from clocksmith.games import GAMES
from house.sources import PACKAGE, modules

REFUSAL = re.compile(r'(?:Refusal|refuse|too_few)\(\s*(?:"[\w.]+"|\w+),\s*"([a-z0-9-]+)"')
UNSAID = ("{", "None", "-1", "  ")

Said = Event | Decision[Any] | Action | Refusal | Price


def classes_in(module: str, base: type) -> list[type]:
    """The kinds of *base* that a module defines; what others are kinds of is none itself."""
    found = [
        one
        for one in vars(importlib.import_module(module)).values()
        if isinstance(one, type) and issubclass(one, base) and one.__module__ == module
    ]
    return [one for one in found if one not in (base, Chance) and not one.__subclasses__()]


def decision_classes(name: str) -> list[type]:
    """Every question the rules of a game ask, those to chance too."""
    rules = importlib.import_module(f"clocksmith.games.{name}.rules")
    found = [f"{rules.__name__}.{one.name}" for one in pkgutil.iter_modules(rules.__path__)]
    return [one for module in found for one in classes_in(module, Decision)]


def action_classes(name: str) -> list[type]:
    """Every kind of action that has a class of its own."""
    return classes_in(f"clocksmith.games.{name}.actions", Action)


def plain_actions(name: str) -> list[str]:
    """The actions that are only a word."""
    return [one.text.split()[0] for one in GAMES[name].actions.actions if type(one) is Action]


def event_classes(name: str) -> list[type]:
    """Every kind of event."""
    return classes_in(f"clocksmith.games.{name}.events", Event)


def refusal_keys(name: str) -> list[str]:
    """Every key that core and the rules of a game refuse with, read from their sources."""
    paths = [*modules(PACKAGE / "core"), *modules(PACKAGE / "games" / name)]
    texts = [path.read_text(encoding="utf-8") for path in paths]
    return sorted({key for text in texts for key in REFUSAL.findall(text)})


def option_keys(name: str) -> list[str]:
    """The keys of a game's options and of their values."""
    options = GAMES[name].options.options
    keys = [f"option-{option.key}" for option in options]
    return keys + [f"option-{option.key}-{value}" for option in options for value in option.values]


def said_keys(name: str) -> list[str]:
    """The keys of everything that is asked, done, told, refused or chosen."""
    keys = [f"ask-{kebab(one.__name__)}" for one in decision_classes(name)]
    keys += [f"do-{kebab(one.__name__)}" for one in action_classes(name)]
    keys += [f"do-{word}" for word in plain_actions(name)]
    keys += [f"event-{kebab(one.__name__)}" for one in event_classes(name)]
    keys += [f"no-{key}" for key in refusal_keys(name)]
    return keys + option_keys(name)


@cache
def messages(name: str, language: str) -> list[str]:
    """The keys of all messages of a game's own word list, in their order."""
    found: list[str] = []
    for entry in FluentParser().parse(word_lists(GAMES[name].package(), language)[1]).body:
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


def whole_game(name: str, number: int) -> Iterator[Said]:
    """One random game: questions, some actions with their prices, refusals and events."""
    game: Any = GAMES[name]
    driver = importlib.import_module(f"games.{name}.driver")
    luck = random.Random(number)
    seats, choices = driver.choices_for(number)
    chooser = driver.Chooser(luck)
    state = game.start(seats, choices)
    while (decision := game.decision(state)) is not None:
        yield decision
        legal = game.legal(state)
        if luck.random() < 0.04:
            yield from legal
        tried = luck.sample(game.actions.actions, 6)
        refusals = [game.refusal(state, one) for one in tried]
        yield from [refusal for refusal in refusals if refusal is not None]
        answer = chooser.choose(legal)
        yield from [price for one in (answer, *tried) for price in game.prices(state, one)]
        yield answer
        log = Log()
        game.apply(state, answer, log)
        yield from log.events
    over = game.refusal(state, game.actions.actions[0])
    assert over is not None
    yield over


def sentences(words: Words, thing: Said) -> list[str]:
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
