"""Makes what a browser and its server draw the same in each run of a test."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from playwright.sync_api import BrowserContext

from tests.e2e.seeded import HEADER

# How often a tab drew outlives its pages: an id of a request is never the same twice.
_DRAW: Final = """(seed => {
  crypto.getRandomValues = array => {
    const drawn = Number(sessionStorage.getItem('drawn')) + 1;
    sessionStorage.setItem('drawn', drawn);
    const from = [drawn >> 8, drawn, ...seed];
    for (let place = 0; place < array.length; place++) array[place] = from[place % from.length];
    return array;
  };
})"""


def seed(context: BrowserContext, who: str) -> None:
    """Let everything that is dealt in this browser follow from ``who`` sits there, in ASCII.

    Of both halves of a deal, the texts are drawn in the browser and the secret by the server.
    """
    context.set_extra_http_headers({HEADER: who})
    context.add_init_script(f"{_DRAW}({list(sha256(who.encode()).digest())})")
