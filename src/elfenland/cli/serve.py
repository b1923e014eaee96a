"""``elfenland serve``: tables to play at in the browser."""

from __future__ import annotations

from pathlib import Path

import click

from elfenland.errors import ElfenlandError

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
@click.option(
    "--db", "file", metavar="FILE", type=click.Path(path_type=Path),
    help="Where the games are kept; by default in your own data folder.",
)  # fmt: skip
@click.option("--no-browser", is_flag=True, help="Do not open the browser.")
def serve(*, host: str, port: int, file: Path | None, no_browser: bool) -> None:
    """Serve tables to play at in the browser."""
    from elfenland.server.host import data_file, run

    file = (file or data_file()).absolute()

    def answering(url: str) -> None:
        click.echo(f"Elfenland is at {url}")
        click.echo(f"The games are kept in {file}")
        click.echo("Press Ctrl+C to stop; games under way go on when you start it again.")
        if not no_browser:
            _open_browser(url)

    try:
        run(file, host, port, answering)
    except ElfenlandError as error:
        raise click.ClickException(str(error)) from error
    click.echo("Stopped.")


def _open_browser(url: str) -> None:
    import webbrowser
    from threading import Thread

    # Some browsers return only when their window is closed.
    Thread(target=webbrowser.open, args=(url,), daemon=True).start()
