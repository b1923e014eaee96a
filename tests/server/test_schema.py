"""Whatever is asked over HTTP: the server does not fail, and answers as its document says."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import pytest

from elfenland.server import health, replays, waiting
from elfenland.server.exposure import Exposure
from elfenland.server.openapi import OPERATIONS
from elfenland.server.reviews import Reviews
from tests.server.meeting import meet, play_out
from tests.server.running import PATIENCE, serving

# Not imported: it is for the process that asks.
HOOKS: Final = Path(__file__).with_name("schema_hooks.py")
# So many made-up requests for each operation, beside its examples and the edges of its types.
MADE_UP: Final = 3
CHECKS: Final = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)
# Most requests ask for something that there is, or else few would come far.
MOSTLY: Final = 0.8


def configuration(values: Mapping[str, Sequence[str | int]]) -> str:
    """What schemathesis is told: most of the time a parameter has one of these values."""
    lines = [f"hooks = {json.dumps(str(HOOKS))}"]
    for number, (parameter, some) in enumerate(values.items()):
        lines += [
            f"[dictionaries.d{number}]",
            f"values = {json.dumps(some)}",
            f"[parameters.{json.dumps(parameter)}]",
            f'dictionary = "d{number}"',
            f"probability = {MOSTLY}",
        ]
    return "\n".join(lines)


def ask_everything(
    url: str, folder: Path, values: Mapping[str, Sequence[str | int]], tokens: Sequence[str | None]
) -> subprocess.CompletedProcess[str]:
    """Let schemathesis ask, in a process of its own: what it makes up hangs on what is loaded."""
    (folder / "schemathesis.toml").write_text(configuration(values), "utf-8")
    options = {
        "--phases": "examples,coverage,fuzzing",
        "--max-examples": str(MADE_UP),
        "--checks": ",".join(CHECKS),
        "--suppress-health-check": "all",
        "--request-timeout": str(PATIENCE),
        "--warnings": "off",
    }
    flags = ("--generation-deterministic", "--no-shrink", "--continue-on-failure")
    # By its name, so that no other program of this name is found.
    program = (sys.executable, "-c", "from schemathesis.cli import schemathesis; schemathesis()")
    return subprocess.run(
        [
            *(*program, "--no-color", "run", f"{url}/api/openapi.json", *flags),
            *(word for option in options.items() for word in option),
        ],
        cwd=folder,
        env={**os.environ, "TOKENS_IN_TURN": json.dumps(tokens)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.slow
async def test_nothing_that_is_asked_makes_the_server_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No request makes the server fail, and no answer goes beyond the document.

    Schemathesis asks of tables in every state, as somebody who sits there, as a host, as nobody in
    particular, and with a token that there is not.
    """

    async def at_work(*_: object) -> None:
        """Work, and come to no end."""
        await asyncio.Event().wait()

    # What it asks hangs on what it is answered, and ids and tokens are answers.
    dice = random.Random(0)
    monkeypatch.setattr("secrets.choice", dice.choice)
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: dice.randbytes(size).hex())
    monkeypatch.setattr(waiting, "SECONDS", 0.0)
    # A busy machine is no failure.
    monkeypatch.setattr(health, "SECONDS", PATIENCE)
    monkeypatch.setattr(replays, "LIMIT", PATIENCE)
    monkeypatch.setattr(Reviews, "_work_out", at_work)
    async with serving(tmp_path / "tables.sqlite3", exposure=Exposure(limits=False)) as server:
        await server.http.post("/api/network")
        short = {"rounds": 3, "start_seat": 0}
        ended = await server.create("me", "random", options=short)
        await play_out(ended, ended.token)
        playing = await server.create("me", "random", options=short, hints=True)
        waits = await server.create("me", "link", "link", listed=True)
        ann = await meet(server, "Ann", ended.token, playing.token, waits.token)

        asked = await asyncio.to_thread(
            ask_everything,
            server.url,
            tmp_path,
            {
                "path.table": [playing.table, waits.table, ended.table],
                "path.code": [invite["code"] for invite in waits.invites],
                "path.seat": [0, 1, 2],
                "query.seat": [0, 1],
                "body.seat": [0, 1],
                "body.number": [0, 1],
                "body.actions[*]": ["draw pile", "draw 1", "pass"],
                "body.table": [ended.table],
                "body.step": [0, 12],
                # Who asks is still somebody afterwards.
                "body.device": ["nobody's"],
            },
            [ann.token, None, ann.token, playing.token, "nobody"],
        )
        number = (await playing.now())["number"]

    assert asked.returncode == 0, asked.stdout + asked.stderr
    assert f"Tested: {len(OPERATIONS)}" in asked.stdout
    assert number > 0, "no decision that was made up was one of the game"
