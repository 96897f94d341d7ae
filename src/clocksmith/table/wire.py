"""The messages a table sends, and their JSON: the twin of web/src/protocol/wire.ts."""

from typing import Any, Final

import msgspec
from msgspec import UNSET, Struct, UnsetType

Change = list[Any]  # see delta.py
Plain = dict[str, Any]


class SeatRating(Struct):
    """How strong a person is believed to be in the game of a table."""

    mean: float
    deviation: float


class SeatInfo(Struct):
    """Who sits on a seat: a person, a bot with its level, or nobody yet."""

    name: str
    kind: str  # person, bot or open
    online: bool = False
    mine: bool = False
    substitute: bool | UnsetType = UNSET  # true: a bot plays on for the person with this name
    level: str | UnsetType = UNSET
    bot: bool | UnsetType = UNSET  # true: a program plays for the account of this seat
    kept: bool | UnsetType = UNSET  # true: an open seat that is kept for the user
    former: bool | UnsetType = UNSET  # true: a bot plays on for the user
    away: float | UnsetType = UNSET  # since when a person who plays has been away
    rating: SeatRating | UnsetType = UNSET  # in lists, of a person with rated games


class Origin(Struct):
    """Where a branch began: the table and how many steps it had."""

    table: str
    step: int


class BoxLabel(Struct):
    """What is played with: *id* is the name of a shipped box, the hash of any other.

    *entered* of the *printed* values are no stand-ins; of a box that nobody keeps here that is
    not known.
    """

    id: str
    title: str  # or its name, where it has none
    digest: str
    shipped: bool
    entered: int | UnsetType = UNSET
    printed: int | UnsetType = UNSET


class Summary(Struct):
    """A table as lists and headings show it."""

    id: str
    game: str
    rules_version: int
    options: dict[str, str]
    seats: list[SeatInfo]
    clock: Plain
    commitment: str | None
    opened_at: float
    branch: Origin | None
    state: str  # open, playing or over
    box: BoxLabel | None = None  # None: the game has no boxes
    hints: bool = True  # whether seats may ask what a bot would answer
    teaching: int = 0  # points that a mistake costs at least which is told in time; 0: none is
    rematch: str | None = None  # the table at which the same people play again
    own: bool = False  # whether the user opened it
    listed: bool = False  # whether anybody may take an open seat
    talk: bool = True  # whether those who look on may talk
    rated: bool = False  # whether it counts for the ratings of those who sit there
    places: list[int] | UnsetType = UNSET  # of a finished game in a list
    scores: list[int] | UnsetType = UNSET


class StepInfo(Struct):
    """What one answer brought about, as the viewer may know it."""

    seat: int  # -1: the deal
    kind: str  # act, late, then, deal; only, where the viewer may know it
    action: str | None  # None where the viewer may not know it
    events: list[Any]
    at: float
    view: Change | UnsetType | None = UNSET


class QuestionInfo(Struct):
    """What the viewer is asked."""

    number: int
    decision: Any
    offers: list[Plain]
    sealed: list[str]
    only: bool | UnsetType = UNSET  # the table may give the first at the wish of the seat


class ClocksInfo(Struct):
    """Seconds left by seat when something last happened; None for a seat without a clock."""

    at: float
    left: list[float | None]
    running: list[int]
    rests: list[float | None] | UnsetType = UNSET  # until when they stand still for a vacation


class MotionInfo(Struct):
    """What is voted on: *kind* is end, bot or person; *seat* would be taken over by *who*."""

    number: int
    kind: str
    by: int  # -2: somebody who looks on
    seat: int
    who: str
    voters: list[int]
    agreed: list[int]


class NoticeInfo(Struct):
    """What somebody did about the table: resigned, moved, agreed, objected or carried."""

    kind: str
    seat: int
    at: float
    step: int  # how many steps there were
    motion: str
    about: int
    who: str


class Now(Struct):
    """How things stand after all that was told before."""

    question: QuestionInfo | None
    waiting: list[int]
    undo: int
    clocks: ClocksInfo | None
    outcome: Any
    seed: str | None
    ended: bool  # before its end: by agreement, or since all but one gave up
    periods: int  # dynasties, eras or the like that are over
    motion: MotionInfo | None
    notices: list[NoticeInfo]
    won: int | UnsetType = UNSET  # the seat that is left of a rated game that the others gave up
    held: list[str] | UnsetType = UNSET  # own answers, sealed until all have answered


class Welcome(Now, tag="welcome", kw_only=True):
    """All that a viewer needs who was not there."""

    number: int
    table: Summary
    seat: int
    steps: int
    past: list[StepInfo]
    view: Any
    version: str | UnsetType = UNSET  # of the browser client that the server has


class Update(Now, tag="update", kw_only=True):
    """What is new since the last message; *kept* steps of those sent before still hold."""

    number: int
    kept: int
    steps: list[StepInfo]
    view: Change | UnsetType | None = UNSET


class LedgerRowInfo(Struct):
    """What one thing brought every seat; the message points-NAME says what."""

    name: str
    points: list[int]


class PeriodInfo(Struct):
    """A dynasty, an era or the like that is over; *number* counts from 1."""

    number: int
    rows: list[LedgerRowInfo]
    totals: list[int]


class LedgerInfo(Struct):
    """The points of every seat by what brought them, and the same by period."""

    rows: list[LedgerRowInfo]
    totals: list[int]
    periods: list[PeriodInfo]


class StoryInfo(Struct):
    """A whole game as a viewer may know it, from the first view on."""

    table: Summary
    first: Any
    steps: list[StepInfo]
    notices: list[NoticeInfo]


class MomentInfo(Struct):
    """A game as it stood after one step: the view then, and all steps, without theirs."""

    table: Summary
    step: int
    view: Any
    steps: list[StepInfo]
    notices: list[NoticeInfo]


class ConsideredInfo(Struct):
    """What an answer would do; *view* is a change of the present view."""

    refusal: Any
    events: list[Any]
    view: Change | None
    assumed: list[str]
    choices: list[list[Plain]]  # what could be answered instead of the first assumed ones
    decision: Any
    again: int  # how many times more the same could be answered right after it
    final: bool  # whether it may not be taken back once it is given
    prices: list[Any]
    notes: list[Any]  # what will follow later, and what is left undone
    before: Any
    after: Any


class BarsInfo(Struct):
    """Why nothing of a kind would do anything: for each beginning that was asked, the reasons."""

    bars: list[list[Any]]


class ReasonInfo(Struct):
    """A part of what a seat may expect by the end of the game, and by how much it is larger.

    *before* and *after* are what can be counted of it now, where that changes.
    """

    name: str
    points: float
    before: int | None
    after: int | None


class PlanInfo(Struct):
    """Later answers of a turn, and what the turn brings only with them."""

    steps: list[Plain]
    reasons: list[ReasonInfo]


class ExplanationInfo(Struct):
    """What an answer brings: by itself (*reasons*) and by a *plan*; together that is the *gain*.

    It is compared with another answer (*beside*), or with ending the turn where that is null.
    """

    gain: float
    reasons: list[ReasonInfo]
    plan: PlanInfo | None
    beside: Plain | None


class InsteadInfo(Struct):
    """The best turn that begins with another answer: that answer."""

    action: Plain
    chance: float


class HintInfo(Struct):
    """What a bot would answer to question *number*, and why; the first of *line* is *action*."""

    number: int
    action: Plain
    line: list[Plain]
    chance: float
    instead: InsteadInfo | None
    why: ExplanationInfo


class SuggestionInfo(Struct):
    """An answer worth a look, and what its turn brings and costs."""

    action: Plain
    why: ExplanationInfo


class ForfeitInfo(Struct):
    """Something that is lost for nothing, by the name the companion has for it, and how much."""

    name: str
    count: int


class ClosingInfo(Struct):
    """The answer by which a turn is left as it is, and what is lost with it."""

    action: Plain
    forfeits: list[ForfeitInfo]


class SuggestionsInfo(Struct):
    """What is worth a look at question *number*, the best first, and how to leave it at that."""

    number: int
    suggestions: list[SuggestionInfo]
    closing: ClosingInfo | None


class MistakeInfo(Struct):
    """A better turn: how many points more it brings, its answers, and why.

    *caused* is what the turn itself changes, beside ending it at once.
    """

    points: float
    caused: list[ReasonInfo]
    line: list[Plain]
    reasons: list[ReasonInfo]


class JudgementInfo(Struct):
    """What would have been better than a turn that an answer to question *number* ends."""

    number: int
    mistake: MistakeInfo | None


class Outlook(Struct):
    """How likely each seat wins after a step, and how many points it may expect."""

    chances: list[float]
    points: list[float]


class FortuneInfo(Struct):
    """What draws, a seat's own decisions and those of others changed of its chance to win."""

    draws: float
    play: float
    others: float


class Judged(Struct):
    """A decision: what was played, what was better, by how much, and how unsure that is."""

    step: int
    whole: int  # the step of the question that it was a part of
    seat: int
    played: Plain
    best: Plain | None
    gain: float
    unsure: float
    line: list[Plain]  # the better turn, as far as it changes something
    points: float
    reasons: list[ReasonInfo]
    later: bool  # the reasons are what both turns bring once the next one was played too
    thorough: bool


class TurningInfo(Struct):
    """A turning point: who decided what, and whose chance it changed.

    A draw has no *action*, and -1 as its *seat*. Of a decision for which something better was
    found, *before* is the chance with that.
    """

    step: int
    whole: int  # the step of the question that was decided
    seat: int
    action: Plain | None
    subject: int
    before: float
    after: float


class AnalysisInfo(Struct):
    """What is known of a finished game so far."""

    state: str  # working or done
    looked: int
    decisions: int
    curve: list[Outlook]
    luck: list[FortuneInfo]
    turning: list[TurningInfo]
    moves: list[Judged]


class SeatsChanged(Struct, tag="seats"):
    """Somebody joined, left, came or went."""

    seats: list[SeatInfo]
    rematch: str | None = None  # the table at which the same people play again


class Deleted(Struct, tag="deleted"):
    """The table is gone: its host deleted it."""


class Thinking(Struct, tag="thinking"):
    """A bot has begun to think."""

    seat: int


class Chat(Struct, tag="chat"):
    """Somebody said something."""

    id: str
    name: str
    seat: int | None
    text: str
    at: float


class ErrorMessage(Struct, tag="fault"):
    """Something was not done, and why."""

    code: str
    message: str


class Pong(Struct, tag="pong"):
    """The answer to a ping."""


class Ping(Struct, tag="ping"):
    """A client asks whether anybody is there."""


Message = Welcome | Update | SeatsChanged | Deleted | Thinking | Chat | ErrorMessage | Pong

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(Message)
_PING: Final = msgspec.json.Decoder(Ping)


def encode(
    message: Message | StoryInfo | MomentInfo | ConsideredInfo | Summary | list[Summary],
) -> bytes:
    """Return a message as compact JSON."""
    return _ENCODER.encode(message)


def decode(data: bytes | str) -> Message:
    """Return the message that JSON writes; ValueError when it writes none."""
    message: Message = _DECODER.decode(data)
    return message


def read_ping(data: bytes | str) -> Ping:
    """Return what a client sends on the socket: a ping; ValueError when it is something else."""
    return _PING.decode(data)
