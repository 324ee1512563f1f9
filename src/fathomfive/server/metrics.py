"""Metrics for Prometheus.  They contain no names, no matches and no secrets."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)  # seconds


class Metrics:
    """The metrics of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands = Histogram(
            "fathom_command_seconds", "from a command to its acknowledgement", registry=self.registry, buckets=BUCKETS
        )
        self.refusals = Counter("fathom_refusals", "refused messages", ["code"], registry=self.registry)
        self.bot_failures = Counter(
            "fathom_bot_failures", "random moves for bots without an answer", ["bot", "game"], registry=self.registry
        )
        self.sockets = Gauge("fathom_sockets", "open sockets", registry=self.registry)
        self.tables = Gauge("fathom_tables", "open tables", registry=self.registry)

    def page(self) -> bytes:
        """Give all metrics in the text format of Prometheus."""
        return generate_latest(self.registry)
