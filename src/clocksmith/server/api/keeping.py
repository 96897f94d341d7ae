"""Looking after the server: all tables, stopping and removing them, muting, and what was done."""

from dataclasses import asdict
from typing import Final

from clocksmith.server.api.endpoint import Endpoints
from clocksmith.server.bodies import Nothing, Number
from clocksmith.server.errors import NOT_FOUND, NOT_YOURS, RequestError
from clocksmith.server.people_bodies import Deed, KeptTable, KeptTables, StopBody
from clocksmith.server.request_context import RequestContext
from clocksmith.server.store import keepers, people, talk
from clocksmith.server.store.notices import TableNotice
from clocksmith.server.store.rows import DeedRow, TableRow
from clocksmith.server.summary import summary_of
from clocksmith.table.errors import FROZEN

KEEPING: Final = Endpoints()
PAGE: Final = 50  # tables on a page
TOLD: Final = 200  # deeds that are listed


@KEEPING.add("GET /keeper/tables", KeptTables, NOT_YOURS)
async def list_all_tables(context: RequestContext, skip: Number = 0) -> KeptTables:
    """List all tables, the newest first, for those who look after the server."""
    await _keeper(context)
    rows = await context.services.store.read(keepers.all_tables, PAGE + 1, skip)
    return KeptTables([await _kept(context, row) for row in rows[:PAGE]], len(rows) > PAGE)


@KEEPING.add("PUT /keeper/tables/{id}", Nothing, NOT_YOURS, FROZEN, takes=StopBody)
async def stop_table(context: RequestContext, id: str, body: StopBody) -> Nothing:
    """Let a table stand still, or go on."""
    login = await _keeper(context)
    if not await context.services.store.write(keepers.stop_table, id, body.stopped):
        raise RequestError(NOT_FOUND, "there is no such table")
    loaded = context.services.table_cache.loaded(id)
    if loaded is not None:
        loaded.drop()  # it is read anew, and everybody comes back
    context.services.store.tell(TableNotice(id))
    await _note(context, login, "stop" if body.stopped else "release", id)
    return Nothing()


@KEEPING.add("DELETE /keeper/tables/{id}", Nothing, NOT_YOURS)
async def remove_table(context: RequestContext, id: str) -> Nothing:
    """Remove a table for good, whoever sits there."""
    login = await _keeper(context)
    await context.services.closing.remove(id)
    await _note(context, login, "remove", id)
    return Nothing()


@KEEPING.add("POST /keeper/tables/{id}/chat/{line}/mute", Nothing, NOT_YOURS)
async def mute_everywhere(context: RequestContext, id: str, line: Number) -> Nothing:
    """Let the one who said a line talk no more, anywhere."""
    login = await _keeper(context)
    speaker = await context.services.store.read(talk.speaker_of, id, line)
    if speaker is None:
        raise RequestError(NOT_FOUND, "nobody said this")
    await context.services.store.write(talk.mute, talk.ANYWHERE, speaker)
    await _note(context, login, "mute", f"{id} {line}")
    return Nothing()


@KEEPING.add("GET /keeper/deeds", list[Deed], NOT_YOURS)
async def list_deeds(context: RequestContext) -> list[Deed]:
    """List what was done to look after the server, the last first."""
    await _keeper(context)
    return [Deed(**asdict(one)) for one in await context.services.store.read(keepers.deeds, TOLD)]


async def _keeper(context: RequestContext) -> str:
    """Return the login of the keeper who asks; RequestError for everybody else."""
    user = context.known
    row = None if user is None else await context.services.store.read(people.user, user)
    if row is None or row.login is None or not row.keeper:
        raise RequestError(NOT_YOURS, "this is for those who look after the server")
    return row.login


async def _kept(context: RequestContext, row: TableRow) -> KeptTable:
    opener = await context.services.store.read(people.user, row.host)
    login = "" if opener is None else opener.login or ""
    return KeptTable(summary_of(row, context.known), login, row.stopped)


async def _note(context: RequestContext, login: str, what: str, about: str) -> None:
    deed = DeedRow(context.services.externals.now(), login, what, about)
    await context.services.store.write(keepers.add_deed, deed)
