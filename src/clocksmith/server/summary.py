"""A table as lists and headings show it."""

import json
from collections.abc import Collection, Iterable
from typing import Final

from msgspec import UNSET

from clocksmith.server.store.rows import FREE, PERSON, SeatRow, TableRow
from clocksmith.table import wire
from clocksmith.table.committed import commitment_of

UNNAMED: Final = "Guest"


def seated(
    seats: Iterable[SeatRow], user: str | None, online: Collection[str]
) -> list[wire.SeatInfo]:
    """Return who sits where, as *user* is told it; *online* are the users who are there."""
    told = []
    for seat in seats:
        unnamed = UNNAMED if seat.kind == PERSON else ""
        told.append(
            wire.SeatInfo(
                name=seat.name or seat.user_name or seat.level or unnamed,
                kind=seat.kind,
                online=seat.kind != FREE and (seat.user is None or seat.user in online),
                mine=user is not None and seat.user == user,
                level=UNSET if seat.level is None else seat.level,
            )
        )
    return told


def summary_of(row: TableRow, user: str | None, online: Collection[str] = ()) -> wire.Summary:
    """Return a table as *user* is shown it, without looking at its log."""
    setup = json.loads(row.setup)
    listing = row.listing
    return wire.Summary(
        id=row.id,
        game=setup["game"],
        rules_version=row.rules_version,
        options=setup["options"],
        seats=seated(row.seats, user, online),
        clock=setup["clock"],
        commitment=None if row.seed is None else commitment_of(row.seed),
        opened_at=row.opened_at,
        branch=None if row.branch is None else wire.Origin(*row.branch),
        state=listing.state,
        hints=setup.get("hints", True),
        places=UNSET if listing.places is None else list(listing.places),
        scores=UNSET if listing.scores is None else list(listing.scores),
    )
