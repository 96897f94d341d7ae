"""Shop: what all parts of the server share."""

import hmac
import random
from dataclasses import dataclass
from hashlib import sha256

from clocksmith.server.botpool import BotPool
from clocksmith.server.seams import Seams
from clocksmith.server.settings import Settings
from clocksmith.server.store.store import Store


@dataclass(frozen=True)
class Shop:
    """The settings, the store, the bots, and where the server is joined to the world."""

    settings: Settings
    seams: Seams
    store: Store
    bots: BotPool
    secret: bytes

    def luck(self, *about: object) -> random.Random:
        """Return luck that is the same whenever asked about the same, and known to nobody else.

        For redeals and for bots; the luck of a game itself comes from its committed seed.
        """
        words = " ".join([str(word) for word in about])
        return random.Random(hmac.digest(self.secret, words.encode(), sha256))
