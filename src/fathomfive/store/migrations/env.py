"""How Alembic reaches the store: by the connection it is given."""

from alembic import context

from fathomfive.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
