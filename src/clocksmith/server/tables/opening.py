"""What a new table begins with: its seats, its setup, and its row."""

import json
from dataclasses import replace
from typing import Any

from msgspec import UNSET, to_builtins

from clocksmith.bots.registry import USUAL, bot_named
from clocksmith.core.game import Game
from clocksmith.core.seat import Seat
from clocksmith.core.words import pretty
from clocksmith.games.rules import box_text
from clocksmith.server.clock import Externals
from clocksmith.server.errors import INVALID, NO_HINTS, NOT_OVER, NOT_YOURS, RequestError
from clocksmith.server.http.request_context import Member
from clocksmith.server.names import name_of
from clocksmith.server.tables.messages import (
    BranchBody,
    ClockBody,
    ContinueBody,
    Invitation,
    SeatBody,
    TableBody,
)
from clocksmith.server.tables.rows import (
    BOT,
    FREE,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    SeatRow,
    TableListing,
    TableRow,
)
from clocksmith.server.tables.seated_table import SeatedTable
from clocksmith.table.clock import TimeControl, control_of
from clocksmith.table.link import record_of
from clocksmith.table.record import Record, write_record
from clocksmith.table.setup import Setup, branch_of


def seats_for(user: str, bodies: list[SeatBody], externals: Externals) -> tuple[SeatRow, ...]:
    """Return the seats that a *user* asks for; RequestError for a level or name that is none."""
    return tuple([_seat(user, seat, body, externals) for seat, body in enumerate(bodies)])


def _seat(user: str, seat: int, body: SeatBody, externals: Externals) -> SeatRow:
    name = None if body.name is UNSET else name_of(body.name)
    if body.kind == "bot":
        level = USUAL if body.level is UNSET else body.level
        try:
            bot_named(level)
        except ValueError as error:
            raise RequestError(INVALID, str(error)) from None
        return SeatRow(seat, BOT, name, level)
    if body.kind == "invite":
        return SeatRow(seat, FREE, token=externals.new_token())
    return SeatRow(seat, PERSON, name if body.kind == "guest" else None, user=user)


def setup_for(game: Game[Any], body: TableBody, seats: tuple[SeatRow, ...]) -> Setup:
    """Return the setup of a new table; RequestError, in words, if it cannot be opened."""
    try:
        choices = game.options.choose(body.options)
        clock, bots = _clock(body.clock), _bots(seats)
        hints = body.hints and not body.rated
        setup = Setup(game, len(seats), choices, clock, bots, hints=hints, teaching=body.teaching)
        setup.start()
    except ValueError as error:
        raise RequestError(INVALID, str(error)) from None
    return setup


def branch_for(
    game: Game[Any], position: str, body: BranchBody | ContinueBody, seats: tuple[SeatRow, ...]
) -> Setup:
    """Return the setup of a table that continues from a position; RequestError if it cannot."""
    try:
        setup = branch_of(game, position, _clock(body.clock), _bots(seats))
        setup = replace(setup, teaching=body.teaching)
    except ValueError as error:
        raise RequestError(INVALID, str(error)) from None
    if setup.seats != len(seats):
        raise RequestError(INVALID, f"this game has {setup.seats} seats, not {len(seats)}")
    return setup


def row_for(
    opener: Member,
    setup: Setup,
    seats: tuple[SeatRow, ...],
    externals: Externals,
    listed: bool = False,
    rated: bool = False,
) -> TableRow:
    """Return the row of a new table; its luck is drawn once all seats are taken."""
    now = externals.now()
    open_yet = any(seat.kind == FREE for seat in seats)
    return TableRow(
        id=externals.new_id(),
        setup=json.dumps(setup.plain()),
        rules_version=setup.game.rules_version,
        box=box_id(setup.game),
        box_title=box_title(setup.game),
        seed=None if open_yet else externals.new_seed(),
        record=None,
        host=opener.user,
        household=opener.household,
        listed=listed,
        rated=rated,
        opened_at=now,
        begun_at=None if open_yet else now,
        branch=None,
        listing=TableListing(OPEN if open_yet else PLAYING),
        seats=seats,
    )


def recorded_row(opener: Member, record: Record, externals: Externals) -> TableRow:
    """Return the row of a table at which a record is replayed."""
    setup = Setup(record.game, record.seats, record.choices, position=record.position)
    seats = tuple([SeatRow(seat, PERSON) for seat in range(record.seats)])
    row = row_for(opener, setup, seats, externals)
    return replace(row, seed=None, record=write_record(record), listing=TableListing(OVER))


def record_in(text: str) -> Record:
    """Return the record that somebody sends, which may be a position without a past.

    RequestError, with the line, if it is neither.
    """
    try:
        return record_of(text)
    except ValueError as error:
        raise RequestError(INVALID, str(error)) from None


def unfinished_record(live: SeatedTable, user: str | None) -> str:
    """Return the record of a game so far, for somebody who wants to play on elsewhere.

    It tells what every seat has, so only a user who plays with bots and guests at one screen gets
    it, at a table that gives hints. The luck to come stays sealed.
    """
    people = {seat.user for seat in live.row.seats if seat.kind != BOT}
    if live.state != PLAYING or not live.table.setup.hints or people != {user}:
        raise RequestError(NOT_OVER, "only a game that you play alone can be taken along")
    return write_record(live.table.record())


def branch_position(live: SeatedTable, user: str, step: int) -> str:
    """Return the position after a step, for a *user* who wants to play on from there."""
    count = len(live.table.results)
    if step > count:
        raise RequestError(INVALID, f"the game has {count} steps, not {step}")
    if live.state == OVER:
        return live.table.position(step)
    if not live.table.setup.hints:
        # A bot in the user's seat, or the coach afterwards, would reveal what to answer.
        raise RequestError(NO_HINTS, "a game without hints can only be branched when it is over")
    seats = live.own_seats(user)
    if not seats:
        raise RequestError(NOT_YOURS, "only its players may branch a game before it is over")
    if step != count:
        raise RequestError(
            INVALID, "a game in progress can only be branched from its current position"
        )
    seats_to_answer = [seat for seat in seats if live.table.question(Seat(seat)) is not None]
    seat = Seat((seats_to_answer or seats)[0])
    luck = live.backend.luck("branch", live.id, live.table.number, seat)
    return live.table.seen(seat, luck.randrange)


def check_options(game: Game[Any], seats: int, options: dict[str, str]) -> None:
    """Raise RequestError, with the sentence of the rules, if such a table cannot be opened."""
    try:
        Setup(game, seats, game.options.choose(options)).start()
    except ValueError as error:
        raise RequestError(INVALID, str(error)) from None


def box_id(game: Game[Any]) -> str | None:
    """Return the id of a game's box in addresses; None for a game without one."""
    box = game.box()
    if box is None:
        return None
    return box.name if box_text(game) == box.name else str(box.digest)


def box_title(game: Game[Any]) -> str | None:
    """Return the title of a game's box, or else its name; None for a game without one."""
    box = game.box()
    return None if box is None else str(box.title or pretty(box.name))


def _clock(body: ClockBody) -> TimeControl:
    return control_of(to_builtins(body) | {"kind": body.kind})


def _bots(seats: tuple[SeatRow, ...]) -> tuple[Seat, ...]:
    return tuple([Seat(seat.seat) for seat in seats if seat.kind == BOT])


def invitations_of(row: TableRow) -> list[Invitation]:
    """Return the links to the open seats."""
    return [
        Invitation(seat.seat, seat.token)
        for seat in row.seats
        if seat.kind == FREE and seat.token is not None
    ]


def check_teaching(seats: list[SeatBody]) -> None:
    """Raise RequestError if somebody else would wait while mistakes are taken back."""
    if [seat.kind for seat in seats if seat.kind != "bot"] != ["me"]:
        raise RequestError(INVALID, "at a teaching table you sit alone with bots")
