"""A failing database: the disk is full, or the network is down. It may recover."""

import logging
from typing import Final

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from clocksmith.server.database.writer import ClosedError
from clocksmith.server.errors import UNAVAILABLE, RequestError

LOG: Final = logging.getLogger(__name__)
FAILURES: Final = (OperationalError, InterfaceError, ClosedError)


def unavailable(error: Exception, what: str) -> RequestError:
    """Log in one line that *what* failed, and return the error to answer with."""
    if isinstance(error, ClosedError):
        return RequestError(UNAVAILABLE, "the server is shutting down: try again when it is back")
    reason = str(error.orig if isinstance(error, DBAPIError) else error).partition("\n")[0]
    LOG.error("%s failed: %s", what, reason)
    return RequestError(UNAVAILABLE, "the database cannot be used now: try again")
