"""What is counted, for Prometheus.  No names, no matches, no secrets."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)  # seconds


class Meters:
    """The meters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands = Histogram(
            "fathom_command_seconds", "from a command to its acknowledgement", registry=self.registry, buckets=QUICK
        )
        self.refusals = Counter("fathom_refusals", "what was refused", ["code"], registry=self.registry)
        self.sockets = Gauge("fathom_sockets", "open sockets", registry=self.registry)
        self.tables = Gauge("fathom_tables", "open tables", registry=self.registry)

    def page(self) -> bytes:
        """Give all of them as Prometheus reads them."""
        return generate_latest(self.registry)
