"""Drawings for reports, and the page that holds them: one file, without any network.

The drawings take matplotlib, which the extra ``plots`` brings; it is imported when one is made.
"""

from elfenland.plots.drawings import Drawing, Mark, bars, forest, lines, scatter
from elfenland.plots.page import Section, Table, page

__all__ = [
    "Drawing",
    "Mark",
    "Section",
    "Table",
    "bars",
    "forest",
    "lines",
    "page",
    "scatter",
]
