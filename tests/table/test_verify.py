"""The luck of a finished game follows from its promised seed, or what does not is told."""

import random
from pathlib import Path

import pytest

from cli.terminal import run
from clocksmith.games import OURS
from clocksmith.table.record import Record, read_record, write_record
from clocksmith.table.setup import branch_of
from clocksmith.table.table import Table
from clocksmith.table.verify import verify
from table.sitting import NOON, finish, seed_of, table_for, undo


def finished(name: str, number: int = 1) -> Table:
    """Return a table at which a game was played to its end, with answers taken back."""
    table, rng = table_for(name, number), random.Random(number)
    while not table.closed:
        finish(table, rng, longest=1)
        for seat in range(table.setup.seats):
            if table.undoable(seat) and rng.random() < 0.1:  # type: ignore[arg-type]
                undo(table, seat)
    return table


def record_of(table: Table) -> Record:
    """Return the record of a table as others read it."""
    return read_record(write_record(table.record()))


@pytest.mark.parametrize("name", OURS)
def test_every_game_at_a_table_is_as_promised(name: str) -> None:
    table = finished(name)
    found = verify(record_of(table))
    assert found.wrong is None
    lines = write_record(table.record()).split("\n")
    assert found.draws == len([line for line in lines if line.startswith("* ")])
    assert found.draws > 10


def test_a_branch_is_as_promised_too() -> None:
    first = finished("khronos")
    branch = Table(branch_of(first.setup.game, first.position(30)), seed_of(77), NOON)
    finish(branch, random.Random(2))
    assert verify(record_of(branch)).wrong is None


def test_while_it_goes_on_the_record_keeps_the_seed_to_itself() -> None:
    table = table_for("khronos", 1)
    record = table.record()
    assert record.seed is None
    assert record.commitment == table.source.commitment
    with pytest.raises(ValueError, match="this record has no seed"):
        verify(record)


def test_a_record_without_a_promise_cannot_be_checked() -> None:
    record = finished("khronos").record()
    record.commitment = None
    with pytest.raises(ValueError, match="this record has no commitment"):
        verify(record)


def test_another_seed_is_found_out() -> None:
    record = finished("khronos").record()
    record.seed = bytes(32)
    assert verify(record).wrong == "the seed is not the one that was promised"


def test_a_changed_answer_of_chance_is_found_out() -> None:
    record = finished("khronos").record()
    start = record.actions[0].text
    other = "start 0" if start != "start 0" else "start 1"
    record.actions[:] = [record.game.actions.parse(other)]
    wrong = verify(record).wrong
    assert wrong == f"action 1 is {other!r}, but the seed gives {start!r}"


def test_the_command_tells_good_from_bad(tmp_path: Path) -> None:
    table, file = finished("khronos"), tmp_path / "record"
    text = write_record(table.record())
    file.write_text(text, encoding="utf-8")
    draws = verify(table.record()).draws
    said = run("verify", file)
    assert (said.code, said.out) == (0, f"All {draws} answers of chance are as promised.\n")
    assert run("verify", file, "--json").out == f'{{"draws": {draws}, "wrong": null}}\n'
    seed = table.source.seed
    assert seed is not None
    file.write_text(text.replace(seed.hex(), bytes(32).hex()), encoding="utf-8")
    said = run("verify", file)
    assert (said.code, said.out) == (1, "The seed is not the one that was promised.\n")
    file.write_text(text.replace(f"seed {seed.hex()}\n", ""), encoding="utf-8")
    said = run("verify", file)
    assert (said.code, said.out) == (2, "")
    assert "this record has no seed, so its luck cannot be checked." in said.err
