"""``elfenland doctor``: what is wrong with a set-up, and how to mend it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict

import click

from elfenland import __version__
from elfenland.cli.database import takes_database
from elfenland.cli.redis import takes_redis
from elfenland.cli.serve import DEFAULT_PORT
from elfenland.cli.words import counted
from elfenland.server.checkup import Finding, examine
from elfenland.server.database import Database
from elfenland.server.redis_url import RedisUrl


@click.command()
@click.option(
    "--host", default="127.0.0.1", show_default=True, metavar="ADDRESS",
    help="Where `serve` is to listen.",
)  # fmt: skip
@click.option(
    "--port", default=DEFAULT_PORT, show_default=True, metavar="N",
    type=click.IntRange(0, 65535), help="At which port.",
)  # fmt: skip
@takes_database("Where the games are kept")
@takes_redis
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
def doctor(
    *, host: str, port: int, database: Database, redis: RedisUrl | None, as_json: bool
) -> None:
    """Say what is wrong with this set-up, and how to mend it.

    Takes the options with which `serve` is to be started. The exit code is 1 where it would not
    start, or nobody could play.
    """
    found = examine(database, host, port, redis)
    problems, warnings = _as_json(found) if as_json else _as_text(found)
    if not as_json:
        click.echo(_verdict(problems, warnings))
    if problems:
        raise SystemExit(1)


def _as_json(found: Iterable[Finding]) -> tuple[int, int]:
    findings = list(found)
    counts = _counts(findings)
    told = {
        "program": f"elfenland {__version__}",
        "problems": counts[0],
        "warnings": counts[1],
        "checks": [asdict(finding) for finding in findings],
    }
    click.echo(json.dumps(told, indent=2))
    return counts


def _as_text(found: Iterable[Finding]) -> tuple[int, int]:
    """Print each finding as it comes: some take a second."""
    findings = []
    for finding in found:
        findings.append(finding)
        click.echo(f"{finding.level:8} {finding.check:9} {finding.what}")
        if finding.way_out:
            click.echo(f"{'':18} {finding.way_out}")
    return _counts(findings)


def _counts(findings: list[Finding]) -> tuple[int, int]:
    levels = [finding.level for finding in findings]
    return levels.count("problem"), levels.count("warning")


def _verdict(problems: int, warnings: int) -> str:
    said = " and ".join(
        counted(count, word)
        for count, word in ((problems, "problem"), (warnings, "warning"))
        if count
    )
    if problems:
        return f"{said}: mend {'it' if problems == 1 else 'them'} before `elfenland serve`."
    return f"{said or 'nothing is wrong'}: `elfenland serve` can start."
