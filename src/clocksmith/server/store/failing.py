"""A database that fails: the disk is full, or the network to it is gone. It may come back."""

import logging
from typing import Final

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from clocksmith.server.errors import UNAVAILABLE, RequestError
from clocksmith.server.store.writer import ClosedError

LOG: Final = logging.getLogger(__name__)
FAILURES: Final = (OperationalError, InterfaceError, ClosedError)


def unavailable(error: Exception, what: str) -> RequestError:
    """Return the answer to *what* the database did not do, and write one line about it."""
    if isinstance(error, ClosedError):
        return RequestError(UNAVAILABLE, "the server is shutting down: try again when it is back")
    reason = str(error.orig if isinstance(error, DBAPIError) else error).partition("\n")[0]
    LOG.error("%s failed: %s", what, reason)
    return RequestError(UNAVAILABLE, "the database cannot be used now: try again")
