"""A real PostgreSQL for the tests: started when the first one asks for it, ended after the last.

The machine's programs are used. Where there are none, root fetches them by apt; anybody else is
told what is missing, and the tests that need it are left out by name.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator
from importlib.util import find_spec

import pytest

from clocksmith.cli.bench.server.postgresql import PostgreSQL, programs

PACKAGE = "postgresql"
MISSING = "no PostgreSQL: install its server, such as 'apt-get install postgresql'"
NO_DRIVER = "no psycopg: install requirements/dev.txt"


def fetched() -> bool:
    """Whether the programs are there, after root has tried to fetch them."""
    apt = shutil.which("apt-get")
    if programs() is None and apt is not None and os.geteuid() == 0:
        quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        command = [apt, "install", "--yes", "--no-install-recommends", PACKAGE]
        subprocess.run(command, env=quietly, capture_output=True, timeout=300)
    return programs() is not None


@pytest.fixture(scope="session")
def cluster() -> Iterator[PostgreSQL]:
    """A running PostgreSQL, one for each process of pytest."""
    if find_spec("psycopg") is None:
        pytest.skip(NO_DRIVER)
    if not fetched():
        pytest.skip(MISSING)
    with PostgreSQL(durable=False) as running:
        yield running


@pytest.fixture
def postgresql(cluster: PostgreSQL) -> str:
    """The URL of an empty database that is the test's own."""
    return cluster.database()
