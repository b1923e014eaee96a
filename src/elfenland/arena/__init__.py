"""Matches between bots: each deal from every chair, intervals on every rate (docs/arena.md)."""

from elfenland.arena.contest import Contest, Played, Showing
from elfenland.arena.intervals import Estimate
from elfenland.arena.matches import hold, match
from elfenland.arena.page import as_page
from elfenland.arena.ratings import Rating
from elfenland.arena.report import Report, Row
from elfenland.arena.text import as_json, as_text

__all__ = [
    "Contest",
    "Estimate",
    "Played",
    "Rating",
    "Report",
    "Row",
    "Showing",
    "as_json",
    "as_page",
    "as_text",
    "hold",
    "match",
]
