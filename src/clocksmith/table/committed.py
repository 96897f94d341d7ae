"""Luck that can be checked: a seed promised by its hash before the game, shown after it."""

import hmac
from hashlib import sha256
from typing import Final, Protocol

from clocksmith.core.weights import place_among

SEED_BYTES: Final = 32
DIGEST_BYTES: Final = 32  # of SHA-256


class Source(Protocol):
    """Where a table has the answers of chance from."""

    commitment: str | None
    """The hash of the seed, shown from the start; None where nothing was promised."""

    seed: bytes | None
    """The seed, to be shown when the game is over; None where it is not known."""

    def draw(self, number: int, weights: list[int]) -> int | None:
        """Return which answer chance number *number* gives, each as likely as its weight.

        None where the source has run out: the table then stands still.
        """


class CommittedSeed:
    """Answers computed from a seed, one for each draw, in any order and as often as wanted."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed: bytes | None = seed
        self.commitment: str | None = commitment_of(seed)
        self._seed = seed

    def draw(self, number: int, weights: list[int]) -> int:
        """Return HMAC-SHA256 of the seed over *number*, as a place among the weights."""
        digest = hmac.digest(self._seed, str(number).encode(), sha256)
        return place_among(weights, int.from_bytes(digest, "big") % sum(weights))


def commitment_of(seed: bytes) -> str:
    """Return the promise of a seed: its SHA-256 in hexadecimal."""
    return sha256(seed).hexdigest()
