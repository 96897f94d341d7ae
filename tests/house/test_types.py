"""What the browser knows of the games is made from the classes, and is current."""

import importlib.util
from types import ModuleType

import pytest

from clocksmith.games import GAMES
from clocksmith.server.tables.game_metadata import action_kinds
from clocksmith.server.tables.messages import ActionKind
from house.sources import ROOT


def tool() -> ModuleType:
    """The tool that writes the types."""
    place = ROOT / "tools" / "make_types.py"
    spec = importlib.util.spec_from_file_location("make_types", place)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", list(GAMES))
def test_the_types_of_a_game_are_as_the_tool_writes_them(game: str) -> None:
    made = tool()
    kept = (made.FOLDER / f"{game}.ts").read_text(encoding="utf-8")
    assert kept == made.source(game), "run scripts/types"


def test_what_stands_in_the_place_of_a_seat_is_as_the_tool_writes_it() -> None:
    made = tool()
    assert (made.FOLDER / "seats.ts").read_text(encoding="utf-8") == made.seats(), (
        "run scripts/types"
    )


@pytest.mark.parametrize("game", list(GAMES))
def test_every_text_of_a_kind_of_action_can_be_made_from_its_fields(game: str) -> None:
    kinds = action_kinds(GAMES[game])
    for action in GAMES[game].actions.actions:
        fields = {
            name: GAMES[game].names[name][getattr(action, name)]
            for name in action.__match_args__
            if name in GAMES[game].names
        }
        texts = [str(kind.text).format(**fields) for kind in kinds.values() if fits(kind, fields)]
        assert len(fields) < len(action.__match_args__) or not texts or action.text in texts


def fits(kind: ActionKind, fields: dict[str, str]) -> bool:
    """Whether a kind of action has a text and exactly these fields."""
    return kind.text is not None and kind.fields == list(fields)
