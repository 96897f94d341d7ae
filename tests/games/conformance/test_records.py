"""Recorded games replay, and for each version of the rules they hold every kind of everything.

Eight games are kept for each version. Together they were played with every number of players and
every choice of every option, and hold every kind of decision, action and event.
"""

import importlib
import inspect
import pkgutil
from functools import cache
from pathlib import Path

import pytest

from clocksmith.core.event import Event
from clocksmith.core.game import State
from clocksmith.core.step import Decision
from clocksmith.games import GAMES, OURS
from clocksmith.table.record import Record, read_record, replay

GAMES_FOLDER = Path(__file__).parent.parent
VERSIONS = [(name, version) for name in OURS for version in range(1, GAMES[name].rules_version + 1)]

# What no game happened to hold that was recorded while these were the rules.
MISSING = {
    ("sands", 1): {"irrigate", "RestoreCapital", "score", "ChooseChronicle"},
    ("sands", 2): {"score", "ChooseChronicle"},
}


@cache
def records(name: str, version: int) -> list[Record]:
    """Return the recorded games of a version of the rules."""
    paths = [
        path
        for folder in ("records", "old")
        for path in (GAMES_FOLDER / name / folder).rglob("*.txt")
    ]
    texts = [path.read_text(encoding="utf-8") for path in sorted(paths)]
    return [read_record(text) for text in texts if f"\ngame {name} {version}\n" in text]


@pytest.mark.parametrize(("name", "version"), VERSIONS)
def test_eight_games_at_least_are_kept(name: str, version: int) -> None:
    assert len(records(name, version)) >= 8


@pytest.mark.parametrize(("name", "version"), VERSIONS)
def test_every_number_of_players_and_every_option_was_played(name: str, version: int) -> None:
    games = records(name, version)
    assert {game.seats for game in games} == set(GAMES[name].seats)
    for option in GAMES[name].played_with(version).options.options:
        assert {game.choices.value(option.key) for game in games} >= set(option.values)


@pytest.mark.parametrize(("name", "version"), VERSIONS)
def test_every_kind_of_decision_action_and_event_occurs(name: str, version: int) -> None:
    kinds: set[str] = set()
    for record in records(name, version):
        before: State | None = None
        for played in replay(record):
            events = list(played.events)
            if before is not None:
                events += record.game.aftermath(before, played.state)
            kinds |= {type(played.decision).__name__, played.action.text.split()[0]}
            kinds |= {type(event).__name__ for event in events}
            before = played.state.copy()
        assert before is not None
        assert record.game.outcome(before) is not None, "it is a whole game"
    assert kinds <= every_kind(name)
    assert every_kind(name) - kinds == MISSING.get((name, version), set())


def every_kind(name: str) -> set[str]:
    """Return all decisions and events of a game by their names, and the verbs of its actions."""
    verbs = {action.text.split()[0] for action in GAMES[name].actions.actions}
    decisions = classes(f"clocksmith.games.{name}.rules", Decision)
    return verbs | decisions | classes(f"clocksmith.games.{name}.model.events", Event)


def classes(module_name: str, base: type) -> set[str]:
    """Return the names of the kinds of *base* that a module, or a package of modules, defines.

    What others are kinds of is no kind itself.
    """
    module = importlib.import_module(module_name)
    found = {
        name
        for name, value in vars(module).items()
        if inspect.isclass(value) and issubclass(value, base) and value.__module__ == module_name
        if not value.__subclasses__()
    }
    for inner in pkgutil.iter_modules(getattr(module, "__path__", [])):
        found |= classes(f"{module_name}.{inner.name}", base)
    return found
