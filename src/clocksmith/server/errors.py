"""What goes wrong between a client and the server: a closed list of codes, each with a status."""

from typing import Final

from clocksmith.core.box.fault import Fault
from clocksmith.core.step import Refusal
from clocksmith.table import errors
from clocksmith.table.errors import CommandError

BAD_REQUEST: Final = "bad-request"  # not the form this address takes
FOREIGN: Final = "foreign"  # sent by a page of another site
WRONG_PASSWORD: Final = "wrong-password"
NEEDS_ACCOUNT: Final = "needs-account"  # a guest cannot do that
NOT_YOURS: Final = "not-yours"  # a seat, a link or a table of somebody else
NOT_FOUND: Final = "not-found"
WRONG_METHOD: Final = "wrong-method"
NOT_STARTED: Final = "not-started"  # a seat is still open
TAKEN: Final = "taken"  # somebody has the seat or the login
KEY_USED: Final = "key-used"  # the key belongs to another command
NOT_OVER: Final = "not-over"  # can be had when the game is over
MUTED: Final = "muted"  # may not talk here
NO_HINTS: Final = "no-hints"  # the table was opened without them
REPLAY_ONLY: Final = "replay-only"  # an imported game is not played on at its own table
SIGNED_IN: Final = "signed-in"  # has an account already
IN_USE: Final = "in-use"  # a table was opened with it
TOO_MANY: Final = "too-many"  # as many as one may have: boxes, open tables, seats
NOT_GONE: Final = "not-gone"  # whoever sits there is there, or left just now
NOBODY_THERE: Final = "nobody-there"  # nobody is there who could agree
NOT_ALONE: Final = "not-alone"  # other people sit at the table
EXPIRED: Final = "expired"  # a link that was used before, or whose time is over
BEGUN: Final = "begun"  # can be done only before the game begins
TOO_LARGE: Final = "too-large"
NOT_JSON: Final = "not-json"
INVALID: Final = "invalid"  # of the right form, but not possible: options, names, records
TOO_FAST: Final = "too-fast"
BROKEN: Final = "broken"  # an error of ours
UNAVAILABLE: Final = "unavailable"  # cannot be done now: the database, a bot or the coach fails

STATUS: Final[dict[str, int]] = {
    BAD_REQUEST: 400,
    WRONG_PASSWORD: 401,
    FOREIGN: 403,
    NEEDS_ACCOUNT: 403,
    NOT_YOURS: 403,
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
    TOO_FAST: 429,
    BROKEN: 500,
    UNAVAILABLE: 503,
}
RETRYABLE: Final = (TOO_FAST, UNAVAILABLE)  # codes that say: try again


class RequestError(Exception):
    """A request that is not carried out: its code and a sentence."""

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
        self.faults = faults  # of a box
        self.wait = wait  # seconds after which it is worth to try again

    @classmethod
    def of(cls, error: CommandError) -> "RequestError":
        """Return the error that a table gives for a command."""
        return cls(error.code, error.message, error.refusal)


class OvertakenError(RequestError):
    """Another server was quicker: what it did is known now, and the request is judged again."""

    def __init__(self) -> None:
        super().__init__(UNAVAILABLE, "others are quicker all the time: try again")
