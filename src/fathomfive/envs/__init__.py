"""The games as environments of other frameworks, for programs that learn."""
