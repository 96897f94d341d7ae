"""Who is who: guests by a signed cookie, accounts by a password."""

import asyncio
import base64
import hmac
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import IntegrityError

from clocksmith.server.backend import Backend
from clocksmith.server.errors import SIGNED_IN, TAKEN, WRONG_PASSWORD, RequestError
from clocksmith.server.people_bodies import Me
from clocksmith.server.store import people
from clocksmith.server.store.rows import UserRow
from clocksmith.server.summary import UNNAMED
from clocksmith.server.texts import login_of, name_of, password_of

if TYPE_CHECKING:
    from argon2 import PasswordHasher

COOKIE: Final = "clocksmith"
COOKIE_SECONDS: Final = 400 * 24 * 3600  # as long as browsers keep one
RENEW_SECONDS: Final = 30 * 24 * 3600  # a cookie older than this is written anew
HASHING: Final = 2  # passwords that are hashed at once: each takes 64 MB
REMEMBERED: Final = 10_000  # cookies whose signature is not worked out again
WRONG: Final = "there is no account with this login and password"


class Cookies:
    """Signed cookies: the id of a user and when it was signed, which nobody else can write."""

    def __init__(self, backend: Backend) -> None:
        self._secret = backend.secret
        self._now = backend.externals.now
        # Somebody who plays sends the same cookie again and again.
        self._signed = lru_cache(REMEMBERED)(self._read_signed)

    def write(self, user: str) -> str:
        """Return the cookie of a user."""
        signed = f"{user}.{int(self._now())}"
        return f"{signed}.{self._signature(signed)}"

    def read(self, cookie: str) -> tuple[str, float] | None:
        """Return the user of a cookie and its age; None when it is not one of ours."""
        signed = self._signed(cookie)
        if signed is None:
            return None
        user, at = signed
        age = self._now() - at
        return (user, age) if age < COOKIE_SECONDS else None

    def _read_signed(self, cookie: str) -> tuple[str, int] | None:
        """Return the user of a cookie and when it was signed; None when it is not one of ours."""
        signed, dot, signature = cookie.rpartition(".")
        user, second_dot, at = signed.rpartition(".")
        if not (dot and second_dot and at.isdecimal() and cookie.isascii()):
            return None
        if not hmac.compare_digest(signature, self._signature(signed)):
            return None
        return user, int(at)

    def _signature(self, signed: str) -> str:
        digest = hmac.digest(self._secret, b"cookie " + signed.encode(), sha256)
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


class Accounts:
    """Names, logins and passwords."""

    def __init__(self, backend: Backend) -> None:
        self._store = backend.store
        self._new_id = backend.externals.new_id
        self._hashing = asyncio.Semaphore(HASHING)
        self._nobody: str | None = None  # a hash to compare with where there is no account

    async def me(self, user: str | None) -> Me:
        """Return who a user is."""
        row = None if user is None else await self._store.read(people.user, user)
        return Me(UNNAMED, None) if row is None else Me(row.name, row.login, row.keeper)

    async def rename(self, user: str, name: str) -> Me:
        """Give a user a name, and return who he is now."""
        if not await self._store.write(people.rename, user, name_of(name)):
            raise RequestError(TAKEN, "a player has this name, or one that looks like it")
        return await self.me(user)

    async def register(self, user: str, login: str, password: str) -> UserRow:
        """Make an account with a new id, to which goes all that is a guest's; return it.

        A cookie of the guest that somebody else has is nothing to the account.
        """
        row = await self._store.read(people.user, user)
        if row is not None and row.login is not None:
            raise RequestError(SIGNED_IN, "you have an account already: sign out first")
        wanted = login_of(login)
        hashed = await self._hash(password_of(password))
        name = wanted if row is None else row.name
        account = UserRow(self._new_id(), name, wanted, hashed)
        try:
            named = await self._store.write(people.make_account, account, user)
        except IntegrityError:
            named = None
        if named is None:
            raise RequestError(TAKEN, "somebody has this login, or one that looks like it")
        return replace(account, name=named)

    async def sign_in(self, user: str | None, login: str, password: str) -> UserRow:
        """Return the account of a login, to which all goes that was the guest's."""
        account = await self._store.read(people.account, login_of(login))
        if account is None:
            await self._compare(await self._unknown(), password)
            raise RequestError(WRONG_PASSWORD, WRONG)
        assert account.password is not None, "an account has a password"
        if not await self._compare(account.password, password):
            raise RequestError(WRONG_PASSWORD, WRONG)
        if _hasher().check_needs_rehash(account.password):
            hashed = await self._hash(password)
            await self._store.write(people.rehash, account.id, hashed)
            account = replace(account, password=hashed)
        if user is None or user == account.id or (await self.me(user)).login is not None:
            return account
        await self._store.write(people.merge, user, account.id)
        return account

    async def change_password(self, user: str | None, old: str, new: str) -> None:
        """Give an account another password; RequestError when the old one is wrong."""
        account = await self.account(user, old)
        await self.put_password(account.id, new)

    async def put_password(self, user: str, password: str) -> None:
        """Give an account another password, whose owner is known by other means."""
        hashed = await self._hash(password_of(password))
        await self._store.write(people.rehash, user, hashed)

    async def account(self, user: str | None, password: str) -> UserRow:
        """Return the account of a user who has said his password again."""
        row = None if user is None else await self._store.read(people.user, user)
        if row is None or row.password is None:
            raise RequestError(WRONG_PASSWORD, "you have no account here")
        if not await self._compare(row.password, password):
            raise RequestError(WRONG_PASSWORD, "this is not your password")
        return row

    async def _unknown(self) -> str:
        """Return a hash to compare with: a wrong login takes as long as a right one."""
        if self._nobody is None:
            self._nobody = await self._hash("")
        return self._nobody

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(_hasher().hash, password)

    async def _compare(self, hashed: str, password: str) -> bool:
        async with self._hashing:
            return await asyncio.to_thread(_fits, hashed, password)


def _hasher() -> "PasswordHasher":
    from argon2 import PasswordHasher

    return PasswordHasher()


def _fits(hashed: str, password: str) -> bool:
    from argon2.exceptions import InvalidHashError, VerificationError

    try:
        return _hasher().verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False
