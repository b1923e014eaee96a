"""The kinds of drawings: intervals, lines, bars and a scatter, each with its figures."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from io import StringIO
from textwrap import fill
from typing import TYPE_CHECKING, Final, NamedTuple

from elfenland.errors import MissingExtra
from elfenland.plots.colours import SERIES, by_role, stand_in
from elfenland.plots.page import Table

if TYPE_CHECKING:
    from matplotlib.axes import Axes

MARKERS: Final = "osD^vPX*"
DASHES: Final = ("-", "--", "-.", ":")
HATCHES: Final = ("", "//", "--", "\\\\", "||", "xx")

# Width in CSS pixels, the size of letters, and how many of them a label has in a line.
WIDE: Final = (720, 13, 32)
NARROW: Final = (340, 12, 14)


class Mark(NamedTuple):
    """A point, with the interval of ``y`` where it has one."""

    x: float
    y: float
    low: float | None = None
    high: float | None = None
    label: str = ""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing as SVG, for wide and for narrow screens, and what it shows in words and figures.

    The colours are the custom properties of the page; elsewhere it has none.
    """

    title: str
    text: str
    wide: str
    narrow: str
    table: Table


def forest(
    title: str, text: str, marks: Sequence[Mark], axis: str, *,
    reference: float | None = None, digits: int = 0,
) -> Drawing:  # fmt: skip
    """A value in a row with its interval: ``y`` of each mark, by its label, the first on top.

    ``reference`` is drawn as a line across, as the value of equals.

    Raises:
        MissingExtra: matplotlib is not installed.
    """

    def draw(axes: Axes, letters: int) -> None:
        for row, mark in enumerate(marks):
            _mark(axes, mark.y, row, mark, 0, upright=False)
        if reference is not None:
            axes.axvline(reference, color=stand_in("soft"), linestyle="--", zorder=1)
        axes.set_yticks(range(len(marks)), [fill(mark.label, letters) for mark in marks])
        axes.set_ylim(len(marks) - 0.5, -0.5)
        axes.set_xlabel(axis)
        axes.grid(axis="x")

    table = Table(
        ("", axis, "95 %"), tuple((mark.label, *_figures(mark, digits)) for mark in marks)
    )
    return _drawing(title, text, table, draw, height=90 + 34 * len(marks))


def lines(
    title: str, text: str, series: Mapping[str, Sequence[Mark]], axes: tuple[str, str], *,
    log: bool = False, reference: float | None = None, digits: int = 1,
) -> Drawing:  # fmt: skip
    """A line for each series through its marks, from left to right; ``log``: of x.

    Raises:
        MissingExtra: matplotlib is not installed.
    """
    xs = sorted({mark.x for marks in series.values() for mark in marks})

    def draw(plot: Axes, letters: int) -> None:
        for i, (name, marks) in enumerate(series.items()):
            points = [(mark.x, mark.y) for mark in marks]
            plot.plot(
                *zip(*points, strict=True), color=_colour(i), linestyle=DASHES[i // SERIES % 4]
            )
            for mark in marks:
                _mark(plot, mark.x, mark.y, mark, i, label="" if mark is not marks[0] else name)
        if log:
            _log(plot, xs)
        if len(xs) <= 8:
            plot.set_xticks(xs, [f"{x:g}" for x in xs])
            plot.set_xticks([], minor=True)
        if reference is not None:
            plot.axhline(reference, color=stand_in("soft"), linestyle="--", zorder=1)
        _label(plot, axes, letters, legend=len(series) > 1)

    rows = [
        (name, f"{mark.x:g}", *_figures(mark, digits))
        for name, marks in series.items()
        for mark in marks
    ]
    return _drawing(title, text, Table(("", *axes, "95 %"), tuple(rows)), draw)


def bars(
    title: str, text: str, groups: Sequence[str], series: Mapping[str, Sequence[float]], axis: str,
    *, digits: int = 1,
) -> Drawing:  # fmt: skip
    """For each group a bar of each series, side by side; values may be below 0.

    Raises:
        MissingExtra: matplotlib is not installed.
    """

    def draw(plot: Axes, letters: int) -> None:
        width = 0.8 / len(series)
        for i, (name, values) in enumerate(series.items()):
            # Told apart by hatching as well as by colour.
            plot.barh(
                [row + (i - (len(series) - 1) / 2) * width for row in range(len(groups))],
                values, width * 0.92, label=name, facecolor=_colour(i),
                edgecolor=stand_in("ground"), hatch=HATCHES[i % len(HATCHES)],
            )  # fmt: skip
        plot.axvline(0, color=stand_in("soft"), linewidth=1)
        plot.set_yticks(range(len(groups)), [fill(group, letters) for group in groups])
        plot.set_ylim(len(groups) - 0.5, -0.5)
        plot.set_xlabel(axis)
        plot.grid(axis="x")
        if len(series) > 1:
            _legend(plot, letters)

    rows = [
        (group, *(f"{values[i]:.{digits}f}" for values in series.values()))
        for i, group in enumerate(groups)
    ]
    height = 100 + 22 * len(series) + len(groups) * (14 + 16 * len(series))
    return _drawing(title, text, Table(("", *series), tuple(rows), axis), draw, height=height)


def scatter(
    title: str, text: str, marks: Sequence[Mark], axes: tuple[str, str], *,
    log: bool = False, digits: int = 1,
) -> Drawing:  # fmt: skip
    """A point for each mark, with its label beside it; ``log``: of x.

    Raises:
        MissingExtra: matplotlib is not installed.
    """

    def draw(plot: Axes, letters: int) -> None:
        for i, mark in enumerate(marks):
            _mark(plot, mark.x, mark.y, mark, i)
            plot.annotate(
                fill(mark.label, letters), (mark.x, mark.y), (6, 6), textcoords="offset points"
            )
        if log:
            _log(plot, [mark.x for mark in marks])
        # Room for the labels on the right.
        plot.margins(0.2, 0.12)
        _label(plot, axes, letters, legend=False)

    rows = tuple((mark.label, f"{mark.x:.3g}", *_figures(mark, digits)) for mark in marks)
    return _drawing(title, text, Table(("", *axes, "95 %"), rows), draw)


def _figures(mark: Mark, digits: int) -> tuple[str, str]:
    value = f"{mark.y:.{digits}f}"
    if mark.low is None or mark.high is None:
        return value, "–"
    return value, f"{mark.low:.{digits}f} to {mark.high:.{digits}f}"


def _colour(i: int) -> str:
    return stand_in(f"series-{i % SERIES}")


def _mark(
    plot: Axes, x: float, y: float, mark: Mark, i: int, *, label: str = "", upright: bool = True
) -> None:
    reach = None
    if mark.low is not None and mark.high is not None:
        reach = [[mark.y - mark.low], [mark.high - mark.y]]
    plot.errorbar(
        [x], [y], reach if upright else None, None if upright else reach, label=label,
        color=_colour(i), marker=MARKERS[i % len(MARKERS)], markersize=7, capsize=4,
        linestyle="none", zorder=3,
    )  # fmt: skip


def _log(plot: Axes, xs: Sequence[float]) -> None:
    from matplotlib.ticker import LogLocator, NullLocator  # noqa: PLC0415 - an extra

    plot.set_xscale("log")
    few = max(xs) < 100 * min(xs)
    plot.xaxis.set_major_locator(LogLocator(subs=(1, 2, 5) if few else (1,)))
    plot.xaxis.set_minor_locator(NullLocator())
    plot.xaxis.set_major_formatter(lambda x, _: f"{x:g}")


def _label(plot: Axes, axes: tuple[str, str], letters: int, *, legend: bool) -> None:
    plot.set_xlabel(axes[0])
    plot.set_ylabel(axes[1])
    plot.grid()
    if legend:
        _legend(plot, letters)


def _legend(plot: Axes, letters: int) -> None:
    handles, names = plot.get_legend_handles_labels()
    plot.figure.legend(
        handles, [fill(name, 2 * letters) for name in names],
        loc="outside upper left", ncols=3 if letters > NARROW[2] else 1, frameon=False,
    )  # fmt: skip


def _drawing(
    title: str, text: str, table: Table, draw: Callable[[Axes, int], None], height: int = 420
) -> Drawing:
    wide, narrow = (_svg(title, draw, screen, height) for screen in (WIDE, NARROW))
    return Drawing(title, text, wide, narrow, table)


def _svg(
    title: str, draw: Callable[[Axes, int], None], screen: tuple[int, int, int], height: int
) -> str:
    try:
        from matplotlib import rc_context  # noqa: PLC0415 - an extra
        from matplotlib.figure import Figure  # noqa: PLC0415
    except ImportError as error:
        raise MissingExtra("drawings", "plots") from error
    width, size, letters = screen
    salt = sha256(f"{title} {width}".encode()).hexdigest()
    ink, soft = stand_in("ink"), stand_in("soft")
    style = {
        "svg.fonttype": "none", "svg.hashsalt": salt, "font.family": "sans-serif",
        "font.size": size, "text.color": ink, "axes.labelcolor": ink, "axes.edgecolor": soft,
        "xtick.color": soft, "ytick.color": soft, "xtick.labelcolor": ink, "ytick.labelcolor": ink,
        "grid.color": stand_in("line"), "axes.spines.top": False, "axes.spines.right": False,
        "axes.axisbelow": True, "axes.unicode_minus": True, "text.parse_math": False,
    }  # fmt: skip
    with rc_context(style):  # type: ignore[arg-type]  # its keys are literals to the checker
        # A point of matplotlib, of which an inch has 72, becomes a pixel.
        figure = Figure((width / 72, height / 72), layout="constrained")
        draw(figure.add_subplot(), letters)
        file = StringIO()
        figure.savefig(file, format="svg", transparent=True, metadata={"Date": None})
    return _bare(by_role(file.getvalue()))


def _bare(svg: str) -> str:
    """The drawing without what would reach out of it into the page, or is the page's to say."""
    box = re.search(r'viewBox="[^"]*"', svg)
    assert box
    rest = svg[svg.index("<defs>") :]
    for gone in (r"<style .*?</style>", r"<metadata>.*?</metadata>", r"font-family: [^;]*; "):
        rest = re.sub(gone, "", rest, flags=re.DOTALL)
    # Only what is pointed at keeps its id, as a page may hold the same one only once.
    rest = re.sub(r' id="([^"]*)"', lambda m: m[0] if f"#{m[1]}" in rest else "", rest)
    return f"<svg {box[0]}>{rest}".replace("xlink:href", "href").rstrip()
