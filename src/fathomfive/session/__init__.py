"""One match with its seats: commands and the time go in, events or a refusal come out.  No transport, no storage."""
