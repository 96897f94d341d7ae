"""What the server takes from outside: the time, luck and fresh names. Tests bring their own."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from clocksmith.table.committed import SEED_BYTES, CommittedSeed, Source

ID_BYTES: Final = 9  # 72 bits: nobody finds an unlisted table by trying
TOKEN_BYTES: Final = 18  # 144 bits


def new_id() -> str:
    """Return the id of a table or a user that nobody can guess."""
    return secrets.token_urlsafe(ID_BYTES)


def new_token() -> str:
    """Return the secret part of an invitation."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_seed() -> bytes:
    """Return the seed of a table."""
    return secrets.token_bytes(SEED_BYTES)


class SteadyClock:
    """The time of the day when it was made, going on evenly: nobody can set it meanwhile."""

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()

    def __call__(self) -> float:
        return self._ahead + time.monotonic()


@dataclass(frozen=True)
class Externals:
    """The time, luck and fresh names, each as a function."""

    now: Callable[[], float] = field(default_factory=SteadyClock)
    new_id: Callable[[], str] = new_id
    new_token: Callable[[], str] = new_token
    new_seed: Callable[[], bytes] = new_seed
    source_for: Callable[[str, bytes], Source] = lambda table, seed: CommittedSeed(seed)
