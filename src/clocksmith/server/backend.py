"""The back end: what all services of the server share."""

import hmac
import random
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from clocksmith.server.botpool import BotPool
from clocksmith.server.externals import Externals
from clocksmith.server.settings import Settings
from clocksmith.server.store.rows import Beginning
from clocksmith.server.store.store import Store
from clocksmith.table.pauses import NO_PAUSES, Pauses

DIGITS: Final = 32


@dataclass(frozen=True)
class Backend:
    """The settings, the store, the bots, and what comes from outside."""

    settings: Settings
    externals: Externals
    store: Store
    bots: BotPool
    secret: bytes
    pauses: Pauses = NO_PAUSES  # when no server ran

    def beginning(self) -> Beginning:
        """Return how a game would begin now, with fresh luck."""
        return Beginning(self.externals.now(), self.externals.new_seed())

    def household(self, address: str) -> str:
        """Return what stands for an address wherever it is kept: nobody can read it."""
        return self.disguised(f"address {address}")

    def disguised(self, words: str) -> str:
        """Return what stands for words that nobody shall read in the database."""
        return hmac.digest(self.secret, words.encode(), sha256).hex()[:DIGITS]

    def luck(self, *about: object) -> random.Random:
        """Return luck that is the same whenever asked about the same, and known to nobody else.

        For redeals and for bots; the luck of a game itself comes from its committed seed.
        """
        words = " ".join([str(word) for word in about])
        return random.Random(hmac.digest(self.secret, words.encode(), sha256))
