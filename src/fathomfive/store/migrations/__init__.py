"""The migrations of the schema, one file each, in order."""
