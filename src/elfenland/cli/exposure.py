"""The options of ``elfenland serve`` that say how the server stands to the world."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from elfenland.server.logs import LogFormat
    from elfenland.server.proxies import Proxy


def _proxies(_: click.Context, __: click.Parameter, given: tuple[str, ...]) -> tuple[Proxy, ...]:
    from elfenland.server.proxies import read_proxy

    try:
        return tuple(map(read_proxy, given))
    except ValueError as error:
        raise click.BadParameter(
            f"{error}; give an address or a network, as in 10.0.0.2 or 10.0.0.0/8"
        ) from error


def _place(_: click.Context, __: click.Parameter, given: str | None) -> tuple[str, int] | None:
    if given is None:
        return None
    host, colon, port = given.rpartition(":")
    if not (colon and host and port.isascii() and port.isdigit() and int(port) < 65536):
        raise click.BadParameter(
            f"{given!r} is not of the form HOST:PORT, as in 127.0.0.1:9100 or [::1]:9100"
        )
    return host.removeprefix("[").removesuffix("]"), int(port)


_OPTIONS = (
    click.option(
        "--proxy", "proxies", multiple=True, metavar="ADDRESS[/BITS]", callback=_proxies,
        help="Believe this proxy, or a network of them, about where a request comes from. "
        "Can be given several times.",
    ),
    click.option(
        "--no-limits", is_flag=True, help="Let every address and seat ask for as much as it likes."
    ),
    click.option(
        "--metrics", metavar="HOST:PORT", callback=_place,
        help="Tell the metrics for Prometheus at an address of their own.",
    ),
    click.option(
        "--log-format", type=click.Choice(["text", "json"]), default="text", show_default=True,
        help="How the log is written on stderr: troubles to read, or every event as a line.",
    ),
)  # fmt: skip


def with_exposure(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options to a command, which is given an ``Exposure`` made of them.

    The log is set up as they say before the command begins.
    """

    @wraps(command)
    def exposed(
        *,
        proxies: tuple[Proxy, ...],
        no_limits: bool,
        metrics: tuple[str, int] | None,
        log_format: LogFormat,
        **others: object,
    ) -> None:
        from elfenland.server.exposure import Exposure
        from elfenland.server.logs import set_up

        set_up(log_format)
        exposure = Exposure(proxies, limits=not no_limits, metrics=metrics, log=log_format)
        command(exposure=exposure, **others)

    with_options: Callable[..., None] = exposed
    for option in reversed(_OPTIONS):
        with_options = option(with_options)
    return with_options
