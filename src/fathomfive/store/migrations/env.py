"""Runs Alembic on the connection of the store."""

from alembic import context

from fathomfive.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
