"""Signed cookies that identify guests and sessions."""

import base64
import hmac
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from typing import Final

COOKIE: Final = "clocksmith"
COOKIE_SECONDS: Final = 400 * 24 * 3600  # the longest time browsers keep a cookie
RENEW_SECONDS: Final = 30 * 24 * 3600  # renew cookies older than this
REMEMBERED: Final = 10_000  # size of the cache of verified cookies


class Cookies:
    """Signed cookies: the id of a user and the time of signing, protected against forgery."""

    def __init__(self, secret: bytes, now: Callable[[], float]) -> None:
        self._secret = secret
        self._now = now
        # Active players send the same cookie again and again.
        self._signed = lru_cache(REMEMBERED)(self._read_signed)

    def write(self, user: str) -> str:
        """Return the cookie of a user."""
        signed = f"{user}.{int(self._now())}"
        return f"{signed}.{self._signature(signed)}"

    def read(self, cookie: str) -> tuple[str, float] | None:
        """Return the user of a cookie and its age; None if it is not a valid cookie."""
        signed = self._signed(cookie)
        if signed is None:
            return None
        user, at = signed
        age = self._now() - at
        return (user, age) if age < COOKIE_SECONDS else None

    def _read_signed(self, cookie: str) -> tuple[str, int] | None:
        """Return the user of a cookie and when it was signed; None if it is not a valid cookie."""
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
