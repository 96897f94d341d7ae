"""What the server writes down: lines for people, or for programs, each with its request."""

import json
import logging
import random
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="-")
ID_BITS: Final = 48
IDS: Final = random.Random()  # of its own: what requests are called tells nothing of other luck
TEXT: Final = "text"
JSON: Final = "json"
FORMS: Final = (TEXT, JSON)
LEVELS: Final = ("error", "warning", "info", "debug")
LINE: Final = "%(asctime)s %(levelname)s %(name)s [%(request)s]: %(message)s"


def new_request() -> str:
    """Give the request under way an id, by which its lines are found again, and return it."""
    id = f"{IDS.getrandbits(ID_BITS):012x}"
    REQUEST.set(id)
    return id


class JsonFormatter(logging.Formatter):
    """Writes a line as an object."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a line."""
        told: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname.lower(),
            "logger": record.name,
            "request": REQUEST.get(),
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def _add_request(record: logging.LogRecord) -> bool:
    record.request = REQUEST.get()
    return True


def write_logs(form: str, level: str) -> None:
    """Write down what is at least as grave as *level*, on standard error."""
    handler = logging.StreamHandler()
    handler.addFilter(_add_request)
    handler.setFormatter(JsonFormatter() if form == JSON else logging.Formatter(LINE))
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
