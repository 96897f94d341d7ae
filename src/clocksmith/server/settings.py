"""What a host may set, read once from the environment and the command line."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from clocksmith.server.logs import FORMS as FORMS_OF_LOG
from clocksmith.server.logs import LEVELS
from clocksmith.server.tidings.configuration import check_tidings

ALIKE: Final = 0.8  # from which a name is taken for another one misspelt
PREFIX: Final = "CLOCKSMITH_"
FILE_NAME: Final = "clocksmith.db"
COUNTS: Final = (
    "tables_in_memory",
    "boxes",
    "records",
    "tables_open",
    "seats_waiting",
    "seats_taken",
    "seats_address",
    "bot_workers",
    "sockets",
    "sockets_address",
    "queue",
    "wishes_address",
    "guests_address",
    "vacation_days",
)
HERE: Final = "here"
WORKERS: Final = "workers"
THINKING: Final = (HERE, WORKERS)
SPANS: Final = (
    "bot_seconds",
    "sweep_seconds",
    "check_seconds",
    "database_seconds",
    "quiet_seconds",
    "gone_seconds",
    "open_days",
    "wish_seconds",
    "tell_seconds",
)


def usual_database() -> str:
    """Return the database file in the user's own folder for data."""
    home = Path.home()
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        folder = home / "Library" / "Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return str(folder / "clocksmith" / FILE_NAME)


def usual_workers() -> int:
    """Return how many processes think for bots: all cores but the one that serves."""
    return max(1, (os.cpu_count() or 2) - 1)


def is_postgresql(database: str) -> bool:
    """Return whether a database is one that several processes may share."""
    return database.startswith("postgres") and "://" in database


@dataclass(frozen=True)
class Rate:
    """How often something may be done: so many at once, so many a second in the long run."""

    burst: int
    per_second: float

    @classmethod
    def read(cls, text: str) -> "Rate":
        """Return the rate that *text* writes: ``burst/per second``, ``0`` for no limit."""
        if text.strip() == "0":
            return cls(0, 0.0)
        burst, slash, per_second = text.partition("/")
        rate = cls(int(burst), float(per_second if slash else burst))
        if rate.burst < 1 or not 0 < rate.per_second < 1e9:
            raise ValueError
        return rate


@dataclass(frozen=True)
class Settings:
    """Everything a host may set; the name of a field is that of its variable."""

    host: str = "127.0.0.1"  # the address to listen at
    port: int = 8000
    database: str = field(default_factory=usual_database)  # a file or a database URL
    public_url: str = ""  # how people reach the server, if not by host and port
    trust_proxy: bool = False  # believe X-Forwarded-For: only behind a proxy that sets it
    tables_in_memory: int = 500
    boxes: int = 50  # that one user may keep
    records: int = 200  # that one user may bring in
    guests_address: int = 4  # users whose tables and records guests of one address have together
    tables_open: int = 10  # tables with an open seat that one user may have
    seats_waiting: int = 5  # seats that one user may take at others' tables that have not begun
    seats_taken: int = 20  # the same, at those that are not over
    seats_address: int = 12  # seats that guests of one address have together, at those
    open_days: float = 14.0  # an open table goes when nobody who sits there came for so long
    wishes_address: int = 10  # people who look for a table from one address
    wish_seconds: float = 75.0  # who looks for a table and is not heard for longer is gone
    bot_workers: int = field(default_factory=usual_workers)
    thinking: str = HERE  # who thinks for bots, hints and analyses: processes here, or workers
    bot_seconds: float = 10.0  # that any bot may think, at most
    sweep_seconds: float = 30.0  # how often tables on disk are looked through for late seats
    sockets: int = 15_000  # open at once; fewer where the system allows fewer files
    sockets_address: int = 100  # of them from one address
    check_seconds: float = 5.0  # how often servers on one database compare what they know
    database_seconds: float = 20.0  # that PostgreSQL may take for one answer
    metrics: bool = False  # whether /metrics tells figures
    log: str = "text"  # the form of lines: text or json
    log_level: str = "warning"  # how grave a line must be; info has one for each request
    queue: int = 256  # messages that may wait for one slow listener
    quiet_seconds: float = 100.0  # a listener that is silent for longer is gone
    gone_seconds: float = 120.0  # a person who is away for longer may be voted about
    mail: str = ""  # where mail is handed in, such as smtp://user:password@host:587
    mail_from: str = ""  # who sends it
    services: str = ""  # of Apprise that people may use; nothing: all that are harmless
    services_inside: bool = False  # whether they may lie in the host's own network
    vacation_days: int = 30  # a year, for which slow clocks of one user may stand still
    tell_seconds: float = 10.0  # how often it is looked who is to be told of his turn
    rate_user: Rate = Rate(120, 40.0)  # requests
    rate_address: Rate = Rate(400, 200.0)
    rate_chat: Rate = Rate(5, 0.5)
    rate_hint: Rate = Rate(5, 0.5)
    rate_suggest: Rate = Rate(10, 1.0)  # what the companion of a first game asks
    rate_open: Rate = Rate(20, 0.2)  # tables opened, records handed in
    rate_sit: Rate = Rate(10, 0.1)  # seats taken at listed tables
    rate_find: Rate = Rate(30, 5.0)  # looks for a table
    rate_export: Rate = Rate(5, 0.05)  # pages of own games taken along
    rate_motion: Rate = Rate(5, 0.05)  # motions made
    rate_judge: Rate = Rate(30, 2.0)  # boxes looked at
    rate_box: Rate = Rate(20, 0.2)  # boxes kept
    rate_sign_in: Rate = Rate(10, 0.1)
    rate_mail: Rate = Rate(5, 0.005)  # mails asked for by a person or for an address, and tests

    def __post_init__(self) -> None:
        """Refuse what cannot work, naming the setting."""
        parts = urlsplit(self.public_url)
        if self.public_url and (parts.scheme not in ("http", "https") or not parts.netloc):
            raise ValueError(f"{PREFIX}PUBLIC_URL begins with http:// or https://, then a host")
        if not 0 <= self.port <= 65_535:
            raise ValueError("a port is a number from 0 to 65535")
        chosen = (("log", FORMS_OF_LOG), ("log_level", LEVELS), ("thinking", THINKING))
        for name, words in chosen:
            if getattr(self, name) not in words:
                raise ValueError(f"{PREFIX}{name.upper()} is one of {', '.join(words)}")
        if self.metrics and find_spec("prometheus_client") is None:
            raise ValueError(
                f"{PREFIX}METRICS needs the Python package prometheus-client: "
                "install 'clocksmith[metrics]'"
            )
        if self.thinking == WORKERS and not is_postgresql(self.database):
            raise ValueError(f"{PREFIX}THINKING={WORKERS} needs a PostgreSQL database")
        check_tidings(self.mail, self.mail_from, self.public_url, self.services)
        for name in COUNTS:
            if getattr(self, name) < 1:
                raise ValueError(f"{PREFIX}{name.upper()} is at least 1")
        for name in SPANS:
            if not 0 < getattr(self, name) < 1e6:
                unit = name.rpartition("_")[2]
                raise ValueError(f"{PREFIX}{name.upper()} is a number of {unit} above 0")

    @property
    def secure(self) -> bool:
        """Whether people reach the server by https."""
        return urlsplit(self.public_url).scheme == "https"

    @property
    def origin(self) -> str:
        """The origin of pages that may send commands; nothing: that of the request's host."""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}".lower() if self.public_url else ""


READERS: Final[dict[str, Any]] = {"str": str, "int": int, "float": float, "Rate": Rate.read}
SWITCH: Final = {"1": True, "yes": True, "true": True, "0": False, "no": False, "false": False}


def read_settings(environment: Mapping[str, str], **given: object) -> Settings:
    """Return the settings of *environment*, with those *given* that are not None before them.

    ValueError names a variable that cannot be read.
    """
    _check_spelling(environment)
    values: dict[str, Any] = {}
    for known in fields(Settings):
        variable = PREFIX + known.name.upper()
        text = environment.get(variable, "")
        if text:
            values[known.name] = _read(variable, text, known.type)
    values |= {name: value for name, value in given.items() if value is not None}
    return Settings(**values)


def _check_spelling(environment: Mapping[str, str]) -> None:
    """Raise ValueError for a variable that is nearly a setting: unread, it would be missed."""
    known = [field.name.upper() for field in fields(Settings)]
    for variable in environment:
        name = variable.removeprefix(PREFIX)
        if name == variable or name in known:
            continue
        meant = get_close_matches(name, known, 1, ALIKE)
        if meant:
            raise ValueError(f"there is no {variable}: {PREFIX}{meant[0]} may be meant")


def _read(variable: str, text: str, kind: Any) -> object:
    name = kind if isinstance(kind, str) else kind.__name__
    try:
        return SWITCH[text.lower()] if name == "bool" else READERS[name](text)
    except (KeyError, ValueError):
        raise ValueError(f"{variable} cannot be {text[:40]!r}: {FORMS[name]}") from None


FORMS: Final = {
    "bool": "it is yes or no",
    "int": "it is a whole number",
    "float": "it is a number",
    "Rate": "it is written burst/per second, such as 5/0.5, or 0 for no limit",
}
