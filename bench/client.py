"""How the client feels and what it weighs: paint, delays, a travelling boot, memory, bytes.

Measured in Chromium, in one tab at 1280 x 800, on the real server with its chance seeded.
"""

from __future__ import annotations

import gzip
import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

import click
from playwright.sync_api import Browser, CDPSession, Page, expect, sync_playwright

from bench.figures import print_figures
from elfenland.server.pages import CLIENT
from tests.e2e import chance
from tests.e2e.looks import WIDE
from tests.e2e.player import GREEDY, Player, open_table
from tests.e2e.served import serving
from tests.e2e.steering import Steering

SLOWED: Final = 4
"""How many times slower the processor is where somebody travels."""
PICKS: Final = 12
"""Clicks on counters."""
PATIENCE: Final = 120_000
"""Milliseconds for which something is waited for."""
TABLES: Final = 3
"""Tables at which a boot travels, late in the game."""
LOADS: Final = 5
"""Times that a page is opened."""

# Chromium tells of every key and click how long it was until the next picture, to 8 ms.
_DELAYS: Final = """new PerformanceObserver(list => {
  (globalThis.delays ??= []).push(
    ...list.getEntries().filter(entry => entry.interactionId).map(entry => entry.duration));
}).observe({ type: 'event', durationThreshold: 16, buffered: true })"""

_PAINT: Final = """() => new Promise(resolve => {
  new PerformanceObserver((list, observer) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (!paint) return;
    observer.disconnect();
    resolve(paint.startTime);
  }).observe({ type: 'paint', buffered: true });
})"""

# Texts and rules of the languages that come only when they are chosen.
_OTHERS: Final = re.compile(r"(text\.)?(de|fr)-")

# The page itself tells when its boot has arrived: to look for it would be script too.
_WATCH: Final = """() => {
  const table = document.querySelector('main.table');
  globalThis.arrived = new Promise(resolve => {
    new MutationObserver(() => resolve(null)).observe(table, { attributeFilter: ['data-number'] });
  });
}"""

_TRACED: Final = ("devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "v8")
_SCRIPT: Final = {
    "EvaluateScript",
    "EventDispatch",
    "FireAnimationFrame",
    "FunctionCall",
    "RunMicrotasks",
    "TimerFire",
    "v8.callFunction",
    "v8.run",
}


def weights(client: Path) -> dict[str, float]:
    """Gzipped kilobytes of the built client: all but fonts and map, in one language; the map."""
    map_size = rest = others = 0
    for file in sorted(client.rglob("*")):
        if file.suffix not in (".html", ".css", ".js", ".svg"):
            continue
        content = file.read_bytes()
        size = len(gzip.compress(content, 9, mtime=0))
        if b'<g id="roads">' in content:
            map_size += size
        elif _OTHERS.match(file.name):
            others += size
        else:
            rest += size
    return {
        "client_kb": round(rest / 1e3, 1),
        "other_languages_kb": round(others / 1e3, 1),
        "map_kb": round(map_size / 1e3, 1),
    }


def measure(games: int) -> dict[str, Any]:
    """All figures of one run, by name."""
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder) / "bench.sqlite3") as url,
        _browser() as browser,
    ):
        page = _tab(browser, still=False)
        figures: dict[str, Any] = weights(CLIENT)
        figures["home_paint_ms"] = _paint(page, f"{url}/")
        open_table(page, GREEDY, GREEDY, GREEDY, at=url)
        assert Player(page).is_asked()
        figures["table_paint_ms"] = _paint(page, page.url)
        expect(page.locator(".stage")).to_be_visible()
        figures["map_nodes"] = page.locator(".stage svg, .stage svg *").count()
        steering = Steering(page, seed=1)
        assert steering.to(lambda view: view["phase"] == "plan")
        figures |= _delays(page)
        page.context.close()
        figures |= _travel(browser, url)
        figures |= _memory(_tab(browser, still=True), url, games)
    return figures


@contextmanager
def _browser() -> Iterator[Browser]:
    sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"),
            args=[*sandbox, "--disable-gpu", "--js-flags=--expose-gc"],
        )
        yield browser
        browser.close()


def _tab(browser: Browser, *, still: bool) -> Page:
    context = browser.new_context(
        viewport=WIDE, locale="en-GB", reduced_motion="reduce" if still else "no-preference"
    )
    chance.seed(context, f"bench client {still}")
    context.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    return context.new_page()


def _paint(page: Page, url: str) -> float:
    """Until something of the page can be read: the median of some loads, the cache as it is."""
    times: list[float] = []
    for _ in range(LOADS):
        page.goto(url)
        times.append(page.evaluate(_PAINT))
    return round(median(times))


def _delays(page: Page) -> dict[str, float]:
    """Between a click on a counter and the picture of what it did."""
    page.evaluate(_DELAYS)
    counter = page.locator(".g-ctr button.pick").first
    for _ in range(PICKS):
        counter.click()
        _painted(page)
    found: list[float] = sorted(page.evaluate("globalThis.delays ?? []"))
    # What takes less than 16 ms is not told of.
    delays = [0.0] * max(0, PICKS - len(found)) + found
    return {"click_ms_median": median(delays), "click_ms_most": delays[-1]}


def _painted(page: Page) -> None:
    page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done, 50)))")


def _travel(browser: Browser, url: str) -> dict[str, float]:
    """The longest task and script of each step of a boot, late in the game, on a slow processor."""
    page = _tab(browser, still=False)
    session = page.context.new_cdp_session(page)
    longest_of: list[tuple[float, float]] = []
    lines = 0
    for seed in range(TABLES):
        throttle(session, 1)
        open_table(page, GREEDY, GREEDY, GREEDY, at=url)
        assert Steering(page, seed).to(_is_late)
        lines = max(lines, page.locator(".log li").count())
        throttle(session, SLOWED)
        player = Player(page)
        while player.is_asked() and player.can_travel:
            longest_of.append(_step(browser, page))
    page.context.close()
    scripts, tasks = ([round(one, 1) for one in all_] for all_ in zip(*longest_of, strict=True))
    return {
        "steps": len(longest_of),
        "log_lines": lines,
        "travel_script_ms_median": median(scripts),
        "travel_script_ms_most": max(scripts),
        "travel_task_ms_median": median(tasks),
        "travel_task_ms_most": max(tasks),
    }


def _step(browser: Browser, page: Page) -> tuple[float, float]:
    """Go a step; the longest script and task from the click until the boot has arrived."""
    page.locator("button[data-legal][data-place^=town]").first.dispatch_event("click")
    options = page.locator(".ring .opt")
    go = page.get_by_role("button", name=re.compile("^(Travel|Give .*)$"))
    expect(options.or_(go).first).to_be_visible()
    if options.count():
        options.first.dispatch_event("click")
    expect(go.first).to_be_visible()
    box = go.first.bounding_box()
    assert box is not None
    page.evaluate(_WATCH)
    # A click of the mouse: one of the test's own would look at the page before it.
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    _painted(page)
    browser.start_tracing(page=page, categories=list(_TRACED))
    page.mouse.down()
    page.mouse.up()
    page.evaluate("globalThis.arrived")
    _painted(page)
    trace = json.loads(browser.stop_tracing())
    return longest(trace["traceEvents"])


def _is_late(view: dict[str, Any]) -> bool:
    """Whether the seat can go a step in the last round but one."""
    can_step = any(action["kind"] == "travel" for action in view["legal"])
    return can_step and view["round"] == view["options"]["rounds"] - 1


def throttle(session: CDPSession, times: int) -> None:
    """Let a page's processor be so many times slower."""
    session.send("Emulation.setCPUThrottlingRate", {"rate": times})


def longest(events: list[dict[str, Any]]) -> tuple[float, float]:
    """The longest script of the page's main thread and its longest task, in milliseconds.

    Both by the thread's processor time: what other programs take from it is not the page's.
    """
    names = {
        (event["pid"], event["tid"]): event["args"]["name"]
        for event in events
        if event["name"] == "thread_name"
    }
    whole = [
        event
        for event in events
        if event["ph"] == "X" and names.get((event["pid"], event["tid"])) == "CrRendererMain"
    ]
    script = [event["tdur"] for event in whole if event["name"] in _SCRIPT and "tdur" in event]
    tasks = [event["tdur"] for event in whole if event["name"] == "RunTask" and "tdur" in event]
    return max(script, default=0) / 1e3, max(tasks, default=0) / 1e3


def _memory(page: Page, url: str, games: int) -> dict[str, Any]:
    """What lives in the heap of a tab after its first game and after its last."""
    session = page.context.new_cdp_session(page)
    open_table(page, GREEDY, at=url)
    after: list[dict[str, float]] = []
    for number in range(games):
        _play(page, number)
        session.send("HeapProfiler.collectGarbage")
        session.send("Performance.enable")
        found = session.send("Performance.getMetrics")["metrics"]
        after.append({metric["name"]: metric["value"] for metric in found})
        page.get_by_role("button", name="Play again", exact=True).click()
        expect(page.locator("main.table")).to_be_visible()
    return {
        "games_in_one_tab": games,
        "heap_mb_after_first": round(after[0]["JSHeapUsedSize"] / 1e6, 1),
        "heap_mb_after_last": round(after[-1]["JSHeapUsedSize"] / 1e6, 1),
        "nodes_after_first": int(after[0]["Nodes"]),
        "nodes_after_last": int(after[-1]["Nodes"]),
        "listeners_after_last": int(after[-1]["JSEventListeners"]),
    }


def _play(page: Page, seed: int) -> None:
    """A whole game: decisions go to the server, and the page shows what comes of them."""
    player = Player(page)
    assert player.is_asked()
    steering = Steering(page, seed)
    position = steering.position()
    while position["view"]["to_act"] is not None:
        if position["view"]["to_act"] == 0:
            steering.decide()
        position = steering.position(position["number"])
    expect(player.standings).to_be_visible()


@click.command(help=__doc__)
@click.option("--games", default=5, show_default=True, type=click.IntRange(1), metavar="N",
              help="Games in one tab, one after another.")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def client(*, games: int, as_json: bool) -> None:
    """Measure and print."""
    print_figures(measure(games), as_json=as_json)
