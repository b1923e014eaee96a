"""The sentences for what may be in the way of a first start."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import troubles

# As the tools said it.
SAID = {
    "uv without a route": (
        "error: Request failed\n  cause: client error (Connect)\n  cause: tcp connect error",
        troubles.NO_NETWORK,
    ),
    "uv without a name server": (
        "  cause: dns error\n  cause: failed to lookup address information",
        troubles.NO_NETWORK,
    ),
    "pip without a network": (
        "WARNING: Retrying: Failed to establish a new connection\nERROR: No matching distribution",
        troubles.NO_NETWORK,
    ),
    "npm without a network": ("npm error code ENOTFOUND", troubles.NO_NETWORK),
    "npm behind a strange proxy": (
        "npm error request failed, reason: self-signed certificate in certificate chain",
        troubles.NO_NETWORK,
    ),
    "Python on a full disk": ("[Errno 28] No space left on device", troubles.DISK_FULL),
    "npm on a full disk": ("npm error code ENOSPC", troubles.DISK_FULL),
    "Python in a read-only folder": (
        "[Errno 30] Read-only file system: '/srv/elfenland/.cache'",
        troubles.READ_ONLY,
    ),
    "uv in somebody else's folder": ("error: Permission denied (os error 13)", troubles.READ_ONLY),
    "a wheel to compile": (
        "error: command 'x86_64-linux-gnu-gcc' failed: No such file or directory",
        troubles.NO_COMPILER,
    ),
    "a wheel to compile on Windows": (
        "error: Microsoft Visual C++ 14.0 or greater is required.",
        troubles.NO_COMPILER,
    ),
}


@pytest.mark.parametrize(("said", "sentence"), SAID.values(), ids=SAID)
def test_known_trouble_gets_its_sentence(said: str, sentence: str, tmp_path: Path) -> None:
    """The telling line of what a tool said is shown, without the rest, and what to do."""
    explained = troubles.explain(f"Traceback\n{said}\nmore\n", tmp_path / "install.log")

    told, sentence_told = explained.splitlines()
    assert told in said
    assert sentence_told == sentence


def test_unknown_trouble_names_the_log(tmp_path: Path) -> None:
    """What nobody foresaw is shown with the place of the whole output."""
    log = tmp_path / "install.log"

    explained = troubles.explain("\n".join(f"line {n}" for n in range(40)), log)

    assert "line 39" in explained
    assert "line 9\n" not in explained
    assert str(log) in explained.splitlines()[-1]
