"""The client as an app: what a browser needs to install it, and what it says without a server."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from elfenland.server.pages import CLIENT
from tests.e2e.looks import assert_looks_well
from tests.e2e.player import GREEDY, open_table
from tests.e2e.served import serving

_KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const [name] = await caches.keys();
  const kept = await (await caches.open(name)).keys();
  return kept.map(request => new URL(request.url).pathname);
}"""


def test_the_browser_would_install_it(page: Page) -> None:
    """It has a name, icons of the sizes they say, and a start page; the browser finds no fault."""
    page.goto("/")
    session = page.context.new_cdp_session(page)
    manifest: dict[str, Any] = session.send("Page.getAppManifest")
    icons = page.evaluate(
        """async () => {
          const at = document.querySelector('link[rel=manifest]').href;
          const { icons } = await (await fetch(at)).json();
          return Promise.all(icons.map(async ({ src, sizes }) => {
            const image = new Image();
            image.src = src;
            await image.decode();
            return [sizes, `${image.naturalWidth}x${image.naturalHeight}`];
          }));
        }"""
    )

    assert manifest["errors"] == []
    assert manifest["manifest"]["name"] == "Elfenland"
    assert {said for said, _ in icons} == {"192x192", "512x512"}
    assert [said for said, is_so in icons if said != is_so] == []


@pytest.mark.browser_context_args(service_workers="allow")
def test_without_its_server_it_opens_and_says_so(page: Page, tmp_path: Path) -> None:
    """Every page opens from the device while the server is away, and goes on when it is back."""
    file = tmp_path / "tables.sqlite3"
    with serving(file) as url:
        open_table(page, GREEDY, at=url)
        expect(page.get_by_role("region", name="What can be done now")).to_be_visible()
        table = page.url
        kept = page.evaluate(_KEPT)
    assert {Path(path).name for path in kept} >= {f.name for f in (CLIENT / "assets").iterdir()}

    page.goto(f"{url}/rules")
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules")
    page.goto(url)
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    page.goto(table)
    expect(page.get_by_role("heading", level=1)).to_have_text("The table is out of reach")
    assert_looks_well(page)

    with serving(file, port=int(re.findall(r"\d+", url)[-1])):
        # It comes back by itself.
        expect(page.get_by_role("region", name="What can be done now")).to_be_visible()
