"""Serving tables over the network: `fathom serve`."""

import argparse
import os

from fathomfive.cli.archive import add_database
from fathomfive.cli.arguments import Commands
from fathomfive.server.limits import MESSAGE_BURST, OPENING_BURST, REQUEST_BURST, Limits


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "serve",
        help="let people play over the network",
        description="Let people play over the network. Every move is stored before anyone sees it. "
        "Logs are JSON lines on stderr; Ctrl-C stops the server.",
    )
    parser.add_argument(
        "--host", default="127.0.0.1", help="where to listen (default: %(default)s, this machine alone)"
    )
    parser.add_argument("--port", type=int, default=8000, help="the port to listen on (default: %(default)s)")
    add_database(parser)
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="server processes; 2 or more need PostgreSQL"
    )
    parser.add_argument("--bots", type=int, default=1, metavar="N", help="bot processes per worker")
    parser.add_argument("--cold", action="store_true", help="compile bots on first use, not at startup")
    _add_limits(parser)
    _add_network(parser)
    _add_observation(parser)
    parser.add_argument("--open", action="store_true", help="also open a browser")
    parser.add_argument("--address", default="", metavar="URL", help="the URL that invitations use (default: detected)")
    parser.add_argument(
        "--notice", default="", metavar="FILE.md",
        help="a page of your own: who runs this server, privacy, contact; or a folder with en.md, cs.md, pl.md",
    )  # fmt: skip
    parser.add_argument(
        "--expire", action="store_true",
        help="once a day, close or delete what has been abandoned, as 'fathom admin expire' does with its default ages",
    )  # fmt: skip
    parser.add_argument(
        "--passkeys", action="store_true",
        help="let people sign in with passkeys; needs --address https://NAME, or http://localhost:PORT to try it out",
    )  # fmt: skip
    _add_alerts(parser)
    parser.set_defaults(run=run)


def _add_limits(parser: argparse.ArgumentParser) -> None:
    """Add what one visitor may use; an IPv6 visitor is a /64, and every worker counts for itself."""
    defaults = Limits()
    group = parser.add_argument_group("limits", "for each worker; an IPv6 address counts as its /64")
    group.add_argument(
        "--requests-per-second", type=float, default=defaults.requests, metavar="N",
        help=f"requests per second allowed per address, with bursts of {REQUEST_BURST} times that "
        "(default: %(default)s)",
    )  # fmt: skip
    group.add_argument(
        "--sockets-per-address", type=int, default=defaults.sockets, metavar="N",
        help="open sockets allowed per address (default: %(default)s)",
    )  # fmt: skip
    group.add_argument(
        "--people-per-address", type=int, default=defaults.people, metavar="N",
        help="new people allowed per address, at once and then every ten minutes (default: %(default)s)",
    )  # fmt: skip
    group.add_argument(
        "--sockets-per-second", type=float, default=defaults.openings, metavar="N",
        help=f"new sockets allowed per second and address, with bursts of {OPENING_BURST} times that "
        "(default: %(default)s)",
    )  # fmt: skip
    group.add_argument(
        "--messages-per-second", type=float, default=defaults.messages, metavar="N",
        help=f"messages read per second from all the sockets of one address, with bursts of {MESSAGE_BURST} times that "
        "(default: %(default)s)",
    )  # fmt: skip
    group.add_argument(
        "--connections-per-address", type=int, default=defaults.connections, metavar="N",
        help="connections allowed per address, sockets included; connections from a trusted proxy count for the "
        "address that it forwards (default: %(default)s)",
    )  # fmt: skip
    group.add_argument(
        "--connections", type=int, default=defaults.all_connections, metavar="N",
        help="connections allowed in all; beyond that, the server drops those that have gone longest without sending a "
        "whole request (default: as many as the limit on file descriptors allows)",
    )  # fmt: skip
    group.add_argument(
        "--tables-per-person", type=int, default=defaults.tables, metavar="N",
        help="unfinished tables that one person may have created (default: %(default)s)",
    )  # fmt: skip


def _add_alerts(parser: argparse.ArgumentParser) -> None:
    """Add how people are told of their turn who are elsewhere, and their vacation."""
    group = parser.add_argument_group("alerts")
    group.add_argument(
        "--smtp", default=os.environ.get("FATHOM_SMTP", ""), metavar="URL",
        help="notify people by email through this server: smtp://USER:PASSWORD@HOST:PORT, or smtps:// for TLS from "
        "the start (or set FATHOM_SMTP, which keeps the password out of the process list); needs --mail-from and "
        "--address",
    )  # fmt: skip
    group.add_argument(
        "--mail-from", default=os.environ.get("FATHOM_MAIL_FROM", ""), metavar="ADDRESS",
        help="the sender of these emails, such as 'Fathom Five <play@example.org>' (or set FATHOM_MAIL_FROM)",
    )  # fmt: skip
    group.add_argument(
        "--vacation-days", type=int, default=14, metavar="N",
        help="days of holiday per person and year; a holiday stops the clocks of games with a day or more per move "
        "(default: %(default)s)",
    )  # fmt: skip
    group.add_argument(
        "--private-push", action="store_true",
        help="for tests only: let Web Push also send to http and private addresses; visitors choose these addresses",
    )  # fmt: skip


def _add_network(parser: argparse.ArgumentParser) -> None:
    """Add what a host says about the network."""
    group = parser.add_argument_group("network")
    group.add_argument(
        "--trusted-proxies", default="127.0.0.1,::1", metavar="LIST",
        help="addresses and networks of reverse proxies, separated by commas, whose X-Forwarded-For and "
        "X-Forwarded-Proto headers are trusted (default: %(default)s)",
    )  # fmt: skip
    group.add_argument(
        "--allowed-host", action="append", default=[], metavar="NAME",
        help="a host name under which browsers may reach the server; may be given several times. Always allowed: "
        "localhost, IP addresses, the name of this machine and the one in --address",
    )  # fmt: skip


def _add_observation(parser: argparse.ArgumentParser) -> None:
    """Add what a host may observe."""
    group = parser.add_argument_group("logs and metrics")
    group.add_argument(
        "--access-log", default="", metavar="FILE",
        help="write a JSON line for every request, with its route but not its path; - means standard output",
    )  # fmt: skip
    group.add_argument(
        "--log-addresses", choices=("no", "network", "full"), default="no",
        help="visitors' addresses in the access log: none, only the network, or all of it (default: %(default)s)",
    )  # fmt: skip
    group.add_argument(
        "--metrics-port", type=int, default=None, metavar="N",
        help="serve Prometheus metrics of all workers together on this separate port",
    )  # fmt: skip
    group.add_argument(
        "--metrics-host",
        default="127.0.0.1",
        metavar="HOST",
        help="the address that port listens on (default: %(default)s)",
    )
    group.add_argument(
        "--metrics-token", default=os.environ.get("FATHOM_METRICS_TOKEN", ""), metavar="TOKEN",
        help="the bearer token that is required to read /metrics (or set FATHOM_METRICS_TOKEN); without one, only "
        "programs on this machine may read them",
    )  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    from fathomfive.server.runner import Settings, serve  # most commands need no server

    limits = Limits(
        requests=args.requests_per_second,
        at_once=REQUEST_BURST * args.requests_per_second,
        sockets=args.sockets_per_address,
        tables=args.tables_per_person,
        people=args.people_per_address,
        openings=args.sockets_per_second,
        openings_at_once=OPENING_BURST * args.sockets_per_second,
        messages=args.messages_per_second,
        connections=args.connections_per_address,
        all_connections=args.connections,
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
        notice=args.notice,
        expire=args.expire,
        passkeys=args.passkeys,
        trusted_proxies=[text.strip() for text in args.trusted_proxies.split(",") if text.strip()],
        allowed_hosts=args.allowed_host,
        access_log=args.access_log,
        log_addresses=args.log_addresses,
        metrics_port=args.metrics_port,
        metrics_host=args.metrics_host,
        metrics_token=args.metrics_token,
        smtp=args.smtp,
        mail_from=args.mail_from,
        vacation_days=args.vacation_days,
        private_push=args.private_push,
    )
    serve(settings)
    return 0
