"""How much of its log the listing of a table reflects."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the column; existing listings count as up to date."""
    op.add_column("tables", sa.Column("noted", sa.Integer))
    op.execute(
        "UPDATE tables SET noted = "
        "(SELECT coalesce(max(number), 0) FROM entries WHERE table_id = tables.id)"
    )
