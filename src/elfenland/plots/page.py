"""The page: headings, sentences, drawings and tables in one HTML file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Final

from elfenland.plots.colours import properties

if TYPE_CHECKING:
    from elfenland.plots.drawings import Drawing


@dataclass(frozen=True, slots=True)
class Table:
    """Cells as text; the first of each row is its heading."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a page: its heading, paragraphs, and what follows them in this order."""

    heading: str
    text: Sequence[str] = ()
    drawings: Sequence[Drawing] = ()
    tables: Sequence[Table] = ()


# The narrow drawing is shown where the wide one would shrink its letters below a readable size.
STYLE: Final = f"""
:root {{ color-scheme: light dark; {properties("light")} }}
@media (prefers-color-scheme: dark) {{ :root {{ {properties("dark")} }} }}
* {{ box-sizing: border-box; }}
body {{ margin: 0 auto; padding: 1rem; max-width: 64rem; background: var(--ground);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }}
h1, h2, h3 {{ line-height: 1.2; }}
h3 {{ margin: 0; font-size: 1.05rem; }}
p {{ max-width: 44rem; }}
figure {{ margin: 1.5rem 0; }}
figcaption {{ max-width: 44rem; }}
figure > svg {{ display: block; width: 100%; height: auto; margin: 0.5rem 0; }}
.wide {{ max-width: 720px; }}
.narrow {{ display: none !important; max-width: 480px; }}
@media (max-width: 640px) {{
  .wide {{ display: none !important; }}
  .narrow {{ display: block !important; }}
}}
svg {{ stroke-linejoin: round; stroke-linecap: butt; }}
summary {{ cursor: pointer; color: var(--soft); padding: 0.5rem 0; }}
.scroll {{ overflow-x: auto; margin: 0.5rem 0 1.5rem; }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums; }}
caption {{ text-align: left; color: var(--soft); }}
th, td {{ padding: 0.25rem 0.75rem 0.25rem 0; text-align: right; overflow-wrap: normal;
  border-bottom: 1px solid var(--line); }}
th:first-child {{ text-align: left; }}
"""


def page(title: str, sections: Sequence[Section], text: Sequence[str] = ()) -> str:
    """The page as HTML; it follows light and dark, and fits a phone and a desk.

    Every drawing has its title, its sentence, and its figures as a table to unfold.
    """
    return "\n".join(_page(title, sections, text)) + "\n"


def _page(title: str, sections: Sequence[Section], text: Sequence[str]) -> Iterator[str]:
    yield '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>"
    yield f"<h1>{escape(title)}</h1>"
    yield from _paragraphs(text)
    drawn = 0
    for section in sections:
        yield f"<section>\n<h2>{escape(section.heading)}</h2>"
        yield from _paragraphs(section.text)
        for drawing in section.drawings:
            drawn += 1
            yield from _figure(drawing, f"drawing-{drawn}")
        for table in section.tables:
            yield from _table(table, section.heading)
        yield "</section>"
    yield "</main>\n</body>\n</html>"


def _paragraphs(text: Sequence[str]) -> Iterator[str]:
    for paragraph in text:
        yield f"<p>{escape(paragraph)}</p>"


def _figure(drawing: Drawing, name: str) -> Iterator[str]:
    yield f'<figure aria-labelledby="{name}">'
    yield f'<figcaption><h3 id="{name}">{escape(drawing.title)}</h3>{escape(drawing.text)}'
    yield "</figcaption>"
    for width, svg in (("wide", drawing.wide), ("narrow", drawing.narrow)):
        ids = f"{name}-{width}-title", f"{name}-{width}-text"
        head, _, rest = svg.removeprefix("<svg ").partition(">")
        yield (
            f'<svg class="{width}" role="img" aria-labelledby="{" ".join(ids)}" {head}>'
            f'<title id="{ids[0]}">{escape(drawing.title)}</title>'
            f'<desc id="{ids[1]}">{escape(drawing.text)}</desc>{rest}'
        )
    yield "<details>\n<summary>The figures as a table</summary>"
    yield from _table(drawing.table, drawing.title)
    yield "</details>\n</figure>"


def _table(table: Table, name: str) -> Iterator[str]:
    label = escape(table.caption or name)
    # What scrolls can be reached by keyboard.
    yield f'<div class="scroll" role="group" tabindex="0" aria-label="{label}">'
    yield "<table>"
    if table.caption:
        yield f"<caption>{escape(table.caption)}</caption>"
    cells = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in table.head)
    yield f"<thead><tr>{cells}</tr></thead>\n<tbody>"
    for first, *others in table.rows:
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in others)
        yield f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>'
    yield "</tbody>\n</table>\n</div>"
