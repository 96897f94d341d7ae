"""Moderation: all tables, stopping and removing them, muting, and the audit log."""

from dataclasses import asdict
from typing import Final

from clocksmith.server.cluster.broadcasts import TableBroadcast
from clocksmith.server.database.users import user_row
from clocksmith.server.errors import NOT_FOUND, NOT_YOURS, RequestError
from clocksmith.server.http.endpoint import Endpoints
from clocksmith.server.http.request_context import RequestContext
from clocksmith.server.messages import Nothing, Number
from clocksmith.server.moderation import queries
from clocksmith.server.moderation.messages import (
    AuditEntry,
    ModeratedTable,
    ModeratedTables,
    StopBody,
)
from clocksmith.server.moderation.queries import AuditRow
from clocksmith.server.tables import talk_queries as talk
from clocksmith.server.tables.rows import TableRow
from clocksmith.server.tables.summary import summary_of
from clocksmith.table.errors import FROZEN

MODERATION: Final = Endpoints()
PAGE: Final = 50  # tables per page
LISTED: Final = 200  # maximum number of audit entries


@MODERATION.add("GET /moderation/tables", ModeratedTables, NOT_YOURS)
async def list_all_tables(context: RequestContext, skip: Number = 0) -> ModeratedTables:
    """List all tables, newest first, for moderators."""
    await _moderator(context)
    rows = await context.services.store.read(queries.all_tables, PAGE + 1, skip)
    return ModeratedTables(
        [await _moderated(context, row) for row in rows[:PAGE]], len(rows) > PAGE
    )


@MODERATION.add("PUT /moderation/tables/{id}", Nothing, NOT_YOURS, FROZEN, takes=StopBody)
async def stop_table(context: RequestContext, id: str, body: StopBody) -> Nothing:
    """Stop a table, or let it continue."""
    login = await _moderator(context)
    if not await context.services.store.write(queries.stop_table, id, body.stopped):
        raise RequestError(NOT_FOUND, "there is no such table")
    loaded = context.services.table_cache.loaded(id)
    if loaded is not None:
        loaded.drop()  # it is loaded again, and everybody reconnects
    context.services.cluster.tell(TableBroadcast(id))
    await _note(context, login, "stop" if body.stopped else "release", id)
    return Nothing()


@MODERATION.add("DELETE /moderation/tables/{id}", Nothing, NOT_YOURS)
async def remove_table(context: RequestContext, id: str) -> Nothing:
    """Delete a table for good, even while people sit there."""
    login = await _moderator(context)
    await context.services.lifecycle.remove(id)
    await _note(context, login, "remove", id)
    return Nothing()


@MODERATION.add("POST /moderation/tables/{id}/chat/{line}/mute", Nothing, NOT_YOURS)
async def mute_everywhere(context: RequestContext, id: str, line: Number) -> Nothing:
    """Mute the author of a chat line everywhere."""
    login = await _moderator(context)
    speaker = await context.services.store.read(talk.speaker_of, id, line)
    if speaker is None:
        raise RequestError(NOT_FOUND, "nobody said this")
    await context.services.store.write(talk.mute, talk.ANYWHERE, speaker)
    await _note(context, login, "mute", f"{id} {line}")
    return Nothing()


@MODERATION.add("GET /moderation/audit", list[AuditEntry], NOT_YOURS)
async def list_audit_log(context: RequestContext) -> list[AuditEntry]:
    """List the audit log, newest entry first."""
    await _moderator(context)
    return [
        AuditEntry(**asdict(one))
        for one in await context.services.store.read(queries.audit_log, LISTED)
    ]


async def _moderator(context: RequestContext) -> str:
    """Return the login of the requesting moderator; RequestError for everybody else."""
    user = context.visitor
    row = None if user is None else await context.services.store.read(user_row, user)
    if row is None or row.login is None or not row.moderator:
        raise RequestError(NOT_YOURS, "this is for moderators")
    return row.login


async def _moderated(context: RequestContext, row: TableRow) -> ModeratedTable:
    opener = await context.services.store.read(user_row, row.host)
    login = "" if opener is None else opener.login or ""
    return ModeratedTable(summary_of(row, context.visitor), login, row.stopped)


async def _note(context: RequestContext, login: str, what: str, about: str) -> None:
    entry = AuditRow(context.services.externals.now(), login, what, about)
    await context.services.store.write(queries.add_audit_entry, entry)
