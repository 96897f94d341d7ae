"""Proposals: resigning, taking over a seat, ending a game by agreement."""

from collections.abc import Callable

from clocksmith.bots.registry import USUAL, bot_named
from clocksmith.core.seat import SPECTATOR, Seat
from clocksmith.server.errors import (
    INVALID,
    NOBODY_THERE,
    NOT_GONE,
    NOT_YOURS,
    RequestError,
)
from clocksmith.server.tables.messages import ProposalBody, ResignBody, VoteBody
from clocksmith.server.tables.rows import PERSON, SeatRow
from clocksmith.server.tables.seated_table import SeatedTable
from clocksmith.table.entry import AGREE, MOTION, OBJECT, RESIGN, Command
from clocksmith.table.errors import RESIGNED
from clocksmith.table.proposals import BOT, END, Motion
from clocksmith.table.proposals import PERSON as BY_PERSON


async def resign(live: SeatedTable, user: str | None, body: ResignBody) -> int:
    """Resign a seat. Return the number of the table."""
    live.check_owner(user, body.seat)
    command = resignation(live, Seat(body.seat), level_of(body.level))
    return await live.play(command, body.key)


def resignation(live: SeatedTable, seat: Seat, level: str) -> Command:
    """Return the command that gives a seat up.

    A bot of a level plays on, unless a rated game has one person left then: it is decided.
    """
    survivor = live.table.proposals.survivor(seat, len(live.row.seats))
    return Command(RESIGN, seat, 0, "" if live.row.rated and survivor is not None else level)


async def move(live: SeatedTable, user: str, name: str, body: ProposalBody) -> int:
    """Start a vote. Return the number of the table."""
    live.check_begun()
    by = SPECTATOR if body.kind == BY_PERSON else Seat(body.by)
    before = live.done_before(body.key, Command(MOTION, by, 0))
    if before is not None:
        return before
    if body.kind == END:
        live.check_plays(user, body.by)
        voters = _voters(live, user, body.by, lambda seat: True)
        return await live.play(Command(MOTION, by, 0, Motion(END, voters).text()), body.key)
    if live.row.rated:
        raise RequestError(
            INVALID, "this table is rated: nobody is replaced, the clock answers for who is away"
        )
    target = live.seat(body.seat)
    online = live.users()
    here = [seat for seat in live.row.seats if seat.user in online and seat.user != target.user]
    if body.kind == BOT:
        live.check_plays(user, body.by)
        if target.level is not None:
            raise RequestError(RESIGNED, f"a bot plays on for seat {body.seat} already")
        voters, who = _voters(live, user, body.by, lambda seat: seat in here), level_of(body.level)
    else:
        if any(seat.user == user and seat.level is None for seat in live.row.seats):
            raise RequestError(NOT_YOURS, "only a spectator may take over a seat")
        voters, who = _voters(live, user, SPECTATOR, lambda seat: seat in here), name
    _check_gone(live, target)
    if not voters:
        raise RequestError(NOBODY_THERE, "nobody is present who could agree")
    motion = Motion(body.kind, voters, Seat(body.seat), who)
    return await live.play(Command(MOTION, by, 0, motion.text()), body.key, user)


async def vote(live: SeatedTable, user: str | None, body: VoteBody) -> int:
    """Agree or object to the current proposal. Return the number of the table."""
    motion = live.table.proposals.motion
    own = motion is not None and motion.by == SPECTATOR == body.seat and not body.agree
    if own and motion is not None and live.seat(motion.seat).reserved != user:
        raise RequestError(NOT_YOURS, "only the spectator who asked may withdraw")
    if not own:
        live.check_owner(user, body.seat)
    kind = AGREE if body.agree else OBJECT
    return await live.play(Command(kind, Seat(body.seat), body.number), body.key)


async def come_back(live: SeatedTable, user: str | None) -> None:
    """End a vote about the seat of a user who has come back."""
    motion = live.table.proposals.motion
    if motion is None or motion.kind == END or live.row.begun_at is None:
        return
    target = live.seat(motion.seat)
    if target.user is not None and target.user == user and target.level is None:
        await live.play(Command(OBJECT, motion.seat, motion.number), None)


def level_of(level: str) -> str:
    """Return the level of a bot, by default the usual one; RequestError for an unknown level."""
    try:
        bot_named(level or USUAL)
    except ValueError as error:
        raise RequestError(INVALID, str(error)) from None
    return level or USUAL


def _check_gone(live: SeatedTable, seat: SeatRow) -> None:
    """Raise RequestError if the player of a seat is there or left only recently."""
    if seat.kind == PERSON and seat.level is not None:
        return
    user, least = seat.user, live.backend.settings.gone_seconds
    is_here = user is None or user in live.users() or live.presence.seconds_away(user) < least
    if seat.kind != PERSON or is_here:
        raise RequestError(
            NOT_GONE, f"the player on seat {seat.seat} is here, or left a moment ago"
        )


def _voters(
    live: SeatedTable, user: str, by: int, may_vote: Callable[[SeatRow], bool]
) -> tuple[Seat, ...]:
    """Return one seat of each player who may vote; the seat of *user* is *by*."""
    voters: dict[str, Seat] = {}
    if by >= 0:
        voters[user] = Seat(by)
    for seat in live.row.seats:
        plays = seat.kind == PERSON and seat.level is None and seat.user is not None
        if plays and seat.user is not None and seat.user not in voters and may_vote(seat):
            voters[seat.user] = Seat(seat.seat)
    return tuple(sorted(voters.values()))
