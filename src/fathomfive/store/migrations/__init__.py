"""Every change of the schema, one file each, in order."""
