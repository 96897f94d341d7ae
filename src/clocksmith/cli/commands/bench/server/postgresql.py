"""A private PostgreSQL: in a temporary folder, on a socket in it, gone when it is closed.

Nothing of the machine's own PostgreSQL is touched but its programs.
"""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Self

from clocksmith.cli.commands.bench.process import BenchError

PLACES: Final = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin")  # Debian, Fedora
PROGRAMS: Final = ("initdb", "postgres")
USER: Final = "clocksmith"  # inside, where nobody asks for a password
SERVANTS: Final = ("postgres", "nobody")  # who runs it for root, whom PostgreSQL refuses
PATIENCE: Final = 30.0  # seconds until it answers
USUAL: Final = {"listen_addresses": "", "max_connections": "100"}
HASTY: Final = {"fsync": "off", "full_page_writes": "off"}


def programs() -> Path | None:
    """Return the folder in which the programs of PostgreSQL lie; the newest where there are more.

    None where the machine has none.
    """
    folders = [folder for place in PLACES for folder in Path("/").glob(place[1:])]
    found = shutil.which("postgres")
    if found is not None:
        folders.append(Path(found).resolve().parent)
    complete = [folder for folder in folders if all((folder / name).exists() for name in PROGRAMS)]
    return max(complete, key=_version, default=None)


def _version(folder: Path) -> tuple[int, ...]:
    numbers = [part for part in str(folder).replace("-", "/").split("/") if part[:1].isdigit()]
    return tuple([int(number) for part in numbers[:1] for number in part.split(".")])


class PostgreSQL:
    """A running PostgreSQL; used as a context, it and all its databases end with it."""

    def __init__(
        self,
        durable: bool = True,
        place: Path = Path("/tmp"),
        options: Mapping[str, str] | None = None,
    ) -> None:
        """Prepare one, in a folder of its own at a *place*, with *options* of PostgreSQL.

        One that is not *durable* is quick, and loses all in a power cut.
        """
        folder = programs()
        if folder is None:
            raise BenchError("PostgreSQL is missing: install its server (such as 'postgresql').")
        self._programs = folder
        self._as: dict[str, Any] = _servant()
        self._options = {**USUAL, **({} if durable else HASTY), **(options or {})}
        self._process: subprocess.Popen[bytes] | None = None
        self._folder = Path(tempfile.mkdtemp(prefix="clocksmith-pg-", dir=place))
        if self._as:
            shutil.chown(self._folder, self._as["user"], self._as["group"])
        self._made = 0
        data = [str(self._folder / "data"), f"--username={USER}", "--auth=trust"]
        self._run("initdb", "-D", *data, "--encoding=UTF8", "--locale=C", "--no-sync")

    @property
    def log(self) -> Path:
        """What it says."""
        return self._folder / "log"

    @property
    def folder(self) -> Path:
        """Where its socket and its data lie."""
        return self._folder

    @property
    def pid(self) -> int:
        """The number of its first process."""
        assert self._process is not None, "it was started"
        return self._process.pid

    def url(self, name: str) -> str:
        """Return the URL of one of its databases."""
        return f"postgresql://{USER}@/{name}?host={self._folder}"

    def database(self) -> str:
        """Make an empty database, and return its URL."""
        self._made += 1
        name = f"club{self._made}"
        self._command(f"CREATE DATABASE {name}")
        return self.url(name)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = {**self._options, "unix_socket_directories": str(self._folder)}
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        command = [str(self._programs / "postgres"), "-D", str(self._folder / "data"), *options]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, cwd=self._folder, **self._as
            )
        self._wait()

    def stop(self) -> None:
        """Stop it at once; open connections are cut off, and committed data is kept."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End it without a chance to put anything in order; what it began ends by itself."""
        self._end(signal.SIGKILL)

    def _end(self, number: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait(PATIENCE)
            self._process = None

    def _wait(self) -> None:
        give_up = time.monotonic() + PATIENCE
        while True:
            try:
                self._command("SELECT 1")
                return
            except Exception:
                ended = self._process is None or self._process.poll() is not None
                if ended or time.monotonic() > give_up:
                    said = self.log.read_text("utf-8", "replace").strip().splitlines()
                    raise BenchError(f"PostgreSQL did not start: {(said or [''])[-1]}") from None
                time.sleep(0.02)

    def _command(self, text: str) -> None:
        try:
            import psycopg
        except ModuleNotFoundError:
            raise BenchError("psycopg is missing: install 'clocksmith[postgresql]'.") from None
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(text.encode())

    def _run(self, program: str, *options: str) -> None:
        ran = subprocess.run(
            [str(self._programs / program), *options],
            capture_output=True,
            text=True,
            cwd=self._folder,
            **self._as,
        )
        if ran.returncode:
            shutil.rmtree(self._folder, ignore_errors=True)
            raise BenchError(f"{program} failed: {ran.stderr.strip()}")

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)


def _servant() -> dict[str, Any]:
    """Return the user to run PostgreSQL as: it refuses root, so it is one with fewer rights."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return {}
    import grp
    import pwd

    for name in SERVANTS:
        try:
            entry = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": name, "group": grp.getgrgid(entry.pw_gid).gr_name, "extra_groups": []}
    raise BenchError("PostgreSQL does not run as root, and there is no user nobody.")
