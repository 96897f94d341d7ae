"""The page about Inventions tells every action, event and question, and every stand-in."""

import importlib
import pkgutil
import re

import pytest

from clocksmith.core.box.form import STAND_IN
from clocksmith.core.event import Event
from clocksmith.core.step import Chance, Decision
from clocksmith.games.inventions import GAME, rules
from clocksmith.games.inventions.box.form import SHELF
from clocksmith.games.inventions.box.phrases import (
    NOT_OF_ECONOMY,
    NOT_OF_MILESTONES,
    NOT_OF_SPACES,
    NOT_OF_SPECIALISTS,
    effect_patterns,
)
from clocksmith.games.inventions.model import events
from clocksmith.games.inventions.model.content import CHANGE_NAMES
from clocksmith.games.inventions.model.effects import METRIC_NAMES
from house.sources import GAMES, ROOT

PAGES = ROOT / "docs" / "games"
PAGE = (PAGES / "inventions.md").read_text(encoding="utf-8")
FLAT = " ".join(PAGE.split())
RULES = (GAMES / "inventions" / "RULES.md").read_text(encoding="utf-8")
BARRED = (NOT_OF_SPECIALISTS, NOT_OF_SPACES, NOT_OF_MILESTONES, NOT_OF_ECONOMY)
# Where effects may stand, and in which of those lists they are.
WHERE = {
    "everywhere": [False, False, False, False],
    "specialist tiles": [False, True, True, True],
    "all but specialist tiles": [True, False, False, False],
    "all but economy tiles": [False, False, False, True],
    "era track": [True, False, True, True],
}
HEADING = re.compile(r"^## .*", re.MULTILINE)


def section(title: str) -> str:
    """What the page says under a heading of the third degree."""
    return PAGE.split(f"### {title}\n")[1].split("\n## ")[0]


def table_rows(heading: str) -> list[list[str]]:
    """The cells of the table below a heading, without its head."""
    below = PAGE.split(f"{heading}\n")[1]
    lines = below[below.index("\n|") + 1 :].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


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


@pytest.mark.parametrize("sheet", list(SHELF.newest.rows))
def test_every_stand_in_is_counted_and_named(sheet: str) -> None:
    rows = SHELF.newest.rows[sheet]
    made_up = [row for row in rows if row.status == STAND_IN]
    assert f"| `{sheet}` | {len(rows)} | {len(made_up)} |" in PAGE
    titles = [row.text("title") for row in made_up if "title" in row.values and sheet != "deed"]
    values = [f"`{r.text('name')}` = {r.number('value')}" for r in made_up if sheet == "number"]
    assert [told for told in [*titles, *values] if told not in FLAT] == []


@pytest.mark.rule("6.15")
def test_every_effect_is_listed_with_where_it_may_stand() -> None:
    listed = {row[0].strip("`"): row[2] for row in table_rows("#### Effects")}
    assert list(listed) == effect_patterns()
    for effect, where in listed.items():
        barred = [effect in one for one in BARRED]
        assert WHERE[where] == barred, effect


def test_everything_that_scores_is_listed() -> None:
    assert [row[0].strip("`") for row in table_rows("#### Scorings")] == METRIC_NAMES
    for change in CHANGE_NAMES:
        assert f"`{change}`" in PAGE
    for sheet in SHELF.newest.rows:
        assert f"`{sheet}`" in section("What a box holds")
