"""The lines of an event stream, and the position that a seat is asked about."""

from msgspec import UNSET, Struct, UnsetType

from clocksmith.table.wire import Summary


class Challenge(Struct, tag="challenge"):
    """A seat is kept for you: sit down, or decline."""

    table: Summary
    seat: int


class Withdrawn(Struct, tag="withdrawn"):
    """A challenge no longer stands: it was accepted, declined, or the table is gone."""

    table: str
    seat: int


class GameGoesOn(Struct, tag="game"):
    """A game in which you have these seats has begun, or goes on."""

    table: Summary
    seats: list[int]


class Turn(Struct, tag="turn"):
    """Question *number* waits for an answer of your seat."""

    table: str
    seat: int
    number: int


class GameIsOver(Struct, tag="over"):
    """A game no longer goes on; *places* and *scores* if it was played to its end."""

    table: str
    places: list[int] | UnsetType = UNSET
    scores: list[int] | UnsetType = UNSET


class Ready(Struct, tag="ready"):
    """You know all that waits: what follows is new."""


Event = Challenge | Withdrawn | GameGoesOn | Turn | GameIsOver | Ready
