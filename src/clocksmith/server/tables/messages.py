"""What clients send and receive about games and tables, besides the messages of a table."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from clocksmith.board.reading import Board
from clocksmith.server.messages import ActionText, Body, Key, Number, SeatNumber, Typed
from clocksmith.table.considered import MOST_AGAIN
from clocksmith.table.link import LONGEST_TEXT
from clocksmith.table.wire import Summary


class OptionInfo(Struct):
    """An option of a game; an *open* one also accepts values that are not listed."""

    key: str
    values: list[str]
    default: str
    open: bool


class GameInfo(Struct):
    """A game that can be played here, and the bots that play it."""

    name: str
    seats: list[int]
    rules_version: int
    options: list[OptionInfo]
    bots: list[str]


class ActionKind(Struct):
    """A kind of action: the key of its sentence, its fields, its text with {field} for each."""

    say: str
    fields: list[str]
    text: str | None


class GameConstant(Struct):
    """What a client needs to show a game: names by field, kinds of actions, texts.

    *fields* says which names the numbers of a field stand for, by record of a view. *words* and
    *rulebook* have a text for each available language. *board* is what a game from outside
    declares as its board.
    """

    name: str
    rules_version: int
    seats: list[int]
    options: list[OptionInfo]
    names: dict[str, list[str]]
    counted: dict[str, list[str]]
    seated: list[str]
    actions: dict[str, ActionKind]
    fields: dict[str, dict[str, str]]
    words: dict[str, str]
    rulebook: dict[str, str]
    board: Board | None


class CheckBody(Body):
    """Options to check before a table is opened with them."""

    seats: SeatNumber
    options: dict[str, str] = field(default_factory=dict)
    box: Typed = ""


class SeatBody(Body):
    """Who sits on a seat.

    *me*: the user who opens the table; *guest*: somebody at the same screen; *invite*: anybody
    with the link; *bot*: a program. With a *login*, an invited seat is for the account of a bot,
    which is told so.
    """

    kind: Literal["me", "guest", "invite", "bot"]
    name: Typed | UnsetType = UNSET
    level: Typed | UnsetType = UNSET
    login: Typed | UnsetType = UNSET


class ClockBody(Body, omit_defaults=True):
    """The clock of a table."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Number = 0
    increment: Number = 0


SeatWishes = Annotated[list[SeatBody], Meta(min_length=1, max_length=10)]


# Points that a mistake costs at least which is told before the turn is over; 0: none is.
Teaching = Annotated[int, Meta(ge=0, le=100)]


class TableBody(Body):
    """A table to open."""

    game: Typed
    seats: SeatWishes
    options: dict[str, str] = field(default_factory=dict)
    clock: ClockBody = field(default_factory=ClockBody)
    listed: bool = False
    hints: bool = True
    box: Typed = ""  # a shipped one by its name, another by its hash; empty: the newest
    rated: bool = False  # for accounts, with a clock and without hints
    teaching: Teaching = 0


class BranchBody(Body):
    """A table that continues from another one after so many of its steps."""

    step: Number
    seats: SeatWishes
    clock: ClockBody = field(default_factory=ClockBody)
    teaching: Teaching = 0


class ContinueBody(Body):
    """A table that continues from a position, or from the end of a record, sent as text."""

    text: Annotated[str, Meta(max_length=LONGEST_TEXT)]
    seats: SeatWishes
    clock: ClockBody = field(default_factory=ClockBody)
    teaching: Teaching = 0


class Invitation(Struct):
    """A link to a seat: anybody with the token may take it."""

    seat: int
    token: str


class Opened(Struct):
    """A new table, and the invitations to its open seats."""

    id: str
    invitations: list[Invitation]


class Imported(Struct):
    """A table made from a record."""

    id: str


class Claimed(Struct):
    """A seat that now belongs to the client."""

    id: str
    seat: int


class Invited(Summary):
    """The table of an invitation, and the seat it is for."""

    seat: int = 0


class Playing(Summary):
    """A table with the seats it waits for, until when, and the time of its last move."""

    waiting: list[int] | UnsetType = UNSET
    due_at: float | UnsetType = UNSET  # when the time of the turn is up
    moved_at: float | UnsetType = UNSET


class Tables(Struct):
    """What the home page shows."""

    mine: list[Playing]
    open: list[Summary]
    more: bool  # whether there are more open tables
    playing: list[Playing]  # listed games of others that can be watched
    recent: list[Summary]
    frozen: list[Summary]  # your own with rules that are unknown here: they cannot go on


class OpenTables(Struct):
    """A page of open tables, and whether more follow."""

    tables: list[Summary]
    more: bool


class FillBody(Body):
    """The level of a bot for an open seat; empty: the usual one."""

    level: Typed = ""


class ActionBody(Body):
    """An answer to the question *number* of a seat.

    *then* are the answers to the questions that follow, as far as they are asked and legal; undo
    takes them back together. *only*: asks the table to give this answer by itself, if it may.
    """

    seat: SeatNumber
    number: Number
    action: ActionText
    key: Key
    then: Annotated[list[ActionText], Meta(max_length=20)] = field(default_factory=list)
    only: bool = False


class UndoBody(Body):
    """A request to take back the last answer, or the *whole* run of the seat's answers."""

    seat: SeatNumber
    number: Number
    key: Key
    whole: bool = False


class ResignBody(Body):
    """A seat to resign, and the level of the bot that plays on; empty: the usual one."""

    seat: SeatNumber
    key: Key
    level: Typed = ""


class ProposalBody(Body):
    """A proposal to vote on.

    *end*: the game ends as it stands; *bot*: a bot of a level plays on for *seat*; *person*: the
    visitor takes the seat over. *by* is the seat of the player who proposes.
    """

    kind: Literal["end", "bot", "person"]
    key: Key
    by: Annotated[int, Meta(ge=-2, le=9)] = -2
    seat: Annotated[int, Meta(ge=-1, le=9)] = -1
    level: Typed = ""


class VoteBody(Body):
    """A vote of a seat on motion *number*; -2 is the spectator who withdraws it."""

    seat: Annotated[int, Meta(ge=-2, le=9)]
    number: Number
    agree: bool
    key: Key


class Numbered(Struct):
    """The number of the table after the command."""

    number: int


class PreviewBody(Body):
    """An answer to preview, repeated so many times."""

    seat: SeatNumber
    action: ActionText
    times: Annotated[int, Meta(ge=1, le=1 + MOST_AGAIN)] = 1


class WhyNotBody(Body):
    """Beginnings of answers, such as ``build castle``: asks why each has no legal answer."""

    seat: SeatNumber
    stems: Annotated[list[ActionText], Meta(max_length=20)]


class HintBody(Body):
    """A request for a hint or suggestions for the question *number* of a seat."""

    seat: SeatNumber
    number: Number


class SeatPosition(Struct):
    """The position that question *number* of a seat is about, to be read by programs.

    What the seat cannot know is dealt anew. *box* is the name of a shipped box, the text of
    another, or empty for a game without boxes. *seconds* are left on the clock of the seat.
    """

    number: int
    game: str
    rules_version: int
    box: str
    position: str
    seconds: float | None = None


class JudgeBody(Body):
    """An answer to the question *number* of a seat, and those that go with it: asks what is better.

    The turn is judged from where it can be taken back to.
    """

    seat: SeatNumber
    number: Number
    action: ActionText
    then: Annotated[list[ActionText], Meta(max_length=20)] = field(default_factory=list)


class ActionInfo(Struct):
    """An offered action in words, and what to point at to choose it."""

    text: str
    sentence: str
    marks: list[str]


class Say(Body):
    """Something to say to everybody at the table."""

    text: Annotated[str, Meta(max_length=2000)]
    key: Key | UnsetType = UNSET


class TalkBody(Body):
    """Whether spectators may talk."""

    talk: bool
