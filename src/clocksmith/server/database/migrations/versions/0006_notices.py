"""Notices: PostgreSQL tells every server what changes about a table besides its log."""

from typing import Final

from alembic import op

revision = "0006"
down_revision = "0005"

TELL: Final = """
CREATE FUNCTION clocksmith_tell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify(
        'clocksmith',
        json_build_array('table', to_jsonb(COALESCE(NEW, OLD)) ->> TG_ARGV[0])::text
    );
    RETURN NULL;
END $$
"""
TELL_NAME: Final = """
CREATE FUNCTION clocksmith_tell_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('clocksmith', json_build_array('table', tables.id)::text)
    FROM seats JOIN tables ON tables.id = seats.table_id
    WHERE seats.user_id = NEW.id AND tables.state <> 'over';
    RETURN NULL;
END $$
"""
CHANGES: Final = {
    "seats": "AFTER UPDATE ON seats FOR EACH ROW EXECUTE FUNCTION clocksmith_tell('table_id')",
    "chat": "AFTER INSERT ON chat FOR EACH ROW EXECUTE FUNCTION clocksmith_tell('table_id')",
    "tables": "AFTER DELETE OR UPDATE OF setup, seed, host, listed, begun_at, rematch ON tables "
    "FOR EACH ROW EXECUTE FUNCTION clocksmith_tell('id')",
    "users": "AFTER INSERT OR UPDATE OF name ON users "
    "FOR EACH ROW EXECUTE FUNCTION clocksmith_tell_name()",
}


def upgrade() -> None:
    """Create the triggers on PostgreSQL, which servers can share; SQLite has one server."""
    if op.get_bind().dialect.name != "postgresql":
        return
    op.execute(TELL)
    op.execute(TELL_NAME)
    for name, change in CHANGES.items():
        op.execute(f"CREATE TRIGGER clocksmith_{name} {change}")
