"""How much one address or one seat may ask for: far more than people do, and good bots.

Buckets of tokens: each kind of request takes one, and they come back with time.
"""

from __future__ import annotations

import math
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from time import monotonic
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from elfenland.errors import TableError
from elfenland.server.credentials import fingerprint
from elfenland.server.network import is_loopback
from elfenland.server.security import AnyConnection, token_of

Kind: TypeAlias = Literal["requests", "actions", "tables", "codes"]
# An address, or the fingerprint of a token; None for whoever is not limited.
Who: TypeAlias = str | bytes | None


class Rate(NamedTuple):
    """So many a second in the long run, and so many at once."""

    a_second: float
    at_once: int


RATES: Final = MappingProxyType[Kind, Rate]({
    "requests": Rate(100, 1000),  # over HTTP, by address
    "actions": Rate(20, 100),  # by seat: what is played, taken back, looked at or asked
    "tables": Rate(1, 60),  # sealed and made, by address: two for each table
    "codes": Rate(1 / 6, 10),  # wrong ones, by address: nobody finds one by trying
})  # fmt: skip

SOCKETS: Final = 200
"""Open at a time from one address."""

# Beyond so many, those that have not been asked for the longest time are forgotten.
_KEPT: Final = 20_000
_UNNAMED: Final = "nobody named"
_IPV6_HOUSEHOLD: Final = 64


class LimitReached(TableError):
    """Too much was asked for; ``wait`` is after how many seconds it is worth asking again."""

    def __init__(self, what: str, wait: float) -> None:
        seconds = max(1, math.ceil(wait))
        unit = "second" if seconds == 1 else "seconds"
        super().__init__("limit.reached", f"{what}: try again in {seconds} {unit}.", 429)
        self.wait = seconds


_WHAT: Final = MappingProxyType[Kind, str]({
    "requests": "Too much is asked from your address",
    "actions": "Too much is asked for your seat",
    "tables": "Too many tables are made from your address",
    "codes": "Too many links that lead nowhere were tried from your address",
})  # fmt: skip


class Limits:
    """The buckets of one server process; none are kept where ``on`` is False."""

    def __init__(self, *, on: bool = True, clock: Callable[[], float] = monotonic) -> None:
        self._on = on
        self._clock = clock
        # What was left in a bucket, and when.
        self._left: OrderedDict[tuple[Kind, Who], tuple[float, float]] = OrderedDict()
        self._sockets = Counter[Who]()

    def address(self, connection: AnyConnection) -> Who:
        """By what the limits of an address count; None for this machine itself."""
        client = connection.client
        if not self._on or (client is not None and is_loopback(client.host)):
            return None
        return _household(client.host) if client else _UNNAMED

    def seat(self, connection: AnyConnection) -> Who:
        """By what the limits of a seat count: its token, or its address where it shows none."""
        address = self.address(connection)
        token = token_of(connection)
        return address if address is None or token is None else fingerprint(token)

    def take(self, kind: Kind, who: Who) -> None:
        """Take one from a bucket.

        Raises:
            LimitReached: it is empty.
        """
        if who is None:
            return
        rate, now = RATES[kind], self._clock()
        left, then = self._left.pop((kind, who), (rate.at_once, now))
        left = min(rate.at_once, left + (now - then) * rate.a_second)
        enough = left >= 1
        self._left[kind, who] = (left - enough, now)
        while len(self._left) > _KEPT:
            self._left.popitem(last=False)
        if not enough:
            raise LimitReached(_WHAT[kind], (1 - left) / rate.a_second)

    def give_back(self, kind: Kind, who: Who) -> None:
        """Put back what turned out not to count."""
        if bucket := self._left.get((kind, who)):
            left, then = bucket
            self._left[kind, who] = (left + 1, then)

    @contextmanager
    def socket(self, who: Who) -> Iterator[None]:
        """Count a socket as open until the end of the block.

        Raises:
            LimitReached: there are too many from this address.
        """
        if who is None:
            yield
            return
        if self._sockets[who] >= SOCKETS:
            raise LimitReached(f"{SOCKETS} sockets are open from your address", 10)
        self._sockets[who] += 1
        try:
            yield
        finally:
            self._sockets[who] -= 1
            self._sockets += Counter()  # forgets those without any


def kind_of(handler_options: dict[str, Any]) -> Kind | None:
    """The limit that a handler names beside that of all requests."""
    kind: Kind | None = handler_options.get("limit")
    return kind


def _household(host: str) -> str:
    """The address itself, or the network of an IPv6 address, all of which is one household's."""
    try:
        ip = ip_address(host)
    except ValueError:
        return host
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped:
            return str(ip.ipv4_mapped)
        return f"{int(ip) >> (128 - _IPV6_HOUSEHOLD):x}::/{_IPV6_HOUSEHOLD}"
    return str(ip)
