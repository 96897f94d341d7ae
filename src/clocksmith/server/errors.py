"""Errors that the server returns to clients: a closed list of codes, each with an HTTP status."""

from typing import Final

from clocksmith.core.box.fault import Fault
from clocksmith.core.step import Refusal
from clocksmith.table import errors
from clocksmith.table.errors import CommandError

BAD_REQUEST: Final = "bad-request"  # the request does not have the form this address takes
FOREIGN: Final = "foreign"  # sent by a page of another site
WRONG_PASSWORD: Final = "wrong-password"
WRONG_TOKEN: Final = "wrong-token"  # no personal token, or no longer
MISSING_SCOPE: Final = "missing-scope"  # the token is not for this
NO_BOTS: Final = "no-bots"  # programs may not do this here
NEEDS_ACCOUNT: Final = "needs-account"  # guests cannot do this
NOT_YOURS: Final = "not-yours"  # the seat, link or table belongs to somebody else
SENT_AWAY: Final = "sent-away"  # the host of the table has removed the user from it
NOT_FOUND: Final = "not-found"
WRONG_METHOD: Final = "wrong-method"
NOT_STARTED: Final = "not-started"  # a seat is still open
TAKEN: Final = "taken"  # the seat or login is taken
KEY_USED: Final = "key-used"  # the key belongs to another command
NOT_OVER: Final = "not-over"  # available only after the game is over
MUTED: Final = "muted"  # muted here
NO_HINTS: Final = "no-hints"  # the table was opened without hints
REPLAY_ONLY: Final = "replay-only"  # an imported game cannot be continued at its own table
SIGNED_IN: Final = "signed-in"  # already signed in to an account
IN_USE: Final = "in-use"  # a table was opened with it
TOO_MANY: Final = "too-many"  # limit reached: boxes, open tables, seats
NOT_GONE: Final = "not-gone"  # the player is present, or left only just now
NOBODY_THERE: Final = "nobody-there"  # nobody is present who could agree
NOT_ALONE: Final = "not-alone"  # other people sit at the table
EXPIRED: Final = "expired"  # the link is used or expired
BEGUN: Final = "begun"  # possible only before the game begins
TOO_LARGE: Final = "too-large"
NOT_JSON: Final = "not-json"
INVALID: Final = "invalid"  # well-formed, but not possible: options, names, records
UPGRADE_NEEDED: Final = "upgrade-needed"  # this address is a WebSocket
TOO_FAST: Final = "too-fast"
BROKEN: Final = "broken"  # internal server error
UNAVAILABLE: Final = "unavailable"  # temporary failure of the database, a bot or the coach

STATUS: Final[dict[str, int]] = {
    BAD_REQUEST: 400,
    WRONG_PASSWORD: 401,
    WRONG_TOKEN: 401,
    FOREIGN: 403,
    NEEDS_ACCOUNT: 403,
    MISSING_SCOPE: 403,
    NO_BOTS: 403,
    NOT_YOURS: 403,
    SENT_AWAY: 403,
    NO_HINTS: 403,
    MUTED: 403,
    errors.HIDDEN: 403,
    errors.NO_VOTE: 403,
    NOT_FOUND: 404,
    errors.NO_SEAT: 404,
    WRONG_METHOD: 405,
    errors.NOT_ASKED: 409,
    errors.STALE: 409,
    errors.OVER: 409,
    errors.NO_WAY_BACK: 409,
    errors.NOT_LATE: 409,
    errors.FROZEN: 409,
    errors.UNDER_VOTE: 409,
    errors.RESIGNED: 409,
    NOT_GONE: 409,
    NOBODY_THERE: 409,
    NOT_ALONE: 409,
    BEGUN: 409,
    NOT_STARTED: 409,
    TAKEN: 409,
    KEY_USED: 409,
    NOT_OVER: 409,
    REPLAY_ONLY: 409,
    SIGNED_IN: 409,
    IN_USE: 409,
    TOO_MANY: 409,
    EXPIRED: 410,
    TOO_LARGE: 413,
    NOT_JSON: 415,
    errors.UNREADABLE: 422,
    errors.REFUSED: 422,
    INVALID: 422,
    UPGRADE_NEEDED: 426,
    TOO_FAST: 429,
    BROKEN: 500,
    UNAVAILABLE: 503,
}
RETRYABLE: Final = (TOO_FAST, UNAVAILABLE)  # codes that tell the client to retry


class RequestError(Exception):
    """A refused request: its code and a message."""

    def __init__(
        self,
        code: str,
        message: str,
        refusal: Refusal | None = None,
        faults: list[Fault] | None = None,
        wait: float = 1.0,
    ) -> None:
        super().__init__(message)
        assert code in STATUS, f"{code} is not a code of an error"
        self.code = code
        self.message = message
        self.refusal = refusal
        self.faults = faults  # in a box
        self.wait = wait  # seconds before a retry makes sense

    @classmethod
    def of(cls, error: CommandError) -> "RequestError":
        """Return the error that a table gives for a command."""
        return cls(error.code, error.message, error.refusal)


class OvertakenError(RequestError):
    """Another server committed first: its change is loaded now and the request is retried."""

    def __init__(self) -> None:
        super().__init__(UNAVAILABLE, "others are quicker all the time: try again")
