"""A table as lists and headings show it."""

import json
from collections.abc import Callable, Collection, Iterable
from typing import Any, Final

from msgspec import UNSET, UnsetType
from msgspec.structs import asdict

from clocksmith.core.box.box import Box
from clocksmith.games import GAMES
from clocksmith.games.rules import Rules, game_of
from clocksmith.server.tables.messages import Playing
from clocksmith.server.tables.rows import BOT, FREE, PERSON, PLAYING, SeatRow, TableRow
from clocksmith.table import wire
from clocksmith.table.committed import commitment_of

UNNAMED: Final = "Guest"


def seated(
    seats: Iterable[SeatRow],
    user: str | None,
    online: Collection[str],
    away_since: Callable[[str], float] | None = None,
) -> list[wire.SeatInfo]:
    """Return who sits where, as shown to *user*; *online* are the connected users."""
    infos = []
    for seat in seats:
        unnamed = UNNAMED if seat.kind == PERSON else ""
        has_substitute = seat.kind == PERSON and bool(seat.level)
        level = seat.level if seat.kind == BOT else None
        is_own = user is not None and seat.user == user
        info = wire.SeatInfo(
            name=seat.name or seat.user_name or level or unnamed,
            kind=BOT if has_substitute else seat.kind,
            online=seat.kind != FREE and (seat.user is None or seat.user in online),
            mine=is_own and not has_substitute,
            substitute=True if has_substitute else UNSET,
            level=seat.level or UNSET,
            bot=True if seat.user_is_bot and seat.kind == PERSON else UNSET,
            kept=True if _is_kept(seat, user) else UNSET,
            former=True if is_own and has_substitute else UNSET,
        )
        if away_since is not None and seat.user is not None and not info.online:
            info.away = away_since(seat.user)
        infos.append(info)
    return infos


def _is_kept(seat: SeatRow, user: str | None) -> bool:
    return seat.kind == FREE and user is not None and seat.reserved == user


def summary_of(
    row: TableRow,
    user: str | None,
    online: Collection[str] = (),
    away_since: Callable[[str], float] | None = None,
) -> wire.Summary:
    """Return a table as shown to *user*, without reading its log."""
    setup = json.loads(row.setup)
    listing = row.listing
    return wire.Summary(
        id=row.id,
        game=setup["game"],
        rules_version=row.rules_version,
        options=setup["options"],
        seats=seated(row.seats, user, online, away_since),
        clock=setup["clock"],
        commitment=_commitment(row),
        opened_at=row.opened_at,
        branch=None if row.branch is None else wire.Origin(*row.branch),
        state=listing.state,
        box=_box(row, setup),
        hints=setup.get("hints", True),
        teaching=setup.get("teaching", 0),
        rematch=row.rematch,
        own=user is not None and row.host == user,
        listed=row.listed,
        talk=row.listed if row.talk is None else row.talk,
        rated=row.rated,
        places=UNSET if listing.places is None else list(listing.places),
        scores=UNSET if listing.scores is None else list(listing.scores),
    )


def playing_of(summary: wire.Summary, row: TableRow, moved_at: float | UnsetType) -> Playing:
    """Return a table with the seats it waits for, until when, and the time of its last move."""
    waiting = list(row.listing.waiting)
    return Playing(**asdict(summary), waiting=waiting, due_at=_due(row), moved_at=moved_at)


def _due(row: TableRow) -> float | UnsetType:
    """Return when the time of the turn is up; UNSET where no clock runs."""
    listing = row.listing
    if listing.state != PLAYING or not listing.waiting or listing.wake_at is None:
        return UNSET
    return listing.wake_at


def _commitment(row: TableRow) -> str | None:
    """Return the commitment to a table's luck, which is drawn when the game begins."""
    return None if row.seed is None or row.begun_at is None else commitment_of(row.seed)


def is_known(row: TableRow) -> bool:
    """Return whether a table can be played on: its rules and its box are available here."""
    setup = json.loads(row.setup)
    try:
        game_of(Rules(setup["game"], row.rules_version, setup.get("box", "")))
    except ValueError:
        return False
    return True


def _box(row: TableRow, setup: dict[str, Any]) -> wire.BoxLabel | None:
    """Return the box of a table; for a table that is older than boxes, that of its rules."""
    game = GAMES.get(setup["game"])
    shelf = None if game is None else game.shelf()
    if shelf is None:
        return None
    shipped = shelf.find(row.box) if row.box is not None else _first(setup["game"], row)
    if shipped is not None:
        title = shipped.title or shipped.name
        return wire.BoxLabel(shipped.name, title, shipped.digest, True, *shipped.counts())
    if row.box is None:
        return None
    counts = row.box_counts or (UNSET, UNSET)
    return wire.BoxLabel(row.box, row.box_title or "", row.box, False, *counts)


def _first(game: str, row: TableRow) -> Box | None:
    """Return the box that the rules of a table came with; None for unknown rules."""
    try:
        return game_of(Rules(game, row.rules_version, "")).box()
    except ValueError:
        return None
