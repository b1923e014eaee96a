"""Bots that a command is given by name."""

from __future__ import annotations

import sys
from pathlib import Path


def look_here() -> None:
    """Have modules looked for in the folder, too, where the command is given."""
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)
