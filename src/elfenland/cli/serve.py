"""``elfenland serve``: tables to play at in the browser."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import click

from elfenland.cli.exposure import with_exposure
from elfenland.cli.service import with_service
from elfenland.errors import ElfenlandError

if TYPE_CHECKING:
    from elfenland.server.exposure import Exposure
    from elfenland.server.service import Service

DEFAULT_PORT = 8000


@click.command()
@click.option(
    "--host", default="127.0.0.1", show_default=True, metavar="ADDRESS",
    help="Where to listen; 0.0.0.0 lets the local network in from the start.",
)  # fmt: skip
@click.option(
    "--port", default=DEFAULT_PORT, show_default=True, metavar="N",
    type=click.IntRange(0, 65535), help="The port; 0 takes a free one.",
)  # fmt: skip
@with_service
@click.option(
    "--workers", default=1, show_default=True, metavar="N", type=click.IntRange(1, 64),
    help="So many processes serve together; more than one takes --redis.",
)  # fmt: skip
@with_exposure
@click.option("--no-browser", is_flag=True, help="Do not open the browser.")
def serve(
    *,
    host: str,
    port: int,
    service: Service,
    workers: int,
    exposure: Exposure,
    no_browser: bool,
) -> None:
    """Serve tables to play at in the browser."""
    from elfenland.server import serving, supervisor

    service = replace(service, exposure=exposure)

    if workers > 1 and service.redis is None:
        raise click.UsageError(
            f"{workers} workers tell one another by Redis what has changed: "
            "give --redis redis://HOST, or leave out --workers."
        )

    def answering(url: str) -> None:
        click.echo(f"Elfenland is at {url}")
        click.echo(f"The games are kept in {service.database}")
        click.echo("Press Ctrl+C to stop; games under way go on when you start it again.")
        if not no_browser:
            _open_browser(url)

    try:
        if workers > 1:
            supervisor.run(service, host, port, answering, workers)
        else:
            serving.run(service, host, port, answering)
    except ElfenlandError as error:
        raise click.ClickException(str(error)) from error
    click.echo("Stopped.")


def _open_browser(url: str) -> None:
    import webbrowser
    from threading import Thread

    # Some browsers return only when their window is closed.
    Thread(target=webbrowser.open, args=(url,), daemon=True).start()
