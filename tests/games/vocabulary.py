"""Everything that can be said in a game, for the tests of its words."""

import importlib
import pkgutil
import re

from clocksmith.core.action import Action
from clocksmith.core.event import Event
from clocksmith.core.step import Chance, Decision
from clocksmith.core.words import kebab
from clocksmith.games import GAMES
from clocksmith.testing import words
from house.sources import PACKAGE, modules

REFUSAL = re.compile(r'(?:Refusal|refuse|too_few)\(\s*(?:"[\w.]+"|\w+),\s*"([a-z0-9-]+)"')


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
    return classes_in(f"clocksmith.games.{name}.model.actions", Action)


def plain_actions(name: str) -> list[str]:
    """The actions that are only a word."""
    return [one.text.split()[0] for one in GAMES[name].actions.actions if type(one) is Action]


def event_classes(name: str) -> list[type]:
    """Every kind of event."""
    return classes_in(f"clocksmith.games.{name}.model.events", Event)


def refusal_keys(name: str) -> list[str]:
    """Every key that core and the rules of a game refuse with, read from their sources."""
    paths = [*modules(PACKAGE / "core"), *modules(PACKAGE / "games" / name)]
    texts = [path.read_text(encoding="utf-8") for path in paths]
    return sorted({key for text in texts for key in REFUSAL.findall(text)})


def option_keys(name: str) -> list[str]:
    """The keys of a game's options and of their values."""
    return words.option_keys(GAMES[name])


def said_keys(name: str) -> list[str]:
    """The keys of everything that is asked, done, told, refused or chosen."""
    keys = [f"ask-{kebab(one.__name__)}" for one in decision_classes(name)]
    keys += [f"do-{kebab(one.__name__)}" for one in action_classes(name)]
    keys += [f"do-{word}" for word in plain_actions(name)]
    keys += [f"event-{kebab(one.__name__)}" for one in event_classes(name)]
    keys += [f"no-{key}" for key in refusal_keys(name)]
    return keys + option_keys(name)


def messages(name: str, language: str) -> list[str]:
    """The keys of all messages of a game's own word list, in their order."""
    return words.messages(GAMES[name], language)
