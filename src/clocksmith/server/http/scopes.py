"""Scopes: what a personal token may be used for. An address without a scope takes no token."""

from dataclasses import dataclass
from typing import Final

READ: Final = "read"  # games, tables, profiles, the events and views of the account
PLAY: Final = "play"  # answer, take back, preview, vote and resign at the account's seats
CHALLENGE: Final = "challenge"  # open tables, invite, sit down, decline, leave
SCOPES: Final = (READ, PLAY, CHALLENGE)
FOR_BOTS: Final = frozenset({PLAY, CHALLENGE})  # only the accounts of bots have tokens with these
WORKER: Final = "worker"  # of the addresses of workers, which check their own tokens


@dataclass(frozen=True)
class Grant:
    """Whose token it is, and what it may be used for."""

    user: str
    word: str  # names the token as that in a cookie names a session
    scopes: frozenset[str]
