"""What is written is read back the same; what is damaged is refused in words."""

from pathlib import Path
from typing import Any

import pyarrow
import pyarrow.parquet
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from boxed.installed import lantern
from clocksmith.core.event import Log
from clocksmith.dataset.collection import Collection
from clocksmith.dataset.parquet import read_dataset, write_dataset
from clocksmith.dataset.row import GameRow, RowPlayer, record_of, row_of
from clocksmith.dataset.schema import COLUMNS, KEY, BoxText, schema
from clocksmith.games import OURS
from clocksmith.table.record import Record, write_record
from dataset.rows import played, players, recorded, records, rows
from effort import effort

IN_A_FOLDER = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
MINE = """format = 1
game = "lantern"
name = "mine"
base = "house-1"

[[lamp]]
name = "oil"
worth = 9
"""
OLD = Path(__file__).with_name("format-1.parquet")
PAGE = Path(__file__).parents[2] / "docs" / "reference" / "dataset.md"


@settings(max_examples=effort(25, 200), suppress_health_check=IN_A_FOLDER)
@given(
    wanted=st.lists(rows(), max_size=4),
    boxes=st.lists(st.builds(BoxText, *[st.text(max_size=9)] * 4), max_size=2),
)
def test_what_is_written_is_read_back_the_same(
    wanted: list[GameRow], boxes: list[BoxText], tmp_path: Path
) -> None:
    file = tmp_path / "games.parquet"
    write_dataset(file, wanted, boxes)
    found = read_dataset(file)
    assert found.rows == wanted
    assert found.box_texts() == {box.digest: box.text for box in boxes}
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


@settings(max_examples=effort(10, 60), suppress_health_check=IN_A_FOLDER)
@given(record=records(), someone=players())
def test_a_record_from_a_data_set_replays(
    record: Record, someone: RowPlayer, tmp_path: Path
) -> None:
    kept = Collection()
    kept.add_record(record, (someone,) * record.seats, "a test")
    file = tmp_path / "games.parquet"
    write_dataset(file, kept.rows, kept.boxes.values())
    found = read_dataset(file)
    assert found.rows == kept.rows
    again = record_of(found.rows[0], found.box_texts())
    assert write_record(again) == write_record(record)


def test_a_box_that_is_not_shipped_travels_with_its_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with lantern(tmp_path, monkeypatch) as game:
        shelf = game.shelf()
        assert shelf is not None
        mine = shelf.read(MINE)
        record = played(game.played_with(game.rules_version, mine), 12)
        kept = Collection()
        kept.add_record(record, (), "a test")
        write_dataset(tmp_path / "mine.parquet", kept.rows, kept.boxes.values())
        found = read_dataset(tmp_path / "mine.parquet")
        assert [(box.name, box.digest) for box in found.boxes] == [("mine", mine.digest)]
        again = record_of(found.rows[0], found.box_texts())
        assert write_record(again) == write_record(record)
        with pytest.raises(ValueError, match="not here"):
            record_of(found.rows[0], {})


@pytest.mark.parametrize("name", OURS)
def test_a_whole_game_has_its_result_and_who_answered(name: str) -> None:
    record = recorded(name)
    row = row_of(record, (), "a test")
    assert row.places is not None
    assert row.scores is not None
    assert len(row.places) == len(row.scores) == record.seats
    assert set(row.actors) == {-1, *range(record.seats)}
    assert row.players == (RowPlayer(),) * record.seats


@pytest.mark.parametrize("name", OURS)
def test_every_action_has_its_round_its_turn_its_choices_and_the_points_after_it(name: str) -> None:
    record = recorded(name)
    row = row_of(record, (), "a test")
    state = record.start()
    begun = {"RoundBegan": 0, "TurnBegan": 0}
    for place, action in enumerate(record.actions):
        assert row.choices[place] == len(record.game.legal(state))
        assert (row.rounds[place], row.turns[place]) == tuple(begun.values())
        log = Log()
        record.game.apply(state, action, log)
        assert list(row.points[place]) == record.game.scores(state)
        for event in log.events:
            begun |= {kind: begun[kind] + 1 for kind in begun if kind == type(event).__name__}
    assert row.points[-1] == row.scores
    assert row.turns[-1] > row.rounds[-1] > 1


def test_a_file_of_format_1_is_read_with_what_it_did_not_tell(tmp_path: Path) -> None:
    found = read_dataset(OLD)
    assert [len(row.actions) for row in found.rows] == [len(row.points) for row in found.rows]
    for row in found.rows:
        record = record_of(row, found.box_texts())
        assert row == row_of(record, row.players, row.origin)
    table = pyarrow.parquet.read_table(OLD)
    places = table.column_names.index("scores")
    field = table.field("scores")
    scores = pyarrow.array([[1, 2]] * len(found.rows), field.type)
    wrong = table.set_column(places, field, scores)
    pyarrow.parquet.write_table(wrong, tmp_path / "wrong.parquet")
    with pytest.raises(ValueError, match="not what comes of its actions"):
        read_dataset(tmp_path / "wrong.parquet")


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"actions": ("nonsense",), "actors": (0,)}, "not an action"),
        ({"turns": (1,)}, "not what comes of its actions"),
        ({"scores": (99, 99, 99)}, "not what comes of its actions"),
        ({"game": "chess"}, "the game must be one of"),
        ({"seats": 9}, "not played by 9"),
        ({"seed": "xyz"}, "hexadecimal"),
    ],
)
def test_a_row_that_is_no_game_is_refused_in_words(changed: dict[str, Any], told: str) -> None:
    row = GameRow(**{**vars(row_of(recorded("khronos"), (), "a test")), **changed})
    with pytest.raises(ValueError, match=told):
        record_of(row, {})


@settings(max_examples=effort(40, 1000), suppress_health_check=IN_A_FOLDER, database=None)
@given(data=st.data())
def test_a_damaged_file_is_refused_in_words_or_read(data: st.DataObject, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    write_dataset(file, [row_of(played(recorded("khronos").game, 30), (), "a test")], [])
    content = bytearray(file.read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(content) - 1))
        content[place] = data.draw(st.integers(0, 255))
    end = data.draw(st.just(len(content)) | st.integers(0, len(content)))
    file.write_bytes(content[:end])
    assert "\n" not in told_of(file)


def told_of(file: Path) -> str:
    """Return why a file cannot be read, nothing where it can."""
    try:
        read_dataset(file)
    except ValueError as error:
        return str(error)
    return ""


def test_other_columns_and_other_files_are_refused_in_words(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    table = pyarrow.table({"game": ["khronos"]})
    pyarrow.parquet.write_table(table, file)
    with pytest.raises(ValueError, match="not a data set of Clocksmith"):
        read_dataset(file)
    said = {KEY: b'{"format": 1, "boxes": []}'}
    pyarrow.parquet.write_table(table.replace_schema_metadata(said), file)
    with pytest.raises(ValueError, match="column rules_version"):
        read_dataset(file)
    later = {KEY: b'{"format": 3, "boxes": []}'}
    pyarrow.parquet.write_table(table.replace_schema_metadata(later), file)
    with pytest.raises(ValueError, match="formats 1 and 2"):
        read_dataset(file)


def test_every_column_has_its_meaning_in_the_file_and_on_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for (name, kind, _, meaning), field in zip(COLUMNS, schema(), strict=True):
        assert field.name == name
        assert field.metadata == {b"meaning": meaning.encode()}
        assert f"| `{name}` | `{kind}` | {meaning} |" in page
