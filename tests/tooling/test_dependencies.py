"""What the project stands on is told with its reason, and nothing else is."""

from __future__ import annotations

import json
import re
import tomllib
from itertools import chain

from tools.environment import ROOT

ROW = re.compile(r"^\| (`[^|]+`) \| ([^|]+) \|$", re.MULTILINE)


def named() -> set[str]:
    """Every package that we ask for by name."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    client = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    asked = chain(
        settings["project"]["dependencies"],
        *settings["project"]["optional-dependencies"].values(),
        *settings["dependency-groups"].values(),
        (ROOT / "requirements" / "uv.in").read_text("utf-8").splitlines(),
    )
    python = {re.split(r"[\s\[<>=!~;]", line, maxsplit=1)[0] for line in asked}
    return (python | {*client["dependencies"], *client["devDependencies"]}) - {"", "#"}


def test_each_has_its_reason() -> None:
    """docs/dependencies.md has each once, and none that is not asked for any more."""
    page = (ROOT / "docs" / "dependencies.md").read_text("utf-8")
    rows = ROW.findall(page)
    told = [name for names, _ in rows for name in re.findall(r"`([^`]+)`", names)]

    assert sorted(told) == sorted(named())
    assert all(reason.strip() for _, reason in rows)
