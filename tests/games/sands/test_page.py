"""The page about The Sands of Time names everything there is, and every stand-in."""

import re
import tomllib

import pytest

from clocksmith.games.sands import GAME
from clocksmith.games.sands.view.view import SandsView
from games.vocabulary import decision_classes, event_classes
from house.sources import GAMES, ROOT

PAGE = (ROOT / "docs" / "games" / "sands.md").read_text(encoding="utf-8")
OTHER = (ROOT / "docs" / "games" / "khronos.md").read_text(encoding="utf-8")
BOX = tomllib.loads((GAMES / "sands" / "boxes" / "house-1.toml").read_text(encoding="utf-8"))
SHEETS = {name: rows for name, rows in BOX.items() if isinstance(rows, list)}
DRAWN = {"corner", "strait", "island"}  # where the map has its regions
HEADING = re.compile(r"^## .*$", re.MULTILINE)


def section(title: str) -> str:
    """Return what the page says under a heading."""
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def test_the_page_has_the_headings_of_all_games() -> None:
    assert HEADING.findall(PAGE) == HEADING.findall(OTHER)


def test_every_question_and_every_kind_of_action_is_told() -> None:
    for one in decision_classes("sands"):
        assert f"`{one.__name__}`" in section("How a turn goes")
    verbs = {action.text.split()[0] for action in GAME.actions.actions}
    told = set(re.findall(r"^\| `([a-z]+)|, `([a-z]+)` \|", section("Actions and notation"), re.M))
    assert {name for pair in told for name in pair if name} >= verbs


@pytest.mark.parametrize("one", event_classes("sands"))
def test_every_event_is_told_with_what_it_carries(one: type) -> None:
    fields = ", ".join(one.__match_args__)  # type: ignore[attr-defined]
    assert f"| `{one.__name__}` | {fields} | " in section("Events")


def test_every_example_of_the_notation_is_an_action() -> None:
    rows = re.findall(r"^\| `[^|]*\| `([^`]+)` \|", section("Actions and notation"), re.M)
    assert len(rows) > 30
    for text in rows:
        GAME.actions.parse(text)


def test_every_field_of_a_view_is_told() -> None:
    for field in SandsView.__match_args__:
        assert f"`{field}`" in section("Views")


@pytest.mark.parametrize("name", sorted(SHEETS.keys() - DRAWN))
def test_every_sheet_with_a_row_that_is_not_sourced_is_told(name: str) -> None:
    rows = [row for row in SHEETS[name] if row["status"] != "sourced"]
    assert (f"`{name}`" in section("Stand-in data")) == bool(rows)
