"""What clients send by HTTP and what they get: the bodies that are no messages of a table."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from clocksmith.table.considered import MOST_AGAIN
from clocksmith.table.wire import Summary

SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$")]
Typed = Annotated[str, Meta(max_length=200)]  # cleaned and measured again by texts.py
ActionText = Annotated[str, Meta(max_length=200)]


class Body(Struct, forbid_unknown_fields=True):
    """Something a client sends: what it does not know is an error of the client."""


# ---- games ---------------------------------------------------------------------------------------


class OptionInfo(Struct):
    """An option of a game; an *open* one also takes values that are not listed."""

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
    """What a client must know of a game to show it: names by field, kinds of actions, texts.

    *fields* says, by record of a view, which names the numbers of a field
    have; *words* and *rulebook* have a text for each language there is.
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


class CheckBody(Body):
    """Options to be checked before a table is opened with them."""

    seats: SeatNumber
    options: dict[str, str] = {}
    box: Typed = ""


class Nothing(Struct):
    """It was done, and there is nothing to tell."""


class LevelInfo(Struct):
    """A level of play: its bot, and how long that may think about a turn."""

    name: str
    bot: str
    seconds: float


class LadderMatch(Struct):
    """How often the first bot won against the others, with the 95 % interval."""

    first: str
    others: list[str]
    seats: int
    budget: str
    games: int
    win_rate: float
    ci95: tuple[float, float]
    scores: dict[str, float]
    wanted: float | None
    seed: int
    commit: str


class BotRating(Struct):
    """How strong a bot is, and how sure that is."""

    name: str
    mean: float
    low: float
    high: float


class RatingTable(Struct):
    """The ratings of those who met with so many seats, the best first: *levels*, or bots."""

    levels: bool
    seats: int
    bots: list[BotRating]


class LadderGame(Struct):
    """The measured matches of a game, and the ratings, those of levels first."""

    matches: list[LadderMatch]
    ratings: list[RatingTable]


class Ladder(Struct):
    """How strong the bots are, by game, and the levels that people choose from."""

    levels: list[LevelInfo]
    games: dict[str, LadderGame]


# ---- tables --------------------------------------------------------------------------------------


class SeatBody(Body):
    """Who shall sit there.

    *me*: the one who opens; *guest*: somebody at the same screen; *invite*:
    whoever gets the link; *bot*: a program.
    """

    kind: Literal["me", "guest", "invite", "bot"]
    name: Typed | UnsetType = UNSET
    level: Typed | UnsetType = UNSET


class ClockBody(Body, omit_defaults=True):
    """The clock of a table."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Number = 0
    increment: Number = 0


SeatWishes = Annotated[list[SeatBody], Meta(min_length=1, max_length=10)]


class TableBody(Body):
    """A table to be opened."""

    game: Typed
    seats: SeatWishes
    options: dict[str, str] = {}
    clock: ClockBody = field(default_factory=ClockBody)
    listed: bool = False
    hints: bool = True
    box: Typed = ""  # a shipped one by its name, another by its hash; nothing: the newest
    rated: bool = False  # for accounts, with a clock; nobody gets hints then


class BranchBody(Body):
    """A table that goes on from another one after so many of its steps."""

    step: Number
    seats: SeatWishes
    clock: ClockBody = field(default_factory=ClockBody)


class Invitation(Struct):
    """A link to a seat: whoever has the token may take it."""

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
    """A seat that is the client's own now."""

    id: str
    seat: int


class Invited(Summary):
    """The table of an invitation, and the seat it is for."""

    seat: int = 0


class Playing(Summary):
    """A table of one's own, and the seats it waits for."""

    waiting: list[int] | UnsetType = UNSET


class Tables(Struct):
    """What the home page shows."""

    mine: list[Playing]
    open: list[Summary]
    more: bool  # whether there are more open tables
    recent: list[Summary]
    frozen: list[Summary]  # one's own by rules that are not known here: they cannot be played on


class OpenTables(Struct):
    """A page of open tables, and whether more follow."""

    tables: list[Summary]
    more: bool


class FillBody(Body):
    """The level of a bot that shall sit on an open seat; nothing: the usual one."""

    level: Typed = ""


# ---- at a table ----------------------------------------------------------------------------------


class ActionBody(Body):
    """An answer to the question *number* of a seat.

    *then* are the answers to the questions that follow it, as far as they are asked and
    legal; they are taken back together. *only*: the table may give this answer by itself,
    and is asked to.
    """

    seat: SeatNumber
    number: Number
    action: ActionText
    key: Key
    then: Annotated[list[ActionText], Meta(max_length=20)] = []
    only: bool = False


class UndoBody(Body):
    """A request to take back the last answer, or the *whole* run of own answers."""

    seat: SeatNumber
    number: Number
    key: Key
    whole: bool = False


class ResignBody(Body):
    """A seat to be given up, and the level of the bot that plays on; nothing: the usual one."""

    seat: SeatNumber
    key: Key
    level: Typed = ""


class MotionBody(Body):
    """Something to be voted on.

    *end*: the game ends as it stands; *bot*: a bot of a level plays on for *seat*; *person*: the
    visitor takes it over. *by* is the seat that asks, of those who play.
    """

    kind: Literal["end", "bot", "person"]
    key: Key
    by: Annotated[int, Meta(ge=-2, le=9)] = -2
    seat: Annotated[int, Meta(ge=-1, le=9)] = -1
    level: Typed = ""


class VoteBody(Body):
    """A vote of a seat on motion *number*; -2 is the one who looks on and takes it back."""

    seat: Annotated[int, Meta(ge=-2, le=9)]
    number: Number
    agree: bool
    key: Key


class Numbered(Struct):
    """The number of the table once the command was carried out."""

    number: int


class ConsiderBody(Body):
    """An answer whose consequences are wanted, given so many times running."""

    seat: SeatNumber
    action: ActionText
    times: Annotated[int, Meta(ge=1, le=1 + MOST_AGAIN)] = 1


class BarsBody(Body):
    """Beginnings of answers, such as ``build castle``: why nothing of each would do anything."""

    seat: SeatNumber
    stems: Annotated[list[ActionText], Meta(max_length=20)]


class HintBody(Body):
    """A request for a hint, or for suggestions, to the question *number* of a seat."""

    seat: SeatNumber
    number: Number


class ActionInfo(Struct):
    """An offered action in words, and what one points at to mean it."""

    text: str
    sentence: str
    marks: list[str]


class Say(Body):
    """Something to be said to everybody at the table."""

    text: Annotated[str, Meta(max_length=2000)]
    key: Key | UnsetType = UNSET


class TalkBody(Body):
    """Whether those who look on may talk."""

    talk: bool


class FaultInfo(Struct):
    """One thing that is wrong with a box.

    The message *box-key*, told with *details*, is its sentence in other languages; *row* counts
    from 0, -1 is a whole sheet or the whole box; *line* is 0 where no text was sent.
    """

    key: str
    details: dict[str, str | int]
    sheet: str
    row: int
    column: str
    line: int
    sentence: str


class ErrorBody(Struct, omit_defaults=True):
    """Why something was not done: a code of the closed list, and a sentence."""

    code: str
    message: str
    rule: str | None = None
    refusal: dict[str, Any] | None = None
    faults: list[FaultInfo] | None = None
