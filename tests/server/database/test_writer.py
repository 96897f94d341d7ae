"""What waits is committed together, and one that fails hurts nobody else."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.exc import IntegrityError

from clocksmith.server.database.engine import open_database
from clocksmith.server.database.writer import ClosedError, Row, Writer


def row(number: int, key: str | None = None) -> Row:
    return {
        "table_id": "t",
        "number": number,
        "kind": "act",
        "seat": 0,
        "text": "pass",
        "at": 1.0,
        "key": key,
    }


def database(folder: Path) -> Engine:
    """A database with one table."""
    engine = open_database(str(folder / "tables.db"))
    with engine.begin() as connection:
        connection.execute(
            text(
                "INSERT INTO tables (id, setup, rules_version, host, listed, opened_at, state,"
                " waiting) VALUES ('t', '{}', 1, 'h', 0, 0, 'playing', '')"
            )
        )
    return engine


def numbers(engine: Engine) -> list[int]:
    """The numbers of all entries that another connection sees."""
    with engine.connect() as connection:
        return [line.number for line in connection.execute(text("SELECT number FROM entries"))]


async def test_a_row_is_on_the_disk_when_its_future_is_done(tmp_path: Path) -> None:
    engine = database(tmp_path)
    writer = Writer(engine)
    await writer.append(row(1))
    assert numbers(engine) == [1]
    writer.close()
    engine.dispose()


async def test_all_that_waits_shares_one_commit(tmp_path: Path) -> None:
    engine = database(tmp_path)
    statements: list[str] = []
    event.listen(engine, "connect", lambda driver, _: driver.set_trace_callback(statements.append))
    engine.dispose()  # so that it connects anew, and is overheard
    writer = Writer(engine)
    gate, held = threading.Event(), threading.Event()

    def hold(connection: Connection) -> None:
        held.set()
        assert gate.wait(10)

    holding = writer.do(hold)
    await asyncio.to_thread(held.wait)
    waiting = [writer.append(row(number)) for number in range(1, 51)]
    gate.set()
    await holding
    await asyncio.gather(*waiting)
    inserted = [statement for statement in statements if statement.startswith("INSERT")]
    assert len(inserted) == 1
    assert [one for one in statements if one == "BEGIN"] == ["BEGIN"]  # of what was held
    assert numbers(engine) == list(range(1, 51))
    writer.close()
    engine.dispose()


async def test_one_that_fails_hurts_nobody_else(tmp_path: Path) -> None:
    engine = database(tmp_path)
    writer = Writer(engine)
    await writer.append(row(1, "same-key"))
    wanted: list[asyncio.Future[Any]] = [
        writer.append(row(2)),
        writer.append(row(1)),
        writer.append(row(3, "same-key")),
        writer.append(row(4)),
        writer.do(lambda connection: 1 // 0),
    ]
    results = await asyncio.gather(*wanted, return_exceptions=True)
    assert [type(result) for result in results] == [
        type(None),
        IntegrityError,
        IntegrityError,
        type(None),
        ZeroDivisionError,
    ]
    assert numbers(engine) == [1, 2, 4]
    writer.close()
    engine.dispose()


async def test_work_returns_its_result(tmp_path: Path) -> None:
    engine = database(tmp_path)
    writer = Writer(engine)
    assert await writer.do(lambda connection: 42) == 42
    writer.close()
    engine.dispose()


async def test_one_who_has_stopped_waiting_does_no_harm(tmp_path: Path) -> None:
    engine = database(tmp_path)
    writer = Writer(engine)
    writer.append(row(1)).cancel()
    await writer.append(row(2))
    assert numbers(engine) == [1, 2]
    writer.close()
    engine.dispose()


async def test_closing_writes_what_waits_and_takes_nothing_more(tmp_path: Path) -> None:
    engine = database(tmp_path)
    writer = Writer(engine)
    last = writer.append(row(1))
    writer.close()
    await last
    with pytest.raises(ClosedError):
        writer.append(row(2))
    assert numbers(engine) == [1]
    engine.dispose()


async def test_a_database_that_is_away_at_first_is_written_to_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = database(tmp_path)

    def fail(_: Engine) -> Connection:
        raise OSError("the cable is cut")

    with monkeypatch.context() as cut:
        cut.setattr(Engine, "connect", fail)
        writer = Writer(engine)
        with pytest.raises(OSError, match="cut"):
            await writer.append(row(1))
    await writer.append(row(1))
    assert numbers(engine) == [1]
    writer.close()
    engine.dispose()
