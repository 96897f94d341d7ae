"""Request and response bodies of moderation."""

from msgspec import Struct

from clocksmith.server.messages import Body
from clocksmith.table.wire import Summary


class StopBody(Body):
    """Whether to stop a table."""

    stopped: bool


class ModeratedTable(Struct):
    """A table as a moderator sees it."""

    table: Summary
    opener: str  # the login; empty for a guest
    stopped: bool


class ModeratedTables(Struct):
    """All tables, newest first, and whether more follow."""

    tables: list[ModeratedTable]
    more: bool


class AuditEntry(Struct):
    """An action of a moderator; *moderator* is a login, or empty for the command line."""

    at: float
    moderator: str
    what: str
    about: str
