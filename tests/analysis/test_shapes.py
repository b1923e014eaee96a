"""What hints and reviews look like on the wire."""

from __future__ import annotations

import msgspec

from elfenland.analysis import Hint, Review


def test_hints_and_reviews_can_be_described_to_a_client() -> None:
    """Every part of a hint and of a review has a schema, with a description of its own."""
    _, components = msgspec.json.schema_components([Hint, Review])
    assert {"Hint", "TourStep", "Review", "TurnReview"} <= components.keys()
    assert all(component.get("description") for component in components.values())
