"""How a server stands to the world: as it was started."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from elfenland.server.logs import LogFormat
from elfenland.server.proxies import Proxy


@dataclass(frozen=True, slots=True)
class Exposure:
    """What the world may ask for, and by which way it comes.

    proxies: those whose word is taken for where a request comes from.
    limits: whether addresses and seats are kept within limits.
    metrics: the host and the port of the metrics' own listener, None without one.
    log: how the log is written.
    """

    proxies: tuple[Proxy, ...] = ()
    limits: bool = True
    metrics: tuple[str, int] | None = None
    log: LogFormat = "text"

    def of_process(self, number: int) -> Exposure:
        """That of one process of several, from 0: each tells its own metrics, port after port."""
        if self.metrics is None or self.metrics[1] == 0:
            return self
        host, port = self.metrics
        return replace(self, metrics=(host, port + number))


AT_HOME: Final = Exposure()
"""As it is started without a word about it."""
