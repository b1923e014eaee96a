"""Tours drawn on the map: what was walked, and what would have been best."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import zip_longest
from math import atan2, degrees
from typing import Final, NamedTuple

from elfenland.analysis import TourStep, TurnReview
from elfenland.board import BOARD
from elfenland.cli.words import town_name
from elfenland.plots import Drawing, Table


class _Size(NamedTuple):
    """A screen's map in CSS pixels, its letters, and whether every town is named."""

    width: int
    height: int
    letters: int
    all_names: bool


WIDE: Final = _Size(720, 522, 13, all_names=True)
NARROW: Final = _Size(340, 300, 12, all_names=False)
_MARGIN: Final = 0.06


def tour_map(title: str, text: str, turn: TurnReview) -> Drawing:
    """The map with both tours of a turn: walked dashed, the best one drawn through."""
    rows = [
        (str(number), _told(walked), _told(best))
        for number, (walked, best) in enumerate(zip_longest(turn.walked, turn.best), 1)
    ]
    table = Table(("step", "walked", "best"), rows)
    wide, narrow = ("".join(_svg(turn, size)) for size in (WIDE, NARROW))
    return Drawing(title, text, wide, narrow, table)


def _told(step: TourStep | None) -> str:
    if step is None:
        return "–"
    return f"{town_name(step.town)}, {len(step.cards)} cards" + (", new" if step.new else "")


def _svg(turn: TurnReview, size: _Size) -> Iterator[str]:
    yield f'<svg viewBox="0 0 {size.width} {size.height}">'
    for connection in BOARD.connections:
        ends = _at(connection.a, size), _at(connection.b, size)
        yield _line(*ends, "line", 2, "" if connection.is_road else "2 4")
    yield from _tour(turn.best, size, "series-0", 6, "")
    yield from _tour(turn.walked, size, "series-1", 3, "6 5")
    on_tour = {_from(steps[0]) for steps in (turn.walked, turn.best) if steps}
    on_tour |= {step.town for step in (*turn.walked, *turn.best)}
    new = {step.town for step in (*turn.walked, *turn.best) if step.new}
    for town in BOARD.towns:
        x, y = _at(town.id, size)
        fill = "ink" if town.id in new else "ground"
        yield (
            f'<circle cx="{x}" cy="{y}" r="5" fill="var(--{fill})" stroke="var(--ink)" '
            'stroke-width="1.5"/>'
        )
        if size.all_names or town.id in on_tour:
            colour = "ink" if town.id in on_tour else "soft"
            yield (
                f'<text x="{x}" y="{y - 9}" text-anchor="middle" font-size="{size.letters}" '
                f'fill="var(--{colour})" stroke="var(--ground)" stroke-width="3" '
                f'paint-order="stroke">{escape(town.name)}</text>'
            )
    yield from _key(size)
    yield "</svg>"


def _key(size: _Size) -> Iterator[str]:
    """What the lines stand for, below the map."""
    y = size.height - 8
    for x, colour, width, dash, name in (
        (8, "series-0", 6, "", "best"),
        (108, "series-1", 3, "6 5", "walked"),
    ):
        yield _line((x, y - 4), (x + 30, y - 4), colour, width, dash)
        yield (
            f'<text x="{x + 36}" y="{y}" font-size="{size.letters}" fill="var(--ink)">{name}</text>'
        )


def _tour(
    steps: Sequence[TourStep], size: _Size, colour: str, width: int, dash: str
) -> Iterator[str]:
    for step in steps:
        start, end = _at(_from(step), size), _at(step.town, size)
        yield _line(start, end, colour, width, dash)
        x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        turned = degrees(atan2(end[1] - start[1], end[0] - start[0]))
        reach = width + 3
        yield (
            f'<path d="M{-reach} {-reach}L{reach} 0L{-reach} {reach}Z" fill="var(--{colour})" '
            f'transform="translate({x:.1f} {y:.1f}) rotate({turned:.0f})"/>'
        )


def _line(
    start: tuple[float, float], end: tuple[float, float], colour: str, width: int, dash: str
) -> str:
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<path d="M{start[0]} {start[1]}L{end[0]} {end[1]}" fill="none" '
        f'stroke="var(--{colour})" stroke-width="{width}"{dashes}/>'
    )


def _from(step: TourStep) -> str:
    return BOARD.connection(step.connection).other(step.town)


def _at(town: str, size: _Size) -> tuple[float, float]:
    """Where a town lies: the map fills the drawing but for its margin and the key."""
    place = BOARD.town(town)
    height = size.height - 2.5 * size.letters
    return (
        round((_MARGIN + (1 - 2 * _MARGIN) * place.x) * size.width, 1),
        round((_MARGIN + (1 - 2 * _MARGIN) * place.y) * height, 1),
    )
