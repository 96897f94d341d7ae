"""Opening the database: its file, its settings, and the migrations that bring it up to date."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path
from typing import Any, Final, Protocol
from urllib.parse import unquote, urlsplit

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
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError

from clocksmith.server.database.timeouts import make_patient

MIGRATIONS: Final = "clocksmith.server.database.migrations"
DRIVERS: Final = dict.fromkeys(("postgres", "postgresql"), "postgresql+psycopg")
EXTRAS: Final = dict.fromkeys(  # the extra of Clocksmith that installs a package
    ("psycopg", "psycopg_pool", "procrastinate"), "postgresql"
)
POSTGRESQL: Final[dict[str, Any]] = {
    "pool_pre_ping": True,  # reconnects after the database was restarted
    # The client uses UTF-8, whatever the database uses; see _check_encoding.
    "connect_args": {"connect_timeout": 10, "client_encoding": "utf8"},
}
PING_SECONDS: Final = 2
MIGRATING: Final = 0x636C6F636B  # the lock of the server that migrates; any number works
SERVING: Final = 0x636C6F636C  # the lock that all servers share; moving a database needs it alone
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",  # a commit returns when it would survive a power cut
    "foreign_keys=ON",
    "busy_timeout=10000",
)


class DatabaseError(Exception):
    """The database cannot be used; the text is one sentence for the operator."""


class DatabaseAwayError(DatabaseError):
    """PostgreSQL does not answer, or accepts nobody yet; it may be back soon."""


class _Cursor(Protocol):
    def execute(self, statement: str) -> object: ...
    def close(self) -> None: ...


@contextmanager
def needing() -> Iterator[None]:
    """Turn a missing package into a message for the operator."""
    try:
        yield
    except ModuleNotFoundError as error:
        extra = EXTRAS.get(error.name or "")
        how = f": install 'clocksmith[{extra}]'" if extra else ""
        raise DatabaseError(f"this database needs the Python package {error.name}{how}") from None


def url_of(database: str) -> str:
    """Return the database URL of a setting that is a URL, a file, or the URI of a file."""
    if database.startswith("file:"):
        database = unquote(urlsplit(database).path)
    scheme, divider, rest = database.partition("://")
    if divider:
        return f"{DRIVERS.get(scheme, scheme)}://{rest}"
    return f"sqlite:///{Path(database).expanduser().absolute()}"


def open_database(database: str, patience: float | None = None) -> Engine:
    """Open a database, create it if it does not exist, and bring it up to date.

    With *patience*, PostgreSQL has that many seconds for an answer, except during migrations.
    DatabaseError, in words, if the database cannot be used.
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
            engine.dispose()  # else the file stays in use during a repair
            raise
        if patience is not None and is_shared(url):
            engine.dispose()  # new connections have a timeout
            make_patient(engine, patience)
    except ArgumentError as error:
        raise DatabaseError(f"there is no such database: {error}") from None
    except DBAPIError as error:
        raise unusable(error, database) from None
    return engine


def _make_ready(engine: Engine, file: Path | None) -> None:
    """Check a database, then bring it up to date."""
    with engine.begin() as connection:
        if file is not None:
            _check_pages(connection, file)
        if engine.dialect.name == "postgresql":
            _check_encoding(connection)
            # Servers may start together, but only one of them migrates.
            connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
        bring_up_to_date(connection)


def unusable(error: DBAPIError, database: str) -> DatabaseError:
    """Return an error that says in one sentence why a database cannot be used."""
    url = url_of(database)
    reason = str(error.orig).strip().partition("\n")[0]
    sentence = f"{sqlite_file(url) or 'the database'} cannot be used: {reason}"
    if is_shared(url) and isinstance(error, OperationalError) and _may_come_back(url):
        return DatabaseAwayError(sentence)
    return DatabaseError(sentence)


def _may_come_back(url: str) -> bool:
    """Return whether PostgreSQL does not answer or accepts nobody yet, or is back by now.

    A wrong password or a database that does not exist is no such case.
    """
    import psycopg
    from psycopg.conninfo import make_conninfo
    from psycopg.pq import PGconn, Ping

    _, parameters = make_url(url).get_dialect()().create_connect_args(make_url(url))
    address = make_conninfo("", **{**parameters, "connect_timeout": PING_SECONDS})
    if PGconn.ping(address.encode()) in (Ping.NO_RESPONSE, Ping.REJECT):
        return True
    try:
        psycopg.connect(address).close()
    except psycopg.Error:
        return False
    return True


def is_shared(url: str) -> bool:
    """Return whether several servers may share the database of a URL."""
    return url.startswith("postgresql")


def sqlite_file(url: str) -> Path | None:
    """Return the file of a database URL in any notation; None if there is no file."""
    try:
        url_parts = make_url(url)
    except ArgumentError:
        return None
    path = url_parts.database or ""
    if url_parts.get_backend_name() != "sqlite" or path in ("", ":memory:"):
        return None
    if path.startswith("file:"):
        path = unquote(path.removeprefix("file:").partition("?")[0])
    return Path(path)


def _make_file(file: Path) -> None:
    """Create an empty file that only its owner can read, and flush its folder to the disk."""
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
    connection.isolation_level = None  # stops the driver from opening transactions: see _begin
    cursor: _Cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Begin a transaction that covers everything: the driver's own would leave out DDL."""
    connection.exec_driver_sql("BEGIN")


def _check_pages(connection: Connection, file: Path) -> None:
    """Raise DatabaseError if part of the file is damaged, before anybody plays on it."""
    damage = connection.execute(text("PRAGMA quick_check(1)")).scalar()
    if damage != "ok":
        raise DatabaseError(f"the database {file} is damaged ({damage}): restore it from a backup")


def _check_encoding(connection: Connection) -> None:
    """Raise DatabaseError if the database cannot store names and chat as people write them."""
    encoding = connection.execute(text("SHOW server_encoding")).scalar()
    if encoding != "UTF8":
        raise DatabaseError(f"the database keeps texts as {encoding}: make one with encoding UTF8")


def newest_revision() -> str:
    """Return the newest migration: their files are numbered."""
    versions = resources.files(MIGRATIONS).joinpath("versions")
    return max(file.name[:4] for file in versions.iterdir() if file.name[:4].isdigit())


def bring_up_to_date(connection: Connection) -> None:
    """Run the pending migrations; Alembic is loaded only if there are any.

    A database of a newer Clocksmith is rejected.
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
    revision = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if revision is None else str(revision)
