"""Games in bulk."""
