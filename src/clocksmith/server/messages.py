"""HTTP request and response bodies other than the messages of a table."""

from typing import Annotated, Any

from msgspec import Meta, Struct

SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$")]
Typed = Annotated[str, Meta(max_length=200)]  # cleaned and measured again by names.py
ActionText = Annotated[str, Meta(max_length=200)]


class Body(Struct, forbid_unknown_fields=True):
    """A request body; unknown fields are an error of the client."""


# ---- games ---------------------------------------------------------------------------------------


class Nothing(Struct):
    """An empty response: the request succeeded."""


# ---- tables --------------------------------------------------------------------------------------


class PositionText(Struct):
    """A whole position as text, to be kept or sent."""

    position: str


# ---- at a table ----------------------------------------------------------------------------------


class FaultInfo(Struct):
    """One fault in a box.

    The message *box-key* with *details* is its sentence in other languages. *row* counts from 0;
    -1 stands for a whole sheet or the whole box. *line* is 0 if no text was sent.
    """

    key: str
    details: dict[str, str | int]
    sheet: str
    row: int
    column: str
    line: int
    sentence: str


class ErrorBody(Struct, omit_defaults=True):
    """Why a request failed: a code of the closed list, and a sentence."""

    code: str
    message: str
    rule: str | None = None
    refusal: dict[str, Any] | None = None
    faults: list[FaultInfo] | None = None
