"""How the server fares, in numbers for Prometheus; none of them is about anybody.

Labels are kinds of ours, of which there are few: no names, no ids of tables, no addresses.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    start_http_server,
)

if TYPE_CHECKING:
    from elfenland.server.workers import Workers

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"

_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The numbers of one server, in a registry of its own.

    Each process has its own: whoever reads them adds up the processes.
    """

    def __init__(self, open_tables: Callable[[], int], workers: Workers) -> None:
        self.registry = registry = CollectorRegistry()
        self.sockets = Gauge("elfenland_sockets", "Sockets of tables, open now", registry=registry)
        requests = Histogram(
            "elfenland_request_seconds",
            "From a request over HTTP, or a message on a socket, to its answer",
            ["kind"], registry=registry, buckets=_SECONDS,
        )  # fmt: skip
        actions = Counter(
            "elfenland_actions", "Decisions and take-backs that were stored", ["kind"],
            registry=registry,
        )  # fmt: skip
        self._commits = Histogram(
            "elfenland_commit_seconds", "To store one of these, waiting for its turn included",
            registry=registry, buckets=_SECONDS,
        )  # fmt: skip
        self._refusals = Counter(
            "elfenland_refusals", "Refusals, by the first word of their code", ["class"],
            registry=registry,
        )  # fmt: skip
        for name, says, count in (
            ("tables_open", "Tables in memory", open_tables),
            ("thoughts_waiting", "Calls of bots, hints, tours and reviews without a process",
             lambda: workers.waiting),
            ("thoughts_running", "Processes at work for bots, hints, tours and reviews",
             lambda: workers.thinking),
        ):  # fmt: skip
            Gauge(f"elfenland_{name}", says, registry=registry).set_function(count)

        # Looking a label up takes longer than counting.
        self._request = cache(requests.labels)
        self._action = cache(actions.labels)

    def stored(self, kind: str, seconds: float) -> None:
        """An entry was stored."""
        self._action(kind).inc()
        self._commits.observe(seconds)

    def answered(self, kind: str, seconds: float) -> None:
        """A request or a message was answered; ``kind`` is the name of an operation of ours."""
        self._request(kind).observe(seconds)

    def refused(self, code: str) -> None:
        """Something was refused."""
        self._refusals.labels(code.partition(".")[0]).inc()

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self.registry)

    def listen(self, host: str, port: int) -> tuple[int, Callable[[], None]]:
        """Tell them to whoever asks at an address of their own: its port, and what ends it.

        Raises:
            OSError: it cannot listen there.
        """
        server, thread = start_http_server(port, host, self.registry)

        def end() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return server.server_port, end
