"""Recorded whole games replay, and together hold every kind of decision and event."""

import importlib
import inspect
import pkgutil
from pathlib import Path

import pytest

from clocksmith.core.event import Event
from clocksmith.core.game import State
from clocksmith.core.step import Decision
from clocksmith.games import GAMES, OURS
from clocksmith.table.record import read_record, replay

GAMES_FOLDER = Path(__file__).parent.parent
RECORDS = sorted(path for name in OURS for path in (GAMES_FOLDER / name / "records").glob("*.txt"))


@pytest.mark.parametrize("name", OURS)
def test_there_are_thirty_recorded_games_at_least(name: str) -> None:
    assert len([path for path in RECORDS if path.parent.parent.name == name]) >= 30


@pytest.mark.parametrize("name", OURS)
def test_there_are_twelve_recorded_games_at_least_of_each_version_of_the_rules(name: str) -> None:
    folders = [GAMES_FOLDER / name / folder for folder in ("records", "old")]
    kept = [path for folder in folders for path in folder.rglob("*.txt")]
    texts = [path.read_text(encoding="utf-8") for path in kept]
    for version in range(1, GAMES[name].rules_version + 1):
        if is_known(name, version):
            assert len([text for text in texts if f"\ngame {name} {version}\n" in text]) >= 12


def is_known(name: str, version: int) -> bool:
    """Return whether a game is still played by a version of its rules."""
    try:
        GAMES[name].played_with(version)
    except ValueError:
        return False
    return True


@pytest.mark.parametrize("name", OURS)
def test_recorded_games_hold_every_kind_of_decision_action_and_event(name: str) -> None:
    asked: set[str] = set()
    did: set[str] = set()
    told: set[str] = set()
    game = GAMES[name]
    for path in (GAMES_FOLDER / name / "records").glob("*.txt"):
        before: State | None = None
        for played in replay(read_record(path.read_text(encoding="utf-8"))):
            asked.add(type(played.asked).__name__)
            did.add(played.action.text.split()[0])
            told.update(type(event).__name__ for event in played.events)
            if before is not None:
                after = game.aftermath(before, played.state)
                told.update(type(event).__name__ for event in after)
            before = played.state.copy()
    assert did == {action.text.split()[0] for action in game.actions.actions}
    assert asked == classes(f"clocksmith.games.{name}.rules", Decision)
    assert told == classes(f"clocksmith.games.{name}.events", Event)


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
