"""Draws the icons of the installed client: the boot on parchment, in the border of the map.

    python tools/art/icons.py

It writes web/public/icons; whoever changes the boot runs it. It needs Chromium, at $CHROMIUM or
/usr/bin/chromium, since systems take icons as pixels.
"""

import os
import re
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
BOOT = ROOT / "web/src/lib/art/icon.svg"
ICONS = ROOT / "web/public/icons"

PAPER, EDGE, INK, RED = "#f7eedb", "#e9d5a6", "#2f2118", "#b8402f"

# name: pixels, share of the side that is drawn on (a mask may cut the rest), corners in 512ths
SIZES = {
    "192": (192, 1.0, 96),
    "512": (512, 1.0, 96),
    "maskable-512": (512, 0.8, 0),
    "apple-180": (180, 1.0, 0),
}


def drawing(boot: str, share: float, corner: int) -> str:
    """The icon in 512 x 512: paper, the border of the map with its red and cream, and the boot."""
    edge = 26 + 512 * (1 - share) / 2
    side = 512 - 2 * edge
    # As many red and cream pieces to a side as make a corner of each begin with red.
    piece = side / 9
    inside = max(0, corner - edge)
    frame = f'x="{edge}" y="{edge}" width="{side}" height="{side}" rx="{inside}" fill="none"'
    size = side * 0.76
    at = (512 - size) / 2
    return f"""
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="100%" height="100%">
        <defs><radialGradient id="p"><stop offset=".55" stop-color="{PAPER}"/>
        <stop offset="1" stop-color="{EDGE}"/></radialGradient></defs>
        <rect width="512" height="512" rx="{corner}" fill="url(#p)"/>
        <rect {frame} stroke="{INK}" stroke-width="26"/>
        <rect {frame} stroke="{PAPER}" stroke-width="16"/>
        <rect {frame} stroke="{RED}" stroke-width="16" stroke-dasharray="{piece}"/>
        <svg x="{at}" y="{at}" width="{size}" height="{size}" viewBox="0 0 64 64">{boot}</svg>
      </svg>"""


def main():
    """Draw them all."""
    boot = re.sub(r"^<svg[^>]*>|</svg>\s*$", "", BOOT.read_text(encoding="utf-8"))
    ICONS.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"),
            args=["--no-sandbox", "--disable-gpu"],
        )
        for name, (pixels, share, corner) in SIZES.items():
            page = browser.new_page(viewport={"width": pixels, "height": pixels})
            page.set_content(f"<style>*{{margin:0}}</style>{drawing(boot, share, corner)}")
            page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
