"""Where a server would be reached, and by whom."""

from __future__ import annotations

import json
from collections.abc import Sequence
from errno import EADDRINUSE
from http.client import HTTPConnection, HTTPException
from typing import Final
from urllib.parse import urlsplit

from elfenland.server.checkup.finding import Finding
from elfenland.server.host import HostError, bind
from elfenland.server.network import EVERYWHERE, is_loopback, own_url

_SECONDS: Final = 2
_BYTES: Final = 4 * 10**6


def check_port(host: str, port: int) -> Finding:
    """Whether a server can listen there, and who does if it cannot."""
    try:
        bind(host, port).close()
    except HostError as error:
        reason, _, way_out = str(error).partition(": ")
        in_use = isinstance(error.__cause__, OSError) and error.__cause__.errno == EADDRINUSE
        who = _who_answers(own_url(host, port)) if in_use else None
        return Finding("port", "problem", f"{reason}; {who}" if who else reason, way_out)
    return Finding("port", "ok", f"port {port} is free" if port else "a free port will be taken")


def _who_answers(url: str) -> str | None:
    """Who answers at an address: a server of ours, another one, or nobody that speaks HTTP."""
    address = urlsplit(url)
    assert address.hostname is not None
    connection = HTTPConnection(address.hostname, address.port, timeout=_SECONDS)
    try:
        connection.request("GET", "/api/openapi.json")
        about = json.loads(connection.getresponse().read(_BYTES))["info"]
        if about["title"] == "Elfenland":
            return f"Elfenland {about['version']} answers at {url}"
    except ConnectionRefusedError:
        return None
    except OSError:
        return f"what listens at {url} does not answer"
    except (HTTPException, ValueError, LookupError, TypeError):
        pass
    finally:
        connection.close()
    return f"another program answers at {url}"


def check_network(host: str, port: int, addresses: Sequence[str]) -> Finding:
    """By which addresses another device reaches the server; ``addresses`` are the machine's own."""
    if not is_loopback(host) and host not in EVERYWHERE:
        addresses = [host]
    if not addresses:
        return Finding(
            "network",
            "warning",
            "this machine is in no network: only who sits at it can play",
            "connect it to the network that the other devices are in",
        )
    urls = " or ".join(own_url(address, port) for address in addresses)
    at = urls if port else f"{' or '.join(addresses)}, at the port that it takes"
    door = f"port {port}" if port else "that port"
    when = ", once a seat by link has been offered" if is_loopback(host) else ""
    return Finding(
        "network",
        "ok",
        f"a phone in the house reaches it at {at}{when}",
        f"if it does not, let this machine's firewall take connections at {door}",
    )
