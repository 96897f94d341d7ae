"""How Alembic runs the revisions: on the connection it is given, in its transaction."""

from alembic import context

from clocksmith.server.database.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
context.run_migrations()
