"""Request and response bodies of boxes."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from clocksmith.server.messages import Body, FaultInfo


class BoxBody(Body):
    """A box as written or entered: a TOML *text*, or the same as *plain* data.

    *whole* asks for the parsed box, as plain data and as text, besides the check; *board*
    for what a board shows of it.
    """

    text: str | UnsetType = UNSET
    plain: dict[str, Any] | UnsetType = UNSET
    whole: bool = False
    board: bool = False


class BoxBoard(Struct):
    """What a board needs to know of the box, in the form of a game's constant."""

    names: dict[str, list[str]]
    titles: dict[str, dict[str, str]]
    options: list[dict[str, Any]]
    content: dict[str, Any]


class BoxCheck(Struct):
    """The result of a check: the hash of the box and how complete it is, or its faults.

    *plain*, *text* and *board* are present on request. For a box with faults *plain* is what
    could be parsed, or null if nothing could, and plain data is returned as *text* all the same; it
    has no *board*.
    """

    faults: list[FaultInfo]
    digest: str | None = None
    entered: int = 0
    printed: int = 0
    plain: dict[str, Any] | UnsetType | None = UNSET
    text: str | UnsetType | None = UNSET
    board: BoxBoard | UnsetType = UNSET


class BoxHeading(Struct):
    """The heading of a box. *id* identifies it in addresses and new tables.

    The id of a shipped box is its name, of any other its hash. *entered* counts those of the
    *printed* values that are not placeholders.
    """

    id: str
    name: str
    title: str
    digest: str
    shipped: bool
    entered: int
    printed: int


class BoxInfo(BoxHeading):
    """A box in a list, and when it was saved; null for a shipped one."""

    kept_at: float | None = None


class BoxDetails(BoxHeading):
    """A whole box: as plain data that can be checked and saved again, and as a board shows it."""

    plain: dict[str, Any]
    board: BoxBoard


class BoxFormInfo(Struct):
    """What the boxes of a game contain: sheets with their columns, and the possible statuses."""

    game: str
    format: int
    sheets: list[dict[str, Any]]
    statuses: list[str]


class DifferenceInfo(Struct):
    """One difference between two boxes.

    *row* is the name of the row, or its number (from 1) in a sheet without names. If a whole
    row is in one box only, *column* is empty and its values are in *before* or *after*.
    """

    sheet: str
    row: str
    column: str
    before: Any
    after: Any
