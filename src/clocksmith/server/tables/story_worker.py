"""The work of the process that computes stories: a table's log in, all its steps out."""

import json
import zlib
from base64 import b64encode
from collections.abc import Callable
from typing import Any

import msgspec

from clocksmith.core.seat import Seat
from clocksmith.games import GAMES, OURS
from clocksmith.table.committed import CommittedSeed
from clocksmith.table.entry import entry_of
from clocksmith.table.feed import Feed
from clocksmith.table.record import read_record
from clocksmith.table.recorded import table_of
from clocksmith.table.setup import setup_of
from clocksmith.table.table import Table


def start() -> Callable[[dict[str, Any]], str]:
    """Load the rules of all games, and return the function that computes stories."""
    for name in OURS:
        GAMES[name].start(GAMES[name].seats[0])
    return tell


def tell(request: dict[str, Any]) -> str:
    """Return the story of a table as one viewer may know it, compressed, as Base64."""
    return b64encode(zlib.compress(story_of(_table(request), Seat(request["viewer"])))).decode()


def story_of(table: Table, viewer: Seat) -> bytes:
    """Return the story of a table as JSON, without its summary."""
    first, steps, notices = Feed(table, viewer).history()
    return msgspec.json.encode({"first": first, "steps": steps, "notices": notices})


def _table(request: dict[str, Any]) -> Table:
    if request["record"] is not None:
        return table_of(read_record(request["record"]), request["at"])
    seed = CommittedSeed(bytes.fromhex(request["seed"]))
    table = Table(setup_of(json.loads(request["setup"])), seed, request["at"])
    for fields in request["entries"]:
        table.apply(entry_of(fields))
    return table
