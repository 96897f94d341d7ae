"""Accounts: names, logins and passwords."""

import asyncio
import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import IntegrityError

from clocksmith.server.accounts import queries as people
from clocksmith.server.accounts.messages import Me
from clocksmith.server.backend import Backend
from clocksmith.server.database.users import UserRow, account_of, user_row
from clocksmith.server.errors import SIGNED_IN, TAKEN, WRONG_PASSWORD, RequestError
from clocksmith.server.names import login_of, name_of, password_of
from clocksmith.server.tables.summary import UNNAMED

if TYPE_CHECKING:
    from argon2 import PasswordHasher

HASHING: Final = 2  # concurrent password hashes: each takes 64 MB
NICENESS: Final = 10  # of the threads that hash, which take all cores for a moment
WRONG: Final = "there is no account with this login and password"


class Accounts:
    """Names, logins and passwords."""

    def __init__(self, backend: Backend) -> None:
        self._store = backend.store
        self._new_id = backend.externals.new_id
        self._hashing = ThreadPoolExecutor(HASHING, "passwords", _give_way)
        self._nobody: str | None = None  # a hash to compare with if there is no account

    async def me(self, user: str | None) -> Me:
        """Return the current user."""
        row = None if user is None else await self._store.read(user_row, user)
        return Me(UNNAMED, None) if row is None else Me(row.name, row.login, row.moderator, row.bot)

    async def rename(self, user: str, name: str) -> Me:
        """Rename a user, and return the updated user."""
        if not await self._store.write(people.rename, user, name_of(name)):
            raise RequestError(TAKEN, "this name is taken, or one that looks like it")
        return await self.me(user)

    async def register(self, user: str, login: str, password: str) -> UserRow:
        """Create an account with a new id, move everything of the guest to it, and return it.

        A stolen copy of the guest's cookie gives no access to the account.
        """
        row = await self._store.read(user_row, user)
        if row is not None and row.login is not None:
            raise RequestError(SIGNED_IN, "you have an account already: sign out first")
        cleaned_login = login_of(login)
        password_hash = await self._hash(password_of(password))
        name = cleaned_login if row is None else row.name
        account = UserRow(self._new_id(), name, cleaned_login, password_hash)
        try:
            final_name = await self._store.write(people.make_account, account, user)
        except IntegrityError:
            final_name = None
        if final_name is None:
            raise RequestError(TAKEN, "this login is taken, or one that looks like it")
        return replace(account, name=final_name)

    async def sign_in(self, user: str | None, login: str, password: str) -> UserRow:
        """Return the account of a login; move everything of the guest to it."""
        account = await self._store.read(account_of, login_of(login))
        if account is None:
            await self._compare(await self._unknown(), password)
            raise RequestError(WRONG_PASSWORD, WRONG)
        assert account.password is not None, "an account has a password"
        if not await self._compare(account.password, password):
            raise RequestError(WRONG_PASSWORD, WRONG)
        if _hasher().check_needs_rehash(account.password):
            password_hash = await self._hash(password)
            await self._store.write(people.rehash, account.id, password_hash)
            account = replace(account, password=password_hash)
        if user is None or user == account.id or (await self.me(user)).login is not None:
            return account
        await self._store.write(people.merge, user, account.id)
        return account

    async def change_password(self, user: str | None, old: str, new: str) -> None:
        """Change the password of an account; RequestError if the old one is wrong."""
        account = await self.account(user, old)
        await self.put_password(account.id, new)

    async def put_password(self, user: str, password: str) -> None:
        """Set the password of an account whose owner was verified in another way."""
        password_hash = await self._hash(password_of(password))
        await self._store.write(people.rehash, user, password_hash)

    async def account(self, user: str | None, password: str) -> UserRow:
        """Return the account of a user who has entered their password again."""
        row = None if user is None else await self._store.read(user_row, user)
        if row is None or row.password is None:
            raise RequestError(WRONG_PASSWORD, "you have no account here")
        if not await self._compare(row.password, password):
            raise RequestError(WRONG_PASSWORD, "the password is wrong")
        return row

    async def _unknown(self) -> str:
        """Return a dummy hash: a wrong login takes as long as a right one."""
        if self._nobody is None:
            self._nobody = await self._hash("")
        return self._nobody

    async def _hash(self, password: str) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._hashing, _hasher().hash, password)

    async def _compare(self, hashed: str, password: str) -> bool:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._hashing, _fits, hashed, password)


def _give_way() -> None:
    """Lower the priority of this thread and of those that a hash starts, in favour of play.

    Only Linux has a priority for each thread.
    """
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


def _hasher() -> "PasswordHasher":
    from argon2 import PasswordHasher

    return PasswordHasher()


def _fits(hashed: str, password: str) -> bool:
    from argon2.exceptions import InvalidHashError, VerificationError

    try:
        return _hasher().verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False
