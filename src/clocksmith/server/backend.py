"""The back end: what all services of the server share."""

import hmac
import random
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from clocksmith.server.clock import Externals, luck_of
from clocksmith.server.cluster.cluster import Cluster
from clocksmith.server.database.store import Store
from clocksmith.server.settings import Settings
from clocksmith.server.thinking.bot_pool import BotPool
from clocksmith.table.pauses import NO_PAUSES, Pauses

DIGITS: Final = 32


@dataclass(frozen=True)
class Beginning:
    """The start time of a game and its random seed, drawn when the last seat is taken."""

    at: float
    seed: bytes


@dataclass(frozen=True)
class Backend:
    """The settings, the store, the bots, and the external inputs."""

    settings: Settings
    externals: Externals
    store: Store
    cluster: Cluster
    bots: BotPool
    secret: bytes
    pauses: Pauses = NO_PAUSES  # periods when no server was running

    def beginning(self) -> Beginning:
        """Return a new beginning: the current time and a fresh seed."""
        return Beginning(self.externals.now(), self.externals.new_seed())

    def household(self, address: str) -> str:
        """Return the keyed hash that is stored in place of an address."""
        return self.disguised(f"address {address}")

    def disguised(self, words: str) -> str:
        """Return the keyed hash of a text that must not be readable in the database."""
        return hmac.digest(self.secret, words.encode(), sha256).hex()[:DIGITS]

    def luck(self, *about: object) -> random.Random:
        """Return deterministic random bits for a subject; only this server can compute them.

        Used for redeals and bots; the randomness of a game itself comes from its committed seed.
        """
        return luck_of(self.secret, *about)
