"""How long to wait before a request is sent again."""

from typing import Any, Final

from clocksmith.client.calls import Call
from clocksmith.client.errors import RETRYABLE, ClientError, RefusedError

FIRST_SECONDS: Final = 0.25
LONGEST_SECONDS: Final = 8.0
PATIENCE: Final = 30.0  # seconds, after which a request that fails has failed
ANSWER_SECONDS: Final = 30.0  # for an answer to come
SILENT_SECONDS: Final = 30.0  # without a line, after which an event stream counts as broken


class Patience:
    """The pauses of one request."""

    def __init__(self, seconds: float = PATIENCE) -> None:
        self._left = seconds
        self._pause = FIRST_SECONDS

    def pause(self, call: Call[Any], error: ClientError) -> float:
        """Return for how long to wait after an error; raise it if another try makes no sense."""
        repeatable, pause = call.safe, self._pause
        if isinstance(error, RefusedError):
            repeatable, pause = error.code in RETRYABLE, max(pause, error.wait)
        if not repeatable or self._left <= 0.0:
            raise error
        self._left -= pause
        self._pause = min(LONGEST_SECONDS, 2 * self._pause)
        return pause
