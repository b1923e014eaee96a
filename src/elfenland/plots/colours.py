"""The colours of drawings and pages, by light and by dark."""

from __future__ import annotations

import re
from itertools import starmap
from typing import Final

SERIES: Final = 6
"""How many series have a colour of their own; further ones differ by their marker only."""

# Each stands out from its ground by 3 to 1, and from the others for the colour-blind too: a test
# works it out.
PALETTES: Final = {
    "light": {
        "ground": "#ffffff",
        "ink": "#1b1b1f",
        "soft": "#5a5a64",
        "line": "#d4d4dc",
        "series-0": "#0034c8",
        "series-1": "#e06000",
        "series-2": "#0a9580",
        "series-3": "#7c1404",
        "series-4": "#9a80f0",
        "series-5": "#202028",
    },
    "dark": {
        "ground": "#16181d",
        "ink": "#ececf0",
        "soft": "#a6a8b2",
        "line": "#3c3f48",
        "series-0": "#6496f0",
        "series-1": "#d06020",
        "series-2": "#30e6a0",
        "series-3": "#8a6b72",
        "series-4": "#f0e440",
        "series-5": "#a0ecff",
    },
}

ROLES: Final = tuple(PALETTES["light"])


def stand_in(role: str) -> str:
    """The colour that matplotlib draws with; nothing else in a drawing has it."""
    return f"#0000{ROLES.index(role) + 1:02x}"


def by_role(svg: str) -> str:
    """The drawing with the page's custom properties for the colours that stood in for them."""
    return re.sub(r"#0000([0-9a-f]{2})", lambda m: f"var(--{ROLES[int(m[1], 16) - 1]})", svg)


def properties(palette: str) -> str:
    """The custom properties of a palette, in CSS."""
    return " ".join(starmap("--{}: {};".format, PALETTES[palette].items()))
