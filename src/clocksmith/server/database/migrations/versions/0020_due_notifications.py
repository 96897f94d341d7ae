"""Add due times to turn notifications, and give the notification tables usual names."""

import json
from collections.abc import Mapping
from typing import Any, Final

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"

SLOW_SECONDS: Final = 3600
LONGEST_LEAD: Final = 86_400.0

# Old and new names of tables, then new and old names of their columns; other columns are new.
COPIED: Final = {
    ("ways", "notification_channels"): {
        "id": "id",
        "user_id": "user_id",
        "kind": "kind",
        "address": "address",
        "label": "label",
        "confirmed": "confirmed",
        "enabled": "wanted",
        "made_at": "made_at",
    },
    ("letters", "outbox"): {
        "id": "id",
        "channel_id": "way_id",
        "kind": "kind",
        "table_id": "table_id",
        "since": "since",
        "made_at": "made_at",
        "due_at": "due_at",
        "tries": "tries",
    },
    ("tickets", "one_time_links"): {
        "hash": "hash",
        "kind": "kind",
        "user_id": "user_id",
        "channel_id": "way_id",
        "until": "until",
    },
}


def upgrade() -> None:
    """Move all rows. Turns and digests are checked once, and then when they are due."""
    _make_preferences()
    _make_channels()
    _make_turns()
    _make_outbox()
    _make_links()
    for (old, new), columns in COPIED.items():
        names, before = ", ".join(columns), ", ".join(columns.values())
        op.execute(f"INSERT INTO {new} ({names}) SELECT {before} FROM {old}")
    op.execute(
        "INSERT INTO notification_preferences (user_id, frequency, quiet_minutes, digest_hour, "
        "zone, language, digest_day, digest_at) SELECT user_id, rhythm, minutes, hour, zone, "
        "language, digest, CASE WHEN rhythm = 'daily' THEN 0 END FROM habits"
    )
    _copy_turns()
    for old in ("habits", "ways", "turns", "letters", "tickets"):
        op.drop_table(old)
    for table, column in (
        ("notification_preferences", "digest_at"),
        ("notification_channels", "user_id"),
        ("turn_notifications", "due_at"),
        ("outbox", "channel_id"),
        ("outbox", "due_at"),
        ("one_time_links", "user_id"),
    ):
        op.create_index(f"ix_{table}_{column}", table, [column])


def _make_preferences() -> None:
    op.create_table(
        "notification_preferences",
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("frequency", sa.String(8), nullable=False),
        sa.Column("quiet_minutes", sa.Integer, nullable=False),
        sa.Column("digest_hour", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("digest_day", sa.String(10)),
        sa.Column("digest_at", sa.Float),
        sa.PrimaryKeyConstraint("user_id", name="pk_notification_preferences"),
    )


def _make_channels() -> None:
    op.create_table(
        "notification_channels",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("label", sa.String(200), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("enabled", sa.Boolean, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_notification_channels"),
    )


def _make_turns() -> None:
    op.create_table(
        "turn_notifications",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("began_at", sa.Float, nullable=False),
        sa.Column("lead", sa.Float, nullable=False),
        sa.Column("notified", sa.Boolean, nullable=False),
        sa.Column("reminded", sa.Boolean, nullable=False),
        sa.Column("due_at", sa.Float),
        sa.PrimaryKeyConstraint("table_id", "user_id", "since", name="pk_turn_notifications"),
    )


def _make_outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("channel_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("since", sa.Integer),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("due_at", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
    )


def _make_links() -> None:
    op.create_table(
        "one_time_links",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("channel_id", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_one_time_links"),
    )


def _copy_turns() -> None:
    """Copy turns; the time of a reminder follows from the clock of the table."""
    connection = op.get_bind()
    rows = connection.execute(
        sa.text(
            "SELECT turns.*, tables.setup FROM turns LEFT JOIN tables ON tables.id = turns.table_id"
        )
    )
    turns = [_turn(row) for row in rows.mappings()]
    if turns:
        names = ", ".join(turns[0])
        values = ", ".join([f":{name}" for name in turns[0]])
        insert = sa.text(f"INSERT INTO turn_notifications ({names}) VALUES ({values})")
        connection.execute(insert, turns)


def _turn(row: Mapping[Any, Any]) -> dict[str, object]:
    return {
        "table_id": row["table_id"],
        "user_id": row["user_id"],
        "since": row["since"],
        "began_at": row["found_at"],
        "lead": _lead(row["setup"]),
        "notified": bool(row["settled"]),
        "reminded": bool(row["reminded"]),
        "due_at": 0.0,
    }


def _lead(setup: str | None) -> float:
    try:
        seconds = json.loads(setup or "")["clock"].get("seconds", 0)
    except (ValueError, KeyError, TypeError, AttributeError):
        return 0.0
    return 0.0 if seconds < SLOW_SECONDS else min(LONGEST_LEAD, seconds / 4)
