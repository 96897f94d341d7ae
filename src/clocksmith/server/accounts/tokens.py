"""Personal tokens: with one of them a program acts for an account, as far as its scopes go.

The secret is shown once. Only its hash is stored, which cannot be reversed: the secret has 144
random bits.
"""

from collections import OrderedDict
from dataclasses import replace
from functools import partial
from hashlib import sha256
from typing import Final

from clocksmith.server.accounts import token_queries as tokens
from clocksmith.server.accounts.sessions import TOKEN_MARK, Sessions
from clocksmith.server.accounts.token_queries import TokenRow
from clocksmith.server.backend import Backend
from clocksmith.server.database.store import log_failure
from clocksmith.server.database.users import UserRow, user_row
from clocksmith.server.errors import (
    INVALID,
    NEEDS_ACCOUNT,
    NO_BOTS,
    NOT_FOUND,
    TOO_MANY,
    RequestError,
)
from clocksmith.server.http.scopes import FOR_BOTS, SCOPES, Grant
from clocksmith.server.names import clean

PREFIX: Final = "clocksmith_"  # by which programs that look for leaked secrets know one
DIGITS: Final = 32  # of the hash
NAME_LENGTH: Final = 40
MOST: Final = 20  # tokens of a user
USED_SECONDS: Final = 300.0  # how old the time of the last use may be
REMEMBERED: Final = 5_000  # tokens; the least recently used goes first


class PersonalTokens:
    """The personal tokens of all accounts."""

    def __init__(self, backend: Backend, sessions: Sessions) -> None:
        self._backend = backend
        self._sessions = sessions
        self._rows: OrderedDict[str, TokenRow] = OrderedDict()  # scopes never change

    async def grant_of(self, secret: str) -> Grant | None:
        """Return what a secret grants; None if there is no such token, or no longer."""
        id = id_of(secret)
        word = TOKEN_MARK + id
        user = await self._sessions.user_of(word)
        row = None if user is None else self._rows.get(id) or await self._read(id)
        if user is None or row is None:
            self._rows.pop(id, None)
            return None
        self._rows[id] = self._noted(row)
        self._rows.move_to_end(id)
        if len(self._rows) > REMEMBERED:
            self._rows.popitem(last=False)
        return Grant(user, word, frozenset(row.scopes))

    async def create(self, user: str | None, name: str, scopes: list[str]) -> tuple[TokenRow, str]:
        """Create a token, and return it with its secret, which nobody can read again."""
        row = await self._account(user)
        kept_name, kept_scopes = clean(name)[:NAME_LENGTH], [s for s in SCOPES if s in scopes]
        if not kept_name or not kept_scopes or len(kept_scopes) != len(set(scopes)):
            words = ", ".join(SCOPES)
            raise RequestError(INVALID, f"a token needs a name, and at least one scope of {words}")
        if FOR_BOTS & set(kept_scopes):
            self.check_bots_allowed()
            if not row.bot:
                raise RequestError(
                    NO_BOTS, "a program plays for the account of a bot: make this one first"
                )
        secret = PREFIX + self._backend.externals.new_token()
        now = self._backend.externals.now()
        new = TokenRow(id_of(secret), row.id, kept_name, tuple(kept_scopes), now)
        if not await self._backend.store.write(tokens.add_token, new, MOST):
            raise RequestError(TOO_MANY, f"you have {MOST} tokens: revoke one that you do not use")
        return new, secret

    async def listed(self, user: str | None) -> list[TokenRow]:
        """Return the tokens of a user, newest first."""
        return [] if user is None else await self._backend.store.read(tokens.tokens_of, user)

    async def revoke(self, user: str, id: str | None = None) -> None:
        """Revoke one token of a user, or all of them, and close their connections."""
        revoked = await self._backend.store.write(tokens.revoke_tokens, user, id)
        if id is not None and not revoked:
            raise RequestError(NOT_FOUND, "there is no such token")
        self._sessions.send_away({TOKEN_MARK + one for one in revoked})

    async def make_bot(self, user: str | None) -> None:
        """Turn an account into a bot account, for good."""
        row = await self._account(user)
        self.check_bots_allowed()
        if row.moderator:
            raise RequestError(INVALID, "a moderator is a person: create another account for a bot")
        if not await self._backend.store.write(tokens.make_bot, row.id):
            raise RequestError(
                INVALID, "this account has rated games, which are for people: make another one"
            )

    def check_bots_allowed(self) -> None:
        """Raise RequestError where the host forbids bots from the network."""
        if not self._backend.settings.network_bots:
            raise RequestError(NO_BOTS, "the host of this server lets no bots in from the network")

    async def _account(self, user: str | None) -> UserRow:
        row = None if user is None else await self._backend.store.read(user_row, user)
        if row is None or row.login is None:
            raise RequestError(NEEDS_ACCOUNT, "tokens and bots need an account")
        return row

    async def _read(self, id: str) -> TokenRow | None:
        return await self._backend.store.read(tokens.token_of, id)

    def _noted(self, row: TokenRow) -> TokenRow:
        """Return a token that is used now; write that down now and then."""
        now = self._backend.externals.now()
        if row.used_at is not None and now - row.used_at < USED_SECONDS:
            return row
        writing = self._backend.store.start(
            lambda connection: tokens.note_used(connection, row.id, now)
        )
        writing.add_done_callback(partial(log_failure, "when a token was used"))
        return replace(row, used_at=now)


def id_of(secret: str) -> str:
    """Return the id of the token with a secret: the beginning of its hash."""
    return sha256(secret.encode()).hexdigest()[:DIGITS]
