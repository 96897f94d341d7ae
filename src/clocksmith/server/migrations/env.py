"""How Alembic runs the revisions: on the connection it is handed, in its transaction."""

from alembic import context

from clocksmith.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
context.run_migrations()
