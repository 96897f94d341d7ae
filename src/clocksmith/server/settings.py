"""Settings of a host, read once from the environment and the command line."""

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
from clocksmith.server.mail_settings import check_notifications

ALIKE: Final = 0.8  # similarity from which an unknown name counts as a misspelt setting
PREFIX: Final = "CLOCKSMITH_"
TOKEN_LENGTH: Final = 32  # minimum length of a worker token
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
    "connections_address",
    "queue",
    "seeks_address",
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
    "seek_seconds",
    "notification_seconds",
)


def usual_database() -> str:
    """Return the database file in the user's data folder."""
    home = Path.home()
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        folder = home / "Library" / "Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return str(folder / "clocksmith" / FILE_NAME)


def usual_workers() -> int:
    """Return the number of bot processes: one per core, less one for the server."""
    return max(1, (os.cpu_count() or 2) - 1)


def is_postgresql(database: str) -> bool:
    """Return whether a database is PostgreSQL, which several processes may share."""
    return database.startswith("postgres") and "://" in database


@dataclass(frozen=True)
class Rate:
    """A rate limit: the burst, and how many per second in the long run."""

    burst: int
    per_second: float

    @classmethod
    def read(cls, text: str) -> "Rate":
        """Parse a rate: ``burst/per second``, ``0`` for no limit."""
        if text.strip() == "0":
            return cls(0, 0.0)
        burst, slash, per_second = text.partition("/")
        rate = cls(int(burst), float(per_second if slash else burst))
        if rate.burst < 1 or not 0 < rate.per_second < 1e9:
            raise ValueError
        return rate


@dataclass(frozen=True)
class Settings:
    """All settings of a host; the name of a field is that of its variable."""

    host: str = "127.0.0.1"  # the address to listen on
    port: int = 8000
    database: str = field(default_factory=usual_database)  # a file or a database URL
    public_url: str = ""  # the URL that people use, if not host and port
    site: str = ""  # folder of the static site, for /offline/; in a checkout: site/, if it is built
    trust_proxy: bool = (
        False  # take addresses from X-Forwarded-For; only behind a proxy that sets it
    )
    tables_in_memory: int = 500
    boxes: int = 50  # saved boxes per user
    records: int = 200  # uploaded records per user
    guests_address: int = 4  # guests of one address together get the limits of this many users
    tables_open: int = 10  # tables with open seats per user
    seats_waiting: int = 5  # seats per user at others' listed tables not started
    seats_taken: int = 20  # the same, not ended
    seats_address: int = 12  # the same, of all guests of one address
    open_days: float = 14.0  # remove an open table after so many days without a visit
    seeks_address: int = 10  # people per address in matchmaking at the same time
    seek_seconds: float = 75.0  # drop seeks whose page has been silent this long
    bot_workers: int = field(default_factory=usual_workers)
    thinking: str = HERE  # where bots, hints and analyses are computed: here, or by workers
    worker_tokens: str = field(default="", repr=False)  # accepted tokens, separated by spaces
    worker_token: str = field(default="", repr=False)  # token that `clocksmith work` presents
    server_url: str = ""  # server from which `clocksmith work` takes jobs
    network_bots: bool = True  # let programs play for accounts that are marked as bots
    bot_seconds: float = 10.0  # upper limit for a bot's thinking time
    sweep_seconds: float = 30.0  # how often to check unwatched tables for expired clocks
    sockets: int = 15_000  # open WebSockets; fewer where the system allows fewer files
    sockets_address: int = 100  # of them per address
    connections_address: int = 200  # open connections per address; behind a proxy: requests
    check_seconds: float = 5.0  # how often servers on one database compare their tables with it
    database_seconds: float = 20.0  # how long to wait for PostgreSQL before dropping a connection
    metrics: bool = False  # serve /metrics
    log: str = "text"  # log format: text or json
    log_level: str = "warning"  # minimum log level; info has one line per request
    queue: int = 256  # messages waiting for a slow listener before it is disconnected
    quiet_seconds: float = 100.0  # silence after which a listener counts as gone
    gone_seconds: float = 120.0  # absence after which the others may vote to replace a player
    mail: str = ""  # mail server URL, such as smtp://user:password@host:587
    mail_from: str = ""  # sender of mails
    services: str = ""  # Apprise services that people may use; empty: all harmless ones
    services_inside: bool = False  # allow push and services inside the host's own network
    services_refused: str = ""  # other networks to which nothing is sent, separated by commas
    vacation_days: int = 30  # vacation days per user and year, on which slow clocks stop
    notification_seconds: float = 10.0  # how often to check for turn notifications to send
    rate_user: Rate = Rate(120, 40.0)  # requests
    rate_address: Rate = Rate(400, 200.0)
    rate_refused: Rate = Rate(100, 20.0)  # refusals, before an address cannot even connect
    rate_chat: Rate = Rate(5, 0.5)
    rate_hint: Rate = Rate(5, 0.5)
    rate_suggest: Rate = Rate(10, 1.0)  # suggestions and judged turns of a table
    rate_open: Rate = Rate(20, 0.2)  # tables opened, records uploaded
    rate_sit: Rate = Rate(10, 0.1)  # seats taken at listed tables
    rate_seek: Rate = Rate(30, 5.0)  # matchmaking polls
    rate_export: Rate = Rate(5, 0.05)  # pages of exported games
    rate_proposal: Rate = Rate(5, 0.05)  # votes proposed
    rate_box_check: Rate = Rate(30, 2.0)  # boxes checked
    rate_box: Rate = Rate(20, 0.2)  # boxes saved
    rate_sign_in: Rate = Rate(10, 0.1)  # per address, and per login from one address
    rate_token: Rate = Rate(10, 0.1)  # personal tokens made per user
    rate_login: Rate = Rate(100, 0.5)  # tries to sign in to one login, from everywhere together
    rate_mail: Rate = Rate(5, 0.005)  # mails and test notifications on request
    rate_confirm: Rate = Rate(3, 0.000035)  # mails to confirm or recover, per mailbox
    rate_confirm_address: Rate = Rate(10, 0.00012)  # the same, per asking address
    rate_push: Rate = Rate(10, 0.01)  # browsers added and tested

    def __post_init__(self) -> None:
        """Refuse settings that cannot work, naming the setting."""
        parts = urlsplit(self.public_url)
        if self.public_url and (parts.scheme not in ("http", "https") or not parts.netloc):
            raise ValueError(f"{PREFIX}PUBLIC_URL must begin with http:// or https://, then a host")
        if not 0 <= self.port <= 65_535:
            raise ValueError("the port must be a number from 0 to 65535")
        choices = (("log", FORMS_OF_LOG), ("log_level", LEVELS), ("thinking", THINKING))
        for name, words in choices:
            if getattr(self, name) not in words:
                raise ValueError(f"{PREFIX}{name.upper()} must be one of {', '.join(words)}")
        if self.metrics and find_spec("prometheus_client") is None:
            raise ValueError(
                f"{PREFIX}METRICS needs the Python package prometheus-client: "
                "install 'clocksmith[metrics]'"
            )
        if self.thinking == WORKERS and not is_postgresql(self.database):
            raise ValueError(f"{PREFIX}THINKING={WORKERS} needs a PostgreSQL database")
        if self.thinking == WORKERS:
            check_tokens(self.worker_tokens.split())
        check_notifications(
            self.mail, self.mail_from, self.public_url, self.services, self.services_refused
        )
        for name in COUNTS:
            if getattr(self, name) < 1:
                raise ValueError(f"{PREFIX}{name.upper()} must be at least 1")
        for name in SPANS:
            if not 0 < getattr(self, name) < 1e6:
                unit = name.rpartition("_")[2]
                raise ValueError(f"{PREFIX}{name.upper()} must be a number of {unit} above 0")

    @property
    def secure(self) -> bool:
        """Whether people reach the server by https."""
        return urlsplit(self.public_url).scheme == "https"

    @property
    def origin(self) -> str:
        """The origin of pages that may send commands; if empty, the host of the request."""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}".lower() if self.public_url else ""


def check_tokens(tokens: list[str]) -> None:
    """Refuse worker tokens that are too short to be secret; an empty list is valid."""
    if not tokens or min(map(len, tokens)) < TOKEN_LENGTH:
        raise ValueError(
            f"{PREFIX}THINKING={WORKERS} needs {PREFIX}WORKER_TOKENS: random words of at least "
            f"{TOKEN_LENGTH} letters, such as 'openssl rand -hex 32' writes"
        )


READERS: Final[dict[str, Any]] = {"str": str, "int": int, "float": float, "Rate": Rate.read}
SWITCH: Final = {"1": True, "yes": True, "true": True, "0": False, "no": False, "false": False}


def read_settings(environment: Mapping[str, str], **given: object) -> Settings:
    """Read the settings from *environment*; values in *given* that are not None override them.

    ValueError names a variable that cannot be read.
    """
    _check_spelling(environment)
    values: dict[str, Any] = {}
    for setting in fields(Settings):
        variable = PREFIX + setting.name.upper()
        text = environment.get(variable, "")
        if text:
            values[setting.name] = _read(variable, text, setting.type)
    values |= {name: value for name, value in given.items() if value is not None}
    return Settings(**values)


def _check_spelling(environment: Mapping[str, str]) -> None:
    """Raise ValueError for a variable that is nearly a setting: it would be silently ignored."""
    names = [field.name.upper() for field in fields(Settings)]
    for variable in environment:
        name = variable.removeprefix(PREFIX)
        if name == variable or name in names:
            continue
        matches = get_close_matches(name, names, 1, ALIKE)
        if matches:
            raise ValueError(f"there is no {variable}: {PREFIX}{matches[0]} may be meant")


def _read(variable: str, text: str, kind: Any) -> object:
    name = kind if isinstance(kind, str) else kind.__name__
    try:
        return SWITCH[text.lower()] if name == "bool" else READERS[name](text)
    except (KeyError, ValueError):
        raise ValueError(f"{variable} cannot be {text[:40]!r}: {FORMS[name]}") from None


FORMS: Final = {
    "bool": "it must be yes or no",
    "int": "it must be a whole number",
    "float": "it must be a number",
    "Rate": "write burst/per second, such as 5/0.5, or 0 for no limit",
}
