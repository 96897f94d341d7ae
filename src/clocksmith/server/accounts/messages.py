"""Request and response bodies of accounts: names, passwords, sessions, own games."""

from typing import Annotated

from msgspec import Meta, Struct

from clocksmith.server.messages import Body, Typed
from clocksmith.server.ratings.messages import PersonRating
from clocksmith.server.tables.messages import Playing
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
    """The current password and the new one."""

    old: Password
    new: Password


class DeletionBody(Body):
    """The password, to confirm the deletion of an account."""

    password: Password


class SessionInfo(Struct):
    """A session; *here* is true for the session of this request."""

    id: str
    browser: str
    made_at: float
    here: bool


class TokenBody(Body):
    """A personal token to create: what it is for, and its scopes."""

    name: Typed
    scopes: Annotated[list[Typed], Meta(max_length=10)]


class TokenInfo(Struct):
    """A personal token, without its secret."""

    id: str
    name: str
    scopes: list[str]
    made_at: float
    used_at: float | None


class CreatedToken(Struct):
    """A new personal token with its secret, which is shown once."""

    token: TokenInfo
    secret: str


class Me(Struct, omit_defaults=True):
    """The current user; a guest has no login."""

    name: str
    login: str | None
    moderator: bool = False  # may stop tables and mute people
    bot: bool = False  # a program plays for this account
    scopes: list[str] | None = None  # of the personal token that was shown


class ExportedGame(Struct):
    """A finished game for export: its list entry and its record."""

    table: Summary
    record: str


class ExportedGames(Struct):
    """Your finished games, latest first, and whether more follow."""

    games: list[ExportedGame]
    more: bool


class ResultInfo(Struct):
    """Results of a person in one game with so many people and bots: games played and won."""

    game: str
    seats: int
    played: int
    won: int


class MeetingInfo(Struct):
    """Results between two people: games together, and how often each came out ahead."""

    login: str
    name: str
    played: int
    ahead: int
    behind: int


class Profile(Struct):
    """A person with an account: results by game and number of players, games, meetings, ratings.

    *running* are games in progress, *games* those played to their end, *agreed* those that were
    ended before. Unlisted ones are shown only to those who play there. On your own profile
    *meetings* are all of yours; on another profile, yours with that person.
    """

    name: str
    login: str
    own: bool
    results: list[ResultInfo]
    running: list[Playing]
    games: list[Summary]
    agreed: list[Summary]
    meetings: list[MeetingInfo]
    ratings: list[PersonRating]
    bot: bool = False  # whether a program plays for this account


class PersonInfo(Struct):
    """A person with an account, as lists show them; *rating* in the game of the list."""

    login: str
    name: str
    rating: PersonRating | None = None
    bot: bool = False


class People(Struct):
    """People found by name, or the rating list of a game, and whether more follow."""

    people: list[PersonInfo]
    more: bool
