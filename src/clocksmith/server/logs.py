"""Logs as text or JSON; each line has the id of its request."""

import json
import logging
import random
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="-")
ID_BITS: Final = 48
IDS: Final = random.Random()  # separate: request ids reveal nothing of other random numbers
TEXT: Final = "text"
JSON: Final = "json"
FORMS: Final = (TEXT, JSON)
LEVELS: Final = ("error", "warning", "info", "debug")
LINE: Final = "%(asctime)s %(levelname)s %(name)s [%(request)s]: %(message)s"


def new_request() -> str:
    """Give the current request an id for its log lines, and return it."""
    id = f"{IDS.getrandbits(ID_BITS):012x}"
    REQUEST.set(id)
    return id


class JsonFormatter(logging.Formatter):
    """Formats a log record as a JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as one line."""
        entry: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname.lower(),
            "logger": record.name,
            "request": REQUEST.get(),
            "message": record.getMessage(),
        }
        if record.exc_info:
            entry["traceback"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


def _add_request(record: logging.LogRecord) -> bool:
    record.request = REQUEST.get()
    return True


def write_logs(form: str, level: str) -> None:
    """Log to standard error what has at least this *level*."""
    handler = logging.StreamHandler()
    handler.addFilter(_add_request)
    handler.setFormatter(JsonFormatter() if form == JSON else logging.Formatter(LINE))
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
