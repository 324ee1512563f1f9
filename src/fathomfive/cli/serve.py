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
        description="Let people play over the network. Every move is kept before anyone sees it. "
        "Logs are JSON lines on stderr; Ctrl-C stops it.",
    )
    parser.add_argument(
        "--host", default="127.0.0.1", help="where to listen (default: %(default)s, this machine alone)"
    )
    parser.add_argument("--port", type=int, default=8000, help="(default: %(default)s)")
    add_database(parser)
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="processes that serve; PostgreSQL for 2 or more"
    )
    parser.add_argument(
        "--bots", type=int, default=1, metavar="N", help="processes in which bots think, of each worker"
    )
    parser.add_argument("--cold", action="store_true", help="compile a bot when it is first asked, not ahead")
    usual = Limits()
    parser.add_argument(
        "--requests-per-second", type=float, default=usual.requests, metavar="N",
        help=f"that one address may ask, and {BURST} times as many at once (default: %(default)s)",
    )  # fmt: skip
    parser.add_argument(
        "--sockets-per-address", type=int, default=usual.sockets, metavar="N", help="(default: %(default)s)"
    )
    parser.add_argument(
        "--tables-per-person", type=int, default=usual.tables, metavar="N",
        help="that one person has laid and that are not over (default: %(default)s)",
    )  # fmt: skip
    parser.add_argument("--open", action="store_true", help="open a browser, too")
    parser.add_argument(
        "--address", default="", metavar="URL", help="where others find it, for invitations (default: found out)"
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
