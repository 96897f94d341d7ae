"""A damaged record is refused with one clear sentence, or can be looked at."""

import asyncio
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from clocksmith.cli.commands.bench.server.connection import Answer
from clocksmith.games import OURS
from clocksmith.server.http.limits import RECORD_BYTES
from server.hostile.scene import RECORD, Scene, error_of
from table.damage import DAMAGES

FOLDER = Path(__file__).parents[2] / "games"
LINES = 90  # of a record that are damaged
EXAMPLES = 12
PROMISED = f"{RECORD.rstrip()}\ncommitment {'0' * 64}\n"
WRONG = (
    "",
    "\n\n\n",
    "hello",
    "\x00" * 100,
    "\ufeff",
    RECORD.replace("record 1", "record 2"),
    RECORD.replace("khronos 1", "khronos 99"),
    RECORD.replace("khronos 1", "chess 1"),
    RECORD.replace("seats=2", "seats=99"),
    RECORD.replace("seats=2", "seats=" + "9" * 5000),
    RECORD.replace("edition=second", "edition=tenth"),
    RECORD + "0 end\n",
    RECORD + "* start 9\n",
    RECORD + "* start 1\n* start 1\n",
    RECORD + "x" * 900_000,
    RECORD + "* start 1\n" * 50_000,
    PROMISED.replace("0" * 64, "0" * 63),
    PROMISED.replace("0" * 64, "g" * 64),
    PROMISED + "seed 00\n",
    PROMISED + "| clocksmith position 1\n",
    PROMISED + "|\n" * 1000,
    RECORD.encode("utf-16").decode("latin-1"),
)


@cache
def beginning(game: str) -> str:
    """Return how a recorded game begins."""
    path = sorted((FOLDER / game / "records").glob("*.txt"))[0]
    return "\n".join(path.read_text(encoding="utf-8").split("\n")[:LINES]) + "\n"


async def handed_in(scene: Scene, text: str) -> Answer:
    """Hand in a record."""
    data = text.encode()[:RECORD_BYTES]
    return await scene.caller().send("POST /api/records", data, content_type="text/plain")


async def assert_clear(scene: Scene, text: str) -> None:
    """A record is refused in words, naming the line, or a table comes of it that can be seen."""
    answer = await handed_in(scene, text)
    if answer.status != 200:
        error = error_of(answer)
        assert error["code"] == "invalid"
        assert error["message"].startswith(("line ", "the text is empty")), error
        assert len(error["message"]) < 300
        return
    id = answer.data()["id"]
    story = await scene.caller().send(f"GET /api/tables/{id}/story?seat=open")
    assert story.status == 200
    assert story.data()["table"]["state"] == "over"


@pytest.mark.parametrize("game", OURS)
async def test_a_record_that_is_whole_can_be_looked_at(scene: Scene, game: str) -> None:
    answer = await handed_in(scene, beginning(game))
    assert answer.status == 200, answer.body
    await assert_clear(scene, beginning(game).replace("\n", "\r\n"))


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_a_damaged_record_is_refused_in_words_or_can_be_looked_at(
    scene: Scene, game: str, damage: Any
) -> None:
    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    @given(st.data())
    def damaged(data: st.DataObject) -> None:
        asyncio.run(assert_clear(scene, damage(data.draw, beginning(game))))

    damaged()


@pytest.mark.parametrize("text", WRONG, ids=range(len(WRONG)))
async def test_what_is_no_record_is_refused_in_words(scene: Scene, text: str) -> None:
    answer = await handed_in(scene, text)
    assert error_of(answer)["code"] == "invalid"
    await assert_clear(scene, text)
