"""Why a table refuses a command: a closed list of codes, each with a sentence."""

from typing import Final

from clocksmith.core.step import Refusal

UNREADABLE: Final = "unreadable"  # not an action of this game, or not a command at all
REFUSED: Final = "refused"  # not legal; the refusal names the rule
NOT_ASKED: Final = "not-asked"  # the seat has nothing to answer
STALE: Final = "stale"  # the command answers a question that is no longer open
OVER: Final = "over"  # nothing is asked any more
NO_WAY_BACK: Final = "no-way-back"  # chance or another seat has answered since
NOT_LATE: Final = "not-late"  # the seat still has time
NO_SEAT: Final = "no-seat"  # there is no such seat
HIDDEN: Final = "hidden"  # this may be seen only when the game is over
UNDER_VOTE: Final = "under-vote"  # a motion is being voted on, and there is one at a time
NO_VOTE: Final = "no-vote"  # the seat has no vote on this, or has used it
RESIGNED: Final = "resigned"  # a bot plays on for this seat
FROZEN: Final = "frozen"  # the rules broke a promise; nothing is guessed

CODES: Final = (
    UNREADABLE,
    REFUSED,
    NOT_ASKED,
    STALE,
    OVER,
    NO_WAY_BACK,
    NOT_LATE,
    NO_SEAT,
    HIDDEN,
    UNDER_VOTE,
    NO_VOTE,
    RESIGNED,
    FROZEN,
)


class CommandError(Exception):
    """A command that is not carried out: its code, a sentence, and the refusal of the rules."""

    def __init__(self, code: str, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        assert code in CODES, f"{code} is not a code of an error"
        self.code = code
        self.message = message
        self.refusal = refusal
