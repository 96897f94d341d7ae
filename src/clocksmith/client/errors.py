"""What can go wrong between a client and its server."""

from typing import Final

RETRYABLE: Final = ("too-fast", "unavailable")  # codes of requests that changed nothing


class ClientError(Exception):
    """Anything that went wrong; its text is a sentence."""


class UnreachableError(ClientError):
    """The server gave no answer, or none that a Clocksmith server gives."""


class RefusedError(ClientError):
    """The server refused a request: *code* is of the closed list of the wire protocol."""

    def __init__(self, code: str, message: str, rule: str | None = None, wait: float = 0.0) -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule  # the paragraph that forbids an answer
        self.wait = wait  # seconds after which another try makes sense
