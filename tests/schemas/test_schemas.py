"""The JSON Schemas are those of the code, and what Clocksmith really writes fits them."""

import importlib.util
import json
import tomllib
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from clocksmith.core.box.plain import plain_of
from clocksmith.games import GAMES
from house.sources import ROOT
from server.house import HOT_SEAT, opened

FOLDER = ROOT / "docs" / "reference" / "schemas"
RECORDS = sorted((ROOT / "tests" / "games").glob("*/records/*.txt"))
POSITIONS = sorted((ROOT / "docs" / "pictures").glob("*.position"))
BOARDS = [
    ROOT / "examples" / "candle" / "src" / "candle" / "board" / "board.toml",
    ROOT / "tests" / "board" / "stones" / "board" / "board.toml",
    ROOT / "src" / "clocksmith" / "cli" / "skeleton" / "src" / "board" / "board.toml.tmpl",
]


@cache
def tool() -> ModuleType:
    """The tool that writes the schemas."""
    place = ROOT / "tools" / "make_schemas.py"
    spec = importlib.util.spec_from_file_location("make_schemas", place)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def validator(name: str) -> Draft202012Validator:
    """What checks something by a schema that is kept."""
    return Draft202012Validator(json.loads((FOLDER / f"{name}.json").read_text("utf-8")))


def faults(name: str, value: Any) -> list[str]:
    return [error.message[:200] for error in validator(name).iter_errors(value)]


def test_the_schemas_are_as_the_tool_writes_them() -> None:
    made = {f"{name}.json": tool().source(one) for name, one in tool().schemas().items()}
    kept = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.iterdir()}
    assert kept == made, "run scripts/schemas"


@pytest.mark.parametrize("path", sorted(FOLDER.iterdir()), ids=lambda path: str(path.stem))
def test_a_schema_is_one_and_has_its_number(path: Path) -> None:
    schema = json.loads(path.read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    assert schema["$id"] == f"urn:clocksmith:{path.stem}:1"


def test_recorded_games_fit_the_schema_of_records() -> None:
    assert len(RECORDS) > 20
    for path in RECORDS:
        assert faults("record", path.read_text(encoding="utf-8")) == [], path


def test_positions_fit_their_schema() -> None:
    assert POSITIONS
    texts = [path.read_text(encoding="utf-8") for path in POSITIONS]
    texts += [game.write(game.start(game.seats[0])) for game in GAMES.values()]
    for text in texts:
        assert faults("position", text) == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "clocksmith record 2\n",
        "clocksmith record 1\nwhatever\n",
        "clocksmith record 1\nseed x\n",
    ],
)
def test_what_is_no_record_does_not_fit(text: str) -> None:
    assert faults("record", text)


@pytest.mark.parametrize("game", list(GAMES))
def test_shipped_boxes_fit_the_schema_of_their_game(game: str) -> None:
    box = GAMES[game].box()
    assert box is not None
    plain = json.loads(json.dumps(plain_of(box)))
    assert faults(f"box-{game}", plain) == []
    assert faults(f"box-{game}", {**plain, "game": "chess"})
    assert faults(f"box-{game}", {**plain, "more": []})


@pytest.mark.parametrize("path", BOARDS, ids=lambda path: str(path.parent.parent.name))
def test_declared_boards_fit_their_schema(path: Path) -> None:
    board = tomllib.loads(path.read_text(encoding="utf-8"))
    assert faults("board", board) == []
    assert faults("board", {**board, "zones": []})


async def test_what_a_socket_sends_fits_the_schema_of_messages(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        ada = await house.guest("Ada")
        id = (await ada.post("/tables", HOT_SEAT)).json["id"]
        heard = []
        async with ada.socket(f"/tables/{id}/socket") as socket:
            heard.append(await socket.hear("welcome"))
            for _ in range(3):
                await house.play(ada, id)
                heard.append(await socket.hear("update"))
            await ada.post(f"/tables/{id}/chat", {"text": "hello"})
            heard.append(await socket.hear("chat"))
            socket.say('{"type":"ping"}')
            heard.append(await socket.hear("pong"))
        for message in heard:
            assert faults("wire", message) == [], message["type"]
        assert {one["type"] for one in heard} == {"welcome", "update", "chat", "pong"}
        assert faults("wire", {**heard[0], "seat": "first"})
        assert faults("wire", {"type": "farewell"})
