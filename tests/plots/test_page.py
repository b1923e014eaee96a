"""Pages of drawings: well-formed, by themselves, in words too."""

from __future__ import annotations

import re
import sys
from collections import Counter
from html.parser import HTMLParser

import pytest

from elfenland.errors import MissingExtra
from elfenland.plots import Drawing, Mark, Section, Table, bars, forest, lines, page, scatter
from elfenland.plots.colours import SERIES

MARKS = [Mark(0.1, 1500, label="planner"), Mark(20, 1234.5, 1200, 1260.4, "<greedy> & co")]
ROUNDS = {f"bot {i}": [Mark(n, n * i, n * i - 0.5, n * i + 0.5) for n in (1, 2)] for i in range(8)}


@pytest.fixture(scope="module")
def drawings() -> list[Drawing]:
    """One of each kind."""
    return [
        forest("Ratings", "By bot.", MARKS, "rating", reference=1400),
        lines("Pieces", "By round.", ROUNDS, ("round", "pieces"), reference=3),
        lines("Budgets", "By time.", {"one": MARKS}, ("ms", "rating"), log=True),
        bars("Places", "By bot.", ["planner", "greedy"], {"1.": [60, -40], "2.": [40, 60]}, "%"),
        scatter("Time & <strength>", "By bot.", MARKS, ("ms", "rating"), log=True),
    ]


class Checked(HTMLParser):
    """Keeps the tags, and sees that each that is opened is closed in its turn."""

    VOID = frozenset({"meta", "path", "use", "rect"})

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Open it."""
        self.tags.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep it."""
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        """Close it."""
        if tag not in self.VOID:
            assert self.open.pop() == tag


@pytest.fixture(scope="module")
def html(drawings: list[Drawing]) -> str:
    """A page with a drawing of each kind, in two sections."""
    one, *others = drawings
    table = Table(("bot", "won"), (("<greedy>", "1"),), "Games")
    return page(
        "A <match>",
        [Section("First & last", ["Who <won>."], [one], [table]), Section("More", (), others)],
        ["Before."],
    )


def test_well_formed(html: str) -> None:
    """Tags are closed, what is text stays text, and no id is there twice."""
    tags = Checked(html).tags
    ids = Counter(attributes["id"] for _, attributes in tags if "id" in attributes)
    assert "<h1>A &lt;match&gt;</h1>" in html
    assert "<h2>First &amp; last</h2>\n<p>Who &lt;won&gt;.</p>" in html
    assert not [name for name, times in ids.items() if times > 1]
    pointed_at = set(re.findall(r'(?:href="#|url\(#)([^")]+)', html))
    assert pointed_at
    assert pointed_at <= set(ids)


def test_nothing_is_fetched(html: str) -> None:
    """The page names no other place, and runs nothing."""
    assert not re.findall(r"https?://|@import|<script|<link|<img|src=", html)


def test_every_drawing_in_words(html: str) -> None:
    """Each SVG has a title and a description by which it is called, and a table of its figures."""
    tags = Checked(html).tags
    svgs = [attributes for tag, attributes in tags if tag == "svg"]
    ids = {attributes.get("id") for _, attributes in tags}
    assert [svg["class"] for svg in svgs] == ["wide", "narrow"] * 5
    for svg in svgs:
        assert svg["role"] == "img"
        assert set((svg["aria-labelledby"] or "").split()) <= ids
    assert html.count("<details>") == 5
    assert html.count("Time &amp; &lt;strength&gt;</") == 3
    assert (
        '<tr><th scope="row">&lt;greedy&gt; &amp; co</th><td>1234</td><td>1200 to 1260</td></tr>'
    ) in html
    assert '<tr><th scope="row">planner</th><td>-40.0</td>' not in html
    assert '<tr><th scope="row">greedy</th><td>-40.0</td><td>60.0</td></tr>' in html


def test_colours_are_the_pages(html: str) -> None:
    """Every colour in a drawing is a property that the page sets for light and for dark."""
    drawn = "".join(re.findall(r"<svg.*?</svg>", html, re.DOTALL))
    assert not re.findall(r"#[0-9a-f]{6}|<style", drawn)
    used = set(re.findall(r"var\(--([a-z0-9-]+)\)", drawn))
    assert used >= {"ink", "soft", "line", *(f"series-{i}" for i in range(SERIES))}
    for name in used:
        assert html.count(f"--{name}: #") == 2
    assert "prefers-color-scheme: dark" in html


def test_the_same_again(drawings: list[Drawing]) -> None:
    """The same figures give the same drawing, byte for byte."""
    assert forest("Ratings", "By bot.", MARKS, "rating", reference=1400) == drawings[0]


def test_letters_keep_their_size(drawings: list[Drawing]) -> None:
    """The narrow drawing fits a phone without being shrunk below readable letters."""
    for drawing in drawings:
        assert 'viewBox="0 0 720 ' in drawing.wide
        assert 'viewBox="0 0 340 ' in drawing.narrow
        for svg in (drawing.wide, drawing.narrow):
            assert {int(size) for size in re.findall(r"font-size: (\d+)px", svg)} <= {12, 13}


def test_without_matplotlib(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where matplotlib is missing, the error says how to get it."""
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(MissingExtra, match=r"pip install 'elfenland\[plots\]'") as refused:
        forest("Ratings", "By bot.", MARKS, "rating")
    assert refused.value.extra == "plots"
