"""What each part of `fathom admin` does."""

import argparse
from dataclasses import fields
from typing import Any

from fathomfive.archive.ages import Ages
from fathomfive.archive.closing import close_match
from fathomfive.archive.expiry import Expired, find_expired
from fathomfive.archive.expiry import expire as expire_all
from fathomfive.cli.admin_output import confirm, done, show_one, show_rows
from fathomfive.kernel.errors import Refused
from fathomfive.store.admin import DAY, Records
from fathomfive.store.cards import now
from fathomfive.store.host_acts import HostActs
from fathomfive.store.sanctions import Network, network_of
from fathomfive.store.store import Store

MAX_REASON = 500  # letters


class Desk:
    """A store with what an admin may look up and do."""

    def __init__(self, store: Store, admin: str) -> None:
        self.store = store
        self.records = Records(store.engine)
        self.acts = HostActs(store.writer, admin)


# --- Lists -------------------------------------------------------------------------------------------------------


def people(desk: Desk, args: argparse.Namespace) -> int:
    """List people."""
    return show_rows(args, desk.records.people(args.name, args.most))


def matches(desk: Desk, args: argparse.Namespace) -> int:
    """List matches."""
    person = None if args.person is None else desk.records.find_person(args.person)
    return show_rows(args, desk.records.matches(person, args.state, args.most))


def show(desk: Desk, args: argparse.Namespace) -> int:
    """Show a match or a person."""
    return show_one(args, desk.records.show(args.of))


def chat(desk: Desk, args: argparse.Namespace) -> int:
    """List what was said at a table."""
    return show_rows(args, desk.records.chat(args.match))


def reports(desk: Desk, args: argparse.Namespace) -> int:
    """List reports."""
    return show_rows(args, desk.records.reports(args.closed, args.most))


def sanctions(desk: Desk, args: argparse.Namespace) -> int:
    """List bans and mutes."""
    return show_rows(args, desk.records.sanctions(args.all))


def audit(desk: Desk, args: argparse.Namespace) -> int:
    """List the last acts of admins."""
    return show_rows(args, desk.records.audit(args.most))


# --- Acts --------------------------------------------------------------------------------------------------------


def _target(desk: Desk, kind: str, text: str) -> tuple[str | None, Network | None]:
    network = network_of(text) if kind == "ban" else None
    return (None if network else desk.records.find_person(text)), network


def sanction(desk: Desk, args: argparse.Namespace) -> int:
    """Ban or mute."""
    if args.days is not None and not 0 < args.days < 36500:
        raise Refused("bad_number", f"expected a number of days from 0 to 36500, got {args.days:g}")
    if len(args.reason) > MAX_REASON or not args.reason.isprintable():
        raise Refused("bad_reason", f"expected a reason of at most {MAX_REASON} visible letters in one line")
    person, network = _target(desk, args.kind, args.target)
    until = None if args.days is None else now() + int(args.days * DAY)
    name = desk.acts.sanction(args.kind, person, network, until, args.reason)
    span = "for good" if args.days is None else f"for {args.days:g} days"
    target = person or str(network)
    return done(args, f"{args.kind} of {target} {span}", sanction=name, kind=args.kind, target=target, until=until)


def lift(desk: Desk, args: argparse.Namespace) -> int:
    """End a ban or a mute."""
    person, network = _target(desk, args.kind, args.target)
    target = person or str(network)
    desk.acts.lift(args.kind, target)
    return done(args, f"the {args.kind} of {target} has ended", target=target)


def close_report(desk: Desk, args: argparse.Namespace) -> int:
    """Mark a report as dealt with."""
    desk.acts.close_report(args.report)
    return done(args, f"report {args.report} is closed", report=args.report)


def close(desk: Desk, args: argparse.Namespace) -> int:
    """End a match without a result."""
    close_match(desk.store, desk.acts, args.match)
    return done(args, f"match {args.match} is closed", match=args.match)


def delete_match(desk: Desk, args: argparse.Namespace) -> int:
    """Delete a match."""
    found = desk.records.show(args.match)
    if found["kind"] != "match":
        raise Refused("no_such_match", f"there is no match '{args.match[:40]}'")
    confirm(args, f"match {args.match} ({found['game']}, {found['events']} events, {found['lines']} lines of chat)")
    desk.acts.delete_match(args.match)
    return done(args, f"match {args.match} is deleted", match=args.match)


def delete_person(desk: Desk, args: argparse.Namespace) -> int:
    """Delete a person."""
    person = desk.records.find_person(args.person)
    found: dict[str, Any] = desk.records.show(person)
    confirm(args, f"person {person} ('{found['name']}', {len(found['keys'])} keys, {found['lines']} lines of chat)")
    desk.acts.delete_person(person)
    desk.store.checkpoint()  # what was deleted is not in the WAL either
    return done(args, f"person {person} is deleted", person=person)


def delete_chat(desk: Desk, args: argparse.Namespace) -> int:
    """Delete what was said at a table."""
    person = None if args.person is None else desk.records.find_person(args.person)
    lines = [
        line
        for line in desk.records.chat(args.match)
        if line["text"] and person in (None, line["person"]) and args.line in (None, line["n"])
    ]
    confirm(args, f"{len(lines)} lines of chat")
    deleted = desk.acts.delete_chat(args.match, person, args.line)
    desk.store.checkpoint()
    return done(args, f"{deleted} lines are deleted", lines=deleted)


def revoke(desk: Desk, args: argparse.Namespace) -> int:
    """Revoke keys."""
    if (args.key is None) == (args.person is None):
        raise Refused("bad_arguments", "expected either the name of a key, or --person")
    person = None if args.person is None else desk.records.find_person(args.person)
    keys = desk.acts.revoke(args.key, person)
    return done(args, f"{keys} keys are revoked", keys=keys)


def expire(desk: Desk, args: argparse.Namespace) -> int:
    """Close or delete what is abandoned."""
    ages = Ages(**{field.name: getattr(args, field.name) for field in fields(Ages)})
    if min(vars(ages).values()) < 1:
        raise Refused("bad_number", f"expected ages of at least 1 day, got {min(vars(ages).values())}")
    found = find_expired(desk.store, ages)
    words = ", ".join(f"{count} {kind}" for kind, count in found.counts().items() if count) or "nothing"
    if args.dry_run or words == "nothing":
        return done(args, f"would go: {words}", dry_run=args.dry_run, counts=found.counts(), **_names(found))
    confirm(args, words)
    gone = expire_all(desk.store, desk.acts, ages)
    return done(args, f"closed or deleted: {words}", dry_run=False, counts=gone.counts(), **_names(gone))


def _names(found: Expired) -> dict[str, list[str]]:
    return {"tables": found.tables, "matches": found.matches, "people": found.people}
