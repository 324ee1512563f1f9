"""The old names of `archive.tides`, for callers that still use them."""

from fathomfive.archive.tides import branch_match as play_on
from fathomfive.archive.tides import export_match as take_out
from fathomfive.archive.tides import import_file as bring_in
from fathomfive.archive.tides import open_text as open_up

__all__ = ["bring_in", "open_up", "play_on", "take_out"]
