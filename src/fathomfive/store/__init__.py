"""The store: matches as append-only events, in SQLite or PostgreSQL."""
