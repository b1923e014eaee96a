"""Hints, and reviews of games (docs/analysis.md)."""

from elfenland.analysis.hints import hint
from elfenland.analysis.reviews import review
from elfenland.analysis.shapes import (
    Candidate,
    ChoiceReview,
    DealReview,
    Effect,
    Hint,
    HintReason,
    Judge,
    Lack,
    Review,
    RoundReview,
    SeatReview,
    TourStep,
    TurnReview,
)

__all__ = [
    "Candidate",
    "ChoiceReview",
    "DealReview",
    "Effect",
    "Hint",
    "HintReason",
    "Judge",
    "Lack",
    "Review",
    "RoundReview",
    "SeatReview",
    "TourStep",
    "TurnReview",
    "hint",
    "review",
]
