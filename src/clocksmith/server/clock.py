"""External inputs of the server: time, randomness and new ids. Tests substitute their own."""

import hmac
import random
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from clocksmith.table.committed import SEED_BYTES, CommittedSeed, Source

ID_BYTES: Final = 9  # 72 bits: unlisted tables cannot be found by guessing
TOKEN_BYTES: Final = 18  # 144 bits


def new_id() -> str:
    """Return an unguessable id for a table or a user."""
    return secrets.token_urlsafe(ID_BYTES)


def new_token() -> str:
    """Return the secret part of an invitation."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_seed() -> bytes:
    """Return a seed for a table."""
    return secrets.token_bytes(SEED_BYTES)


def luck_of(secret: bytes, *about: object) -> random.Random:
    """Return random bits for a subject: the same ones every time, for those who have the secret."""
    words = " ".join([str(word) for word in about])
    return random.Random(hmac.digest(secret, words.encode(), sha256))


class SteadyClock:
    """Wall-clock time, advanced by a monotonic clock: changes of the system time have no effect."""

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()

    def __call__(self) -> float:
        return self._ahead + time.monotonic()


@dataclass(frozen=True)
class Externals:
    """Time, randomness and new ids, each as a function."""

    now: Callable[[], float] = field(default_factory=SteadyClock)
    new_id: Callable[[], str] = new_id
    new_token: Callable[[], str] = new_token
    new_seed: Callable[[], bytes] = new_seed
    source_for: Callable[[str, bytes], Source] = lambda table, seed: CommittedSeed(seed)
