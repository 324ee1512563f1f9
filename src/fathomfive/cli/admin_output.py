"""What `fathom admin` prints: rows, records, what was done, and the question before something is deleted."""

import argparse
import json
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from fathomfive.kernel.errors import Refused

Row = dict[str, Any]
TIMES = {"made", "seen", "used", "started", "ended", "last", "until", "at", "here"}  # milliseconds since 1970


def show_rows(args: argparse.Namespace, rows: Sequence[Row]) -> int:
    """Print rows as a table."""
    if args.json:
        print(json.dumps({"ok": True, "rows": list(rows)}, ensure_ascii=False))
        return 0
    if rows:
        lines = [list(rows[0]), *([in_words(key, value) for key, value in row.items()] for row in rows)]
        widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
        for line in lines:
            print("  ".join(word.ljust(width) for word, width in zip(line, widths, strict=True)).rstrip())
    print(f"{len(rows)} found" if rows else "none found")
    return 0


def show_one(args: argparse.Namespace, row: Row) -> int:
    """Print one record, field by field."""
    if args.json:
        print(json.dumps({"ok": True, **row}, ensure_ascii=False))
        return 0
    for key, value in row.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            print(f"{key}:")
            for one in value:
                print("  " + ", ".join(f"{name} {in_words(name, found)}" for name, found in one.items()))
        else:
            print(f"{key}: {in_words(key, value)}")
    return 0


def done(args: argparse.Namespace, words: str, **fields: Any) -> int:
    """Print what was done."""
    print(json.dumps({"ok": True, **fields}, ensure_ascii=False) if args.json else words)
    return 0


def in_words(key: str, value: Any) -> str:
    """Write a value for a person, on one line and without control characters."""
    if value is None:
        return "-"
    if isinstance(value, int) and key in TIMES:
        return f"{datetime.fromtimestamp(value / 1000, UTC):%Y-%m-%d %H:%M}"
    if isinstance(value, dict | list):
        return json.dumps(value, ensure_ascii=False)
    return "".join(letter if letter.isprintable() else " " for letter in str(value))


def confirm(args: argparse.Namespace, what: str) -> None:
    """Ask before something is deleted, unless `--yes` was given; without a terminal, refuse."""
    if args.yes:
        return
    if args.json or not sys.stdin.isatty():
        raise Refused("not_confirmed", f"this would delete {what}; add --yes to do so")
    if input(f"This deletes {what}. Type yes to go on: ").strip().lower() != "yes":
        raise Refused("not_confirmed", "nothing was deleted")
