"""The page about Inventions tells every action, event and question, and every stand-in."""

import importlib
import pkgutil
import re
import tomllib
from pathlib import Path

import pytest

from clocksmith.core.event import Event
from clocksmith.core.step import Chance, Decision
from clocksmith.games.inventions import GAME, events, rules
from house.sources import GAMES, ROOT

PAGES = ROOT / "docs" / "games"
PAGE = (PAGES / "inventions.md").read_text(encoding="utf-8")
FLAT = " ".join(PAGE.split())
RULES = (GAMES / "inventions" / "RULES.md").read_text(encoding="utf-8")
DATA = sorted((GAMES / "inventions" / "data").glob("*.toml"))
HEADING = re.compile(r"^## .*", re.MULTILINE)


def kinds_in(module: str, base: type) -> list[type]:
    """The kinds of *base* that a module defines."""
    found = [one for one in vars(importlib.import_module(module)).values() if type(one) is not str]
    kinds = [one for one in found if isinstance(one, type) and issubclass(one, base)]
    return [one for one in kinds if one.__module__ == module and one not in (base, Chance)]


def test_it_has_the_headings_of_all_games() -> None:
    khronos = (PAGES / "khronos.md").read_text(encoding="utf-8")
    assert HEADING.findall(PAGE) == HEADING.findall(khronos)


def test_every_kind_of_action_is_told() -> None:
    verbs = sorted({action.text.split()[0] for action in GAME.actions.actions})
    assert [verb for verb in verbs if not re.search(rf"`{verb}[ `]", PAGE)] == []


@pytest.mark.parametrize("one", kinds_in(events.__name__, Event))
def test_every_event_is_told_with_what_it_carries(one: type[Event]) -> None:
    assert f"| `{one.__name__}` | {', '.join(one.__match_args__) or '–'} |" in PAGE


def test_every_question_is_told() -> None:
    modules = [f"{rules.__name__}.{found.name}" for found in pkgutil.iter_modules(rules.__path__)]
    asked = [one.__name__ for module in modules for one in kinds_in(module, Decision)]
    assert len(asked) >= 30
    assert [name for name in asked if f"`{name}`" not in PAGE] == []


def test_every_ruling_is_told() -> None:
    rulings = re.findall(r"^- \*\*([RI]\d+)\*\*", RULES, re.MULTILINE)
    assert len(rulings) >= 11
    assert [number for number in rulings if not re.search(rf"\({number}[,)]", FLAT)] == []


@pytest.mark.parametrize("path", DATA, ids=[path.name for path in DATA])
def test_every_stand_in_is_counted_and_named(path: Path) -> None:
    for table, rows in tomllib.loads(path.read_text(encoding="utf-8")).items():
        made_up = [row for row in rows if row["status"] == "stand-in"]
        assert f"| `{path.name}` | `{table}` | {len(rows)} | {len(made_up)} |" in PAGE
        titles = [row["title"] for row in made_up if "title" in row and table != "deed"]
        values = [f"`{row['name']}` = {row['value']}" for row in made_up if table == "number"]
        assert [told for told in [*titles, *values] if told not in FLAT] == []
