"""Opening the tables to others: `fathom serve`."""

import argparse

from fathomfive.cli.archive import add_database
from fathomfive.cli.arguments import Commands
from fathomfive.server.limits import BURST, Limits


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "serve",
        help="let people play over the network",
        description="Let people play over the network. Every move is stored before anyone sees it. "
        "Logs are JSON lines on stderr; Ctrl-C stops it.",
    )
    parser.add_argument(
        "--host", default="127.0.0.1", help="where to listen (default: %(default)s, this machine alone)"
    )
    parser.add_argument("--port", type=int, default=8000, help="(default: %(default)s)")
    add_database(parser)
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="server processes; 2 or more need PostgreSQL"
    )
    parser.add_argument("--bots", type=int, default=1, metavar="N", help="bot processes per worker")
    parser.add_argument("--cold", action="store_true", help="compile bots on first use, not at startup")
    defaults = Limits()
    parser.add_argument(
        "--requests-per-second", type=float, default=defaults.requests, metavar="N",
        help=f"requests per second allowed per address, with bursts of {BURST} times that (default: %(default)s)",
    )  # fmt: skip
    parser.add_argument(
        "--sockets-per-address", type=int, default=defaults.sockets, metavar="N", help="(default: %(default)s)"
    )
    parser.add_argument(
        "--tables-per-person", type=int, default=defaults.tables, metavar="N",
        help="unfinished tables one person may have created (default: %(default)s)",
    )  # fmt: skip
    parser.add_argument("--open", action="store_true", help="also open a browser")
    parser.add_argument(
        "--address", default="", metavar="URL", help="where others find it, for invitations (default: detected)"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop."""
    from fathomfive.server.runner import Settings, serve  # most commands need no server

    limits = Limits(
        requests=args.requests_per_second,
        at_once=BURST * args.requests_per_second,
        sockets=args.sockets_per_address,
        tables=args.tables_per_person,
    )
    settings = Settings(
        host=args.host,
        port=args.port,
        database=args.database or "",
        workers=args.workers,
        bots=args.bots,
        cold=args.cold,
        limits=limits,
        open=args.open,
        address=args.address,
    )
    serve(settings)
    return 0
