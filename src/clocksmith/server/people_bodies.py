"""What clients send and get about themselves: names, passwords, sessions, their own games."""

from typing import Annotated

from msgspec import Meta, Struct

from clocksmith.server.bodies import Body, Typed
from clocksmith.table.wire import Summary

Password = Annotated[str, Meta(max_length=1000)]


class Rename(Body):
    """A new name."""

    name: Typed


class Credentials(Body):
    """A login with its password."""

    login: Typed
    password: Password


class PasswordBody(Body):
    """The password that one has, and the one to come."""

    old: Password
    new: Password


class FarewellBody(Body):
    """The password once more, of an account that shall be deleted."""

    password: Password


class SessionInfo(Struct):
    """Where one is signed in; *here*: this is where the request comes from."""

    id: str
    browser: str
    made_at: float
    here: bool


class Me(Struct, omit_defaults=True):
    """Who the server takes the client for; a guest has no login."""

    name: str
    login: str | None
    keeper: bool = False  # looks after the server


class ExportedGame(Struct):
    """A finished game to take along: how it is listed, and its record."""

    table: Summary
    record: str


class ExportedGames(Struct):
    """Finished games of one's own, the last one first, and whether more follow."""

    games: list[ExportedGame]
    more: bool


class ResultInfo(Struct):
    """How often somebody has played a game with so many people and bots, and come first."""

    game: str
    seats: int
    played: int
    won: int


class PersonRating(Struct):
    """How strong somebody is believed to be in a game, how unsure that is, after how many games."""

    game: str
    mean: float
    deviation: float
    played: int


class MeetingInfo(Struct):
    """How two people have fared against each other: who came before whom, and how often."""

    login: str
    name: str
    played: int
    ahead: int
    behind: int


class Profile(Struct):
    """Somebody with an account: results by game and number of players, games, meetings, ratings.

    *meetings* are all of one's own on one's own page, and one's own with him on another's.
    """

    name: str
    login: str
    own: bool
    results: list[ResultInfo]
    games: list[Summary]
    meetings: list[MeetingInfo]
    ratings: list[PersonRating]


class StopBody(Body):
    """Whether a table shall stand still."""

    stopped: bool


class KeptTable(Struct):
    """A table as a keeper sees it."""

    table: Summary
    opener: str  # the login; nothing: a guest
    stopped: bool


class KeptTables(Struct):
    """All tables, the newest first, and whether more follow."""

    tables: list[KeptTable]
    more: bool


class Deed(Struct):
    """What was done to look after the server; *keeper* is a login, or nothing: the command line."""

    at: float
    keeper: str
    what: str
    about: str
