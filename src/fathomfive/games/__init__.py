"""The games: a folder each, here or in your own folders, which FATHOM_GAMES lists as PATH lists folders of programs."""

import os

# Games in those folders are imported as if they were here, so their imports are the same in either place.
__path__ += [
    os.path.abspath(os.path.expanduser(folder))
    for folder in os.environ.get("FATHOM_GAMES", "").split(os.pathsep)
    if folder
]
