"""Personal tokens, and accounts of bots, in the database."""

from dataclasses import dataclass

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from clocksmith.server.database.schema import (
    RATED_RESULTS,
    SEATS,
    SEEKS,
    TABLES,
    TOKENS,
    USERS,
)
from clocksmith.server.tables.rows import OVER


@dataclass(frozen=True)
class TokenRow:
    """A personal token; *id* is the beginning of the hash of its secret."""

    id: str
    user: str
    name: str
    scopes: tuple[str, ...]
    made_at: float
    used_at: float | None = None


def add_token(connection: Connection, row: TokenRow, most: int) -> bool:
    """Add a token; False if the user has so many already."""
    count = select(func.count()).select_from(TOKENS).where(TOKENS.c.user_id == row.user)
    if connection.execute(count).scalar_one() >= most:
        return False
    values = {
        "id": row.id,
        "user_id": row.user,
        "name": row.name,
        "scopes": " ".join(row.scopes),
        "made_at": row.made_at,
    }
    connection.execute(insert(TOKENS).values(**values))
    return True


def token_of(connection: Connection, id: str) -> TokenRow | None:
    """Return a token; None if it was revoked."""
    row = connection.execute(select(TOKENS).where(TOKENS.c.id == id)).first()
    return None if row is None else _token(row)


def tokens_of(connection: Connection, user: str) -> list[TokenRow]:
    """Return the tokens of a user, newest first."""
    query = select(TOKENS).where(TOKENS.c.user_id == user).order_by(TOKENS.c.made_at.desc())
    return [_token(row) for row in connection.execute(query)]


def note_used(connection: Connection, id: str, at: float) -> None:
    """Record when a token was last used."""
    connection.execute(update(TOKENS).where(TOKENS.c.id == id).values(used_at=at))


def revoke_tokens(connection: Connection, user: str, id: str | None = None) -> list[str]:
    """Revoke one token of a user, or all of them; return the ids of those that were."""
    revoked = [row.id for row in tokens_of(connection, user) if id in (None, row.id)]
    connection.execute(delete(TOKENS).where(TOKENS.c.id.in_(revoked)))
    return revoked


def make_bot(connection: Connection, user: str) -> bool:
    """Turn an account into a bot account; False if it has played or plays a rated game."""
    rated = select(RATED_RESULTS.c.number).where(RATED_RESULTS.c.user_id == user)
    playing = (
        select(TABLES.c.id)
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(SEATS.c.user_id == user, TABLES.c.rated.is_(True), TABLES.c.state != OVER)
    )
    if any(connection.execute(query).first() is not None for query in (rated, playing)):
        return False
    connection.execute(update(USERS).where(USERS.c.id == user).values(bot=True))
    connection.execute(delete(SEEKS).where(SEEKS.c.user_id == user))
    return True


def _token(row: Row[*tuple[object, ...]]) -> TokenRow:
    scopes = tuple(row.scopes.split())
    return TokenRow(row.id, row.user_id, row.name, scopes, row.made_at, row.used_at)
