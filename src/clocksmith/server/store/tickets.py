"""Tickets in the database: links that work once, by the hash of their secret."""

from sqlalchemy import Connection, delete, insert, select

from clocksmith.server.store.schema import TICKETS
from clocksmith.server.store.tiding_rows import TicketRow


def add_ticket(connection: Connection, row: TicketRow) -> None:
    """Keep a ticket."""
    values = {
        "hash": row.hash,
        "kind": row.kind,
        "user_id": row.user,
        "way_id": row.way,
        "until": row.until,
    }
    connection.execute(insert(TICKETS).values(**values))


def ticket(connection: Connection, hash: str, kind: str, at: float) -> TicketRow | None:
    """Return a ticket that is good; None where there is none."""
    wanted = select(TICKETS).where(TICKETS.c.hash == hash, TICKETS.c.kind == kind)
    row = connection.execute(wanted).first()
    if row is None or row.until <= at:
        return None
    return TicketRow(row.hash, row.kind, row.user_id, row.way_id, row.until)


def take_ticket(connection: Connection, hash: str, kind: str, at: float) -> TicketRow | None:
    """Return a ticket that is good, and let nobody have it again; None where there is none."""
    found = ticket(connection, hash, kind, at)
    gone = connection.execute(delete(TICKETS).where(TICKETS.c.hash == hash, TICKETS.c.kind == kind))
    return found if gone.rowcount == 1 else None


def void_tickets(connection: Connection, user: str, kind: str | None = None) -> None:
    """Let no ticket of a user be good any more, or none of a kind."""
    his = delete(TICKETS).where(TICKETS.c.user_id == user)
    connection.execute(his if kind is None else his.where(TICKETS.c.kind == kind))


def forget_old(connection: Connection, at: float) -> None:
    """Forget tickets whose time is over."""
    connection.execute(delete(TICKETS).where(TICKETS.c.until <= at))
