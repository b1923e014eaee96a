"""How a server stands to the world: as it was started."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from elfenland.server.proxies import Proxy


@dataclass(frozen=True, slots=True)
class Exposure:
    """What the world may ask for, and by which way it comes.

    proxies: those whose word is taken for where a request comes from.
    limits: whether addresses and seats are kept within limits.
    metrics: the host and the port of the metrics' own listener, None without one.
    """

    proxies: tuple[Proxy, ...] = ()
    limits: bool = True
    metrics: tuple[str, int] | None = None


AT_HOME: Final = Exposure()
"""As it is started without a word about it."""
