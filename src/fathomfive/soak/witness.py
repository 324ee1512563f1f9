"""The witness: everything that clients received or had acknowledged, compared with the store."""

from dataclasses import dataclass, field

import msgspec

from fathomfive.archive.verification import verify
from fathomfive.kernel.errors import Refused
from fathomfive.kernel.game import JsonObject
from fathomfive.server.events import build_event
from fathomfive.session.events import Event
from fathomfive.session.session import Session
from fathomfive.store.store import Store


@dataclass
class WitnessedMatch:
    """A match as stored, and what clients received of it."""

    session: Session
    events: list[Event] = field(default_factory=list)
    told: dict[int, list[JsonObject]] = field(default_factory=dict)  # by viewer, every event as it is to be told
    seen: list[tuple[int, JsonObject]] = field(default_factory=list)  # viewer and event; not compared yet
    lines: dict[int, JsonObject] = field(default_factory=dict)  # received, by number
    sent: dict[str, JsonObject] = field(default_factory=dict)  # commands by the id they have in the store
    acks: dict[str, int] = field(default_factory=dict)
    said: dict[str, int] = field(default_factory=dict)  # lines that were acknowledged


class Witness:
    """Records what all clients report, and complains about every difference from the store."""

    def __init__(self) -> None:
        self.matches: dict[str, WitnessedMatch] = {}
        self.wrong: list[str] = []
        self.sightings = self.acks = 0

    def add_match(self, store: Store, match: str) -> None:
        """Start to record a match."""
        self.matches[match] = WitnessedMatch(Session(store.card(match), trusted=True))

    # --- Reports of clients ---

    def received_event(self, match: str, viewer: int, event: JsonObject) -> None:
        """Record that a client received an event."""
        self.sightings += 1
        self.matches[match].seen.append((viewer, event))

    def received_line(self, match: str, line: JsonObject) -> None:
        """Record that a client received a line of chat, which must be the same for all."""
        before = self.matches[match].lines.setdefault(line["n"], line)
        if before != line:
            self.complain(f"match {match}: line {line['n']} was received as {before} and as {line}")

    def sent_command(self, match: str, viewer: int, command: JsonObject) -> None:
        """Record that a client sent a command."""
        self.matches[match].sent[f"{viewer}:{command['cmd_id']}"] = command

    def received_ack(self, match: str, viewer: int, command: JsonObject, seq: int) -> None:
        """Record that a command was acknowledged."""
        self.acks += 1
        kept = self.matches[match]
        if command["type"] == "say":
            kept.said[command["cmd_id"]] = seq
        else:
            kept.acks[f"{viewer}:{command['cmd_id']}"] = seq

    def complain(self, words: str) -> None:
        """Record that something is wrong."""
        self.wrong.append(words)

    # --- Comparing with the store ---

    def compare(self, store: Store) -> None:
        """Read new events from the store, and compare all reports since the last time with it."""
        for match, kept in list(self.matches.items()):
            if not kept.seen and not kept.acks and not kept.said:
                continue
            # reports made before the store is read must be in it; clients go on reporting meanwhile
            seen, acks, said, lines = kept.seen, kept.acks, kept.said, dict(kept.lines)
            kept.seen, kept.acks, kept.said = [], {}, {}
            self._add_events(kept, store.since(match, len(kept.events)))
            self._compare_events(match, kept, seen)
            self._compare_acks(match, kept, acks)
            self._compare_words(match, store, said, lines)

    def finish(self, store: Store) -> int:
        """Compare everything again from the first event on, verify each match, and count the events."""
        self.compare(store)
        total = 0
        for match, kept in self.matches.items():
            self._compare_words(match, store, kept.said, kept.lines)
            events = store.since(match)
            total += len(events)
            if events[: len(kept.events)] != kept.events:
                self.complain(f"match {match}: stored events have changed")
            foreign = [e.cmd_id for e in events if e.cmd_id is not None and e.cmd_id not in kept.sent]
            if foreign:
                self.complain(f"match {match}: commands are stored that no client sent: {foreign[:3]}")
            try:
                verify(store, match)
            except Refused as refused:
                self.complain(refused.error)
        return total

    def head(self, match: str) -> int:
        """Give the last event of a match that is known to be stored."""
        return len(self.matches[match].events)

    def _add_events(self, kept: WitnessedMatch, events: list[Event]) -> None:
        viewers = kept.session.match.game.viewers(kept.session.match.seats)
        for event in events:
            for viewer in viewers:
                told = build_event(kept.session.match, event, viewer)
                kept.told.setdefault(viewer, []).append(msgspec.to_builtins(told))
            kept.session.apply(event)
            kept.events.append(event)

    def _compare_events(self, match: str, kept: WitnessedMatch, seen: list[tuple[int, JsonObject]]) -> None:
        for viewer, event in seen:
            seq = event["seq"]
            if seq > len(kept.events):
                self.complain(f"match {match}: event {seq} was received and is lost: {event}")
            elif kept.told[viewer][seq - 1] != event:
                self.complain(
                    f"match {match}: {viewer} received {event}, but the store has {kept.told[viewer][seq - 1]}"
                )

    def _compare_acks(self, match: str, kept: WitnessedMatch, acks: dict[str, int]) -> None:
        for name, seq in acks.items():
            if seq > len(kept.events) or kept.events[seq - 1].cmd_id != name:
                self.complain(f"match {match}: command {name} was acknowledged as event {seq}, which is missing")

    def _compare_words(self, match: str, store: Store, said: dict[str, int], heard: dict[int, JsonObject]) -> None:
        if not said and not heard:
            return
        there = {line.n: line for line in store.chat(match)}
        for name, n in said.items():
            if n not in there or there[n].cmd_id.partition(":")[2] != name:
                self.complain(f"match {match}: line {name} was acknowledged as line {n}, which is missing")
        for n, line in heard.items():
            if n not in there or (there[n].text, there[n].at) != (line["text"], line["at"]):
                self.complain(f"match {match}: line {n} was received and is lost: {line}")
