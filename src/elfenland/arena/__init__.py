"""Matches between bots: each deal from every chair, intervals on every rate (docs/arena.md)."""

from elfenland.arena.contest import Contest, Played, Showing
from elfenland.arena.intervals import Estimate
from elfenland.arena.matches import match
from elfenland.arena.report import Report, Row
from elfenland.arena.text import as_json, as_text

__all__ = [
    "Contest",
    "Estimate",
    "Played",
    "Report",
    "Row",
    "Showing",
    "as_json",
    "as_text",
    "match",
]
