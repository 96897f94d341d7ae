"""What clients send and get about boxes."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from clocksmith.server.bodies import Body, FaultInfo


class BoxBody(Body):
    """A box as it was written or entered: a TOML *text*, or the same as *plain* data.

    *whole* asks for what was read, as plain data and as a text, besides the judgement; *board*
    for what a board shows of it.
    """

    text: str | UnsetType = UNSET
    plain: dict[str, Any] | UnsetType = UNSET
    whole: bool = False
    board: bool = False


class BoxBoard(Struct):
    """What a board must know and what differs with the box, as a game's constant has it."""

    names: dict[str, list[str]]
    titles: dict[str, dict[str, str]]
    options: list[dict[str, Any]]
    content: dict[str, Any]


class BoxJudged(Struct):
    """Whether a box can be played with: its hash and how much of it is printed, or its faults.

    *plain*, *text* and *board* are there when they were asked for. Of a box with faults *plain* is
    what could be read, and null where nothing could; there is no *board* of it.
    """

    faults: list[FaultInfo]
    digest: str | None = None
    entered: int = 0
    printed: int = 0
    plain: dict[str, Any] | UnsetType | None = UNSET
    text: str | UnsetType | None = UNSET
    board: BoxBoard | UnsetType = UNSET


class BoxHeading(Struct):
    """What a box is called. *id* is what addresses and new tables call it.

    That is the name of a shipped one, the hash of any other. *entered* of the *printed* values are
    no stand-ins.
    """

    id: str
    name: str
    title: str
    digest: str
    shipped: bool
    entered: int
    printed: int


class BoxInfo(BoxHeading):
    """A box in a list, and when it was kept; a shipped one never was."""

    kept_at: float | None = None


class BoxDetails(BoxHeading):
    """A whole box: as plain data that can be judged and kept again, and as a board shows it."""

    plain: dict[str, Any]
    board: BoxBoard


class BoxFormInfo(Struct):
    """What the boxes of a game hold: sheets with their columns, and what a status can be."""

    game: str
    format: int
    sheets: list[dict[str, Any]]
    statuses: list[str]


class DifferenceInfo(Struct):
    """One difference between two boxes.

    *row* is the name of the row, its number (from 1 on) in a sheet without names. Where a whole
    row is in one box only, *column* is empty and its values are *before* or *after*.
    """

    sheet: str
    row: str
    column: str
    before: Any
    after: Any
