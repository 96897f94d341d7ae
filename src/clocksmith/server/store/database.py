"""Opening the database: its file, its settings, and the migrations that bring it up to date."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path
from typing import Any, Final, Protocol
from urllib.parse import unquote

from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    event,
    func,
    inspect,
    make_url,
    select,
    text,
)
from sqlalchemy.exc import ArgumentError, DBAPIError

from clocksmith.server.store.patience import make_patient

MIGRATIONS: Final = "clocksmith.server.migrations"
DRIVERS: Final = dict.fromkeys(("postgres", "postgresql"), "postgresql+psycopg")
EXTRAS: Final = dict.fromkeys(  # which of ours brings a package
    ("psycopg", "psycopg_pool", "procrastinate"), "postgresql"
)
POSTGRESQL: Final[dict[str, Any]] = {
    "pool_pre_ping": True,  # a database that was restarted is met with a new connection
    # Whatever a database was made with, we speak UTF-8; see _check_encoding.
    "connect_args": {"connect_timeout": 10, "client_encoding": "utf8"},
}
MIGRATING: Final = 0x636C6F636B  # the lock of the server that migrates; any number does
SERVING: Final = 0x636C6F636C  # the lock that all servers share; who moves a database has it alone
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",  # a commit returns when it would survive a power cut
    "foreign_keys=ON",
    "busy_timeout=10000",
)


class DatabaseError(Exception):
    """The database cannot be used; the text is one sentence for the host."""


class _Cursor(Protocol):
    def execute(self, statement: str) -> object: ...
    def close(self) -> None: ...


@contextmanager
def needing() -> Iterator[None]:
    """Turn a package that is missing into words for the host."""
    try:
        yield
    except ModuleNotFoundError as error:
        extra = EXTRAS.get(error.name or "")
        how = f": install 'clocksmith[{extra}]'" if extra else ""
        raise DatabaseError(f"this database needs the Python package {error.name}{how}") from None


def url_of(database: str) -> str:
    """Return the database URL of a setting that names a URL or a file."""
    scheme, divider, rest = database.partition("://")
    if divider:
        return f"{DRIVERS.get(scheme, scheme)}://{rest}"
    return f"sqlite:///{Path(database).expanduser().absolute()}"


def open_database(database: str, patience: float | None = None) -> Engine:
    """Return the database, created where there was none and brought up to date.

    PostgreSQL has so many seconds for an answer, where they are given, but all the time it needs
    to be brought up to date. DatabaseError, in words, when it cannot be used.
    """
    url = url_of(database)
    file = sqlite_file(url)
    if file is not None:
        _make_file(file)
    try:
        with needing():
            engine = create_engine(url, **(POSTGRESQL if is_shared(url) else {}))
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", _set_pragmas)
            event.listen(engine, "begin", _begin)
        try:
            _make_ready(engine, file)
        except BaseException:
            engine.dispose()  # whoever mends it would find it in use
            raise
        if patience is not None and is_shared(url):
            engine.dispose()  # from now on nobody waits for ever
            make_patient(engine, patience)
    except ArgumentError as error:
        raise DatabaseError(f"there is no such database: {error}") from None
    except DBAPIError as error:
        raise unusable(error, "the database" if file is None else str(file)) from None
    return engine


def _make_ready(engine: Engine, file: Path | None) -> None:
    """Bring a database up to date, once it is known to be sound."""
    with engine.begin() as connection:
        if file is not None:
            _check_pages(connection, file)
        if engine.dialect.name == "postgresql":
            _check_encoding(connection)
            # Servers may start together, and one of them migrates.
            connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
        bring_up_to_date(connection)


def unusable(error: DBAPIError, name: str) -> DatabaseError:
    """Return in one sentence why a database cannot be used."""
    reason = str(error.orig).strip().partition("\n")[0]
    return DatabaseError(f"{name} cannot be used: {reason}")


def is_shared(url: str) -> bool:
    """Return whether several servers may use the database of a URL together."""
    return url.startswith("postgresql")


def sqlite_file(url: str) -> Path | None:
    """Return the file of a database URL, however that is written; None where there is no file."""
    try:
        read = make_url(url)
    except ArgumentError:
        return None
    path = read.database or ""
    if read.get_backend_name() != "sqlite" or path in ("", ":memory:"):
        return None
    if path.startswith("file:"):
        path = unquote(path.removeprefix("file:").partition("?")[0])
    return Path(path)


def _make_file(file: Path) -> None:
    """Make an empty file that only its owner may read, and make its name last."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        if os.name == "posix":
            folder = os.open(file.parent, os.O_RDONLY)
            os.fsync(folder)
            os.close(folder)
    except OSError as error:
        raise DatabaseError(f"the database {file} cannot be opened: {error.strerror}") from None


def _set_pragmas(connection: Any, _: object) -> None:
    connection.isolation_level = None  # the driver begins nothing by itself: see _begin
    cursor: _Cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Begin a transaction that holds everything: the driver's own leave out what makes tables."""
    connection.exec_driver_sql("BEGIN")


def _check_pages(connection: Connection, file: Path) -> None:
    """Raise DatabaseError when a part of the file is damaged, before anybody plays on it."""
    found = connection.execute(text("PRAGMA quick_check(1)")).scalar()
    if found != "ok":
        raise DatabaseError(f"the database {file} is damaged ({found}): restore it from a backup")


def _check_encoding(connection: Connection) -> None:
    """Raise DatabaseError where names and chat could not be kept as people write them."""
    found = connection.execute(text("SHOW server_encoding")).scalar()
    if found != "UTF8":
        raise DatabaseError(f"the database keeps texts as {found}: make one with encoding UTF8")


def newest_revision() -> str:
    """Return the last migration there is: their files are numbered."""
    versions = resources.files(MIGRATIONS).joinpath("versions")
    return max(file.name[:4] for file in versions.iterdir() if file.name[:4].isdigit())


def bring_up_to_date(connection: Connection) -> None:
    """Run the migrations that the database has not seen; Alembic is loaded only if there are any.

    A database of a newer Clocksmith is refused.
    """
    newest = newest_revision()
    present = _revision(connection)
    if present == newest:
        return
    if present is not None and present > newest:
        raise DatabaseError(
            f"the database was used by a newer Clocksmith: it is at revision {present}, "
            f"and this one knows {newest}"
        )
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", MIGRATIONS.replace(".", ":", 1).replace(".", "/"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
