"""The options that say how a server stands to the world, as they are read."""

from __future__ import annotations

from ipaddress import ip_network
from unittest.mock import patch

import click
import pytest
from click.testing import CliRunner

from elfenland.cli.exposure import with_exposure
from elfenland.server.exposure import AT_HOME, Exposure

PROXIES = tuple(map(ip_network, ("10.0.0.2", "2001:db8::/32")))


def read(*options: str) -> tuple[Exposure | None, str, list[str]]:
    """What a command is given for these options, what it says, and how the log is set up."""
    given: list[Exposure] = []

    @click.command()
    @with_exposure
    def serve(*, exposure: Exposure) -> None:
        given.append(exposure)

    with patch("elfenland.server.logs.set_up") as set_up:
        said = CliRunner().invoke(serve, options)
    forms = [call.args[0] for call in set_up.call_args_list]
    return (given[0] if given else None), said.output, forms


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ([], AT_HOME),
        (["--no-limits"], Exposure(limits=False)),
        (["--proxy", "10.0.0.2", "--proxy", "2001:db8::/32"], Exposure(PROXIES)),
        (["--metrics", "127.0.0.1:9100"], Exposure(metrics=("127.0.0.1", 9100))),
        (["--metrics", "[::1]:9100"], Exposure(metrics=("::1", 9100))),
    ],
)
def test_what_is_meant(options: list[str], expected: Exposure) -> None:
    """Each option as it is written."""
    assert read(*options) == (expected, "", ["text"])


def test_the_form_of_the_log() -> None:
    """It is set up before the command begins."""
    assert read("--log-format", "json")[2] == ["json"]


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--proxy", "example.org"], "as in 10.0.0.2 or 10.0.0.0/8"),
        (["--proxy", "10.0.0.1/8"], "10.0.0.1/8"),
        (["--proxy", "*"], "'*'"),
        (["--metrics", "9100"], "'9100' is not of the form HOST:PORT"),
        (["--metrics", ":9100"], "not of the form"),
        (["--metrics", "127.0.0.1:"], "not of the form"),
        (["--metrics", "127.0.0.1:65536"], "not of the form"),
        (["--log-format", "xml"], "xml"),
    ],
)
def test_what_makes_no_sense(options: list[str], says: str) -> None:
    """A sentence names it and shows the form, and nothing is begun."""
    exposure, said, forms = read(*options)

    assert exposure is None
    assert says in said
    assert forms == []
